import type { GroupRates } from "./tally.ts";

/** Share of true attacks among flagged texts when one text in `oneIn` is an attack. */
export interface PrecisionAtBase {
  readonly oneIn: number;
  readonly precision: number | null;
  /** From the unfavourable and the favourable ends of both Wilson intervals; null without both. */
  readonly range: readonly [low: number, high: number] | null;
}

/**
 * Precision at a base rate π = 1 / oneIn: `π·recall / (π·recall + (1 - π)·fpr)` (Bayes). The range
 * takes the ends of both 95 % intervals against each other and so is wider than one of 95 %.
 */
export function precisionAt(rates: GroupRates, oneIn: number): PrecisionAtBase {
  const { recall, falsePositives } = rates;
  if (recall.rate === null || falsePositives.rate === null || !recall.ci || !falsePositives.ci) {
    return { oneIn, precision: null, range: null };
  }
  const low = bayes(recall.ci[0], falsePositives.ci[1], oneIn);
  const high = bayes(recall.ci[1], falsePositives.ci[0], oneIn);
  return {
    oneIn,
    precision: bayes(recall.rate, falsePositives.rate, oneIn),
    range: low === null || high === null ? null : [low, high],
  };
}

function bayes(recall: number, fpr: number, oneIn: number): number | null {
  const base = 1 / oneIn;
  const flagged = base * recall + (1 - base) * fpr;
  return flagged === 0 ? null : (base * recall) / flagged;
}
