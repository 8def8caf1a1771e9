import { OutOfRange } from "../../text/out-of-range.ts";
import type { Embedder } from "./embedding-signal.ts";
import { DimensionMismatch } from "./matrix.ts";
import { readVectorFile, type VectorTable, vectorKey, writeVectorFile } from "./vector-file.ts";

export interface EmbeddingCacheOptions {
  /** The file the vectors stand in; made when it is not there. */
  readonly file: string;
  /** Tells the vectors of one model from another's. */
  readonly modelId: string;
  /** Told after every batch how many of the missing vectors are there. */
  readonly onProgress?: (done: number, missing: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface CachedEmbedder {
  /** Serves the given texts from memory and hands every other text on. */
  readonly embedder: Embedder;
  /** Texts found in the file, and texts embedded now. Counts texts that stand there twice once. */
  readonly found: number;
  readonly computed: number;
}

const BATCH = 64;

/**
 * An embedder that knows the vectors of a bank's texts: read from a file as far as it holds them,
 * computed and added to the file otherwise. What has been computed is kept when the work is
 * interrupted or the embedder fails. The file holds hashes and vectors of the given texts only;
 * texts that are asked about later are never stored. Vectors are of single precision, whether they
 * come from the file or were computed now, so that the margins are the same.
 *
 * @throws what the embedder or the file system throws, and DimensionMismatch when vectors differ
 * in width
 */
export async function cachedEmbedder(
  inner: Embedder,
  texts: readonly string[],
  { file, modelId, onProgress, signal }: EmbeddingCacheOptions,
): Promise<CachedEmbedder> {
  const keys = new Map(texts.map((text) => [vectorKey(modelId, text), text]));
  const stored = await readVectorFile(file, modelId);
  const vectors = new Map<string, Float32Array>();
  const missing: (readonly [key: string, text: string])[] = [];
  for (const [key, text] of keys) {
    const row = stored?.rowOf.get(key);
    if (stored && row !== undefined) {
      vectors.set(key, stored.values.subarray(row * stored.width, (row + 1) * stored.width));
    } else missing.push([key, text]);
  }
  const found = vectors.size;
  try {
    for (let at = 0; at < missing.length; at += BATCH) {
      signal?.throwIfAborted();
      const batch = missing.slice(at, at + BATCH);
      const fresh = await inner(batch.map(([, text]) => text));
      if (fresh.length !== batch.length) {
        throw new OutOfRange(`the embedder returned ${fresh.length} of ${batch.length} vectors`);
      }
      for (const [index, [key]] of batch.entries()) {
        vectors.set(key, Float32Array.from(fresh[index] ?? []));
      }
      onProgress?.(vectors.size - found, missing.length);
    }
  } finally {
    if (vectors.size > found) await writeVectorFile(file, modelId, tableOf(vectors));
  }
  const known = new Map(texts.map((text) => [text, vectors.get(vectorKey(modelId, text))]));
  const embedder: Embedder = async (asked) => {
    const others = asked.filter((text) => known.get(text) === undefined);
    const fresh = others.length > 0 ? await inner(others) : [];
    let next = 0;
    return asked.map((text) => known.get(text) ?? fresh[next++] ?? []);
  };
  return { embedder, found, computed: vectors.size - found };
}

function tableOf(vectors: ReadonlyMap<string, Float32Array>): VectorTable {
  const [first] = vectors.values();
  const width = first?.length ?? 0;
  const values = new Float32Array(vectors.size * width);
  const rowOf = new Map<string, number>();
  for (const [key, vector] of vectors) {
    if (vector.length !== width) throw new DimensionMismatch(vector.length, width);
    values.set(vector, rowOf.size * width);
    rowOf.set(key, rowOf.size);
  }
  return { width, values, rowOf };
}
