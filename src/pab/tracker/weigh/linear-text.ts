import { type TextFeatures, textFeatures } from "./text-features.ts";

/** A linear judge of a text, as it ships: one byte a weight. */
export interface LinearText {
  readonly intercept: number;
  /** What a weight of one unit is worth. */
  readonly scale: number;
  /** Signed bytes in base 64, a power of two of them. */
  readonly weights: string;
}

const decoded = new WeakMap<LinearText, Int8Array>();

/**
 * The judge's score of a text: log odds of what it was fitted to tell.
 * @param featuresOf what it was fitted on
 */
export function linearScore(
  judge: LinearText,
  text: string,
  featuresOf: (text: string, buckets: number) => TextFeatures = textFeatures,
): number {
  const weights = weightsOf(judge);
  const { at, value } = featuresOf(text, weights.length);
  let sum = 0;
  for (const [number, bucket] of at.entries()) sum += (weights[bucket] ?? 0) * (value[number] ?? 0);
  return judge.intercept + sum * judge.scale;
}

function weightsOf(judge: LinearText): Int8Array {
  const known = decoded.get(judge);
  if (known !== undefined) return known;
  const weights = new Int8Array(Buffer.from(judge.weights, "base64"));
  decoded.set(judge, weights);
  return weights;
}
