/** A judge's verdicts against labels. */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

/** Share of cases on which judge and label agree; null without cases. */
export function agreement({ tp, fp, fn, tn }: Confusion): number | null {
  const n = tp + fp + fn + tn;
  return n === 0 ? null : (tp + tn) / n;
}

/**
 * Cohen's kappa: agreement beyond what the margins alone would give, `(po − pe) / (1 − pe)`.
 *
 * Source: J. Cohen (1960), Educational and Psychological Measurement 20(1), 37-46.
 * @returns at most 1; null without cases. Where both sides gave one and the same verdict throughout
 *   the formula is 0/0, and the value is 1 by convention, for they never disagreed.
 */
export function cohensKappa({ tp, fp, fn, tn }: Confusion): number | null {
  const n = tp + fp + fn + tn;
  if (n === 0) return null;
  const observed = (tp + tn) / n;
  const expected = ((tp + fp) / n) * ((tp + fn) / n) + ((fn + tn) / n) * ((fp + tn) / n);
  return expected === 1 ? 1 : (observed - expected) / (1 - expected);
}
