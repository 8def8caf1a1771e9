import { z } from "zod";
import { csvLine } from "./csv-write.ts";
import { MEMORY_ARMS, MEMORY_STAGES, type MemoryStage } from "./memory-scenario.ts";
import { OUTCOMES } from "./outcome.ts";

/**
 * What is known of a stage in one trial. `implied`: nobody could look, but a later stage that was
 * seen is not possible without it; it is in no rate, for only the trials that went on show it.
 */
export const STAGE_STATES = ["reached", "not_reached", "implied", "not_observed"] as const;

/** Where in an agent a defence can stand. */
export const DEFENCE_PLACES = ["read", "write", "recall", "act"] as const;

export type DefencePlace = (typeof DEFENCE_PLACES)[number];

const StageSchema = z.object({
  state: z.enum(STAGE_STATES),
  /** Whether the words were the planted ones or only its markers were left; null without it. */
  as: z.enum(["verbatim", "reworded"]).nullable(),
  /** Session in which it was seen first, from 0; null where it was not. */
  session: z.int().min(0).nullable(),
  /**
   * Where a text was looked at that held neither the words nor a marker: whether a judge reads what was
   * planted in it, told in other words. It does not change the state; absent where none was asked.
   */
  judged: z.boolean().optional(),
});

export type StageSeen = z.infer<typeof StageSchema>;

/** How a trial of the memory scan ended; for a twin `acted` is what it should do. */
export const MemoryRowSchema = z.object({
  defense: z.string(),
  scenario: z.string(),
  channel: z.string(),
  memory: z.string(),
  arm: z.enum(MEMORY_ARMS),
  /** Legitimate notes that the memory held before. */
  fill: z.int().min(0),
  repeat: z.int().min(0),
  outcome: z.enum(OUTCOMES),
  reason: z.string(),
  note: z.string(),
  stages: z.object(
    Object.fromEntries(MEMORY_STAGES.map((stage) => [stage, StageSchema])) as Record<
      MemoryStage,
      typeof StageSchema
    >,
  ),
  /** Stages that lead to the act in this scenario, in order. */
  path: z.array(z.enum(MEMORY_STAGES)),
  /** Whether the session that read the planted text did already what it asks. */
  actedAtOnce: z.boolean(),
  /** The place where a defence stopped the planted text or its act first, or null. */
  stoppedAt: z.enum(DEFENCE_PLACES).nullable(),
  stoppedBecause: z.string(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  costUsd: z.number().nullable(),
});

export type MemoryRow = z.infer<typeof MemoryRowSchema>;

const COLUMNS = [
  ...["defense", "scenario", "channel", "memory", "arm", "fill", "repeat"],
  ...["outcome", "reason", ...MEMORY_STAGES, "acted_at_once", "stopped_at", "stopped_because"],
  ...["note", "input_tokens", "output_tokens", "cost_usd"],
];

/** First line of the CSV. */
export function memoryCsvHeader(): string {
  return csvLine(COLUMNS);
}

/**
 * One row of the CSV; a stage says its state and, where it was reached, in which words. `not_reached
 * judged_reworded`: by its words and markers it was not, by the judge it was.
 */
export function memoryCsvRow(row: MemoryRow): string {
  const fields = fieldsOf(row);
  return csvLine(COLUMNS.map((column) => fields[column] ?? null));
}

/** The row as it stands in the JSON report: same names and order as the CSV. */
export function memoryJsonRow(row: MemoryRow): Record<string, unknown> {
  const fields = fieldsOf(row);
  return Object.fromEntries(COLUMNS.map((column) => [column, fields[column] ?? null]));
}

function fieldsOf(row: MemoryRow): Record<string, string | number | null> {
  const stages = MEMORY_STAGES.map((stage) => {
    const { state, as, judged } = row.stages[stage];
    const how = as ?? (judged === true && state === "not_reached" ? "judged_reworded" : null);
    return [stage, how === null ? state : `${state} ${how}`] as const;
  });
  return {
    ...Object.fromEntries(stages),
    defense: row.defense,
    scenario: row.scenario,
    channel: row.channel,
    memory: row.memory,
    arm: row.arm,
    fill: row.fill,
    repeat: row.repeat,
    outcome: row.outcome,
    reason: row.reason,
    acted_at_once: Number(row.actedAtOnce),
    stopped_at: row.stoppedAt,
    stopped_because: row.stoppedBecause,
    note: row.note,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    cost_usd: row.costUsd,
  };
}
