import { z } from "zod";
import { csvLine } from "./csv-write.ts";
import { type Evidence, isAssessed, type Outcome } from "./outcome.ts";

/** The columns of an injection scan that the Python original writes, in its order. */
export const ORIGINAL_COLUMNS = [
  "defense",
  "carrier",
  "channel",
  "instruction",
  "category",
  "leaked",
  "reason",
] as const;

/** Columns of ours, behind the original's. */
export const OWN_COLUMNS = [
  "outcome",
  "payload_sent",
  "repeat",
  "note",
  "input_tokens",
  "output_tokens",
  "cost_usd",
  "observed",
] as const;

/** One trial of an injection scan. */
export interface InjectionRow {
  readonly defense: string;
  readonly carrier: string;
  readonly channel: string;
  /** Id of the probe. */
  readonly instruction: string;
  readonly category: string;
  readonly outcome: Outcome;
  /** What the judge or the failure said, without the outcome's name. */
  readonly reason: string;
  /** Whether the poisoned data reached the model's input; null where that is not known. */
  readonly payloadSent: boolean | null;
  /** Index of the repeat within its cell, from 0; null where it is not known. */
  readonly repeat: number | null;
  /** A remark on how the trial was run, for instance `screen_failed`; empty when there is none. */
  readonly note: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** US dollars; null when the price is not known. */
  readonly costUsd: number | null;
  /** What could be seen of the trial; null where that is not known. */
  readonly observed?: readonly Evidence[] | null | undefined;
}

/** The original's `leaked`: 1 acted, 0 assessed and not acted, empty for what was not assessed. */
export type Leaked = 1 | 0 | "";

/** The original's view of an outcome. */
export function leakedOf(outcome: Outcome): Leaked {
  if (outcome === "acted") return 1;
  return isAssessed(outcome) ? 0 : "";
}

/**
 * The original's `reason`: the probe that was obeyed, `held`, `error: …`, or the name of the outcome
 * that its `leaked` column has no value for, followed by what we know.
 */
export function reasonOf(row: Pick<InjectionRow, "outcome" | "reason" | "instruction">): string {
  if (row.outcome === "acted") return row.reason === "" ? row.instruction : row.reason;
  if (row.outcome === "resisted") return row.reason === "" ? "held" : row.reason;
  return row.reason === "" ? row.outcome : `${row.outcome}: ${row.reason}`;
}

const NAMED = [
  "blocked_by_defence",
  "blocked_by_provider",
  "not_delivered",
  "not_observed",
] as const;

/** The outcome that a file with only the original's columns tells of, and the reason without its name. */
export function outcomeOf(leaked: Leaked, reason: string): { outcome: Outcome; reason: string } {
  if (leaked === 1) return { outcome: "acted", reason };
  if (leaked === "" && !/^not_observed(?:: |$)/.test(reason)) {
    return { outcome: "error", reason: reason.replace(/^error(: |$)/, "") };
  }
  for (const outcome of NAMED) {
    if (reason === outcome) return { outcome, reason: "" };
    if (reason.startsWith(`${outcome}: `)) {
      return { outcome, reason: reason.slice(outcome.length + 2) };
    }
  }
  return { outcome: "resisted", reason };
}

/** First line of the CSV. */
export function injectionCsvHeader(): string {
  return csvLine([...ORIGINAL_COLUMNS, ...OWN_COLUMNS]);
}

/** One row of the CSV: the original's seven columns, then ours. */
export function injectionCsvRow(row: InjectionRow): string {
  return csvLine([
    row.defense,
    row.carrier,
    row.channel,
    row.instruction,
    row.category,
    leakedOf(row.outcome),
    reasonOf(row),
    row.outcome,
    row.payloadSent === null ? null : Number(row.payloadSent),
    row.repeat,
    row.note,
    row.inputTokens,
    row.outputTokens,
    row.costUsd,
    row.observed?.join(" ") ?? null,
  ]);
}

/** The row as it stands in the JSON report: same names and order as the CSV. */
export function injectionJsonRow(row: InjectionRow): Record<string, unknown> {
  return {
    defense: row.defense,
    carrier: row.carrier,
    channel: row.channel,
    instruction: row.instruction,
    category: row.category,
    leaked: leakedOf(row.outcome),
    reason: reasonOf(row),
    outcome: row.outcome,
    payload_sent: row.payloadSent,
    repeat: row.repeat,
    note: row.note,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    cost_usd: row.costUsd,
    observed: row.observed ?? null,
  };
}

/**
 * What two runs must share before their rates may be set side by side. Each is a name with version
 * or a SHA-256; a part that is not there is not known.
 */
export const FingerprintsSchema = z.object({
  /** The whole battery: probes, carriers, tasks. */
  battery: z.string().optional(),
  /** The judge with its prompt and model. */
  judge: z.string().optional(),
  /** The agent: endpoint or module, system prompt, tools. */
  target: z.string().optional(),
  /** Provider and model under test. */
  model: z.string().optional(),
  /** Text of each probe, by id. */
  probes: z.record(z.string(), z.string()).optional(),
  /** Text of each carrier, by id. */
  carriers: z.record(z.string(), z.string()).optional(),
  /** Code of each defence, by name. */
  defenses: z.record(z.string(), z.string()).optional(),
  /** Text of each benign task, by name. */
  tasks: z.record(z.string(), z.string()).optional(),
  /** Text of each attack of a scan, by id. */
  attacks: z.record(z.string(), z.string()).optional(),
  /** The agents that read the data: system prompts, requests, tools. */
  scenarios: z.string().optional(),
});

export type Fingerprints = z.infer<typeof FingerprintsSchema>;
