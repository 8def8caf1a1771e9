import { join } from "node:path";
import type { Trace } from "../model.ts";
import { coverageFindings } from "./coverage-checks.ts";
import { type Finding, finding } from "./finding.ts";
import { TRUTH_FILE } from "./folder.ts";
import { type CorpusFrame, hashFindings } from "./frame.ts";
import { groupBy } from "./group-by.ts";
import { readAhead } from "./read-ahead.ts";
import { readTrace, type TraceReading } from "./read-trace.ts";
import type { TruthRecord } from "./read-truth.ts";
import { referenceFaults } from "./reference-checks.ts";

const FILES_AHEAD = 32;

/** One step of a scan: a trace, with what is wrong with it and with the records about it. */
export interface ScannedTrace {
  readonly trace: Trace | null;
  /** Records about this trace that are sound and fit it. */
  readonly records: readonly TruthRecord[];
  readonly findings: readonly Finding[];
}

/**
 * Walks the traces of a corpus in the order of their file names, holding a few at a time. The last
 * step has no trace: it brings what can be said only at the end.
 */
export async function* scanTraces(frame: CorpusFrame): AsyncGenerator<ScannedTrace> {
  const byTrace = groupBy(frame.records, (record) => record.truth.traceId);
  const seen = new Map<string, string>();
  const unread = new Set<string>();
  const readings = readAhead(frame.listing.traceFiles, FILES_AHEAD, (name) =>
    readTrace(join(frame.dir, name), name),
  );
  for await (const reading of readings) {
    const { trace, fileName, path } = reading;
    const findings = [
      ...reading.findings,
      ...hashFindings(frame.manifest, fileName, path, reading.sha256),
    ];
    if (!trace) unread.add(fileName);
    const first = trace ? seen.get(trace.traceId) : undefined;
    if (trace && first !== undefined) {
      const message = `trace_id "${trace.traceId}" stands in ${first} already`;
      findings.push(finding("duplicate_trace_id", { path, trace: trace.traceId }, message));
    } else if (trace) {
      seen.set(trace.traceId, path);
      if (`${trace.traceId}.json` !== fileName) {
        const message = `trace_id is "${trace.traceId}", but the file is named ${fileName}`;
        findings.push(finding("trace_id_not_file_name", { path, trace: trace.traceId }, message));
      }
    }
    const own = trace && first === undefined ? (byTrace.get(trace.traceId) ?? []) : [];
    yield judged(frame, reading, own, findings, first === undefined);
  }
  // Without any trace the folder has been reported; a line for every record would say no more.
  const missing = frame.listing.traceFiles.length === 0 ? [] : missingTraces(byTrace, seen, unread);
  yield { trace: null, records: [], findings: [...missing, ...coverageFindings(frame)] };
}

function judged(
  frame: CorpusFrame,
  { trace, path }: TraceReading,
  own: readonly TruthRecord[],
  findings: Finding[],
  isFirst: boolean,
): ScannedTrace {
  if (!trace) return { trace: null, records: [], findings };
  const records = own.filter((record) => {
    const faults = [...referenceFaults(record.truth, trace)].map(({ code, message }) =>
      finding(code, record.place, message),
    );
    for (const fault of faults) findings.push(fault);
    return record.sound && faults.every((fault) => fault.severity !== "FATAL");
  });
  if (own.length === 0 && frame.records.length > 0 && frame.truthIsWhole && isFirst) {
    const place = { path, trace: trace.traceId };
    findings.push(finding("trace_without_truth", place, `no record of ${TRUTH_FILE} names it`));
  }
  return { trace, records, findings };
}

function* missingTraces(
  byTrace: ReadonlyMap<string, readonly TruthRecord[]>,
  seen: ReadonlyMap<string, string>,
  unread: ReadonlySet<string>,
): Generator<Finding> {
  for (const [traceId, records] of byTrace) {
    // A trace whose file is there but broken has been reported; it is not missing too.
    if (seen.has(traceId) || unread.has(`${traceId}.json`)) continue;
    for (const { place } of records) {
      yield finding("missing_trace", place, `names trace "${traceId}", which is not there`);
    }
  }
}
