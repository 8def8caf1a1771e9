import { basename, resolve } from "node:path";
import { codePointLength } from "../text/code-points.ts";
import { type Finding, relaxed, type Severity } from "./corpus/finding.ts";
import { type CorpusInput, readFrame } from "./corpus/frame.ts";
import type { TruthRecord } from "./corpus/read-truth.ts";
import { scanTraces } from "./corpus/scan.ts";
import type { Corpus } from "./corpus.ts";
import type { Trace } from "./model.ts";

export interface IngestOptions {
  /**
   * False turns cross-reference faults (a record that names what is not there) into warnings and
   * leaves the records concerned out; a leak stays FATAL.
   */
  readonly strict?: boolean;
  /** Only check: nothing is kept in memory and no corpus comes back. */
  readonly validateOnly?: boolean;
  /** Ends the work between two traces; its reason is thrown. */
  readonly signal?: AbortSignal;
}

/** Whether a folder can be trusted as a corpus, and everything that speaks against it. */
export interface IngestReport {
  readonly dir: string;
  readonly strict: boolean;
  /** True when nothing is FATAL. */
  readonly ok: boolean;
  /** Traces and records that could be read, faulty ones included. */
  readonly counts: { readonly traces: number; readonly instructions: number };
  /** By file: manifest, ground truth, traces by name, then what concerns the whole. */
  readonly findings: readonly Finding[];
  /** Manifest and ground truth with their hashes, as far as they could be read. */
  readonly inputs: readonly CorpusInput[];
  /** What can be used; absent when only checking or when something is FATAL. */
  readonly corpus?: Corpus;
}

/**
 * Checks a corpus folder to its end and reports every fault.
 * @throws BacktrailError with code `io` when the folder itself cannot be read.
 */
export async function ingestDir(dir: string, options: IngestOptions = {}): Promise<IngestReport> {
  const { strict = true, validateOnly = false } = options;
  const frame = await readFrame(dir);
  const findings: Finding[] = [];
  const add = (items: Iterable<Finding>): void => {
    for (const item of items) findings.push(strict ? item : relaxed(item));
  };
  add(frame.findings);
  const traces: Trace[] = [];
  const usable = new Set<TruthRecord>();
  let traceCount = 0;
  for await (const step of scanTraces(frame)) {
    options.signal?.throwIfAborted();
    add(step.findings);
    if (!step.trace) continue;
    traceCount += 1;
    if (validateOnly) continue;
    const trace = withFittingPoints(step.trace);
    traces.push(trace);
    for (const record of step.records) {
      if (trace.decisionPoints.some((point) => point.eventId === record.truth.eventId)) {
        usable.add(record);
      }
    }
  }
  const ok = findings.every((item) => item.severity !== "FATAL");
  const report = {
    dir,
    strict,
    ok,
    counts: { traces: traceCount, instructions: frame.records.length },
    findings,
    inputs: frame.inputs,
  };
  if (!ok || validateOnly) return report;
  const corpus: Corpus = {
    dir,
    name: frame.manifest?.name ?? basename(resolve(dir)),
    manifest: frame.manifest,
    authority: frame.authority,
    inputs: frame.inputs,
    groundTruth: frame.records.filter((one) => usable.has(one)).map((one) => one.truth),
    traces,
  };
  return { ...report, corpus };
}

/** A trace without the decision points that name no text of it; only `strict: false` meets any. */
function withFittingPoints(trace: Trace): Trace {
  const lengths = new Map(trace.events.map((one) => [one.eventId, codePointLength(one.content)]));
  const decisionPoints = trace.decisionPoints.filter(({ eventId, span }) => {
    const length = lengths.get(eventId);
    return length !== undefined && (span === null || span[1] <= length);
  });
  return { ...trace, decisionPoints };
}

/** How many findings of a severity a report holds. */
export function countFindings({ findings }: IngestReport, severity: Severity): number {
  return findings.filter((item) => item.severity === severity).length;
}
