import { z } from "zod";
import { ChannelSchema } from "./pab.ts";

/** An imported transcript on disk: JSON lines, a `transcript` line before the lines of its events. */

export const TranscriptChannelSchema = z.union([
  ChannelSchema,
  z.enum(["assistant", "unclassified"]),
]);

export const EVIDENCE = [
  "whole",
  /** The log holds only a part. */
  "truncated",
  /** The log says that something was there but not what. */
  "hidden",
  "encrypted",
  /** Images, audio and other data that is no text. */
  "binary",
] as const;

export const EVENT_KINDS = ["content", "call", "definition", "decision", "reasoning"] as const;

export const SourceSchema = z.strictObject({
  file: z.string(),
  line: z.int().positive().nullable(),
  /** JSON pointer inside the document or line. */
  pointer: z.string(),
});

const TranscriptEventSchema = z.strictObject({
  type: z.literal("event"),
  transcript_id: z.string(),
  event_id: z.string(),
  seq: z.int().nonnegative(),
  kind: z.enum(EVENT_KINDS),
  channel: TranscriptChannelSchema,
  actor: z.string(),
  /** Null exactly when the log does not hold the text. */
  content: z.string().nullable(),
  evidence: z.enum(EVIDENCE),
  notes: z.array(z.string()),
  message_id: z.string().nullable(),
  call_id: z.string().nullable(),
  tool: z.string().nullable(),
  server: z.string().nullable(),
  arguments: z.unknown(),
  /** How often the log repeats this message. */
  seen: z.int().positive(),
  source: SourceSchema,
});

const TranscriptHeadSchema = z.strictObject({
  type: z.literal("transcript"),
  transcript_id: z.string(),
  format: z.string(),
  /** Continues an earlier transcript that was too long for one. */
  part: z.int().positive(),
  file: z.string(),
  name: z.string().nullable(),
  /** What the log says was planted, by the place it was planted in. */
  planted: z.record(z.string(), z.string()).nullable(),
  events: z.int().nonnegative(),
});

export const TranscriptLineSchema = z.discriminatedUnion("type", [
  TranscriptHeadSchema,
  TranscriptEventSchema,
]);
