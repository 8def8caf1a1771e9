import { OutOfRange } from "../text/out-of-range.ts";
import { type Interval, Z_95 } from "./wilson.ts";

/** How a judge did on cases whose answer is known: right among so many. */
export interface Validated {
  readonly k: number;
  readonly n: number;
}

/** A rate corrected for the errors of the judge that counted it. */
export interface CorrectedRate {
  /** The rate after the correction, 0 to 1. */
  readonly rate: number;
  /** 95 % interval; the uncertainty of sensitivity and specificity is in it. */
  readonly ci: Interval;
  readonly sensitivity: number;
  readonly specificity: number;
}

/**
 * The true rate behind one that an imperfect judge counted: (q + Sp − 1) ÷ (Se + Sp − 1), cut to
 * 0..1.
 *
 * Sources: W. J. Rogan, B. Gladen (1978), American Journal of Epidemiology 107(1), 71-76, for the
 * estimate; Z. Lang, J. Reiczigel (2014), Preventive Veterinary Medicine 113(1), 13-22, for the
 * interval, which adds z² pseudo-trials to the rate and two to sensitivity and specificity each.
 * @param counted what the judge called a success, of what it judged
 * @param sensitivity successes that it recognised, of all labelled ones
 * @param specificity holds that it recognised, of all labelled ones
 * @param z standard normal quantile, default 1.96 (95 %)
 * @returns null where there is nothing to correct by or with: a denominator of 0, or a judge that is
 *   no better than a coin (Se + Sp ≤ 1)
 * @throws OutOfRange on counts that are not integers in range
 */
export function roganGladen(
  counted: Validated,
  sensitivity: Validated,
  specificity: Validated,
  z: number = Z_95,
): CorrectedRate | null {
  for (const { k, n } of [counted, sensitivity, specificity]) {
    if (!Number.isInteger(k) || !Number.isInteger(n) || k < 0 || k > n) {
      throw new OutOfRange(`roganGladen needs integers 0 <= k <= n, not k=${k}, n=${n}`);
    }
  }
  if (counted.n === 0 || sensitivity.n === 0 || specificity.n === 0) return null;
  const se = sensitivity.k / sensitivity.n;
  const sp = specificity.k / specificity.n;
  if (se + sp <= 1) return null;
  return {
    rate: share((counted.k / counted.n + sp - 1) / (se + sp - 1)),
    ci: interval(counted, sensitivity, specificity, z),
    sensitivity: se,
    specificity: sp,
  };
}

function interval(
  counted: Validated,
  sensitivity: Validated,
  specificity: Validated,
  z: number,
): Interval {
  const z2 = z * z;
  const n = counted.n + z2;
  const q = (counted.k + z2 / 2) / n;
  const nSe = sensitivity.n + 2;
  const nSp = specificity.n + 2;
  const se = (sensitivity.k + 1) / nSe;
  const sp = (specificity.k + 1) / nSp;
  const youden = se + sp - 1;
  const centre = (q + sp - 1) / youden;
  const ofSe = (se * (1 - se)) / nSe;
  const ofSp = (sp * (1 - sp)) / nSp;
  const shift = 2 * z2 * (centre * ofSe - (1 - centre) * ofSp);
  const variance = (q * (1 - q)) / n + centre ** 2 * ofSe + (1 - centre) ** 2 * ofSp;
  const half = (z * Math.sqrt(variance)) / youden;
  return [share(centre + shift - half), share(centre + shift + half)];
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
