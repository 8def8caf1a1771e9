import { BacktrailError } from "../../formats/error.ts";
import { adjust } from "../../stats/multiplicity.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { dimensionFor } from "../results/dimension.ts";
import { KIND_NAMES, type Report, type ReportKind, totalOf } from "../results/report.ts";
import { type CompareOptions, metricOf } from "./comparison.ts";
import { type Difference, differences } from "./likeness.ts";
import { type PairTest, testPair } from "./pair-test.ts";

export type TrendStatus = "baseline" | "regressed" | "improved" | "flat";

/** One report of a series. */
export interface TrendPoint {
  readonly where: string;
  readonly rate: Rate;
  readonly errors: number;
  /** Test against the report before; null for the first. */
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
  const tests = reports.map((report, at) => {
    const before = reports[at - 1];
    return before ? testPair(totalOf(before), totalOf(report), options) : null;
  });
  const tested = tests.flatMap((test, at) => (test && test.used !== "none" ? [{ test, at }] : []));
  const adjusted = adjust(
    tested.map(({ test }) => test.pDecisive),
    options.correction,
  );
  const points = reports.map((report, at): TrendPoint => {
    const before = reports[at - 1];
    const test = tests[at] ?? null;
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
    simulated: reports.some((report) => report.simulated),
  };
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
