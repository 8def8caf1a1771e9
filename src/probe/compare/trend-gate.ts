import { formatShare } from "../../stats/decimal.ts";
import { printable } from "../../text/printable.ts";
import type { Verdict } from "./comparison.ts";
import { brokenFloors, sharesTooLittle } from "./floors.ts";
import { type GateWord, wordOf } from "./gate.ts";
import { unlikeReason } from "./gate-failures.ts";
import { GATE_DEFAULTS, type GateOptions } from "./gate-options.ts";
import type { Trend, TrendPoint } from "./trend.ts";
import { type TrendGateOn, worseAt } from "./trend-worse.ts";

export interface TrendGateOptions
  extends Pick<
    GateOptions,
    | "softFail"
    | "acrossJudges"
    | "acrossBatteries"
    | "allowMissing"
    | "maxErrorRate"
    | "minShared"
    | "minAssessed"
    | "maxUnobserved"
  > {
  /**
   * `step`: any step that got worse; `last`: the last one; `slope`: a steady worsening over the whole
   * series; `chart`: the last report above its control limit.
   */
  readonly failOn: readonly TrendGateOn[];
}

export interface TrendGate {
  readonly verdict: Verdict;
  readonly word: GateWord;
  /** 0 passed, 1 a step could not be judged, 2 what the gate looks at got worse. */
  readonly exit: 0 | 1 | 2;
  readonly reasons: readonly string[];
}

/** Decides what a series means: verdict, word and exit code come from here and nowhere else. */
export function decideTrend(trend: Trend, given: Partial<TrendGateOptions> = {}): TrendGate {
  const options: TrendGateOptions = { ...GATE_DEFAULTS, failOn: ["step"], ...given };
  const { points, groups } = trend;
  const worse = options.failOn.flatMap((on) => worseAt(trend, on));
  // Whoever asks about the last report only is not stopped by an old one.
  const from = options.failOn.some((on) => on === "step" || on === "slope") ? 0 : points.length - 1;
  const unjudged = points.flatMap((point, at) =>
    at < from ? [] : unjudgedAt(trend, point, at, options),
  );
  const reasons = [...new Set([...worse, ...unjudged])];
  const steps = [...points, ...groups.flatMap((group) => group.steps)];
  const verdict: Verdict =
    worse.length > 0
      ? "regressed"
      : unjudged.length > 0
        ? "not_comparable"
        : steps.some(({ status }) => status === "improved")
          ? "improved"
          : sawNothing(trend)
            ? "inconclusive"
            : "no significant change";
  const exit = worse.length > 0 && !options.softFail ? 2 : unjudged.length > 0 ? 1 : 0;
  const passedOver =
    reasons.length > 0 ||
    points.some(
      ({ coverage }) => coverage !== null && sharesTooLittle(coverage, GATE_DEFAULTS.minShared),
    );
  return { verdict, word: wordOf(exit, verdict, passedOver), exit, reasons };
}

/** Whether some step of the total was so small that no outcome of it could have been significant. */
function sawNothing({ points, alpha }: Trend): boolean {
  const tests = points.flatMap(({ test }) => (test === null ? [] : [test]));
  return tests.some(({ smallest }) => smallest >= alpha);
}

/** Why a report of the series proves nothing, one sentence each. */
function unjudgedAt(
  { uncut }: Trend,
  point: TrendPoint,
  at: number,
  options: TrendGateOptions,
): string[] {
  const name = printable(point.where);
  if (point.contradictions.length > 0)
    return [`${name} contradicts itself: ${point.contradictions.map(printable).join("; ")}`];
  if (point.rate.n === 0) return [`${name} holds no trial that could be assessed`];
  if (point.rate.rate === null)
    return [`${name} contradicts itself: ${point.rate.k} of ${point.rate.n}`];
  if (at === 0 || point.coverage === null) return [];
  if (point.compared === null || (point.test?.used === "none" && point.compared.old.n > 0))
    return [`${name} shares no case with the report before it`];
  const reasons: string[] = [];
  if (point.interrupted && !options.allowMissing)
    reasons.push(`${name} is of a run that was stopped before its end`);
  // As in a comparison: an agent that is down is not a safe one.
  const all = point.errors + point.rate.n + point.unobserved;
  if (point.errors > options.maxErrorRate * all)
    reasons.push(
      `${name}: ${point.errors} of ${all} trials failed, more than ${formatShare(options.maxErrorRate)}%`,
    );
  const floors = brokenFloors(
    point.coverage,
    options.allowMissing ? { ...options, minShared: 0 } : options,
  );
  // The original's way of comparing sets whole reports side by side, whatever they share.
  if (!uncut) reasons.push(...floors.map((reason) => `${name}: ${reason}`));
  for (const difference of point.differences) {
    const accepted = difference.part === "judge" ? options.acrossJudges : options.acrossBatteries;
    if (difference.effect === "refused" && !accepted)
      reasons.push(`${name}: ${unlikeReason(difference)}`);
  }
  return reasons;
}
