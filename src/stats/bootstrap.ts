import { seededRandom } from "../random/random.ts";
import type { Interval } from "./wilson.ts";

export interface BootstrapOptions {
  /** Seed of the resampling; required, so that no interval is a matter of luck. */
  readonly seed: number;
  /** Number of resamples, default 2000. */
  readonly resamples?: number;
  /** Confidence in (0, 1), default 0.95. */
  readonly confidence?: number;
}

/**
 * Percentile bootstrap interval for a mean.
 *
 * Source: B. Efron (1979), Annals of Statistics 7(1), 1-26; percentile method.
 * @returns null without values: nothing was measured.
 * @throws RangeError on fewer than 1 resample or a confidence outside (0, 1).
 */
export function bootstrapMean(
  values: readonly number[],
  { seed, resamples = 2000, confidence = 0.95 }: BootstrapOptions,
): Interval | null {
  if (!Number.isInteger(resamples) || resamples < 1) {
    throw new RangeError(`resamples must be a positive integer, not ${resamples}`);
  }
  if (!(confidence > 0 && confidence < 1)) {
    throw new RangeError(`confidence must lie between 0 and 1, not ${confidence}`);
  }
  if (values.length === 0) return null;
  const random = seededRandom(seed);
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i += 1) {
      sum += values[random.int(0, values.length - 1)] as number;
    }
    return sum / values.length;
  }).sort((a, b) => a - b);
  const tail = (1 - confidence) / 2;
  return [quantile(means, tail), quantile(means, 1 - tail)];
}

/** Linear-interpolation quantile of ascending values (Hyndman and Fan 1996, type 7). */
function quantile(sorted: readonly number[], p: number): number {
  const at = p * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.ceil(at);
  const left = sorted[low] as number;
  return left + ((sorted[high] as number) - left) * (at - low);
}
