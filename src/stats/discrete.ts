import { at } from "../text/at.ts";
/** A distribution on the integers `low, low + 1, …`; the weights sum to 1. */
export interface Discrete {
  readonly low: number;
  readonly weights: Float64Array;
}

/** Weights so far below the largest that a double no longer sees them beside it. */
const NEGLIGIBLE = 1e-30;

/**
 * A distribution from the ratios of neighbouring weights. Working outwards from the mode needs no
 * factorials, so nothing overflows and the weights keep nearly full precision.
 * @param ratio weight of `at + 1` over weight of `at`
 */
function fromRatios(
  low: number,
  high: number,
  mode: number,
  ratio: (at: number) => number,
): Discrete {
  let first = mode;
  let last = mode;
  const up = [1];
  for (let weight = 1; last < high; ) {
    weight *= ratio(last);
    if (weight < NEGLIGIBLE) break;
    up.push(weight);
    last += 1;
  }
  const down: number[] = [];
  for (let weight = 1; first > low; ) {
    weight /= ratio(first - 1);
    if (weight < NEGLIGIBLE) break;
    down.push(weight);
    first -= 1;
  }
  const weights = Float64Array.from([...down.reverse(), ...up]);
  return { low: first, weights: normalised(weights) };
}

/**
 * Binomial distribution with chance one half.
 * @param n trials, integer, at least 0
 */
export function fairBinomial(n: number): Discrete {
  return fromRatios(0, n, Math.floor(n / 2), (at) => (n - at) / (at + 1));
}

/**
 * Hypergeometric distribution: successes in the second of two groups of `n1` and `n2` trials when
 * `t` of all trials succeed.
 */
export function hypergeometric(n1: number, n2: number, t: number): Discrete {
  const low = Math.max(0, t - n1);
  const high = Math.min(n2, t);
  const mode = Math.min(high, Math.max(low, Math.floor(((t + 1) * (n2 + 1)) / (n1 + n2 + 2))));
  return fromRatios(
    low,
    high,
    mode,
    (at) => ((t - at) * (n2 - at)) / ((at + 1) * (n1 - t + at + 1)),
  );
}

/** Distribution of the sum of two independent variables. */
export function convolve(a: Discrete, b: Discrete): Discrete {
  const weights = new Float64Array(a.weights.length + b.weights.length - 1);
  for (let i = 0; i < a.weights.length; i += 1) {
    const weight = at(a.weights, i);
    for (let j = 0; j < b.weights.length; j += 1) {
      weights[i + j] = at(weights, i + j) + weight * at(b.weights, j);
    }
  }
  return trimmed({ low: a.low + b.low, weights });
}

/** Chance of `at`. */
export function weightAt(distribution: Discrete, at: number): number {
  return distribution.weights[at - distribution.low] ?? 0;
}

/**
 * Two-sided p value: the chance of all values that are no likelier than `at`.
 * A value outside the kept range has p = 0 to double precision.
 */
export function twoSided(distribution: Discrete, at: number): number {
  // Equal weights reached along different ways differ in their last bits.
  const limit = weightAt(distribution, at) * (1 + 1e-7);
  let sum = 0;
  for (const weight of distribution.weights) if (weight <= limit) sum += weight;
  return Math.min(1, sum);
}

/**
 * Twice the smaller tail that `at` ends, at most 1. Unlike `twoSided` it keeps each direction below half
 * of its level, also where the distribution is skewed.
 */
export function doubledTail(distribution: Discrete, at: number): number {
  const { low, weights } = distribution;
  let [below, above] = [0, 0];
  weights.forEach((weight, index) => {
    if (low + index <= at) below += weight;
    if (low + index >= at) above += weight;
  });
  return Math.min(1, 2 * Math.min(below, above));
}

/** The smallest two-sided p value that any outcome could give. */
export function smallestTwoSided({ low, weights }: Discrete): number {
  const distribution = { low, weights };
  const ends = [low, low + weights.length - 1];
  return Math.min(...ends.map((end) => twoSided(distribution, end)));
}

/** A long sum keeps only what a double can see, so that its cost grows with its spread. */
function trimmed({ low, weights }: Discrete): Discrete {
  let first = 0;
  let last = weights.length - 1;
  const limit = NEGLIGIBLE;
  while (first < last && at(weights, first) < limit) first += 1;
  while (last > first && at(weights, last) < limit) last -= 1;
  return { low: low + first, weights: weights.subarray(first, last + 1) };
}

function normalised(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => weight / sum);
}
