import { join } from "node:path";
import type { Channel, Tier } from "../model.ts";
import { type Finding, finding } from "./finding.ts";
import { type FolderListing, listFolder, MANIFEST_FILE, TRUTH_FILE } from "./folder.ts";
import { authorityOf, type Manifest, readManifest } from "./manifest.ts";
import { readTruth, type TruthRecord } from "./read-truth.ts";

/** Everything of a corpus but its traces: what is small enough to hold in memory. */
export interface CorpusFrame {
  readonly dir: string;
  readonly listing: FolderListing;
  readonly manifest: Manifest | null;
  readonly authority: Readonly<Record<Channel, Tier>>;
  readonly records: readonly TruthRecord[];
  /** False when a line of the ground truth could not be read, so that records are missing. */
  readonly truthIsWhole: boolean;
  /** Manifest and ground truth as they were read; the manifest vouches for the traces. */
  readonly inputs: readonly CorpusInput[];
  readonly findings: readonly Finding[];
}

/** A file that went into a result. */
export interface CorpusInput {
  readonly path: string;
  readonly sha256: string;
}

/**
 * Reads manifest and ground truth. Faults come back as findings.
 * @throws BacktrailError with code `io` when the folder cannot be read.
 */
export async function readFrame(dir: string): Promise<CorpusFrame> {
  const listing = await listFolder(dir);
  const findings: Finding[] = [...listing.findings];
  const refused = new Set(listing.findings.map((item) => item.path));
  const [manifestPath, truthPath] = [join(dir, MANIFEST_FILE), join(dir, TRUTH_FILE)];

  const reading = listing.hasManifest ? await readManifest(manifestPath) : null;
  const manifest = reading?.manifest ?? null;
  const inputs: CorpusInput[] = [];
  if (reading?.sha256) inputs.push({ path: manifestPath, sha256: reading.sha256 });
  if (reading) findings.push(...reading.findings);
  else if (!refused.has(manifestPath)) {
    const message = "is missing: no name, no hashes, no canary";
    findings.push(finding("no_manifest", { path: manifestPath }, message));
  }
  if (manifest) findings.push(...listedFindings(manifest, listing, dir, manifestPath));
  if (listing.traceFiles.length === 0) {
    findings.push(finding("no_traces", { path: dir }, "holds no trace"));
  }

  const authority = authorityOf(manifest?.authorityTiers ?? null);
  if (!listing.hasTruth) {
    if (!refused.has(truthPath)) {
      findings.push(finding("no_ground_truth", { path: truthPath }, "is missing"));
    }
    const none = { records: [], truthIsWhole: false };
    return { dir, listing, manifest, authority, inputs, findings, ...none };
  }
  const truth = await readTruth(truthPath, authority);
  if (truth.sha256 !== null) inputs.push({ path: truthPath, sha256: truth.sha256 });
  for (const item of truth.findings) findings.push(item);
  findings.push(...hashFindings(manifest, TRUTH_FILE, truthPath, truth.sha256));
  const truthIsWhole = truth.unreadLines === 0;
  if (manifest && truthIsWhole) {
    findings.push(...countFindings(manifest, "instructions", truth.records.length, manifestPath));
  }
  const { records } = truth;
  return { dir, listing, manifest, authority, records, truthIsWhole, inputs, findings };
}

function* listedFindings(
  manifest: Manifest,
  listing: FolderListing,
  dir: string,
  path: string,
): Generator<Finding> {
  if (manifest.sha256.size === 0) return;
  const there = new Set([...listing.traceFiles, ...(listing.hasTruth ? [TRUTH_FILE] : [])]);
  for (const name of manifest.sha256.keys()) {
    if (!there.has(name)) {
      yield finding("listed_file_missing", { path }, `lists ${name}, which is not there`);
    }
  }
  for (const name of there) {
    if (!manifest.sha256.has(name)) {
      const message = "is not listed in the manifest, so that nothing vouches for it";
      yield finding("unlisted_file", { path: join(dir, name) }, message);
    }
  }
  yield* countFindings(manifest, "traces", listing.traceFiles.length, path);
}

function* countFindings(
  manifest: Manifest,
  what: "traces" | "instructions",
  found: number,
  path: string,
): Generator<Finding> {
  const counted = manifest.counts[what];
  if (counted === undefined || counted === found) return;
  const message = `counts ${counted} ${what}, but the folder holds ${found}`;
  yield finding("counts_contradiction", { path }, message);
}

/** Whether a file still is what the manifest says it was. */
export function* hashFindings(
  manifest: Manifest | null,
  name: string,
  path: string,
  sha256: string | null,
): Generator<Finding> {
  const listed = manifest?.sha256.get(name);
  if (listed === undefined || sha256 === null || listed === sha256) return;
  const message = `has changed: its SHA-256 is ${sha256}, the manifest says ${listed}`;
  yield finding("hash_mismatch", { path }, message);
}
