import { type Interval, wilson } from "./wilson.ts";

/** A proportion with its counts and Wilson 95 % interval; null, never 0, without a denominator. */
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
