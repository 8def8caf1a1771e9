import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson, canonicalJsonLine } from "../formats/canonical-json.ts";
import { BacktrailError, reasonOf } from "../formats/error.ts";
import { ManifestSchema, TraceSchema } from "../formats/pab.ts";
import { parseWith } from "../formats/parse.ts";
import { sha256Hex } from "../text/sha256.ts";
import { isCanary } from "./canary.ts";
import { MANIFEST_FILE, TRUTH_FILE } from "./corpus/folder.ts";
import { assertNoOriginLeak } from "./leak-guard.ts";
import type { Channel, GroundTruth, Tier, Trace } from "./model.ts";
import { traceToWire, truthToWire } from "./wire.ts";

/** A corpus to be written. */
export interface CorpusParts {
  readonly name: string;
  readonly split: string;
  /**
   * `PAB-CANARY-<uuid>`; it stands in the manifest and nowhere else. A function is asked when all
   * traces are written, for one that hangs on what was in them.
   */
  readonly canary: string | (() => string);
  /** What drew the corpus and with which settings; null for a corpus that people made. */
  readonly generator: Readonly<Record<string, unknown>> | null;
  /** Where the corpus departs from the default table of privileges. */
  readonly authorityTiers?: Readonly<Partial<Record<Channel, Tier>>> | null;
  readonly traces: Iterable<Trace> | AsyncIterable<Trace>;
  /** Written in this order. */
  readonly groundTruth: Iterable<GroundTruth>;
}

/**
 * Writes a corpus folder, the manifest last. The same parts give the same bytes on any platform.
 * Files of the same names are overwritten.
 * @throws BacktrailError with code `origin_leak` for a trace that gives its origin away, `format`
 * for a malformed one or an id that cannot be a file name, `io` when the folder cannot be written
 * or holds a trace that is not part of the corpus.
 */
export async function saveCorpus(dir: string, parts: CorpusParts): Promise<void> {
  if (typeof parts.canary === "string") refuseOtherThanCanary(parts.canary);
  await io(dir, () => mkdir(dir, { recursive: true }));
  const sha256: Record<string, string> = {};
  const put = async (name: string, text: string): Promise<void> => {
    sha256[name] = sha256Hex(text);
    await io(join(dir, name), () => writeFile(join(dir, name), text));
  };
  const names = new FileNames();
  let traces = 0;
  for await (const trace of parts.traces) {
    await put(names.take(trace.traceId), traceText(trace));
    traces += 1;
  }
  const truth = [...parts.groundTruth];
  await put(TRUTH_FILE, truth.map((one) => `${canonicalJsonLine(truthToWire(one))}\n`).join(""));
  await refuseStrangers(dir, sha256);
  const canary = typeof parts.canary === "string" ? parts.canary : parts.canary();
  refuseOtherThanCanary(canary);
  const manifest = {
    format: "pab/1",
    name: parts.name,
    split: parts.split,
    canary,
    generator: parts.generator,
    counts: { traces, instructions: truth.length },
    sha256,
    ...(parts.authorityTiers ? { authority_tiers: parts.authorityTiers } : {}),
    span_unit: "codepoint",
  };
  const path = join(dir, MANIFEST_FILE);
  const text = canonicalJson(parseWith(ManifestSchema, manifest, path));
  await io(path, () => writeFile(path, text));
}

function refuseOtherThanCanary(text: string): void {
  if (isCanary(text)) return;
  const message = "must have the form PAB-CANARY-<uuid>";
  throw new BacktrailError({ code: "format", where: "canary", message });
}

/** A trace as its file holds it; the last step before a text leaves for a corpus. */
function traceText(trace: Trace): string {
  const wire = traceToWire(trace);
  assertNoOriginLeak(trace, trace.traceId);
  assertNoOriginLeak(wire, trace.traceId);
  return canonicalJson(parseWith(TraceSchema, wire, trace.traceId));
}

/** Hands out file names of traces: an id must be one on every platform, and be told from all others. */
class FileNames {
  readonly #taken = new Set([MANIFEST_FILE]);

  take(traceId: string): string {
    const name = `${traceId}.json`;
    if (!safeName.test(traceId) || reserved.test(traceId) || traceId.normalize("NFC") !== traceId) {
      throw new BacktrailError({
        code: "format",
        where: "trace_id",
        message: `${JSON.stringify(traceId)} cannot be a file name everywhere; use letters, digits, dots, dashes and underscores, at most 100`,
      });
    }
    const folded = name.toLowerCase();
    if (this.#taken.has(folded)) {
      throw new BacktrailError({
        code: "format",
        where: "trace_id",
        message: `"${traceId}" is taken already, or differs only in case from one that is`,
      });
    }
    this.#taken.add(folded);
    return name;
  }
}

const safeName = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]{0,98}[\p{L}\p{M}\p{N}_-])?$/u;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

async function refuseStrangers(dir: string, own: Readonly<Record<string, string>>): Promise<void> {
  const names = await io(dir, () => readdir(dir));
  const stranger = names.find(
    (name) => name.endsWith(".json") && name !== MANIFEST_FILE && !Object.hasOwn(own, name),
  );
  if (stranger === undefined) return;
  throw new BacktrailError({
    code: "io",
    where: join(dir, stranger),
    message: "is not part of this corpus; remove it or write to an empty folder",
  });
}

async function io<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({ code: "io", where: path, message: reason, cause });
  }
}
