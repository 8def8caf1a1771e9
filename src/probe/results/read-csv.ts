import { type CsvRecord, scanCsv } from "../../formats/csv-scan.ts";
import { type BacktrailError, formatError } from "../../formats/error.ts";
import { type Leaked, leakedOf, outcomeOf } from "../../formats/injection-results.ts";
import { parseLeaked } from "../../formats/leaked-value.ts";
import { OUTCOMES, type Outcome } from "../../formats/outcome.ts";
import { utilityOutcomeOf } from "../../formats/utility-results.ts";
import { type Note, noteOdd, saysOneSided } from "./notes.ts";
import type { Trial } from "./trial.ts";

export interface ReadOptions {
  /** Path for messages. */
  readonly where: string;
  /** Called for each trial in file order. */
  readonly onTrial: (trial: Trial) => void;
  /** Remarks on values that are odd but readable. */
  readonly onNote: Note;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the CSV of an injection or utility scan, ours or the Python original's, as a stream, and
 * tells whether it has columns of ours.
 * @throws BacktrailError with code `format` that names file, row and line: a column is missing, a
 *   row is too short to hold its outcome, or a value is none.
 */
export async function readResultsCsv(
  source: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<{ readonly own: boolean }> {
  let read: ((record: CsvRecord) => Trial) | null = null;
  let own = false;
  let rows = 0;
  await scanCsv(
    source,
    (record) => {
      if (read === null) {
        const columns = columnsOf(record);
        own = hasOwnColumns((name) => columns.has(name));
        read = rowReader(columns, options);
        return;
      }
      rows += 1;
      options.onTrial(read(record));
    },
    options.where,
    options.signal,
  );
  if (read === null || rows === 0) {
    throw formatError(options.where, "holds no rows: nothing was measured, so nothing can be said");
  }
  return { own };
}

/** Columns that this project writes beside others, and the Python original does not. */
const OWN = [
  ["payload_sent", "leaked"],
  ["repeat", "leaked"],
  ["reason", "task"],
] as const;

/** Whether a header has columns of ours beside the original's. */
export function hasOwnColumns(has: (column: string) => boolean): boolean {
  return OWN.some(([name, beside]) => has(name) && has(beside));
}

function columnsOf(record: CsvRecord): Map<string, number> {
  const columns = new Map<string, number>();
  // Of a doubled name the last column counts, as it does in Python's DictReader.
  for (let at = 0; at < record.length; at += 1) columns.set(record.field(at) as string, at);
  return columns;
}

function rowReader(
  columns: ReadonlyMap<string, number>,
  options: ReadOptions,
): (record: CsvRecord) => Trial {
  if (columns.has("leaked")) return injectionReader(columns, options);
  if (columns.has("outcome") && columns.has("task")) return utilityReader(columns, options);
  throw formatError(
    options.where,
    `is no injection or utility scan: its header has neither "leaked" nor "task" and "outcome" (found: ${[...columns.keys()].slice(0, 10).join(", ")})`,
  );
}

/** Text of a column: `?` where the file has no such column, as the original prints it. */
type Column = (record: CsvRecord) => string;

function column(columns: ReadonlyMap<string, number>, name: string, where: string): Column {
  const index = columns.get(name);
  if (index === undefined) return () => "?";
  return (record) => {
    const text = record.field(index);
    if (text === undefined) throw tooShort(record, columns, name, where);
    return text;
  };
}

function injectionReader(
  columns: ReadonlyMap<string, number>,
  options: ReadOptions,
): (record: CsvRecord) => Trial {
  const { where, onNote } = options;
  const at = (name: string): Column => column(columns, name, where);
  const [defense, carrier, channel] = [at("defense"), at("carrier"), at("channel")];
  const [instruction, category, leaked] = [at("instruction"), at("category"), at("leaked")];
  const reasonIndex = columns.get("reason") ?? -1;
  const outcomeIndex = columns.get("outcome") ?? -1;
  const sentIndex = columns.get("payload_sent") ?? -1;
  const noteIndex = columns.get("note") ?? -1;
  const outcome = (record: CsvRecord, value: Leaked): Outcome => {
    const own = record.field(outcomeIndex) ?? "";
    if (own !== "") {
      const found = ownOutcome(record, own, value, options);
      if (found !== null) return found;
    }
    // Nearly every row of a large file is one of these two.
    if (value === 1) return "acted";
    const reason = record.field(reasonIndex) ?? "";
    return value === 0 && reason === "held" ? "resisted" : outcomeOf(value, reason).outcome;
  };
  return (record) => {
    const text = leaked(record);
    const value = parseLeaked(text);
    if (value === null) {
      throw atRow(record, where, `"leaked" must be 1, 0 or empty, not ${JSON.stringify(text)}`);
    }
    if (!value.usual) onNote(noteOdd("leaked", text, `row ${record.record - 1}`));
    return {
      kind: "injection",
      defense: defense(record),
      carrier: carrier(record),
      channel: channel(record),
      instruction: instruction(record),
      category: category(record),
      outcome: outcome(record, value.leaked),
      payloadSent: sentOf(record.field(sentIndex)),
      oneSided: saysOneSided(record.field(noteIndex)),
      simulated: saysSimulated(record.field(noteIndex)),
    };
  };
}

function ownOutcome(
  record: CsvRecord,
  word: string,
  leaked: Leaked,
  { where, onNote }: ReadOptions,
): Outcome | null {
  const outcome = OUTCOMES.find((candidate) => candidate === word);
  if (outcome === undefined) {
    onNote(noteOdd("own outcome", word, `row ${record.record - 1}`));
    return null;
  }
  if (leakedOf(outcome) !== leaked) {
    throw atRow(
      record,
      where,
      `"leaked" ${JSON.stringify(leaked)} contradicts "outcome" ${outcome}`,
    );
  }
  return outcome;
}

/** Rows of an offline stand-in say so themselves, for a CSV has no other place for it. */
function saysSimulated(note: string | undefined): boolean {
  return note?.includes("SIMULATED") === true;
}

function sentOf(text: string | undefined): boolean | null {
  return text === "1" ? true : text === "0" ? false : null;
}

function utilityReader(
  columns: ReadonlyMap<string, number>,
  { where, onNote }: ReadOptions,
): (record: CsvRecord) => Trial {
  const at = (name: string): Column => column(columns, name, where);
  const [defense, task, outcome] = [at("defense"), at("task"), at("outcome")];
  const modelIndex = columns.get("model") ?? -1;
  return (record) => {
    const word = outcome(record);
    const ending = utilityOutcomeOf(word);
    if (ending === "failure" && word !== "FAILURE") {
      onNote(noteOdd("outcome", word, `row ${record.record - 1}`));
    }
    return {
      kind: "utility",
      defense: defense(record),
      task: task(record),
      success: ending === "success" ? true : ending === "failure" ? false : null,
      ...(ending === "not_observed" ? { unobserved: true } : {}),
      simulated: record.field(modelIndex)?.startsWith("simulated/") === true,
    };
  };
}

function tooShort(
  record: CsvRecord,
  columns: ReadonlyMap<string, number>,
  name: string,
  where: string,
): BacktrailError {
  return atRow(
    record,
    where,
    `has ${record.length} fields where the header has ${columns.size}, so "${name}" is missing; was the file cut off?`,
  );
}

function atRow(record: CsvRecord, where: string, message: string): BacktrailError {
  return formatError(where, `row ${record.record - 1} (line ${record.line}): ${message}`);
}
