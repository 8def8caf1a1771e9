import { sampleSizePerGroup } from "../../stats/power.ts";
import { type CompareOptions, REQUIRED_POWER } from "./comparison.ts";

/** More repeats than anybody runs. */
const MOST_REPEATS = 10_000;

/**
 * Repeats of each case with which both runs would have seen what was asked: some change at all, and the
 * change of `--detect` in four runs of five.
 * @param group rate of the old run, level corrected for the family, and the number of cases; where they
 *   are not known the result counts trials
 * @returns null where no number of repeats suffices
 */
export function repeatsToSee(
  {
    p1,
    alpha,
    cells,
  }: { readonly p1: number; readonly alpha: number; readonly cells: number | null },
  { detect }: Pick<CompareOptions, "detect">,
  direction: 1 | -1,
): number | null {
  const units = Math.max(1, cells ?? 1);
  const any = repeatsForAny(units, alpha);
  if (detect === null || any === null) return any;
  const p2 = p1 + direction * detect;
  if (p2 < 0 || p2 > 1) return null;
  const trials = sampleSizePerGroup(p1, p2, alpha, REQUIRED_POWER);
  return trials === null ? null : Math.max(any, Math.ceil(trials / units));
}

/**
 * The fewest repeats r with which the most extreme outcome of the exact test passes the level: of m cells
 * its p value is `2 / C(2r, r)^m`.
 */
function repeatsForAny(cells: number, alpha: number): number | null {
  let log = Math.log(2);
  for (let r = 1; r <= MOST_REPEATS; r += 1) {
    log -= cells * (Math.log(2 * r * (2 * r - 1)) - 2 * Math.log(r));
    if (log < Math.log(alpha)) return r;
  }
  return null;
}
