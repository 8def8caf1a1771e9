import { reasonOf } from "../../../formats/error.ts";
import { printable, shorten } from "../../../text/printable.ts";
import type { Output } from "../../output.ts";

/** Closes what a user's module or a provider opened; a fault of that changes no result. */
export async function closeQuietly(
  what: string,
  close: (() => unknown) | undefined,
  output: Pick<Output, "warn">,
): Promise<void> {
  try {
    await close?.();
  } catch (error) {
    await output.warn(`warning: ${what} could not be closed: ${printable(reasonOf(error))}\n`);
  }
}

const MOST_KINDS = 5;
const LONGEST = 300;

/** Remarks on answers, the most common first, with how many answers had each. */
export async function sayRemarks(
  remarks: ReadonlyMap<string, number>,
  output: Pick<Output, "warn">,
): Promise<void> {
  const sorted = [...remarks].sort(([, a], [, b]) => b - a);
  for (const [remark, count] of sorted.slice(0, MOST_KINDS)) {
    await output.warn(
      `note: ${count} ${count === 1 ? "answer" : "answers"}: ${printable(shorten(remark, LONGEST))}\n`,
    );
  }
  const more = sorted.length - MOST_KINDS;
  if (more > 0) await output.warn(`note: and ${more} other remarks\n`);
}
