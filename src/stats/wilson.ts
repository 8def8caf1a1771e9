import { OutOfRange } from "../text/out-of-range.ts";
/** A closed interval; for a proportion both ends lie in 0..1. */
export type Interval = readonly [low: number, high: number];

/** The standard normal quantile that the field rounds to for 95 % intervals. */
export const Z_95 = 1.96;

/**
 * Wilson score interval for a binomial proportion.
 *
 * Source: E. B. Wilson (1927), JASA 22(158), 209-212; without continuity correction.
 * @param k successes, `0 <= k <= n`, integer
 * @param n trials, integer
 * @param z standard normal quantile, default 1.96 (95 %)
 * @returns the interval, or null when `n` is 0: nothing was measured.
 * @throws RangeError on counts that are not integers in range or a negative z.
 */
export function wilson(k: number, n: number, z: number = Z_95): Interval | null {
  if (!Number.isInteger(k) || !Number.isInteger(n) || n < 0 || k < 0 || k > n) {
    throw new OutOfRange(`wilson needs integers 0 <= k <= n, not k=${k}, n=${n}`);
  }
  if (!(z >= 0)) throw new OutOfRange(`wilson needs a z of at least 0, not ${z}`);
  return n === 0 ? null : scoreInterval(k / n, n, z);
}

/**
 * The same interval for a proportion `p` of an effective sample size `n` that need not be whole,
 * as a design effect makes it.
 */
export function scoreInterval(p: number, n: number, z: number): Interval {
  const z2 = z * z;
  const denominator = 1 + z2 / n;
  const centre = (p + z2 / (2 * n)) / denominator;
  const half = (z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / denominator;
  // At its ends the interval closes on the proportion itself; rounding must not leave it outside.
  return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)];
}
