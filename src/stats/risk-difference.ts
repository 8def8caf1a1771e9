import type { MatchedCell } from "./exact-tests.ts";

/**
 * Mantel-Haenszel difference of two rates over matched cells, second minus first: the mean of the
 * cells' own differences, weighted by `n₁n₂/(n₁+n₂)`. Unlike the difference of the totals it does not
 * move when one run repeated some cells more often.
 *
 * Source: S. Greenland, J. M. Robins (1985), Biometrics 41(1), 55-68.
 * @returns -1..1, or null without a cell that both runs tried.
 */
export function matchedDifference(cells: readonly MatchedCell[]): number | null {
  let [sum, weights] = [0, 0];
  for (const { first, second } of cells) {
    if (first.n === 0 || second.n === 0) continue;
    const weight = (first.n * second.n) / (first.n + second.n);
    sum += weight * (second.k / second.n - first.k / first.n);
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}
