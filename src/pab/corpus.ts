import { basename, resolve } from "node:path";
import { BacktrailError } from "../formats/error.ts";
import { type Finding, placeOf } from "./corpus/finding.ts";
import { readFrame } from "./corpus/frame.ts";
import type { Manifest } from "./corpus/manifest.ts";
import { scanTraces } from "./corpus/scan.ts";
import type { Channel, GroundTruth, Tier, Trace } from "./model.ts";

/** A corpus whose traces are read one after the other. */
export interface OpenCorpus {
  readonly dir: string;
  /** The manifest's name, or the folder's where there is no manifest. */
  readonly name: string;
  /** Null for a corpus without one, as imported corpora may be. */
  readonly manifest: Manifest | null;
  /** Privilege of each channel, the corpus's own departures included. */
  readonly authority: Readonly<Record<Channel, Tier>>;
  /** In the order of the file. */
  readonly groundTruth: readonly GroundTruth[];
  /** Manifest and ground truth with their hashes; the manifest's hashes cover the traces. */
  readonly inputs: readonly { readonly path: string; readonly sha256: string }[];
  /**
   * The traces in the order of their file names, a few in memory at a time. May be called again.
   * @throws BacktrailError at the first fault that voids the corpus: code `origin_leak` for a
   * leak, `format` for any other.
   */
  traces(): AsyncIterable<Trace>;
}

/** A corpus without its traces. */
export type CorpusHead = Omit<OpenCorpus, "traces">;

/** A corpus held in memory. */
export interface Corpus extends CorpusHead {
  readonly traces: readonly Trace[];
}

/**
 * Opens a corpus folder: reads manifest and ground truth, and leaves the traces to be streamed.
 * Every check of `ingestDir` runs on the way, so that no number comes from a corpus that it would
 * call FATAL.
 * @throws BacktrailError at the first such fault; code `io` when the folder cannot be read.
 */
export async function openCorpus(dir: string): Promise<OpenCorpus> {
  const frame = await readFrame(dir);
  refuseFatal(frame.findings);
  return {
    dir,
    name: frame.manifest?.name ?? basename(resolve(dir)),
    manifest: frame.manifest,
    authority: frame.authority,
    groundTruth: frame.records.map((record) => record.truth),
    inputs: frame.inputs,
    async *traces() {
      for await (const { trace, findings } of scanTraces(frame)) {
        refuseFatal(findings);
        if (trace) yield trace;
      }
    },
  };
}

/**
 * Reads a whole corpus into memory.
 * @throws BacktrailError at the first fault that voids it, as `openCorpus` does.
 */
export async function loadCorpus(dir: string): Promise<Corpus> {
  const { traces, ...head } = await openCorpus(dir);
  const all: Trace[] = [];
  for await (const trace of traces()) all.push(trace);
  return { ...head, traces: all };
}

function refuseFatal(findings: readonly Finding[]): void {
  const fatal = findings.filter((item) => item.severity === "FATAL");
  const worst = fatal.find((item) => item.code === "origin_leak") ?? fatal[0];
  if (!worst) return;
  throw new BacktrailError({
    code: worst.code === "origin_leak" ? "origin_leak" : "format",
    where: placeOf(worst),
    message: `${worst.message} (${worst.code}; pab ingest lists every fault)`,
  });
}
