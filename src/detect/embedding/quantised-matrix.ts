import { floatAt } from "../../text/at.ts";
import { OutOfRange } from "../../text/out-of-range.ts";
import {
  DimensionMismatch,
  type EmbeddingMatrix,
  meanOfLargestCosines,
  type Vector,
} from "./matrix.ts";

/** Vectors in one byte a value: a quarter of the memory of single precision. */
export interface QuantisedMatrix {
  readonly rows: number;
  readonly width: number;
  /** Row after row; a row's largest value by amount is 127 or -127. */
  readonly values: Int8Array;
  /** Euclidean length of each row, in units of its own scale. */
  readonly norms: Float64Array;
}

const ROW_STEPS = 127;
/** Steps of a query: with them sums over 8,192 values stay below 2^31. */
const QUERY_STEPS = 2047;
const MOST_WIDTH = 8192;

/**
 * Rounds each row to 127 steps either way of its largest value. Directions are kept to about half
 * a step, so cosines are near and not equal.
 * @throws RangeError when rows are wider than 8,192 or hold what is not finite
 */
export function quantise({ rows, width, values }: EmbeddingMatrix): QuantisedMatrix {
  if (width > MOST_WIDTH) throw new OutOfRange(`rows of ${width} are wider than ${MOST_WIDTH}`);
  const out = new Int8Array(values.length);
  const norms = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const start = row * width;
    const steps = toSteps(values.subarray(start, start + width), ROW_STEPS);
    out.set(steps, start);
    norms[row] = lengthOf(steps);
  }
  return { rows, width, values: out, norms };
}

/**
 * Mean of the `k` largest cosines between a query and quantised rows; see `topKMeanCosine`.
 * @param k 1 to the number of rows
 * @throws DimensionMismatch when the query has another width
 */
export function topKMeanCosineQuantised(
  query: Vector,
  { rows, width, values, norms }: QuantisedMatrix,
  k: number,
): number {
  if (query.length !== width) throw new DimensionMismatch(query.length, width);
  if (!Number.isInteger(k) || k < 1 || k > rows) {
    throw new OutOfRange(`k must be a whole number from 1 to ${rows}, not ${k}`);
  }
  const steps = Int32Array.from(toSteps(query, QUERY_STEPS));
  const products = new Float64Array(rows);
  const whole = width - (width % 4);
  for (let row = 0, base = 0; row < rows; row += 1, base += width) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let at = 0;
    for (; at < whole; at += 4) {
      a = (a + Math.imul(floatAt(steps, at), floatAt(values, base + at))) | 0;
      b = (b + Math.imul(floatAt(steps, at + 1), floatAt(values, base + at + 1))) | 0;
      c = (c + Math.imul(floatAt(steps, at + 2), floatAt(values, base + at + 2))) | 0;
      d = (d + Math.imul(floatAt(steps, at + 3), floatAt(values, base + at + 3))) | 0;
    }
    for (; at < width; at += 1) {
      a = (a + Math.imul(floatAt(steps, at), floatAt(values, base + at))) | 0;
    }
    products[row] = a + b + c + d;
  }
  return meanOfLargestCosines(products, norms, lengthOf(steps), k);
}

function toSteps(vector: Vector, steps: number): Float64Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  if (!Number.isFinite(largest)) throw new OutOfRange("only finite values can be quantised");
  const scale = largest === 0 ? 0 : steps / largest;
  return Float64Array.from(vector, (value) => Math.round(value * scale));
}

function lengthOf(vector: Float64Array | Int32Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares);
}
