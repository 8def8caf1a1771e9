import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { reasonOf, usageError } from "../../../formats/error.ts";
import { readBattery } from "../../../probe/own/read-battery.ts";
import type { CliContext } from "../../context.ts";

type Battery = ReturnType<typeof readBattery>;

/**
 * What a file of one's own has of one kind.
 * @param known the built-in ones, whose ids no other may have
 * @throws BacktrailError with code `usage` when the file cannot be used, has none of that kind, or
 * an id that is built in.
 */
export async function ownEntries<K extends keyof Battery>(
  kind: K,
  path: string,
  known: Battery[K],
  flag: string,
  { cwd }: CliContext,
): Promise<Battery[K]> {
  let text: string;
  try {
    text = await readFile(resolve(cwd, path), "utf8");
  } catch (cause) {
    throw usageError(flag, `${path} cannot be read: ${reasonOf(cause)}`, cause);
  }
  const entries = readBattery(text, path)[kind];
  if (entries.length === 0) throw usageError(flag, `${path} holds no ${kind}`);
  const ids = new Set(known.map(({ id }) => id));
  const twice = entries.find(({ id }) => ids.has(id));
  if (twice) throw usageError(flag, `${twice.id} is built in; give yours another id`);
  return entries;
}
