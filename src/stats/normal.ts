import { OutOfRange } from "../text/out-of-range.ts";
import { erfc } from "./erf.ts";

/** Standard normal distribution function. */
export function normalCdf(z: number): number {
  return z < 0 ? erfc(-z / Math.SQRT2) / 2 : 1 - erfc(z / Math.SQRT2) / 2;
}

/** Two-sided tail: the chance that a standard normal lies at least `|z|` from 0. */
export function normalTwoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/**
 * Standard normal quantile by Newton's method on the distribution function, started from a
 * rational approximation (Abramowitz and Stegun 1964, 26.2.23).
 * @throws RangeError unless 0 < p < 1.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new OutOfRange(`a quantile needs 0 < p < 1, not ${p}`);
  if (p > 0.5) return -normalQuantile(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  let z = -(
    t -
    (2.515517 + t * (0.802853 + t * 0.010328)) /
      (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  );
  for (let step = 0; step < 4; step += 1) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    z -= (normalCdf(z) - p) / density;
  }
  return z;
}
