import { type Rate, rateOf } from "../../stats/rate.ts";
import { at } from "../../text/at.ts";

/** The confidence of a verdict on a text whose label is known. */
export interface ScoredText {
  readonly confidence: number;
  readonly isAttack: boolean;
}

/** A threshold and what it reaches on the texts it was chosen on. */
export interface FittedThreshold {
  /** Flag from this confidence on. */
  readonly threshold: number;
  readonly recall: Rate;
  readonly falsePositives: Rate;
}

/**
 * The lowest confidence above 0 from which on at most `maxFpr` of the harmless texts are flagged;
 * null when even the highest flags more, or when a side is empty. Chosen on one split and then left
 * alone: a threshold that has seen the test says nothing about the test.
 */
export function fitThreshold(texts: readonly ScoredText[], maxFpr: number): FittedThreshold | null {
  const benign = texts.filter(({ isAttack }) => !isAttack);
  const attacks = texts.filter(({ isAttack }) => isAttack);
  if (benign.length === 0 || attacks.length === 0) return null;
  const flagged = (of: readonly ScoredText[], from: number) =>
    of.filter(({ confidence }) => confidence >= from).length;
  const candidates = [...new Set(texts.map(({ confidence }) => confidence))]
    .filter((confidence) => confidence > 0)
    .sort((a, b) => a - b);
  // Alarms fall as the threshold rises: the first candidate that keeps the limit is found by halving.
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const alarms = flagged(benign, at(candidates, middle));
    if (alarms <= maxFpr * benign.length) high = middle;
    else low = middle + 1;
  }
  const threshold = candidates[low];
  if (threshold === undefined) return null;
  return {
    threshold,
    recall: rateOf(flagged(attacks, threshold), attacks.length),
    falsePositives: rateOf(flagged(benign, threshold), benign.length),
  };
}
