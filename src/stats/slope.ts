import { OutOfRange } from "../text/out-of-range.ts";
import { normalTwoSided } from "./normal.ts";

/** One stratum of a series: at time `t`, `k` of `n` trials were positive. */
export interface SeriesPoint {
  /** Place in the series; any unit, for instance the number of the report. */
  readonly t: number;
  readonly k: number;
  readonly n: number;
}

export interface Slope {
  /** Change of the rate from one unit of time to the next, as a proportion; 0 where it is not defined. */
  readonly perStep: number;
  /** Two-sided p value in 0..1 against no trend; 1 where no stratum can tell. */
  readonly p: number;
}

/**
 * Whether a rate moves steadily over a series, each stratum (a case of the battery) compared with itself
 * only. Given how often each stratum was positive in all, the sum of `t` over positive trials has a known
 * mean and variance; the p value is of its normal approximation.
 *
 * Source: N. Mantel (1963), Journal of the American Statistical Association 58, 690-700 (the extension of
 * Mantel and Haenszel's test; with one stratum the Cochran-Armitage test for trend).
 * @throws OutOfRange on counts out of range.
 */
export function slopeOf(strata: Iterable<readonly SeriesPoint[]>): Slope {
  let [excess, variance, spread] = [0, 0, 0];
  for (const points of strata) {
    let [N, K, nt, ntt, kt] = [0, 0, 0, 0, 0];
    for (const { t, k, n } of points) {
      if (!(k >= 0 && k <= n)) throw new OutOfRange(`slopeOf needs 0 <= k <= n, not ${k} of ${n}`);
      N += n;
      K += k;
      nt += n * t;
      ntt += n * t * t;
      kt += k * t;
    }
    if (N < 2) continue;
    const within = ntt - (nt * nt) / N;
    spread += within;
    excess += kt - (K * nt) / N;
    variance += ((K * (N - K)) / (N * (N - 1))) * within;
  }
  if (!(spread > 0)) return { perStep: 0, p: 1 };
  return {
    perStep: excess / spread,
    p: variance > 0 ? normalTwoSided(excess / Math.sqrt(variance)) : 1,
  };
}
