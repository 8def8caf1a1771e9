import { formatError } from "../../formats/error.ts";
import { leakedOf, outcomeOf } from "../../formats/injection-results.ts";
import { scanJsonRows } from "../../formats/json-rows.ts";
import { parseLeaked } from "../../formats/leaked-value.ts";
import { OUTCOMES } from "../../formats/outcome.ts";
import { utilityOutcomeOf } from "../../formats/utility-results.ts";
import { noteOdd, saysOneSided } from "./notes.ts";
import type { ReadOptions } from "./read-csv.ts";
import type { InjectionTrial, UtilityTrial } from "./trial.ts";

/**
 * Reads the JSON report of a scan. Trials of an injection or utility scan go to `onTrial`; of any
 * report the document without its rows is returned.
 * @throws BacktrailError with code `format` that names file and row.
 */
export async function readResultsJson(
  source: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<{ readonly document: Readonly<Record<string, unknown>>; readonly rows: number | null }> {
  let kind: "injection" | "utility" | null = null;
  const { where } = options;
  const { document, rows } = await scanJsonRows(source, {
    where,
    list: "rows",
    signal: options.signal,
    onRow: (value, number) => {
      const row = rowObject(value, number, where);
      // The first row tells the kind, as it does in the original.
      kind ??= kindOf(row, where);
      options.onTrial(
        kind === "injection"
          ? injectionTrial(row, number, options)
          : utilityTrial(row, number, options),
      );
    },
  });
  if (rows === 0) {
    throw formatError(where, "holds no rows: nothing was measured, so nothing can be said");
  }
  return { document: documentObject(document, where), rows };
}

type Row = Readonly<Record<string, unknown>>;

function kindOf(row: Row, where: string): "injection" | "utility" {
  if ("leaked" in row) return "injection";
  if ("outcome" in row) return "utility";
  throw formatError(
    where,
    'row 1 has neither "leaked" nor "outcome": no injection or utility scan',
  );
}

/** A name: `?` where it is missing, `None` for null, as the original prints them. */
function name(row: Row, key: string): string {
  const value = row[key];
  if (value === undefined) return "?";
  return value === null ? "None" : String(value);
}

function injectionTrial(row: Row, number: number, { where, onNote }: ReadOptions): InjectionTrial {
  const given = row["leaked"] === undefined ? "" : row["leaked"];
  const value = parseLeaked(given);
  if (value === null) {
    throw formatError(
      where,
      `row ${number}: "leaked" must be 1, 0 or "", not ${JSON.stringify(given)}`,
    );
  }
  if (!value.usual) onNote(noteOdd("leaked", given, `row ${number}`));
  const own = OUTCOMES.find((outcome) => outcome === row["outcome"]);
  if (own !== undefined && leakedOf(own) !== value.leaked) {
    throw formatError(
      where,
      `row ${number}: "leaked" ${JSON.stringify(given)} contradicts "outcome" ${own}`,
    );
  }
  const sent = row["payload_sent"];
  return {
    kind: "injection",
    defense: name(row, "defense"),
    carrier: name(row, "carrier"),
    channel: name(row, "channel"),
    instruction: name(row, "instruction"),
    category: name(row, "category"),
    outcome: own ?? outcomeOf(value.leaked, String(row["reason"] ?? "")).outcome,
    payloadSent: typeof sent === "boolean" ? sent : null,
    oneSided: saysOneSided(row["note"]),
  };
}

function utilityTrial(row: Row, number: number, { where, onNote }: ReadOptions): UtilityTrial {
  const word = row["outcome"] ?? "";
  if (typeof word !== "string") {
    throw formatError(
      where,
      `row ${number}: "outcome" must be a word, not ${JSON.stringify(word)}`,
    );
  }
  const ending = utilityOutcomeOf(word);
  if (ending === "failure" && word !== "FAILURE") onNote(noteOdd("outcome", word, `row ${number}`));
  return {
    kind: "utility",
    defense: name(row, "defense"),
    task: name(row, "task"),
    success: ending === "success" ? true : ending === "failure" ? false : null,
    ...(ending === "not_observed" ? { unobserved: true } : {}),
  };
}

function rowObject(value: unknown, number: number, where: string): Row {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Row;
  throw formatError(where, `row ${number} must be an object, not ${JSON.stringify(value)}`);
}

function documentObject(value: unknown, where: string): Row {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Row;
  const what = value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
  throw formatError(where, `must be a report object, not ${what}`);
}
