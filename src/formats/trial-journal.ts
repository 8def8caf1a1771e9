import { z } from "zod";
import { AttackShape } from "./attack.ts";
import type { InjectionRow } from "./injection-results.ts";
import { MemoryRowSchema } from "./memory-results.ts";
import { EVIDENCE, OutcomeSchema } from "./outcome.ts";
import { ChannelSchema } from "./pab.ts";
import { SHARD_FIELDS } from "./shard.ts";
import type { UtilityRow } from "./utility-results.ts";

/**
 * The journal of a run: a header line, then one line per finished trial in the order in which they
 * ended. It is appended to and never rewritten, so a run that was killed goes on from it; the last
 * line for a trial counts, and a torn last line is dropped.
 */
export const JournalHeaderSchema = z.object({
  format: z.literal("backtrail/probe-journal"),
  schema_version: z.literal(1),
  kind: z.enum(["injection", "utility", "scan", "memory"]),
  tool_version: z.string(),
  /** Everything that decides what a trial is; a run goes on only under the same plan. */
  plan: z.record(z.string(), z.unknown()),
  /** Headers that are credentials, by a short hash; another value is worth a warning. */
  credentials: z.record(z.string(), z.string()).optional(),
  /** The words that were typed when the run began. */
  command: z.array(z.string()),
  started: z.string(),
  ...SHARD_FIELDS,
});

export type JournalHeader = z.infer<typeof JournalHeaderSchema>;

/** The last line of a run that came to its end. */
export const JournalEndSchema = z.object({
  end: z.literal(true),
  finished: z.string(),
  /** Why the agent was given up; absent where it was not. */
  gave_up: z.string().optional(),
});

export type JournalEnd = z.infer<typeof JournalEndSchema>;

/** What reached a trial after its line was written, behind it: the run's results count it in. */
export const JournalArrivalSchema = z.strictObject({
  key: z.string(),
  arrived: z.strictObject({ over: z.enum(["http", "mail", "telemetry"]), what: z.string() }),
});

const SpentSchema = z.object({
  calls: z.int().min(0),
  latencyMs: z.number().min(0),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
});

const ToolCallsSchema = z.array(z.object({ name: z.string(), args: z.unknown() }));

const common = {
  /** What the agent said, over all rounds. */
  reply: z.string().nullable(),
  toolCalls: ToolCallsSchema.nullable(),
  evidence: z.string(),
  confidence: z.number().nullable(),
  spent: SpentSchema,
  overhead: SpentSchema,
};

const InjectionRowSchema: z.ZodType<InjectionRow> = z.object({
  defense: z.string(),
  carrier: z.string(),
  channel: z.string(),
  instruction: z.string(),
  category: z.string(),
  outcome: OutcomeSchema,
  reason: z.string(),
  payloadSent: z.boolean().nullable(),
  repeat: z.number().nullable(),
  note: z.string(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  costUsd: z.number().nullable(),
  observed: z.array(z.enum(EVIDENCE)).nullable().optional(),
});

const UtilityRowSchema: z.ZodType<UtilityRow> = z.object({
  model: z.string(),
  defense: z.string(),
  task: z.string(),
  taskId: z.string(),
  iteration: z.number(),
  outcome: z.enum(["success", "failure", "not_observed", "error"]),
  reason: z.string(),
});

/** What the agent read, where a run is to be made into a corpus of traces. */
const SeenSchema = z.object({
  system: z.string(),
  request: z.string(),
  tool: z.string(),
  channel: ChannelSchema,
  /** As the defence left them; null where they were not read. */
  data: z.string().nullable(),
  planted: z.string().nullable(),
});

export const InjectionRecordSchema = z.object({
  row: InjectionRowSchema,
  ...common,
  seen: SeenSchema.optional(),
  /** What the judge said where the trial by itself was not observed: the run may settle it. */
  held: z.string().optional(),
  /** Acted: what a hold would have had to be seen by, and was not. */
  unseen: z.enum(["act", "sink", "silent_sink", "leak", "cut", "late"]).optional(),
  /** Judged by acts that telemetry alone showed. */
  actsTold: z.boolean().optional(),
});
export const UtilityRecordSchema = z.object({
  row: UtilityRowSchema,
  /** Whether the answer itself showed calls; absent without a witness beside it. */
  shownCalls: z.boolean().optional(),
  note: z.string(),
  costUsd: z.number().nullable(),
  ...common,
  seen: SeenSchema.optional(),
});

/** A trial over several sessions, with all that either agent read. */
export const MemoryRecordSchema = z.object({
  row: MemoryRowSchema,
  /** Telemetry told of calls that the answers have no place for. */
  actsTold: z.boolean().optional(),
  /** What was planted, with this trial's markers. */
  planted: z.string(),
  markers: z.array(z.string()),
  events: z.array(
    z.object({
      eventId: z.string(),
      channel: ChannelSchema,
      actor: z.string(),
      content: z.string(),
      session: z.int().min(0),
    }),
  ),
  /** Deeds that were planted: a call, or an answer under the name `answer`. */
  acts: z.array(
    z.object({
      session: z.int().min(0),
      /** Events that stood before it. */
      after: z.int().min(0),
      name: z.string(),
      args: z.unknown(),
    }),
  ),
  ...common,
});

/** One message of a scan and what came of it. */
export const AttackRecordSchema = z.object({
  attack: z.object(AttackShape),
  outcome: OutcomeSchema,
  confidence: z.number().nullable(),
  reason: z.string(),
  evidence: z.string(),
  /** What the agent said, without our own secrets; null without an answer. */
  reply: z.string().nullable(),
  /** User and agent in turn, where an attack has several messages. */
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).optional(),
  /** Absent or null when no answer showed calls. */
  toolCalls: ToolCallsSchema.nullable().optional(),
  /** Acted or not observed: what a hold would have had to be seen by, and was not. */
  blind: z.enum(["leak", "calls", "sink", "cut"]).optional(),
  /** Milliseconds of the last try; null when nothing was sent. */
  latencyMs: z.number().nullable(),
  tries: z.int().min(0),
  session: z.string().nullable(),
  notes: z.array(z.string()),
  /** What could be seen beside the reply; absent without a witness. */
  observed: z.array(z.enum(EVIDENCE)).optional(),
});

export type AttackRecord = z.infer<typeof AttackRecordSchema>;
export type InjectionRecord = z.infer<typeof InjectionRecordSchema>;
export type MemoryRecord = z.infer<typeof MemoryRecordSchema>;
export type UtilityRecord = z.infer<typeof UtilityRecordSchema>;

/** One trial of the journal. `key` names it by content, so that a changed plan cannot shift rows. */
export const JournalLineSchema = z.object({
  index: z.int().min(0),
  key: z.string(),
  record: z.unknown(),
});
