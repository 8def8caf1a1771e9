import type { Mean } from "../pab/score/mean.ts";
import type { AttributionSlices, AttributionView, DefenseReport } from "../pab/score/report.ts";
import type { Rate } from "../stats/rate.ts";
import type { Interval } from "../stats/wilson.ts";
import { mean, ratio } from "./pab-figures.ts";

/** One figure of a report, flat: for the interval table and the CSV. */
export interface Metric {
  /** Its path in the report document, for instance `attribution.by_hop.2.coverage`. */
  readonly name: string;
  /** Null for a mean, which has no count of successes. */
  readonly k: number | null;
  readonly n: number;
  readonly value: number | null;
  readonly ci: Interval | null;
  /** Two decimals from the exact fraction. */
  readonly printed: string;
}

/** The figures a table of intervals shows. */
export function headlineMetrics(report: DefenseReport): Metric[] {
  const { safety, cost, attribution } = report;
  return [
    rateMetric("safety.uar", safety.uar),
    rateMetric("cost.fbr", cost.fbr),
    rateMetric("cost.hrr", cost.hrr),
    ...viewMetrics("attribution.overall", attribution.overall),
    ...Object.entries(attribution.byHop).map(([hop, view]) =>
      rateMetric(`attribution.by_hop.${hop}.origin_channel_accuracy`, view.originChannelAccuracy),
    ),
    ...Object.entries(attribution.byChannel).map(([channel, view]) =>
      rateMetric(
        `attribution.by_channel.${channel}.origin_channel_accuracy`,
        view.originChannelAccuracy,
      ),
    ),
  ];
}

/** Every rate and mean of a report. */
export function allMetrics(report: DefenseReport): Metric[] {
  const { safety, cost, attribution, calibration, errors } = report;
  const { hops, spans } = attribution;
  return [
    rateMetric("safety.uar", safety.uar),
    rateMetric("cost.fbr", cost.fbr),
    rateMetric("cost.hrr", cost.hrr),
    ...sliceMetrics("attribution", attribution),
    rateMetric("attribution.hops.visible.count_accuracy", hops.visible.countAccuracy),
    meanMetric("attribution.hops.visible.f1", hops.visible.f1),
    rateMetric("attribution.hops.silent.count_accuracy", hops.silent.countAccuracy),
    meanMetric("attribution.hops.silent.f1", hops.silent.f1),
    meanMetric("attribution.chain_edit_similarity", attribution.chainEditSimilarity),
    rateMetric("attribution.lucky_origin", attribution.luckyOrigin),
    meanMetric("attribution.spans.mean_iou", spans.meanIou),
    ...spans.curve.map(({ tenths, found }) =>
      rateMetric(`attribution.spans.found_at_iou_${formatTenths(tenths)}`, found),
    ),
    ...(report.attributionForced
      ? sliceMetrics("attribution_forced", report.attributionForced)
      : []),
    ...reasonMetrics("unauthorized", report),
    ...reasonMetrics("authorized", report),
    ...calibration.bins.map(({ low, high, escalation }) =>
      rateMetric(`calibration.escalation_at_${low}_to_${high}`, escalation),
    ),
    rateMetric("errors.points", errors.points),
    rateMetric("errors.unauthorized", errors.unauthorized),
    rateMetric("errors.with_span", errors.withSpan),
  ];
}

function sliceMetrics(path: string, slices: AttributionSlices): Metric[] {
  return [
    ...viewMetrics(`${path}.overall`, slices.overall),
    ...Object.entries(slices.byHop).flatMap(([hop, view]) =>
      viewMetrics(`${path}.by_hop.${hop}`, view),
    ),
    ...Object.entries(slices.byChannel).flatMap(([channel, view]) =>
      viewMetrics(`${path}.by_channel.${channel}`, view),
    ),
  ];
}

function viewMetrics(path: string, view: AttributionView): Metric[] {
  return [
    rateMetric(`${path}.origin_channel_accuracy`, view.originChannelAccuracy),
    rateMetric(`${path}.origin_event_accuracy`, view.originEventAccuracy),
    rateMetric(`${path}.hop_count_accuracy`, view.hopCountAccuracy),
    meanMetric(`${path}.chain_f1`, view.chainF1),
    rateMetric(`${path}.coverage`, view.coverage),
    rateMetric(`${path}.attribution_yield`, view.attributionYield),
  ];
}

function reasonMetrics(kind: "unauthorized" | "authorized", { reasons }: DefenseReport): Metric[] {
  const rows = reasons[kind];
  const path = `reasons.${kind}`;
  return [
    ...(["blocked", "acted"] as const).flatMap((decision) => [
      rateMetric(`${path}.${decision}.origin_right`, rows[decision].originRight),
      rateMetric(`${path}.${decision}.origin_wrong`, rows[decision].originWrong),
      rateMetric(`${path}.${decision}.blindly`, rows[decision].blindly),
    ]),
    rateMetric(`${path}.escalated`, rows.escalated),
    rateMetric(`${path}.abstained`, rows.abstained),
    rateMetric(`${path}.unjudged`, rows.unjudged),
  ];
}

function rateMetric(name: string, rate: Rate): Metric {
  return { name, k: rate.k, n: rate.n, value: rate.rate, ci: rate.ci, printed: ratio(rate) };
}

function meanMetric(name: string, value: Mean): Metric {
  return { name, k: null, n: value.n, value: value.mean, ci: value.ci, printed: mean(value) };
}

function formatTenths(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
