import { BacktrailError } from "../../formats/error.ts";
import type { Fingerprints } from "../../formats/injection-results.ts";
import { parseWith } from "../../formats/parse.ts";
import { type ScanMeta, ScanMetaSchema } from "../../formats/scan-meta.ts";
import { ScanReportSchema } from "../../formats/scan-report.ts";
import { type CellTable, cellTable } from "./cells.ts";
import { noteCollector } from "./notes.ts";
import { readResultsCsv } from "./read-csv.ts";
import { readResultsJson } from "./read-json.ts";
import type { Report } from "./report.ts";
import { scanReport } from "./scan-totals.ts";
import type { Trial } from "./trial.ts";

export interface ReadReportOptions {
  /** Path as it was given; its ending tells CSV from JSON, else the first byte does. */
  readonly where: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a report of an injection, utility or attack scan, ours or the Python original's, CSV or JSON.
 * @throws BacktrailError with code `format` that names file and row.
 */
export async function readReport(
  source: AsyncIterable<Uint8Array>,
  { where, signal }: ReadReportOptions,
): Promise<Report> {
  const notes = noteCollector();
  const table = cellTable(where);
  const onTrial = (trial: Trial): void => table.add(trial);
  const options = { where, signal, onTrial, onNote: notes.add };
  const { isJson, bytes } = await sniff(source, where);
  if (!isJson) {
    const { own } = await readResultsCsv(bytes, options);
    return {
      ...baseOf(where),
      foreign: !own,
      kind: table.kind() ?? "injection",
      label: where,
      simulated: table.simulated(),
      cells: table.cells(),
      deliveryKnown: table.deliveryKnown(),
      notes: notes.lines(),
    };
  }
  const { document, rows } = await readResultsJson(bytes, options);
  if (rows !== null && table.kind() !== null) {
    return reportOfRows(document, table, { where, notes: notes.lines() });
  }
  if (!("statistics" in document && "results" in document)) {
    throw new BacktrailError({
      code: "format",
      where,
      message:
        'is no report that can be read here: expected "rows" (injection or utility scan) or "statistics" and "results" (scan)',
    });
  }
  return scanReport(parseWith(ScanReportSchema, document, where), where);
}

/**
 * A report of trials that were added up.
 * @param document what the file says of all of them together; `{}` where it says nothing
 * @throws BacktrailError with code `format` when its `meta` has another shape
 */
export function reportOfRows(
  document: Readonly<Record<string, unknown>>,
  table: CellTable,
  { where, notes }: Pick<Report, "where" | "notes">,
): Report {
  const kind = table.kind() ?? "injection";
  const meta = parseWith(ScanMetaSchema, document["meta"] ?? {}, `${where}: meta`);
  return {
    ...baseOf(where),
    kind,
    label:
      kind === "injection" ? `${meta.backend ?? "?"}/${meta.model ?? "?"}` : (meta.model ?? "?"),
    fingerprints: fingerprintsOf(meta),
    foreign: meta.fingerprints == null && meta["format"] === undefined,
    started: startOf(meta["run"]),
    simulated: meta.simulated === true || table.simulated(),
    interrupted: meta.interrupted === true,
    cells: table.cells(),
    deliveryKnown: table.deliveryKnown(),
    notes,
  };
}

function baseOf(where: string) {
  return {
    where,
    simulated: false,
    interrupted: false,
    fingerprints: {},
    foreign: false,
    started: null,
    stated: null,
    contradictions: [],
  } satisfies Partial<Report>;
}

/** What old reports tell of what a run was made of; ours say it in so many words. */
function fingerprintsOf(meta: ScanMeta): Fingerprints {
  // "default" names no model: which one it was, the report does not tell.
  const model =
    meta.model == null || meta.model === "default"
      ? {}
      : { model: meta.backend == null ? meta.model : `${meta.backend}/${meta.model}` };
  const judge = meta.oracle == null ? {} : { judge: meta.oracle };
  return { ...model, ...judge, ...meta.fingerprints };
}

/** When a run was started, by the `run` of a result document. */
function startOf(run: unknown): string | null {
  if (typeof run !== "object" || run === null || !("started" in run)) return null;
  return typeof run.started === "string" ? run.started : null;
}

/** Tells JSON from CSV, and gives the bytes back from their start. */
async function sniff(
  source: AsyncIterable<Uint8Array>,
  where: string,
): Promise<{ isJson: boolean; bytes: AsyncIterable<Uint8Array> }> {
  if (/\.json$/i.test(where)) return { isJson: true, bytes: source };
  if (/\.csv$/i.test(where)) return { isJson: false, bytes: source };
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head = first.done ? "" : Buffer.from(first.value).toString("utf8", 0, 256);
  return {
    isJson: /^\uFEFF?\s*[{[]/.test(head),
    bytes: (async function* () {
      if (first.done) return;
      yield first.value;
      for (;;) {
        const next = await iterator.next();
        if (next.done) return;
        yield next.value;
      }
    })(),
  };
}
