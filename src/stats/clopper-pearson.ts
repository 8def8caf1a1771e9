import { OutOfRange } from "../text/out-of-range.ts";
import { checkCounts } from "./counts.ts";
import { incompleteBeta } from "./incomplete-beta.ts";
import type { Interval } from "./wilson.ts";

/**
 * Chance of at most `k` successes in `n` trials of chance `p`, by the incomplete beta function.
 *
 * Source: M. Abramowitz and I. A. Stegun (1964), 26.5.24.
 * @throws RangeError on counts or a `p` out of range.
 */
export function binomialAtMost(k: number, n: number, p: number): number {
  checkCounts({ k, n }, "binomialAtMost");
  if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a chance lies in 0..1, not ${p}`);
  return k === n ? 1 : incompleteBeta(1 - p, n - k, k + 1);
}

/**
 * Exact upper bound of a proportion: the chance `p` at which `k` successes or fewer would come up
 * with probability `1 - confidence`. One-sided.
 *
 * Source: C. J. Clopper and E. S. Pearson (1934), Biometrika 26(4), 404-413.
 * @param confidence in (0, 1), for instance 0.95
 * @returns a bound in 0..1, or null when `n` is 0: nothing was measured.
 * @throws RangeError on arguments out of range.
 */
export function clopperPearsonUpper(k: number, n: number, confidence: number): number | null {
  checkCounts({ k, n }, "clopperPearsonUpper");
  if (!(confidence > 0 && confidence < 1))
    throw new OutOfRange(`a confidence lies between 0 and 1, not ${confidence}`);
  if (n === 0) return null;
  if (k === n) return 1;
  let low = k / n;
  let high = 1;
  // 60 halvings reach the last bit of a double.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (binomialAtMost(k, n, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Exact two-sided interval of a proportion: half of what may be missed on each side, so that it covers
 * the truth at least as often as `confidence` says at every chance and every `n`; usually more often.
 *
 * Source: C. J. Clopper and E. S. Pearson (1934), Biometrika 26(4), 404-413.
 * @param confidence in (0, 1), default 0.95
 * @returns both ends in 0..1, or null when `n` is 0: nothing was measured.
 * @throws RangeError on arguments out of range.
 */
export function clopperPearson(k: number, n: number, confidence = 0.95): Interval | null {
  const oneSided = (1 + confidence) / 2;
  const high = clopperPearsonUpper(k, n, oneSided);
  const highOfRest = clopperPearsonUpper(n - k, n, oneSided);
  return high === null || highOfRest === null ? null : [1 - highOfRest, high];
}
