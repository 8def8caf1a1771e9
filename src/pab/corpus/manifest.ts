import type { z } from "zod";
import { ManifestSchema } from "../../formats/pab.ts";
import { isCanary } from "../canary.ts";
import { AUTHORITY_TIER, type Channel, type Tier } from "../model.ts";
import { type Finding, finding } from "./finding.ts";
import { parseStrictJson, schemaFaults } from "./parse-json.ts";
import { decodeUtf8, readBytes } from "./read-text.ts";

/** Names, counts and hashes of a corpus. */
export interface Manifest {
  readonly name: string;
  readonly split: string;
  readonly canary: string | null;
  /** What drew the corpus; null for one that people made or imported. */
  readonly generator: Readonly<Record<string, unknown>> | null;
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 by file name. */
  readonly sha256: ReadonlyMap<string, string>;
  /** Where the corpus departs from the default table. */
  readonly authorityTiers: Readonly<Partial<Record<Channel, Tier>>> | null;
}

export interface ManifestReading {
  readonly manifest: Manifest | null;
  readonly findings: readonly Finding[];
  /** Null when the file could not be read. */
  readonly sha256: string | null;
}

/** The privilege of each channel in this corpus. */
export function authorityOf(
  overrides: Readonly<Partial<Record<Channel, Tier>>> | null,
): Readonly<Record<Channel, Tier>> {
  return { ...AUTHORITY_TIER, ...overrides };
}

/** Reads a manifest; whatever is wrong with it comes back as findings. */
export async function readManifest(path: string): Promise<ManifestReading> {
  const read = await readBytes(path);
  if (!read.ok) {
    const findings = [finding(read.code, { path }, read.message)];
    return { manifest: null, findings, sha256: null };
  }
  return { ...parseManifest(read.bytes, path), sha256: read.sha256 };
}

type Parsed = Pick<ManifestReading, "manifest" | "findings">;

function parseManifest(bytes: Uint8Array, path: string): Parsed {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return failed(finding("malformed_manifest", { path }, decoded.message));
  const parsed = parseStrictJson(decoded.text);
  if (!parsed.ok) return failed(finding("malformed_manifest", { path }, parsed.fault.message));
  const result = ManifestSchema.safeParse(parsed.value);
  if (!result.success) {
    const faults = schemaFaults(result.error);
    return failed(...faults.map((fault) => finding("malformed_manifest", { path }, fault.message)));
  }
  const manifest = manifestFromWire(result.data);
  return { manifest, findings: [...checkManifest(manifest, path)] };
}

function failed(...findings: readonly Finding[]): Parsed {
  return { manifest: null, findings };
}

function manifestFromWire(wire: z.output<typeof ManifestSchema>): Manifest {
  return {
    name: wire.name,
    split: wire.split,
    canary: wire.canary ?? null,
    generator: wire.generator,
    counts: wire.counts,
    sha256: new Map(Object.entries(wire.sha256)),
    authorityTiers: wire.authority_tiers ?? null,
  };
}

function* checkManifest(manifest: Manifest, path: string): Generator<Finding> {
  if (manifest.canary === null) {
    yield finding(
      "no_canary",
      { path },
      "names no canary, so that copies of the corpus cannot be found",
    );
  } else if (!isCanary(manifest.canary)) {
    yield finding(
      "malformed_canary",
      { path },
      "the canary does not have the form PAB-CANARY-<uuid>",
    );
  }
  if (manifest.sha256.size === 0) {
    yield finding(
      "no_hashes",
      { path },
      "lists no hashes, so that a changed file cannot be noticed",
    );
  }
}
