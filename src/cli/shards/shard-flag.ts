import { z } from "zod";
import { usageError } from "../../formats/error.ts";
import { type Shard, shardNamed } from "../../formats/shard.ts";
import type { Invocation } from "../command.ts";
import { withoutFlags } from "../words.ts";

const FORM = "must be written as 2/4: the second of four parts";

/** `--shard`, as `2/4`. */
export const shardFlag = z.string(FORM).transform((text, context): Shard => {
  const shard = shardNamed(text);
  if (shard !== null) return shard;
  context.addIssue(FORM);
  return z.NEVER;
});

/**
 * Which part of a run is wanted and the file it is kept in; undefined for the whole.
 * @throws BacktrailError with code `usage` for one of the two flags without the other
 */
export function partOf({
  shard,
  journal,
}: {
  readonly shard?: Shard | undefined;
  readonly journal?: string | undefined;
}): { readonly shard: Shard; readonly journal: string } | undefined {
  if (shard !== undefined && journal !== undefined) return { shard, journal };
  if (shard !== undefined) {
    throw usageError("--shard", "needs --journal FILE, the file in which this part is kept");
  }
  if (journal === undefined) return undefined;
  throw usageError("--journal", "goes with --shard");
}

/**
 * The words of the whole run: that it was broken off on the way, cut in parts, or shared out, is no part of
 * what was measured.
 * @param more further flags with a value that only a part of a run has
 */
export function wordsOfWhole(words: readonly string[], ...more: readonly string[]): string[] {
  return withoutFlags(words, {
    switches: ["--resume", "--overwrite"],
    valued: ["--shard", "--queue", ...more],
  });
}

/** An invocation without what only says who did the work: an address of a queue holds a password. */
export function withoutQueue(invocation: Invocation): Invocation {
  const commandLine = withoutFlags(invocation.commandLine, { valued: ["--queue"] });
  return { ...invocation, commandLine };
}
