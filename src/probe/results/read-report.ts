import { BacktrailError } from "../../formats/error.ts";
import type { Fingerprints } from "../../formats/injection-results.ts";
import { parseWith } from "../../formats/parse.ts";
import { type ScanMeta, ScanMetaSchema } from "../../formats/scan-meta.ts";
import { ScanEntrySchema, type ScanReport, ScanReportSchema } from "../../formats/scan-report.ts";
import { type Cell, cellTable } from "./cells.ts";
import { noteCollector } from "./notes.ts";
import { readResultsCsv } from "./read-csv.ts";
import { readResultsJson } from "./read-json.ts";
import type { GroupCounts, Report } from "./report.ts";

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
  const options = { where, signal, onTrial: table.add, onNote: notes.add };
  const { isJson, bytes } = await sniff(source, where);
  const base = { where, simulated: false, interrupted: false, fingerprints: {}, stated: null };
  if (!isJson) {
    await readResultsCsv(bytes, options);
    return {
      ...base,
      kind: table.kind() ?? "injection",
      label: where,
      simulated: table.simulated(),
      cells: table.cells(),
      deliveryKnown: table.deliveryKnown(),
      notes: notes.lines(),
    };
  }
  const { document, rows } = await readResultsJson(bytes, options);
  const kind = table.kind();
  if (rows !== null && kind !== null) {
    const meta = parseWith(ScanMetaSchema, document["meta"] ?? {}, `${where}: meta`);
    return {
      ...base,
      kind,
      label:
        kind === "injection" ? `${meta.backend ?? "?"}/${meta.model ?? "?"}` : (meta.model ?? "?"),
      fingerprints: fingerprintsOf(meta),
      simulated: meta.simulated === true,
      interrupted: meta.interrupted === true,
      cells: table.cells(),
      deliveryKnown: table.deliveryKnown(),
      notes: notes.lines(),
    };
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

/** What old reports tell of what a run was made of; ours say it in so many words. */
function fingerprintsOf(meta: ScanMeta): Fingerprints {
  const model =
    meta.model == null
      ? {}
      : { model: meta.backend == null ? meta.model : `${meta.backend}/${meta.model}` };
  const judge = meta.oracle == null ? {} : { judge: meta.oracle };
  return { ...model, ...judge, ...meta.fingerprints };
}

function scanReport(report: ScanReport, where: string): Report {
  const { statistics } = report;
  const total: GroupCounts = {
    k: statistics.hits,
    n: statistics.assessed ?? statistics.total_attacks,
    errors: statistics.errors ?? 0,
  };
  const byCategory = new Map(
    [...report.by_category].map(([name, { hits, total: n, errors }]) => [
      name,
      { k: hits, n, errors: errors ?? 0 },
    ]),
  );
  const notes = [["total", total] as const, ...byCategory]
    .filter(([, counts]) => counts.k > counts.n)
    .map(([name, { k, n }]) => `${name}: ${k} hits of ${n} attacks contradict each other`);
  const target = targetName(report.target);
  return {
    where,
    kind: "scan",
    label: target,
    fingerprints: {
      target,
      ...(report.oracle === undefined ? {} : { judge: report.oracle }),
    },
    simulated: report.simulated === true,
    interrupted: report.interrupted === true,
    cells: scanCells(report.results, total, byCategory, where),
    deliveryKnown: false,
    stated: { total, byCategory },
    notes,
  };
}

/** The original prints Python's word for a null target. */
function targetName(target: unknown): string {
  if (target === undefined) return "?";
  return target === null ? "None" : String(target);
}

/** One cell per attack, if the results add up to what the report states; else null. */
function scanCells(
  results: unknown,
  total: GroupCounts,
  byCategory: ReadonlyMap<string, GroupCounts>,
  where: string,
): readonly Cell[] | null {
  if (!Array.isArray(results) || results.length === 0) return null;
  const table = cellTable(where);
  for (const value of results) {
    const entry = ScanEntrySchema.safeParse(value);
    if (!entry.success) return null;
    const { attack_id, category, success } = entry.data;
    table.add({
      kind: "injection",
      defense: "",
      carrier: "",
      channel: "",
      instruction: attack_id,
      category: category ?? attack_id.split(".")[0] ?? "",
      outcome: success === null ? "error" : success ? "acted" : "resisted",
      payloadSent: null,
    });
  }
  const cells = table.cells();
  const stated: [GroupCounts, readonly Cell[]][] = [[total, cells]];
  for (const [name, counts] of byCategory) {
    stated.push([counts, cells.filter((cell) => cell.category === name)]);
  }
  const adds = stated.every(
    ([counts, members]) => counts.k === sum(members, "positives") && counts.n === sum(members, "n"),
  );
  return adds ? cells : null;
}

function sum(cells: readonly Cell[], key: "positives" | "n"): number {
  return cells.reduce((total, cell) => total + cell[key], 0);
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
