import { z } from "zod";

const MOST_SHARDS = 10_000;

/** Which part of a run a process does: the `index`-th of `of`, counted from 1. */
export const ShardSchema = z
  .strictObject({ index: z.int().min(1), of: z.int().min(1).max(MOST_SHARDS) })
  .refine(({ index, of }) => index <= of, "index must not be above of");

export type Shard = z.infer<typeof ShardSchema>;

/** What the head of a shard's file says beside what the file of a whole run says. */
export const SHARD_FIELDS = {
  shard: ShardSchema.optional(),
  /** What is needed, beside the records, to write the results of the whole run. */
  report: z.record(z.string(), z.unknown()).optional(),
};

/** Whether the unit at a place of the run, from 0, is a shard's: units are dealt out in turn. */
export function isOfShard({ index, of }: Shard, place: number): boolean {
  return place % of === index - 1;
}

/** How many of a run's units are a shard's. */
export function shardSize({ index, of }: Shard, units: number): number {
  return Math.max(0, Math.ceil((units - index + 1) / of));
}

/** As it is typed: `2/4`. */
export function shardName({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** The shard that is typed as `2/4`, or null for anything else. */
export function shardNamed(text: string): Shard | null {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const parsed = ShardSchema.safeParse({ index: Number(index), of: Number(of) });
  return parsed.success ? parsed.data : null;
}
