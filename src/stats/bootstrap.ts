import { type Random, seededRandom } from "../random/random.ts";
import { at } from "../text/at.ts";
import { OutOfRange } from "../text/out-of-range.ts";
import { drawBinomial } from "./binomial-draw.ts";
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
    throw new OutOfRange(`resamples must be a positive integer, not ${resamples}`);
  }
  if (!(confidence > 0 && confidence < 1)) {
    throw new OutOfRange(`confidence must lie between 0 and 1, not ${confidence}`);
  }
  if (values.length === 0) return null;
  const random = seededRandom(seed);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Few different values among many: draw how often each comes, not one value after the other.
  const mean =
    counts.size * FEW_VALUES < values.length
      ? () => meanByCounts(counts, values.length, random)
      : () => meanByDraws(values, random);
  const means = Array.from({ length: resamples }, mean).sort((a, b) => a - b);
  const tail = (1 - confidence) / 2;
  return [quantile(means, tail), quantile(means, 1 - tail)];
}

/** Draws that one binomial draw is worth: from there on counts are the quicker way. */
const FEW_VALUES = 20;

function meanByDraws(values: readonly number[], random: Random): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    sum += at(values, random.int(0, values.length - 1));
  }
  return sum / values.length;
}

/** The mean of one resample, drawn as a multinomial: a binomial for each value out of the rest. */
function meanByCounts(counts: ReadonlyMap<number, number>, n: number, random: Random): number {
  let sum = 0;
  let draws = n;
  let rest = n;
  for (const [value, count] of counts) {
    const drawn = drawBinomial(random, draws, Math.min(1, count / rest));
    sum += value * drawn;
    draws -= drawn;
    rest -= count;
  }
  return sum / n;
}

/** Linear-interpolation quantile of ascending values (Hyndman and Fan 1996, type 7). */
function quantile(sorted: readonly number[], p: number): number {
  const place = p * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.ceil(place);
  const left = at(sorted, low);
  return left + (at(sorted, high) - left) * (place - low);
}
