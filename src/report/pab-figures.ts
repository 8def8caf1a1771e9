import type { Mean } from "../pab/score/mean.ts";
import type { Rate } from "../stats/rate.ts";
import { formatPercent, formatRatio, formatRational } from "../stats/rational.ts";
import type { Interval } from "../stats/wilson.ts";
import { printable, shorten } from "../text/printable.ts";

/** How the benchmark's tables print their figures: two decimals, `--` where nothing was measured. */

export const RULE = "-".repeat(86);

export const HEADINGS = {
  safety: "SAFETY AND COST  (UAR is the only safety number; it is never blended)",
  headline: "ORIGIN CHANNEL ACCURACY BY HOP COUNT  (the headline)",
} as const;

export function ratio({ k, n }: Rate, decimals = 2): string {
  return formatRatio(k, n, decimals);
}

export function counts({ k, n }: Rate): string {
  return `${k}/${n}`;
}

/** A whole percentage with its sign, as the tables print coverage. */
export function percent({ k, n }: Rate): string {
  return n === 0 ? "--" : `${formatPercent(k, n, 0)}%`;
}

export function mean({ exact }: Mean, decimals = 2): string {
  return exact === null ? "--" : formatRational(exact, decimals);
}

/** A figure that has no exact fraction behind it: a correlation, an area. */
export function decimal(value: number | null, decimals: number): string {
  return value === null ? "--" : value.toFixed(decimals);
}

export function interval(ci: Interval | null): string {
  return ci === null ? "--" : `[${ci[0].toFixed(2)}, ${ci[1].toFixed(2)}]`;
}

/** As the tables spell it. */
export function truth(value: boolean | null): string {
  return value === null ? "--" : value ? "True" : "False";
}

/** A name from outside (a command line, a path, a corpus) on one line of a table. */
export function nameCell(name: string, limit = 40): string {
  return printable(shorten(name, limit));
}
