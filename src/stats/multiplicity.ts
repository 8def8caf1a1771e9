import { at } from "../text/at.ts";
import { OutOfRange } from "../text/out-of-range.ts";
/** How the p values of a family of tests are corrected. */
export const CORRECTIONS = ["holm", "bh", "none"] as const;

export type Correction = (typeof CORRECTIONS)[number];

/**
 * Adjusted p values of a family, in the order given: a test is significant at level α when its
 * adjusted p is below α. Holm keeps the chance of any false alarm in the family at α, whatever the
 * dependence; Benjamini-Hochberg keeps the expected share of false alarms among the alarms at α.
 *
 * Sources: S. Holm (1979), Scandinavian Journal of Statistics 6, 65-70; Y. Benjamini and
 * Y. Hochberg (1995), JRSS B 57, 289-300.
 * @param pValues each in 0..1
 * @throws RangeError on a value out of range.
 */
export function adjust(pValues: readonly number[], correction: Correction): number[] {
  for (const p of pValues) {
    if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a p value lies in 0..1, not ${p}`);
  }
  if (correction === "none") return [...pValues];
  const m = pValues.length;
  const order = pValues.map((_, index) => index);
  order.sort((a, b) => at(pValues, a) - at(pValues, b));
  const adjusted = new Array<number>(m);
  if (correction === "holm") {
    let highest = 0;
    order.forEach((index, rank) => {
      highest = Math.max(highest, Math.min(1, (m - rank) * at(pValues, index)));
      adjusted[index] = highest;
    });
    return adjusted;
  }
  let lowest = 1;
  order.toReversed().forEach((index, fromTop) => {
    lowest = Math.min(lowest, (at(pValues, index) * m) / (m - fromTop));
    adjusted[index] = lowest;
  });
  return adjusted;
}
