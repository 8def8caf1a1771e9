import type { Random } from "../random/random.ts";
import { OutOfRange } from "../text/out-of-range.ts";
import { binomialAtMost, clopperPearsonUpper } from "./clopper-pearson.ts";
import { hypergeometric } from "./discrete.ts";

/** An answer whose truth is known. */
export interface JudgedAnswer {
  /** The more, the surer; any scale. */
  readonly confidence: number;
  readonly wrong: boolean;
}

export interface SelectiveRiskOptions {
  /** Highest share of wrong answers among those given, in (0, 1); default 0.05. */
  readonly alpha?: number;
  /** Chance that the bound fails, in (0, 1); default 0.05. */
  readonly delta?: number;
  /**
   * How many answers will be asked for; the bound is then on the share their sample shows, evaluated
   * at the number that is expected to be answered. Without it, on the true share.
   */
  readonly heldOut?: number;
  /** Puts the answers in random order before some of them are set aside. */
  readonly random: Pick<Random, "shuffle">;
}

export interface SelectiveThreshold {
  /** Answer where the confidence is at least this, and hand the rest on. */
  readonly threshold: number;
  /** Wrong and all calibration answers at or above it, without those set aside. */
  readonly k: number;
  readonly n: number;
  /** Share of the calibration answers at or above it. */
  readonly coverage: number;
  /** Clopper-Pearson upper bound of the share of wrong ones, at 1 - delta. */
  readonly riskBound: number;
}

/** Of the answers, this share serves to lay out the thresholds and is not counted afterwards. */
const LAYOUT_SHARE = 0.1;
/** Coverages at which a threshold is laid out, from the strictest: 0.2, 0.22, … 1. */
const STRICTEST = 20;
const LOOSEST = 100;
const STEP = 2;
/** Every so many thresholds the sequence may start afresh, with its part of delta. */
const START_EVERY = 10;

/**
 * The loosest confidence threshold at which the share of wrong answers among those given is at most
 * `alpha`, with probability at least `1 - delta` over the calibration answers. That is a
 * high-probability bound, not one on the average over calibrations as conformal risk control gives.
 * It is on the true share; a later sample shows more or less than that by chance. With `heldOut` the
 * bound is on the share that a sample of that size will show: each test is then exact for its own
 * threshold, and that the whole sequence keeps the bound is shown by simulation in the tests.
 *
 * Thresholds are laid out at quantiles of a random tenth of the answers and tested on the rest, from
 * the strictest on. Tests are exact: given how many are answered, the wrong ones are binomial. Delta
 * is dealt out to a few starting points, and what a rejection had goes on to the next test (the
 * fallback procedure), so that one unlucky strict threshold does not end it.
 *
 * Source: A. N. Angelopoulos, S. Bates, E. J. Candès, M. I. Jordan, L. Lei, Learn then Test (2021),
 * arXiv:2110.01052; B. L. Wiens (2003), Pharmaceutical Statistics 2(3), 211-215, for the fallback
 * procedure; C. J. Clopper and E. S. Pearson (1934), Biometrika 26(4), 404-413.
 * @param answers independent draws of what will be asked; some hundreds at least
 * @returns null when no threshold holds: then nothing may be answered.
 * @throws RangeError on a confidence that is not a number, or options out of range.
 */
export function selectiveThreshold(
  answers: readonly JudgedAnswer[],
  { alpha = 0.05, delta = 0.05, heldOut, random }: SelectiveRiskOptions,
): SelectiveThreshold | null {
  for (const [name, value] of Object.entries({ alpha, delta }))
    if (!(value > 0 && value < 1))
      throw new OutOfRange(`${name} lies between 0 and 1, not ${value}`);
  if (heldOut !== undefined && !(Number.isSafeInteger(heldOut) && heldOut > 0))
    throw new OutOfRange(`heldOut is a positive integer, not ${heldOut}`);
  if (answers.some(({ confidence }) => Number.isNaN(confidence)))
    throw new OutOfRange("a confidence is a number");
  const order = random.shuffle(answers);
  const aside = Math.ceil(order.length * LAYOUT_SHARE);
  const thresholds = layOut(order.slice(0, aside).map(({ confidence }) => confidence));
  const rest = order.slice(aside).sort((left, right) => right.confidence - left.confidence);
  const starts = thresholds.filter((_, index) => index % START_EVERY === 0).length;
  let found: SelectiveThreshold | null = null;
  let k = 0;
  let n = 0;
  let passedOn = 0;
  for (const [index, threshold] of thresholds.entries()) {
    for (let next = rest[n]; next && next.confidence >= threshold; next = rest[n]) {
      if (next.wrong) k += 1;
      n += 1;
    }
    const level = passedOn + (index % START_EVERY === 0 ? delta / starts : 0);
    passedOn = 0;
    if (n === 0 || level === 0) continue;
    const coverage = n / rest.length;
    const chance =
      heldOut === undefined
        ? binomialAtMost(k, n, alpha)
        : chanceOfFewer(k, n, alpha, Math.max(1, Math.floor(coverage * heldOut)));
    if (chance > level) continue;
    passedOn = level;
    const riskBound = clopperPearsonUpper(k, n, 1 - level) ?? 1;
    found = { threshold, k, n, coverage, riskBound };
  }
  return found;
}

/** Different thresholds, from the strictest; the last lets everything through. */
function layOut(confidences: readonly number[]): number[] {
  const sorted = [...confidences].sort((left, right) => right - left);
  const laid = new Set<number>();
  for (let percent = STRICTEST; percent <= LOOSEST; percent += STEP) {
    const at = sorted[Math.ceil((percent * sorted.length) / 100) - 1];
    if (at !== undefined) laid.add(at);
  }
  return [...laid, Number.NEGATIVE_INFINITY];
}

/**
 * The chance that of all wrong answers so few as `k` fall among the `n` seen, when a later sample of
 * `later` shows just more than `alpha`: both are draws of the same kind, so any division of the wrong
 * ones among them is equally likely.
 */
function chanceOfFewer(k: number, n: number, alpha: number, later: number): number {
  const tooMany = Math.floor(alpha * later + 1e-9) + 1;
  const { low, weights } = hypergeometric(later, n, k + tooMany);
  return weights.reduce((sum, weight, index) => (low + index <= k ? sum + weight : sum), 0);
}
