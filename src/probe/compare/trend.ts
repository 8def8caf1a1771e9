import { BacktrailError, formatError } from "../../formats/error.ts";
import type { Counts } from "../../stats/counts.ts";
import { adjust } from "../../stats/multiplicity.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { dimensionFor } from "../results/dimension.ts";
import {
  type Dimension,
  type GroupCounts,
  isLegacyJudged,
  KIND_NAMES,
  type Report,
  type ReportKind,
  totalOf,
} from "../results/report.ts";
import { type CompareOptions, metricOf } from "./comparison.ts";
import type { Coverage } from "./coverage.ts";
import type { Drift } from "./drift.ts";
import { type Difference, rewordedCells } from "./likeness.ts";
import type { PairTest } from "./pair-test.ts";
import { cellNumbers, type RunCells, runCells } from "./run-cells.ts";
import { driftOfSeries, type GroupTrend, groupDrifts } from "./trend-groups.ts";
import { type Step, stepBetween, stepStatus, type TrendStatus } from "./trend-step.ts";

/** One report of a series. */
export interface TrendPoint {
  readonly where: string;
  /** When the run was started, where the report tells it. */
  readonly started: string | null;
  readonly rate: Rate;
  readonly errors: number;
  readonly unobserved: number;
  /** Counts that the step compares, of shared cases where the batteries differ; null without a step. */
  readonly compared: { readonly old: Counts; readonly new: Counts } | null;
  /** What of the report before was measured again; null for the first. */
  readonly coverage: Coverage | null;
  /** The run was stopped before its end. */
  readonly interrupted: boolean;
  /** Test against the report before; null for the first, and where the two share no case. */
  readonly test: PairTest | null;
  readonly pAdjusted: number | null;
  readonly status: TrendStatus;
  /** In what the run differs from the one before. */
  readonly differences: readonly Difference[];
  readonly contradictions: readonly string[];
}

export interface Trend {
  readonly kind: ReportKind;
  readonly metricName: string;
  readonly lowerIsBetter: boolean;
  readonly points: readonly TrendPoint[];
  /** Chart and slope of the total; null without a case that all reports assessed. */
  readonly drift: Drift | null;
  /** By what the series was split; null where only its total was asked for. */
  readonly by: Dimension | null;
  readonly groups: readonly GroupTrend[];
  readonly simulated: boolean;
  /** Reports judged by `legacy`, the Python original's judge: figures good to compare with its own only. */
  readonly legacyJudge: readonly string[];
  /** How the p values of the steps were corrected as one family. */
  readonly correction: CompareOptions["correction"];
  readonly alpha: number;
  /** The Python original's method: reports are compared whole. */
  readonly uncut: boolean;
}

/** A series of reports, taken one after the other; only the last one is kept whole. */
export interface TrendSeries {
  /** @throws BacktrailError with code `format` for a report of another kind. */
  readonly add: (report: Report) => void;
  /** @throws BacktrailError with code `usage` for fewer than two reports. */
  readonly finish: () => Trend;
}

/** A report of the series, as it was read. */
interface Taken {
  readonly where: string;
  readonly started: string | null;
  readonly total: GroupCounts;
  readonly interrupted: boolean;
  readonly contradictions: readonly string[];
  readonly cells: RunCells | null;
  readonly step: Step | null;
}

/**
 * Follows the total, and with `options.by` each group, over a series of reports, each tested against the
 * one before.
 * @throws BacktrailError with code `usage` for a dimension the kind does not have.
 */
export function trendSeries(options: CompareOptions): TrendSeries {
  const taken: Taken[] = [];
  const numbers = cellNumbers();
  const reworded = new Set<number>();
  let before: Report | null = null;
  let kind: ReportKind | null = null;
  let by: Dimension | null = null;
  let simulated = false;
  const legacyJudge: string[] = [];
  return {
    add: (report) => {
      if (kind === null) {
        by = options.by === undefined ? null : dimensionFor(report.kind, options.by);
        kind = report.kind;
      } else refuseOtherKind(report, kind);
      if (before !== null) {
        for (const cell of rewordedCells(before, report)) reworded.add(numbers.numberOf(cell));
      }
      const { k, n, errors, unobserved } = totalOf(report);
      taken.push({
        where: report.where,
        started: report.started,
        total: { k, n, errors, unobserved },
        interrupted: report.interrupted,
        contradictions: report.contradictions,
        cells: runCells(report, numbers),
        step: before && stepBetween(before, report, by, options),
      });
      simulated ||= report.simulated;
      if (isLegacyJudged(report)) legacyJudge.push(report.where);
      before = report;
    },
    finish: () => {
      if (kind === null || taken.length < 2) {
        throw new BacktrailError({ code: "usage", message: "trend needs at least two reports" });
      }
      const { name: metricName, lowerIsBetter } = metricOf(kind);
      const context = { options, lowerIsBetter };
      return {
        kind,
        metricName,
        lowerIsBetter,
        points: pointsOf(taken, options, lowerIsBetter),
        drift: driftOfSeries(taken, reworded, context),
        by,
        groups: by === null ? [] : groupDrifts(taken, numbers.cells, reworded, by, context),
        simulated,
        legacyJudge,
        correction: options.correction,
        alpha: options.alpha,
        uncut: options.test === "z" && options.correction === "none",
      };
    },
  };
}

function refuseOtherKind(report: Report, kind: ReportKind): void {
  if (report.kind === kind) return;
  throw formatError(
    report.where,
    `reports ${KIND_NAMES[report.kind]}, the others ${KIND_NAMES[kind]}`,
  );
}

/** The same for reports that are all at hand. */
export function trendOf(reports: readonly Report[], options: CompareOptions): Trend {
  const series = trendSeries(options);
  for (const report of reports) series.add(report);
  return series.finish();
}

function pointsOf(
  taken: readonly Taken[],
  { correction, alpha }: CompareOptions,
  lowerIsBetter: boolean,
): TrendPoint[] {
  const tested = taken.filter(({ step }) => step?.test != null && step.test.used !== "none");
  const adjusted = adjust(
    tested.map(({ step }) => step?.test?.pDecisive ?? 1),
    correction,
  );
  return taken.map((one): TrendPoint => {
    const { total, step } = one;
    const place = tested.indexOf(one);
    const pAdjusted = place < 0 ? null : (adjusted[place] ?? 1);
    return {
      where: one.where,
      started: one.started,
      // Counts that contradict each other give no rate; the gate says so.
      rate:
        total.k > total.n
          ? { k: total.k, n: total.n, rate: null, ci: null }
          : rateOf(total.k, total.n),
      errors: total.errors,
      unobserved: total.unobserved,
      compared: step?.compared ?? null,
      coverage: step?.coverage ?? null,
      interrupted: one.interrupted,
      test: step?.test ?? null,
      pAdjusted,
      status: step ? stepStatus(step.test, pAdjusted, alpha, lowerIsBetter) : "baseline",
      differences: step?.differences ?? [],
      contradictions: one.contradictions,
    };
  });
}
