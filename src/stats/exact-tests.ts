import { type Counts, checkCounts } from "./counts.ts";
import {
  convolve,
  type Discrete,
  doubledTail,
  fairBinomial,
  hypergeometric,
  smallestTwoSided,
  twoSided,
  weightAt,
} from "./discrete.ts";

/**
 * Fisher's exact test of two independent proportions, two-sided: the chance, given all margins, of
 * tables no likelier than the one seen.
 *
 * Source: R. A. Fisher (1935), The Design of Experiments, ch. 2; two-sided as in A. Agresti (2013),
 * Categorical Data Analysis, 3rd ed., section 3.5.
 * @returns p in 0..1; 1 when a side has no trials.
 * @throws RangeError on counts out of range.
 */
export function fisherExact(first: Counts, second: Counts): number {
  checkCounts(first, "fisherExact");
  checkCounts(second, "fisherExact");
  return twoSided(hypergeometric(first.n, second.n, first.k + second.k), second.k);
}

/**
 * Fisher's test with the smaller tail doubled: at most half of the level in either direction, which the
 * usual two-sided p value does not promise for samples of different sizes. For equal sizes they agree.
 * @returns p in 0..1; 1 when a side has no trials.
 */
export function fisherDoubled(first: Counts, second: Counts): number {
  checkCounts(first, "fisherDoubled");
  checkCounts(second, "fisherDoubled");
  return doubledTail(hypergeometric(first.n, second.n, first.k + second.k), second.k);
}

/**
 * The largest chance, whatever the rates of the cells, of the one outcome in which every trial of one run
 * ends one way and every trial of the other the other way, doubled for the two directions. Where a
 * conditional exact test is too coarse to reject anything, rejecting this one outcome keeps the level:
 * three holds that become three leaks have p = 1/32, which Fisher's test puts at 1/10.
 *
 * Source: the unconditional test of G. A. Barnard (1945), Nature 156, 177, for its most extreme table; a
 * cell of rate p gives `(1-p)^n₁ p^n₂`, largest at `p = n₂/(n₁+n₂)`.
 * @returns p in 0..1; 1 unless the cells are such an outcome.
 * @throws RangeError on counts out of range.
 */
export function completeFlip(cells: readonly MatchedCell[]): number {
  let log = Math.log(2);
  let turned = 0;
  for (const { first, second } of cells) {
    checkCounts(first, "completeFlip");
    checkCounts(second, "completeFlip");
    if (first.n === 0 || second.n === 0) continue;
    const [n1, n2] = [first.n, second.n];
    const rose = first.k === 0 && second.k === n2;
    const fell = first.k === n1 && second.k === 0;
    if (!rose && !fell) return 1;
    if (turned !== 0 && turned > 0 !== rose) return 1;
    turned = rose ? 1 : -1;
    log += n1 * Math.log(n1 / (n1 + n2)) + n2 * Math.log(n2 / (n1 + n2));
  }
  return turned === 0 ? 1 : Math.min(1, Math.exp(log));
}

/**
 * The smallest p value that Fisher's test can give for samples of these sizes, whatever is seen. If
 * it is above the level of the test, the samples are too small to say anything.
 */
export function smallestFisher(n1: number, n2: number): number {
  return n1 === 0 || n2 === 0 ? 1 : fisherExact({ k: 0, n: n1 }, { k: n2, n: n2 });
}

export interface McNemar {
  /** Exact two-sided p value. */
  readonly p: number;
  /** Mid-p value: half of the chance of what was seen is left out, which makes the test less timid. */
  readonly midP: number;
  /** Discordant pairs. */
  readonly discordant: number;
}

/**
 * Exact McNemar test of paired proportions: under no difference a discordant pair falls either way
 * with chance one half.
 *
 * Sources: Q. McNemar (1947), Psychometrika 12, 153-157; mid-p: M. W. Fagerland, S. Lydersen,
 * P. Laake (2013), BMC Medical Research Methodology 13:91.
 * @param onlyFirst pairs in which only the first was positive
 * @param onlySecond pairs in which only the second was positive
 * @throws RangeError unless both are integers, at least 0.
 */
export function mcnemarExact(onlyFirst: number, onlySecond: number): McNemar {
  const discordant = onlyFirst + onlySecond;
  if (
    !Number.isInteger(onlyFirst) ||
    !Number.isInteger(onlySecond) ||
    onlyFirst < 0 ||
    onlySecond < 0
  ) {
    throw new RangeError(`mcnemar needs counts, not ${onlyFirst} and ${onlySecond}`);
  }
  const distribution = fairBinomial(discordant);
  const p = twoSided(distribution, onlyFirst);
  const seen = onlyFirst === onlySecond ? 0 : weightAt(distribution, onlyFirst);
  return { p, midP: Math.max(0, p - seen), discordant };
}

/** One cell that both runs tried: the same probe, carrier and defence. */
export interface MatchedCell {
  readonly first: Counts;
  readonly second: Counts;
}

export interface StratifiedTest {
  /** Exact two-sided p value; 1 when no cell can tell the runs apart. */
  readonly p: number;
  /** Twice the smaller tail: at most half of the level in either direction, whatever the sizes. */
  readonly doubled: number;
  /** Positives of the second run beyond those expected if the runs do not differ. */
  readonly excess: number;
  /** Cells whose trials did not all end alike; only these say anything. */
  readonly informative: number;
  /** The smallest p value these cells could have given. */
  readonly smallest: number;
}

/**
 * Exact conditional test over matched cells with repeats. In each cell, given how many of its trials
 * were positive, the second run's share is hypergeometric if the runs do not differ; the statistic is
 * the sum over cells, its distribution the exact convolution. With one trial a cell in each run this
 * is the exact McNemar test, with a single cell it is Fisher's; every repeat counts, and no repeat has
 * to be paired with another by its number.
 *
 * Source: the exact conditional test of D. R. Cox (1970), Analysis of Binary Data, section 5.3 (known
 * as the exact Cochran-Mantel-Haenszel test; A. Agresti (2013), section 7.3.5).
 * @throws RangeError on counts out of range.
 */
export function stratifiedExact(cells: readonly MatchedCell[]): StratifiedTest {
  let distribution: Discrete = { low: 0, weights: Float64Array.of(1) };
  let seen = 0;
  let expected = 0;
  let informative = 0;
  for (const { first, second } of cells) {
    checkCounts(first, "stratifiedExact");
    checkCounts(second, "stratifiedExact");
    const positive = first.k + second.k;
    if (first.n === 0 || second.n === 0 || positive === 0 || positive === first.n + second.n)
      continue;
    informative += 1;
    seen += second.k;
    expected += (positive * second.n) / (first.n + second.n);
    distribution = convolve(distribution, hypergeometric(first.n, second.n, positive));
  }
  if (informative === 0) return { p: 1, doubled: 1, excess: 0, informative: 0, smallest: 1 };
  return {
    p: twoSided(distribution, seen),
    doubled: doubledTail(distribution, seen),
    excess: seen - expected,
    informative,
    smallest: smallestTwoSided(distribution),
  };
}
