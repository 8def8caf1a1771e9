import { formatError } from "../../../formats/error.ts";
import { leakedOf, outcomeOf } from "../../../formats/injection-results.ts";
import { parseLeaked } from "../../../formats/leaked-value.ts";
import { OUTCOMES } from "../../../formats/outcome.ts";
import type { ParquetTableName } from "../../../formats/parquet/tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** The table that a row of trials belongs to, by its columns; null for another file. */
export function tableOfTrials(has: (column: string) => boolean): ParquetTableName | null {
  if (has("leaked")) return "injection_trials";
  if (has("scenario") && has("arm")) return "memory_trials";
  return has("task") && has("outcome") ? "utility_trials" : null;
}

/**
 * A row of an injection scan with the outcome told in so many words, also where the file has only the
 * columns of the Python original.
 * @throws BacktrailError with code `format` when `leaked` is no such value or contradicts the outcome
 */
export function withOutcome(row: Row, where: string): Row {
  const value = parseLeaked(row["leaked"] ?? "");
  if (value === null) {
    throw formatError(
      where,
      `"leaked" must be 1, 0 or empty, not ${JSON.stringify(row["leaked"])}`,
    );
  }
  const own = OUTCOMES.find((outcome) => outcome === row["outcome"]);
  if (own !== undefined && leakedOf(own) !== value.leaked) {
    throw formatError(
      where,
      `"leaked" ${JSON.stringify(value.leaked)} contradicts "outcome" ${own}`,
    );
  }
  const outcome = own ?? outcomeOf(value.leaked, String(row["reason"] ?? "")).outcome;
  const { observed } = row;
  return {
    ...row,
    leaked: value.leaked,
    outcome,
    // A CSV cannot tell what nobody saw from what nobody knows.
    observed:
      typeof observed !== "string" ? observed : observed === "" ? null : observed.split(" "),
  };
}
