import { z } from "zod";
import { SHARD_FIELDS } from "./shard.ts";

/**
 * The file of a shard of a command that reads files: a head, lines in the order of the files, an end.
 * It is written aside and put in its place when it is whole.
 */
export const PartHeadSchema = z.strictObject({
  format: z.literal("backtrail/part"),
  schema_version: z.literal(1),
  kind: z.enum(["import", "rescore", "detect"]),
  tool_version: z.string(),
  /** Everything that decides which files there are and what is made of one. */
  plan: z.record(z.string(), z.unknown()),
  command: z.array(z.string()),
  ...SHARD_FIELDS,
});

export type PartHead = z.infer<typeof PartHeadSchema>;

/** What came of one file, or one thing of several that came of it. */
export const PartLineSchema = z.strictObject({
  /** Place of the file among those of the whole run, from 0. */
  unit: z.int().min(0),
  record: z.unknown(),
});

export const PartEndSchema = z.strictObject({
  end: z.literal(true),
  /** Files of the whole run. */
  units: z.int().min(0),
  /** SHA-256 over the names of all files of the run. */
  names_sha256: z.string(),
  /** What was met beside the files; the same in every shard. */
  beside: z.record(z.string(), z.unknown()),
});

export type PartEnd = z.infer<typeof PartEndSchema>;
