import { OutOfRange } from "../text/out-of-range.ts";
import { normalCdf, normalQuantile } from "./normal.ts";

export interface TwoSamples {
  /** Rate of the first sample, 0..1. */
  readonly p1: number;
  /** Rate of the second sample, 0..1. */
  readonly p2: number;
  readonly n1: number;
  readonly n2: number;
  /** Two-sided level of the test in (0, 1), already divided by the size of a family. */
  readonly alpha: number;
}

/**
 * Chance that a two-sided two-proportion test sees a difference from `p1` to `p2` in its own direction
 * (normal approximation, pooled variance under no difference).
 *
 * Source: J. L. Fleiss, B. Levin, M. C. Paik (2003), Statistical Methods for Rates and Proportions,
 * 3rd ed., section 4.2.
 * @returns 0..1; 0 without trials.
 * @throws RangeError on a rate or level out of range.
 */
export function powerOfTwoProportions({ p1, p2, n1, n2, alpha }: TwoSamples): number {
  checkRates(p1, p2, alpha);
  if (n1 <= 0 || n2 <= 0) return 0;
  const pooled = (n1 * p1 + n2 * p2) / (n1 + n2);
  const under = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
  const apart = Math.sqrt((p1 * (1 - p1)) / n1 + (p2 * (1 - p2)) / n2);
  const reach = Math.abs(p2 - p1) - normalQuantile(1 - alpha / 2) * under;
  if (apart === 0) return reach > 0 ? 1 : 0;
  return normalCdf(reach / apart);
}

/**
 * Trials per sample, both the same size, with which the test sees the difference with chance `power`.
 *
 * Source: as `powerOfTwoProportions`; without continuity correction.
 * @returns a whole number, or null when the rates do not differ.
 */
export function sampleSizePerGroup(
  p1: number,
  p2: number,
  alpha: number,
  power: number,
): number | null {
  checkRates(p1, p2, alpha);
  if (!(power > 0 && power < 1)) throw new OutOfRange(`power lies between 0 and 1, not ${power}`);
  if (p1 === p2) return null;
  const pooled = (p1 + p2) / 2;
  const level = normalQuantile(1 - alpha / 2) * Math.sqrt(2 * pooled * (1 - pooled));
  const reach = normalQuantile(power) * Math.sqrt(p1 * (1 - p1) + p2 * (1 - p2));
  return Math.ceil(((level + reach) / (p2 - p1)) ** 2);
}

/**
 * The smallest rise (or, with `direction` −1, fall) from `p1` that the test sees with chance `power`.
 * @returns a change in (0, 1], or null when even the largest possible one would be missed.
 */
export function minimumDetectable(
  samples: Omit<TwoSamples, "p2">,
  power: number,
  direction: 1 | -1 = 1,
): number | null {
  const most = direction === 1 ? 1 - samples.p1 : samples.p1;
  const chance = (change: number): number =>
    powerOfTwoProportions({ ...samples, p2: clamp(samples.p1 + direction * change) });
  if (most <= 0 || chance(most) < power) return null;
  let low = 0;
  let high = most;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (chance(middle) < power) low = middle;
    else high = middle;
  }
  return high;
}

function clamp(p: number): number {
  return Math.min(1, Math.max(0, p));
}

function checkRates(p1: number, p2: number, alpha: number): void {
  for (const p of [p1, p2]) {
    if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a rate lies in 0..1, not ${p}`);
  }
  if (!(alpha > 0 && alpha < 1)) throw new OutOfRange(`a level lies between 0 and 1, not ${alpha}`);
}
