import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { inflateSync } from "fflate";
import { packedBytes, readZipDirectory, type ZipEntry } from "./zip-directory.ts";

export interface EvalArchive {
  /** The samples, in the order of their names. */
  readonly samples: readonly ZipEntry[];
}

/** The samples that an Inspect `.eval` archive lists; nothing is unpacked yet. */
export async function evalSamples(
  file: FileHandle,
  size: number,
): Promise<EvalArchive | { readonly reason: string }> {
  const entries = await readZipDirectory(file, size);
  if ("reason" in entries) return { reason: `the archive cannot be read: ${entries.reason}` };
  // Written twice, the last one counts.
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const samples = [...byName.values()]
    .filter(({ name }) => /^samples\/[^/]+\.json$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (samples.length > 0) return { samples };
  return byName.has("header.json") || byName.has("_journal/start.json")
    ? {
        reason:
          "an Inspect archive without samples: it was written header-only or before the first sample ended",
      }
    : { reason: "a zip archive that is no Inspect log" };
}

/**
 * Unpacks and parses one sample.
 * @param limit bytes that it may unpack to.
 */
export async function readSample(
  file: FileHandle,
  entry: ZipEntry,
  limit: number,
): Promise<{ readonly value: unknown } | { readonly reason: string }> {
  if (entry.size > limit) return { reason: `unpacks to more than ${limit} bytes` };
  if (entry.packed > limit) return { reason: `is packed in more than ${limit} bytes` };
  try {
    const data = await unpacked(await packedBytes(file, entry), entry);
    if (data === null) return { reason: `is packed by a method that is not read: ${entry.method}` };
    if (data.length !== entry.size || crc32(data) !== entry.crc32)
      return { reason: "is damaged: its bytes are not those that were written" };
    return { value: JSON.parse(new TextDecoder().decode(data)) as unknown };
  } catch (error) {
    return { reason: `cannot be read: ${error instanceof Error ? error.message : "?"}` };
  }
}

async function unpacked(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array | null> {
  switch (entry.method) {
    case 0:
      return bytes;
    case 8:
      return inflateSync(bytes, { out: new Uint8Array(entry.size) });
    case ZSTANDARD:
      return (await zstandard()).decode(bytes, entry.size);
    default:
      return null;
  }
}

/** What Inspect writes by default. */
const ZSTANDARD = 93;

/** Loaded with the first member that needs it: most logs need none, and Node 20 has none built in. */
async function zstandard(): Promise<{ decode(bytes: Uint8Array, size: number): Uint8Array }> {
  const { ZSTDDecoder } = await import("zstddec");
  const decoder = new ZSTDDecoder();
  await decoder.init();
  return decoder;
}
