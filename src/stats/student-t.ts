import { OutOfRange } from "../text/out-of-range.ts";
import { incompleteBeta } from "./incomplete-beta.ts";

/**
 * Quantile of Student's t distribution, by bisection on its distribution function.
 * @param p in (0, 1)
 * @param df degrees of freedom, above 0; Infinity gives the normal quantile
 * @throws RangeError on arguments out of range.
 */
export function studentQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) throw new OutOfRange(`a quantile needs 0 < p < 1, not ${p}`);
  if (!(df > 0)) throw new OutOfRange(`degrees of freedom must be positive, not ${df}`);
  if (p < 0.5) return -studentQuantile(1 - p, df);
  let high = 1;
  while (studentCdf(high, df) < p) high *= 2;
  let low = 0;
  for (let step = 0; step < 200 && high - low > 1e-14 * high; step += 1) {
    const middle = (low + high) / 2;
    if (studentCdf(middle, df) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Distribution function of Student's t for `t >= 0`, through the incomplete beta function.
 *
 * Source: M. Abramowitz and I. A. Stegun (1964), 26.7.1.
 */
export function studentCdf(t: number, df: number): number {
  const x = df / (df + t * t);
  return 1 - incompleteBeta(x, df / 2, 0.5) / 2;
}
