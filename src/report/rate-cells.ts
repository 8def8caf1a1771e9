import { formatShare } from "../stats/decimal.ts";
import { formatPercent } from "../stats/rational.ts";
import type { Interval } from "../stats/wilson.ts";

/** A rate as tables print it: `21.1%`, or `--` without trials. */
export function rateCell(k: number, n: number): string {
  return n === 0 ? "--" : `${formatPercent(k, n)}%`;
}

/** An interval of a proportion as tables print it: `18.3–24.3%`, or `--`. */
export function intervalCell(ci: Interval | null): string {
  return ci === null ? "--" : `${formatShare(ci[0])}–${formatShare(ci[1])}%`;
}
