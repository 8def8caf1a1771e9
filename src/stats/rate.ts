import { clopperPearson } from "./clopper-pearson.ts";
import { type Interval, wilson } from "./wilson.ts";

/** A proportion with its counts and 95 % interval, Wilson's unless said otherwise; null, never 0, without a denominator. */
export interface Rate {
  readonly k: number;
  readonly n: number;
  readonly rate: number | null;
  readonly ci: Interval | null;
}

/**
 * The rate of `k` in `n`.
 * @throws RangeError unless both are integers with `0 <= k <= n`.
 */
export function rateOf(k: number, n: number): Rate {
  const ci = wilson(k, n);
  return { k, n, rate: n === 0 ? null : k / n, ci };
}

/**
 * The same with the exact interval of Clopper and Pearson: it never covers less often than 95 %, where
 * Wilson's dips below at rates near 0 and 1 and at small `n`.
 * @throws RangeError unless both are integers with `0 <= k <= n`.
 */
export function exactRateOf(k: number, n: number): Rate {
  return { k, n, rate: n === 0 ? null : k / n, ci: clopperPearson(k, n) };
}
