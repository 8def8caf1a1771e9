import type { Figure } from "../../formats/page-block.ts";
import { formatDecimal, formatShare } from "../../stats/decimal.ts";
import { formatPercent } from "../../stats/rational.ts";

/** A rate as documents hold it. */
export interface RateLike {
  readonly k: number;
  readonly n: number;
  readonly rate: number | null;
  readonly ci: readonly [number, number] | null;
}

interface MeanLike {
  readonly mean: number | null;
  readonly n: number;
  readonly ci: readonly [number, number] | null;
}

const NO_DATA = "no data";

/** A rate of a document as the page shows it. @param at JSON pointer of the rate in its document */
export function rateFigure({ k, n, rate, ci }: RateLike, at: string): Figure {
  const text = rate === null || n === 0 ? NO_DATA : `${formatPercent(k, n)} %`;
  return { k, n, rate, ci, text, at };
}

/** A mean of a document as the page shows it. @param at JSON pointer of the mean in its document */
export function meanFigure({ mean, n, ci }: MeanLike, at: string): Figure {
  const text = mean === null ? NO_DATA : formatDecimal(mean, 2);
  return { k: null, n, rate: mean, ci, text, at };
}

/** A rate in a sentence: `3 of 15 (20.0 %, 95 % interval 7.0 to 45.2 %)`. */
export function rateInWords({ k, n, rate, ci }: RateLike): string {
  if (rate === null || n === 0) return "not measured";
  const range =
    ci === null ? "" : `, 95 % interval ${formatShare(ci[0])} to ${formatShare(ci[1])} %`;
  return `${k} of ${n} (${formatPercent(k, n)} %${range})`;
}

/** One step of a JSON pointer (RFC 6901). */
export function pointerTo(...steps: readonly (string | number)[]): string {
  return steps
    .map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}
