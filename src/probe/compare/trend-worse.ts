import { formatShare } from "../../stats/decimal.ts";
import { printable } from "../../text/printable.ts";
import type { Drift } from "./drift.ts";
import type { Trend } from "./trend.ts";

/** What of a series may fail the gate. */
export const TREND_GATES = ["step", "last", "slope", "chart"] as const;

export type TrendGateOn = (typeof TREND_GATES)[number];

/** A series by name: the total, or one group. */
interface Named {
  readonly name: string;
  readonly drift: Drift | null;
  /** p value of the slope, corrected over the groups; the total's is its own. */
  readonly p: number | null;
}

/** What got worse as far as one kind of gate looks at it, one sentence each. */
export function worseAt(trend: Trend, on: TrendGateOn): string[] {
  if (on === "step") return worseSteps(trend, () => true);
  if (on === "last") return worseSteps(trend, (at) => at === trend.points.length - 1);
  const named: Named[] = [
    { name: "the total", drift: trend.drift, p: trend.drift?.p ?? null },
    ...trend.groups.map(({ name, drift, slopeAdjusted }) => ({
      name: `${trend.by} ${printable(name)}`,
      drift,
      p: slopeAdjusted,
    })),
  ];
  return on === "slope" ? worseSlopes(named, trend) : aboveLimits(named, trend);
}

function worseSteps({ points, groups, by }: Trend, looksAt: (at: number) => boolean): string[] {
  return points.flatMap(({ where, status }, at) => {
    if (!looksAt(at)) return [];
    const worse = groups
      .filter(({ steps }) => steps[at]?.status === "regressed")
      .map(({ name }) => printable(name));
    const total =
      status === "regressed" ? [`${printable(where)} is worse than the report before it`] : [];
    return worse.length === 0
      ? total
      : [...total, `${printable(where)}: ${by} ${worse.join(", ")} got worse`];
  });
}

function worseSlopes(named: readonly Named[], { alpha, lowerIsBetter }: Trend): string[] {
  return named.flatMap(({ name, drift, p }) => {
    if (drift === null || p === null || p >= alpha) return [];
    if (drift.slope === 0 || drift.slope > 0 !== lowerIsBetter) return [];
    return [
      `${name} gets steadily worse, by ${formatShare(Math.abs(drift.slope), 2)}pp a report over the series`,
    ];
  });
}

function aboveLimits(named: readonly Named[], { points }: Trend): string[] {
  return named.flatMap(({ name, drift }) => {
    const last = drift?.chart[points.length - 1];
    if (last === undefined || last.outside !== "worse") return [];
    const { counts, low, high } = last;
    return [
      `${name} of the last report is out of control: ${counts.k}/${counts.n}, between ${low} and ${high} if the reports do not differ`,
    ];
  });
}
