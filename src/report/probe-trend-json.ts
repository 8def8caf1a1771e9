import type { TrendDocumentSchema } from "../formats/probe-trend-document.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type { Drift } from "../probe/compare/drift.ts";
import type { Trend, TrendPoint } from "../probe/compare/trend.ts";
import type { Compared } from "../probe/compare/trend-step.ts";

type TrendBody = DocumentBody<typeof TrendDocumentSchema>;

/** A series as it stands in JSON. */
export function trendBody(trend: Trend): Omit<TrendBody, "verdict" | "gate"> {
  return {
    kind: trend.kind,
    metric_name: trend.metricName,
    lower_is_better: trend.lowerIsBetter,
    simulated: trend.simulated,
    ...(trend.legacyJudge.length > 0 ? { legacy_judge: [...trend.legacyJudge] } : {}),
    has_regression: trend.points.some(({ status }) => status === "regressed"),
    points: trend.points.map(pointBody),
    drift: trend.drift && driftBody(trend.drift),
    group_dim: trend.by,
    groups: trend.groups.map(({ name, steps, drift, slopeAdjusted }) => ({
      name,
      steps: steps.map((step) => ({
        compared: step.compared && comparedBody(step.compared),
        p_value: step.test?.p ?? null,
        p_adjusted: step.pAdjusted,
        status: step.status,
      })),
      drift: drift && driftBody(drift),
      slope_p_adjusted: slopeAdjusted,
    })),
    correction: trend.correction,
    alpha: trend.alpha,
  };
}

function pointBody(point: TrendPoint): TrendBody["points"][number] {
  return {
    label: point.where,
    pos: point.rate.k,
    n: point.rate.n,
    rate: point.rate.rate,
    ci: point.rate.ci,
    errors: point.errors,
    p_value: point.test?.p ?? null,
    p_adjusted: point.pAdjusted,
    unobserved: point.unobserved,
    started: point.started,
    compared: point.compared && comparedBody(point.compared),
    shared_trials: point.coverage && [point.coverage.sharedTrials.k, point.coverage.sharedTrials.n],
    test: point.test?.used ?? null,
    status: point.status,
    differences: point.differences,
  };
}

function comparedBody({
  old,
  new: now,
}: Compared): NonNullable<TrendBody["points"][number]["compared"]> {
  return { old: [old.k, old.n], new: [now.k, now.n] };
}

function driftBody({ cases, chart, slope, p }: Drift): NonNullable<TrendBody["drift"]> {
  return {
    cases,
    slope,
    slope_p: p,
    chart: chart.map(({ counts, centre, low, high, outside }) => ({
      pos: counts.k,
      n: counts.n,
      expected: centre,
      low,
      high,
      outside,
    })),
  };
}
