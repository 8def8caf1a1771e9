import { z } from "zod";
import { ChannelSchema, SpanSchema } from "./pab.ts";

/** One recorded answer of a reader: a line of `data/reader/blind-answers.jsonl`. */
export const RecordedAnswerSchema = z.object({
  corpus: z.string(),
  trace_id: z.string(),
  event_id: z.string(),
  surface_span: SpanSchema,
  /** Hash of what was read: channel and content of every event up to the one with the text. */
  visible_sha256: z.string(),
  origin_event_id: z.string(),
  /** Its place in the order of events, from 0. */
  origin_event: z.number().int().nonnegative(),
  origin_channel: ChannelSchema,
  hop_chain: z.array(z.string()),
  /** Whether the reader said that it was sure. */
  sure: z.boolean(),
});

export type RecordedAnswer = z.infer<typeof RecordedAnswerSchema>;
