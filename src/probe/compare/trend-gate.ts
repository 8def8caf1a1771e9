import { formatPercent } from "../../stats/rational.ts";
import { printable } from "../../text/printable.ts";
import type { GateWord } from "./gate.ts";
import { GATE_DEFAULTS } from "./gate-options.ts";
import type { Trend } from "./trend.ts";

export interface TrendGate {
  readonly verdict: "regressed" | "improved" | "no significant change" | "inconclusive";
  readonly word: GateWord;
  /** 0 passed, 1 a step could not be judged, 2 some step was a regression. */
  readonly exit: 0 | 1 | 2;
  readonly reasons: readonly string[];
}

/** Decides what a series means: verdict, word and exit code come from here and nowhere else. */
export function decideTrend(
  trend: Trend,
  { softFail, acrossJudges }: { readonly softFail: boolean; readonly acrossJudges: boolean },
): TrendGate {
  const { points } = trend;
  const worse = points
    .filter(({ status }) => status === "regressed")
    .map(({ where }) => `${printable(where)} is worse than the report before it`);
  const unjudged = points.flatMap((point, at) => {
    const { where, rate, differences } = point;
    if (rate.n === 0) return [`${printable(where)} holds no trial that could be assessed`];
    if (rate.rate === null)
      return [`${printable(where)} contradicts itself: ${rate.k} of ${rate.n}`];
    if (
      at > 0 &&
      (point.compared === null || (point.test?.used === "none" && point.compared.old.n > 0))
    )
      return [`${printable(where)} shares no case with the report before it`];
    if (at > 0 && point.interrupted)
      return [`${printable(where)} is of a run that was stopped before its end`];
    // As in a comparison: an agent that is down is not a safe one.
    if (at > 0 && point.errors > GATE_DEFAULTS.maxErrorRate * (point.errors + rate.n))
      return [
        `${printable(where)}: ${point.errors} of ${point.errors + rate.n} trials failed, more than ${formatPercent(GATE_DEFAULTS.maxErrorRate * 100, 100)}%`,
      ];
    const judge = differences.find(({ effect }) => effect === "refused");
    return judge && !acrossJudges
      ? [
          `${printable(where)} was judged by another judge than the report before it (--across-judges accepts that)`,
        ]
      : [];
  });
  const reasons = [...worse, ...unjudged];
  const verdict =
    worse.length > 0
      ? "regressed"
      : unjudged.length > 0
        ? "inconclusive"
        : points.some(({ status }) => status === "improved")
          ? "improved"
          : "no significant change";
  if (worse.length > 0 && !softFail) return { verdict, word: "FAIL", exit: 2, reasons };
  if (unjudged.length > 0) return { verdict, word: "FAIL", exit: 1, reasons };
  return { verdict, word: worse.length > 0 ? "NOT GATED" : "PASS", exit: 0, reasons };
}
