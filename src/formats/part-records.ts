import { z } from "zod";
import { InjectionTypeSchema, TextContextSchema, ThreatSchema } from "./detect-documents.ts";
import type { Written } from "./result-header.ts";
import { EVENT_KINDS, EVIDENCE, SourceSchema, TranscriptChannelSchema } from "./transcript.ts";

/**
 * What stands in the lines of parts: as the code that made it holds it, for a part is read by the
 * version that wrote it.
 */

const count = z.int().nonnegative();
const nullable = z.string().nullable();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const FindingSchema = z.strictObject({
  rule: z.string(),
  type: InjectionTypeSchema.nullable(),
  threat: ThreatSchema,
  confidence: z.number(),
  span: z.tuple([count, count]),
  line: count,
  column: count,
  endLine: count,
  endColumn: count,
  structure: nullable,
  view: z.string(),
  text: z.string(),
  fingerprint: z.string(),
});

/** What `detect` made of one file. */
export const FileReportSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("judged"),
    path: z.string(),
    preset: nullable,
    context: TextContextSchema,
    bytes: count,
    sha256: hash.nullable(),
    isInjection: z.boolean(),
    type: InjectionTypeSchema.nullable(),
    threat: ThreatSchema,
    confidence: z.number(),
    findings: z.array(FindingSchema),
    furtherFindings: count,
  }),
  z.strictObject({
    kind: z.literal("unseen"),
    path: z.string(),
    preset: nullable,
    why: z.enum(["binary", "too large", "unreadable", "unreadable folder"]),
    detail: z.string(),
  }),
]);

const SkippedSchema = z.strictObject({ path: z.string(), reason: z.string() });

/** What `rescore` read in one run log. */
export const RunRecordSchema = z.union([
  SkippedSchema,
  z.strictObject({
    path: z.string(),
    sha256: hash,
    pipeline: z.string(),
    renamedFrom: nullable,
    suite: z.string(),
    userTask: z.string(),
    injectionTask: nullable,
    attack: nullable,
    version: nullable,
    utility: z.boolean().nullable(),
    security: z.boolean().nullable(),
    error: nullable,
    messages: count,
    calls: count,
    callsAfterExposure: count,
    toolResults: count,
    withheld: count,
    spans: count.nullable(),
    deliveredBy: z.array(z.string()),
    withheldFrom: z.array(z.string()),
    actionRefused: z.boolean(),
    userPrompt: z.string(),
    sharedIdentifiers: z.array(z.string()),
  }),
]);

const EventSchema = z.strictObject({
  eventId: z.string(),
  seq: count,
  kind: z.enum(EVENT_KINDS),
  channel: TranscriptChannelSchema,
  actor: z.string(),
  content: nullable,
  evidence: z.enum(EVIDENCE),
  notes: z.array(z.string()),
  messageId: nullable,
  callId: nullable,
  tool: nullable,
  server: nullable,
  arguments: z.unknown(),
  seen: z.int().positive(),
  source: SourceSchema,
});

/** Not a record, which would lose a text planted as `__proto__`. */
const PlantedSchema = z.custom<Readonly<Record<string, string>>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string"),
);

/** One thing that an import told of a file. */
export const ImportRecordSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("file"), label: z.string(), sha256: hash }),
  z.strictObject({
    type: z.literal("format"),
    label: z.string(),
    format: z.string(),
    reason: z.string(),
  }),
  z.strictObject({
    type: z.literal("issue"),
    issue: z.strictObject({
      kind: z.enum(["refused", "skipped", "note"]),
      file: z.string(),
      line: z.number().nullable(),
      pointer: z.string(),
      reason: z.string(),
    }),
  }),
  z.strictObject({
    type: z.literal("transcript"),
    transcript: z.strictObject({
      transcriptId: z.string(),
      format: z.string(),
      part: z.int().positive(),
      file: z.string(),
      name: nullable,
      planted: PlantedSchema.nullable(),
      events: z.array(EventSchema),
    }),
  }),
]);

export type ImportRecord = Written<z.infer<typeof ImportRecordSchema>>;
