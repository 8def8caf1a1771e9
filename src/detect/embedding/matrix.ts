import { floatAt } from "../../text/at.ts";
import { OutOfRange } from "../../text/out-of-range.ts";
/** Vectors of one width in one block of memory, with their lengths. */
export interface EmbeddingMatrix {
  readonly rows: number;
  readonly width: number;
  /** Row after row. Single precision where the embedder gave it, double otherwise. */
  readonly values: Float32Array | Float64Array;
  /** Euclidean length of each row. */
  readonly norms: Float64Array;
}

/** Raised when vectors that should be compared differ in width; names both. */
export class DimensionMismatch extends Error {
  constructor(left: number, right: number) {
    super(`embedding dimension mismatch: ${left} != ${right}`);
    this.name = "DimensionMismatch";
  }
}

export type Vector = readonly number[] | Float32Array | Float64Array;

/**
 * Packs vectors into one block.
 * @throws DimensionMismatch when they differ in width
 */
export function packVectors(vectors: readonly Vector[]): EmbeddingMatrix {
  const width = vectors[0]?.length ?? 0;
  const single = vectors.length > 0 && vectors.every((vector) => vector instanceof Float32Array);
  const size = vectors.length * width;
  const values = single ? new Float32Array(size) : new Float64Array(size);
  for (const [row, vector] of vectors.entries()) {
    if (vector.length !== width) throw new DimensionMismatch(vector.length, width);
    values.set(vector, row * width);
  }
  return withNorms(values, vectors.length, width);
}

/**
 * A matrix over values that stand in one block already.
 * @throws RangeError when the block is not a whole number of rows
 */
export function matrixOf(values: Float32Array | Float64Array, width: number): EmbeddingMatrix {
  if (width > 0 && values.length % width !== 0) {
    throw new OutOfRange(`${values.length} values are not a whole number of rows of ${width}`);
  }
  return withNorms(values, width === 0 ? 0 : values.length / width, width);
}

function withNorms(
  values: Float32Array | Float64Array,
  rows: number,
  width: number,
): EmbeddingMatrix {
  const norms = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) sum += floatAt(values, at) ** 2;
    norms[row] = Math.sqrt(sum);
  }
  return { rows, width, values, norms };
}

/**
 * Mean of the `k` largest cosines between a query and the rows. The cosine with a zero vector is
 * 0. Exact: every row is compared.
 * @param k 1 to the number of rows
 * @throws DimensionMismatch when the query has another width
 */
export function topKMeanCosine(query: Vector, matrix: EmbeddingMatrix, k: number): number {
  const { rows, width, norms } = matrix;
  if (query.length !== width) throw new DimensionMismatch(query.length, width);
  if (!Number.isInteger(k) || k < 1 || k > rows) {
    throw new OutOfRange(`k must be a whole number from 1 to ${rows}, not ${k}`);
  }
  const direction = Float64Array.from(query);
  let squares = 0;
  for (const value of direction) squares += value * value;
  const length = Math.sqrt(squares);
  const dots = matrix.values instanceof Float32Array ? dotsOfSingles : dotsOfDoubles;
  const products = dots(direction, matrix.values as never, rows, width);
  return meanOfLargestCosines(products, norms, length, k);
}

/**
 * Mean of the `k` largest of `products[row] / (length · norms[row])`; 0 where a length is 0, NaN
 * when one of them is.
 */
export function meanOfLargestCosines(
  products: Float64Array,
  norms: Float64Array,
  length: number,
  k: number,
): number {
  // Ascending; short, so insertion beats a heap.
  const best = new Float64Array(k).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < products.length; row += 1) {
    const scale = length * floatAt(norms, row);
    const cosine = scale === 0 ? 0 : floatAt(products, row) / scale;
    if (Number.isNaN(cosine)) return Number.NaN;
    if (cosine <= floatAt(best, 0)) continue;
    let at = 0;
    while (at + 1 < k && floatAt(best, at + 1) < cosine) {
      best[at] = floatAt(best, at + 1);
      at += 1;
    }
    best[at] = cosine;
  }
  // From the largest down: the order in which a sorted list would be added up.
  let sum = 0;
  for (let at = k - 1; at >= 0; at -= 1) sum += floatAt(best, at);
  return sum / k;
}

// Two copies of one loop: a call site that sees both array types runs several times slower.
function dotsOfSingles(
  query: Float64Array,
  values: Float32Array,
  rows: number,
  width: number,
): Float64Array {
  const out = new Float64Array(rows);
  const whole = width - (width % 4);
  for (let row = 0, base = 0; row < rows; row += 1, base += width) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let at = 0;
    for (; at < whole; at += 4) {
      a += floatAt(query, at) * floatAt(values, base + at);
      b += floatAt(query, at + 1) * floatAt(values, base + at + 1);
      c += floatAt(query, at + 2) * floatAt(values, base + at + 2);
      d += floatAt(query, at + 3) * floatAt(values, base + at + 3);
    }
    for (; at < width; at += 1) a += floatAt(query, at) * floatAt(values, base + at);
    out[row] = a + b + (c + d);
  }
  return out;
}

function dotsOfDoubles(
  query: Float64Array,
  values: Float64Array,
  rows: number,
  width: number,
): Float64Array {
  const out = new Float64Array(rows);
  for (let row = 0, base = 0; row < rows; row += 1, base += width) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += floatAt(query, at) * floatAt(values, base + at);
    out[row] = sum;
  }
  return out;
}
