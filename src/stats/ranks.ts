import { at } from "../text/at.ts";
import { OutOfRange } from "../text/out-of-range.ts";
/**
 * Ranks from 1, equal values sharing the mean of the ranks they cover (mid-ranks).
 * @throws RangeError when a value is NaN.
 */
export function midRanks(values: readonly number[]): number[] {
  if (values.some(Number.isNaN)) throw new OutOfRange("cannot rank NaN");
  const order = values.map((_, index) => index);
  order.sort((a, b) => at(values, a) - at(values, b) || a - b);
  const ranks = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    const value = values[at(order, start)];
    while (end < order.length && values[at(order, end)] === value) end += 1;
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/**
 * Spearman's rank correlation: Pearson's coefficient of the mid-ranks, which stays right with ties.
 *
 * Source: C. Spearman (1904), American Journal of Psychology 15(1), 72-101.
 * @returns a number in -1..1, or null when a side has no variance or there are fewer than two pairs.
 * @throws RangeError when the sides differ in length.
 */
export function spearman(x: readonly number[], y: readonly number[]): number | null {
  if (x.length !== y.length) throw new OutOfRange(`unequal lengths: ${x.length} and ${y.length}`);
  if (x.length < 2) return null;
  const rx = midRanks(x);
  const ry = midRanks(y);
  const mean = (x.length + 1) / 2;
  let sxy = 0;
  let sxx = 0;
  let syy = 0;
  for (let i = 0; i < rx.length; i += 1) {
    const dx = at(rx, i) - mean;
    const dy = at(ry, i) - mean;
    sxy += dx * dy;
    sxx += dx * dx;
    syy += dy * dy;
  }
  if (sxx === 0 || syy === 0) return null;
  return Math.max(-1, Math.min(1, sxy / Math.sqrt(sxx * syy)));
}
