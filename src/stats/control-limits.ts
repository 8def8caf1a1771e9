import { convolve, type Discrete, hypergeometric } from "./discrete.ts";

/** What a run had of a stratum, and what all runs had together. */
export interface ChartStratum {
  /** Trials of the run. */
  readonly n: number;
  /** Positive trials and trials of all runs, this one included. */
  readonly allK: number;
  readonly allN: number;
}

/** Between which counts a run lies unless it differs from the others. */
export interface ControlLimits {
  /** Expected positives of the run if all runs are alike. */
  readonly centre: number;
  /** Counts below `low` or above `high` are out of control. */
  readonly low: number;
  readonly high: number;
}

/**
 * Exact control limits of one run of a series: if all runs are alike, then given how often each stratum
 * was positive in all of them, the run's share of a stratum is hypergeometric, and its total the sum over
 * strata. A count outside has a chance below `alpha`, half on each side.
 *
 * Source: W. A. Shewhart's p chart with the limits of the exact conditional distribution (A. Agresti
 * (2013), Categorical Data Analysis, 3rd ed., section 7.3.5) in place of three standard deviations.
 * @param alpha level of the run in (0, 1), already divided by the number of runs on the chart
 */
export function controlLimits(strata: Iterable<ChartStratum>, alpha: number): ControlLimits {
  let distribution: Discrete = { low: 0, weights: Float64Array.of(1) };
  let centre = 0;
  for (const { n, allK, allN } of strata) {
    if (n === 0 || allN === 0) continue;
    centre += (allK * n) / allN;
    distribution = convolve(distribution, hypergeometric(allN - n, n, allK));
  }
  const { low, weights } = distribution;
  let [first, below] = [0, 0];
  while (first < weights.length - 1 && below + (weights[first] ?? 0) <= alpha / 2) {
    below += weights[first] ?? 0;
    first += 1;
  }
  let [last, above] = [weights.length - 1, 0];
  while (last > first && above + (weights[last] ?? 0) <= alpha / 2) {
    above += weights[last] ?? 0;
    last -= 1;
  }
  return { centre, low: low + first, high: low + last };
}
