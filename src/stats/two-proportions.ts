import { OutOfRange } from "../text/out-of-range.ts";
import { type Counts, checkCounts } from "./counts.ts";
import { normalTwoSided } from "./normal.ts";
import { type Interval, scoreInterval, Z_95 } from "./wilson.ts";

export interface ZTest {
  /** Standardised difference, second minus first; 0 when it is not defined. */
  readonly z: number;
  /** Two-sided p value in 0..1; 1 when it is not defined. */
  readonly p: number;
}

/**
 * Pooled two-proportion z test, two-sided, without continuity correction. Right for large counts;
 * for small ones use `fisherExact`. Undefined (a side without trials, or all trials alike) gives
 * p = 1: such data speak for no difference.
 *
 * Source: J. L. Fleiss, B. Levin, M. C. Paik (2003), Statistical Methods for Rates and Proportions,
 * 3rd ed., section 3.1.
 */
export function twoProportionZ(first: Counts, second: Counts): ZTest {
  if (first.n <= 0 || second.n <= 0) return { z: 0, p: 1 };
  const p1 = first.k / first.n;
  const p2 = second.k / second.n;
  const pooled = (first.k + second.k) / (first.n + second.n);
  const variance = pooled * (1 - pooled) * (1 / first.n + 1 / second.n);
  if (!(variance > 0)) return { z: 0, p: 1 };
  const z = (p2 - p1) / Math.sqrt(variance);
  return { z, p: normalTwoSided(z) };
}

/**
 * Newcombe's hybrid score interval for a difference of two independent proportions, second minus
 * first, without continuity correction.
 *
 * Source: R. G. Newcombe (1998), Statistics in Medicine 17, 873-890, method 10.
 * @returns ends in -1..1, or null when a side has no trials.
 * @throws RangeError on counts out of range.
 */
export function newcombe(first: Counts, second: Counts, z: number = Z_95): Interval | null {
  checkCounts(first, "newcombe");
  checkCounts(second, "newcombe");
  if (first.n === 0 || second.n === 0) return null;
  const p1 = first.k / first.n;
  const p2 = second.k / second.n;
  const [l1, u1] = scoreInterval(p1, first.n, z);
  const [l2, u2] = scoreInterval(p2, second.n, z);
  const difference = p2 - p1;
  return [
    Math.max(-1, difference - Math.hypot(p2 - l2, u1 - p1)),
    Math.min(1, difference + Math.hypot(u2 - p2, p1 - l1)),
  ];
}

/**
 * Cohen's h, `2·asin√p₂ − 2·asin√p₁`: a difference of proportions on a scale on which its spread
 * does not depend on where it lies. 0.2 is called small, 0.5 medium, 0.8 large.
 *
 * Source: J. Cohen (1988), Statistical Power Analysis for the Behavioral Sciences, 2nd ed., ch. 6.
 * @param p1 proportion in 0..1
 * @param p2 proportion in 0..1
 * @throws RangeError on a proportion out of range.
 */
export function cohenH(p1: number, p2: number): number {
  for (const p of [p1, p2]) {
    if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a proportion lies in 0..1, not ${p}`);
  }
  return 2 * Math.asin(Math.sqrt(p2)) - 2 * Math.asin(Math.sqrt(p1));
}
