import { OutOfRange } from "../text/out-of-range.ts";
import { type Interval, scoreInterval, Z_95 } from "./wilson.ts";

/** Pairs by how the first and the second of each ended. */
export interface PairCounts {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

/**
 * Newcombe's score interval for a difference of two proportions of the same pairs, second minus first. It
 * takes into account how much the two go together, which the interval of independent samples does not.
 *
 * Source: R. G. Newcombe (1998), Improved confidence intervals for the difference between binomial
 * proportions based on paired data, Statistics in Medicine 17, 2635-2650, method 10.
 * @returns ends in -1..1, or null without a pair
 * @throws OutOfRange on counts that are not whole or below 0
 */
export function newcombePaired(counts: PairCounts, z: number = Z_95): Interval | null {
  const { both, onlyFirst, onlySecond, neither } = counts;
  for (const count of [both, onlyFirst, onlySecond, neither]) {
    if (!Number.isInteger(count) || count < 0) {
      throw new OutOfRange(`newcombePaired needs counts, not ${count}`);
    }
  }
  const n = both + onlyFirst + onlySecond + neither;
  if (n === 0) return null;
  const [p1, p2] = [(both + onlyFirst) / n, (both + onlySecond) / n];
  const [l1, u1] = scoreInterval(p1, n, z);
  const [l2, u2] = scoreInterval(p2, n, z);
  const phi = correlation(counts, n);
  const side = (first: number, second: number): number =>
    Math.sqrt(Math.max(0, first * first - 2 * phi * first * second + second * second));
  const difference = p2 - p1;
  return [
    Math.max(-1, difference - side(p2 - l2, u1 - p1)),
    Math.min(1, difference + side(u2 - p2, p1 - l1)),
  ];
}

/** The phi coefficient, where positive with Newcombe's correction for continuity. */
function correlation({ both, onlyFirst, onlySecond, neither }: PairCounts, n: number): number {
  const margins =
    (both + onlyFirst) * (onlySecond + neither) * (both + onlySecond) * (onlyFirst + neither);
  if (margins === 0) return 0;
  const product = both * neither - onlyFirst * onlySecond;
  const corrected = product > 0 ? Math.max(product - n / 2, 0) : product;
  return corrected / Math.sqrt(margins);
}
