import { z } from "zod";
import { ChannelSchema, DecisionSchema, SpanSchema } from "./pab.ts";
import { SHARD_FIELDS } from "./shard.ts";

/**
 * The journal of an evaluation: a header line, then one line for every decision point in the order
 * in which they were reviewed. It is appended to and never rewritten, so that an evaluation that was
 * killed goes on from it. A torn last line is dropped; the last line for a point counts.
 */
export const VerdictJournalHeaderSchema = z.strictObject({
  format: z.literal("backtrail/pab-journal"),
  schema_version: z.literal(1),
  tool_version: z.string(),
  /** Name and hashes of the corpus. */
  corpus: z.record(z.string(), z.string()),
  /** What makes this defence this one: its name and the hash of its file. */
  defense: z.record(z.string(), z.string()),
  /** In a shard: the words that were typed, and when. */
  command: z.array(z.string()).optional(),
  started: z.string().optional(),
  ...SHARD_FIELDS,
});

export type VerdictJournalHeader = z.infer<typeof VerdictJournalHeaderSchema>;

export const VerdictLineSchema = z.strictObject({
  trace_id: z.string(),
  /** Of the whole trace: a verdict is for this text and no other. */
  trace_sha256: z.string(),
  event_id: z.string(),
  span: SpanSchema.nullable(),
  event_length: z.int().nonnegative(),
  decision: DecisionSchema,
  attribution: z
    .strictObject({
      origin_channel: ChannelSchema,
      hop_chain: z.array(z.string()),
      span: SpanSchema,
      origin_event_id: z.string().nullable(),
    })
    .nullable(),
  confidence: z.number().min(0).max(1),
  /** Why there is no answer, or null; such a point is asked again. */
  failure: z.string().nullable(),
});

export type VerdictLine = z.infer<typeof VerdictLineSchema>;

/** The last line of an evaluation that came to its end. */
export const VerdictJournalEndSchema = z.strictObject({ end: z.literal(true) });
