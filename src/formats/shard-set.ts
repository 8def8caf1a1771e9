import { changedFields } from "./changed-fields.ts";
import { usageError } from "./error.ts";
import { type Shard, shardName } from "./shard.ts";

/** The file of a shard, by its head. */
export interface ShardHead {
  readonly path: string;
  /** Undefined in the file of a whole run. */
  readonly shard?: Shard | undefined;
  readonly toolVersion: string;
  /** Everything that decides what the units are and what is made of them. */
  readonly plan: Readonly<Record<string, unknown>>;
  /** What the results of the whole run are written by. */
  readonly report?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The shards of one run in their order.
 * @throws BacktrailError with code `usage`, naming the file and what to do, when they are not all the
 * shards of one run, each once
 */
export function wholeSet<T extends ShardHead>(found: readonly T[]): T[] {
  const [first] = found;
  if (first === undefined) throw usageError("merge", "name the files of all shards");
  const ordered: T[] = [];
  const { of } = shardOf(first);
  for (const one of found) {
    const shard = shardOf(one);
    refuseUnlike(first, one);
    const before = ordered[shard.index - 1];
    if (before !== undefined) {
      throw usageError(
        one.path,
        `is shard ${shardName(shard)}, and so is ${before.path}; give each shard once`,
      );
    }
    ordered[shard.index - 1] = one;
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter(
    (index) => ordered[index - 1] === undefined,
  );
  if (missing.length === 0) return ordered;
  const names = missing.slice(0, SHOWN).map((index) => shardName({ index, of }));
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : "";
  throw usageError(
    "merge",
    `${missing.length === 1 ? "shard" : "shards"} ${names.join(", ")}${more} ${missing.length === 1 ? "is" : "are"} missing; give the files of all ${of}`,
  );
}

const SHOWN = 10;

function shardOf({ path, shard }: ShardHead): Shard {
  if (shard !== undefined) return shard;
  throw usageError(path, "is the file of a whole run, not of a shard; nothing has to be merged");
}

function refuseUnlike(first: ShardHead, one: ShardHead): void {
  const mine = shardOf(one);
  const { of } = shardOf(first);
  const unlike = (what: string): Error =>
    usageError(one.path, `${what}; merge the shards of one run only`);
  if (mine.of !== of) {
    throw unlike(
      `is shard ${shardName(mine)}, which overlaps the shards of ${of} that ${first.path} belongs to`,
    );
  }
  if (one.toolVersion !== first.toolVersion) {
    throw unlike(
      `was written by version ${one.toolVersion}, and ${first.path} by ${first.toolVersion}`,
    );
  }
  const changed = [
    ...changedFields(first.plan, one.plan),
    ...changedFields(first.report ?? {}, one.report ?? {}),
  ];
  if (changed.length === 0) return;
  throw unlike(`belongs to another run than ${first.path} (${changed.join(", ")} differ)`);
}
