import { csvLine } from "./csv-write.ts";

/** The columns of a utility scan that the Python original writes, in its order. */
export const UTILITY_COLUMNS = [
  "model",
  "defense",
  "task",
  "task_id",
  "iteration",
  "outcome",
] as const;

/**
 * How a benign task ended. An error says nothing about the defence, and an act that nobody could see
 * (`not_observed`) nothing about either.
 */
export type UtilityOutcome = "success" | "failure" | "not_observed" | "error";

/** One trial of a benign task. */
export interface UtilityRow {
  readonly model: string;
  readonly defense: string;
  readonly task: string;
  readonly taskId: string;
  /** Index of the repeat, from 0. */
  readonly iteration: number;
  readonly outcome: UtilityOutcome;
  /** What the checker or the failure said. */
  readonly reason: string;
}

/** The original's word for an outcome: `SUCCESS`, `FAILURE`, `ERROR: …`; ours is `NOT_OBSERVED`. */
export function utilityWord(row: Pick<UtilityRow, "outcome" | "reason">): string {
  if (row.outcome === "success") return "SUCCESS";
  if (row.outcome === "failure") return "FAILURE";
  if (row.outcome === "not_observed") return "NOT_OBSERVED";
  return row.reason === "" ? "ERROR" : `ERROR: ${row.reason}`;
}

/** Outcome of the original's word, or null for an empty one: the task was not scored. */
export function utilityOutcomeOf(word: string): UtilityOutcome | null {
  if (word === "") return null;
  if (word === "SUCCESS") return "success";
  if (word === "NOT_OBSERVED") return "not_observed";
  return /^ERROR\b/.test(word) ? "error" : "failure";
}

/** First line of the CSV: the original's columns, then our `reason`. */
export function utilityCsvHeader(): string {
  return csvLine([...UTILITY_COLUMNS, "reason"]);
}

/** One row of the CSV. */
export function utilityCsvRow(row: UtilityRow): string {
  return csvLine([
    row.model,
    row.defense,
    row.task,
    row.taskId,
    row.iteration,
    utilityWord(row),
    row.reason,
  ]);
}

/** The row as it stands in the JSON report. */
export function utilityJsonRow(row: UtilityRow): Record<string, unknown> {
  return {
    model: row.model,
    defense: row.defense,
    task: row.task,
    task_id: row.taskId,
    iteration: row.iteration,
    outcome: utilityWord(row),
    reason: row.reason,
  };
}
