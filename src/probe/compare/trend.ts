import { BacktrailError } from "../../formats/error.ts";
import type { Counts } from "../../stats/counts.ts";
import { adjust } from "../../stats/multiplicity.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { dimensionFor } from "../results/dimension.ts";
import {
  type Group,
  KIND_NAMES,
  type Report,
  type ReportKind,
  totalOf,
} from "../results/report.ts";
import { commonPart } from "./common-part.ts";
import { type CompareOptions, metricOf } from "./comparison.ts";
import { type Difference, differences } from "./likeness.ts";
import { type PairTest, testPair } from "./pair-test.ts";

export type TrendStatus = "baseline" | "regressed" | "improved" | "flat";

/** One report of a series. */
export interface TrendPoint {
  readonly where: string;
  readonly rate: Rate;
  readonly errors: number;
  /** Counts that the step compares, of shared cases where the batteries differ; null without a step. */
  readonly compared: { readonly old: Counts; readonly new: Counts } | null;
  /** The run was stopped before its end. */
  readonly interrupted: boolean;
  /** Test against the report before; null for the first, and where the two share no case. */
  readonly test: PairTest | null;
  readonly pAdjusted: number | null;
  readonly status: TrendStatus;
  /** In what the run differs from the one before. */
  readonly differences: readonly Difference[];
}

export interface Trend {
  readonly kind: ReportKind;
  readonly metricName: string;
  readonly lowerIsBetter: boolean;
  readonly points: readonly TrendPoint[];
  readonly simulated: boolean;
  /** How the p values of the steps were corrected as one family. */
  readonly correction: CompareOptions["correction"];
}

/**
 * Follows the total over a series of reports, each tested against the one before.
 * @throws BacktrailError with code `usage` for fewer than two reports, `format` for a mix of kinds.
 */
export function trendOf(reports: readonly Report[], options: CompareOptions): Trend {
  const [first] = reports;
  if (first === undefined || reports.length < 2) {
    throw new BacktrailError({ code: "usage", message: "trend needs at least two reports" });
  }
  const { kind } = first;
  const other = reports.find((report) => report.kind !== kind);
  if (other) {
    throw new BacktrailError({
      code: "format",
      where: other.where,
      message: `reports ${KIND_NAMES[other.kind]}, the others ${KIND_NAMES[kind]}`,
    });
  }
  dimensionFor(kind, options.by);
  const { name: metricName, lowerIsBetter } = metricOf(kind);
  const steps = reports.map((report, at) => stepOf(reports[at - 1], report));
  const tests = steps.map((step) => step && testPair(step.old, step.new, options));
  const tested = tests.flatMap((test, at) => (test && test.used !== "none" ? [{ test, at }] : []));
  const adjusted = adjust(
    tested.map(({ test }) => test.pDecisive),
    options.correction,
  );
  const points = reports.map((report, at): TrendPoint => {
    const before = reports[at - 1];
    const test = tests[at] ?? null;
    const step = steps[at] ?? null;
    const place = tested.findIndex((each) => each.at === at);
    const pAdjusted = place < 0 ? null : (adjusted[place] ?? 1);
    const total = totalOf(report);
    return {
      where: report.where,
      // Counts that contradict each other give no rate; the gate says so.
      rate:
        total.k > total.n
          ? { k: total.k, n: total.n, rate: null, ci: null }
          : rateOf(total.k, total.n),
      errors: total.errors,
      compared: step && { old: countsOf(step.old), new: countsOf(step.new) },
      interrupted: report.interrupted,
      test,
      pAdjusted,
      status: before ? statusOf(test, pAdjusted, options.alpha, lowerIsBetter) : "baseline",
      differences: before ? differences(before, report) : [],
    };
  });
  return {
    kind,
    metricName,
    lowerIsBetter,
    points,
    correction: options.correction,
    simulated: reports.some((report) => report.simulated),
  };
}

/** What a step compares: all of both runs, or what they share where it is known that they differ. */
function stepOf(
  before: Report | undefined,
  after: Report,
): { readonly old: Group; readonly new: Group } | null {
  if (before === undefined) return null;
  const unlike = differences(before, after).some(({ effect }) => effect === "reduced");
  const pair = unlike ? commonPart(before, after) : ([before, after] as const);
  return pair && { old: totalOf(pair[0]), new: totalOf(pair[1]) };
}

function countsOf({ k, n }: Group): Counts {
  return { k, n };
}

function statusOf(
  test: PairTest | null,
  pAdjusted: number | null,
  alpha: number,
  lowerIsBetter: boolean,
): TrendStatus {
  if (test === null || pAdjusted === null || pAdjusted >= alpha) return "flat";
  if (test.rise === 0) return "flat";
  return test.rise > 0 === lowerIsBetter ? "regressed" : "improved";
}
