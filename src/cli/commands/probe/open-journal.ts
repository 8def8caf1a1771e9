import { resolve } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";
import { Journal, type JournalOptions, journalState } from "../../../probe/index.ts";
import type { Invocation } from "../../command.ts";

/**
 * Begins the journal of a run, or goes on with it under `--resume`. An unfinished one is never
 * thrown away unasked, since its trials may have cost money.
 * @throws BacktrailError with code `usage` when an unfinished run stands there.
 */
export async function openJournal<R>(
  options: JournalOptions<R>,
  flags: { readonly resume: boolean; readonly overwrite: boolean },
  { context, output }: Invocation,
): Promise<Journal<R>> {
  const located = { ...options, path: resolve(context.cwd, options.path) };
  const state = await journalState(located.path);
  if (flags.resume && state !== "none") {
    const journal = await Journal.resume(located);
    await output.talk(
      `resumed: ${journal.reused} trials reused, ${journal.retried} errors run again\n`,
    );
    return journal;
  }
  if (state === "unfinished" && !flags.overwrite) {
    throw new BacktrailError({
      code: "usage",
      where: options.path,
      message:
        "an unfinished run stands there; go on with it with --resume, or drop it with --overwrite",
    });
  }
  return Journal.create(located);
}
