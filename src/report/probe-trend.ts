import type { Drift } from "../probe/compare/drift.ts";
import type { Trend, TrendPoint } from "../probe/compare/trend.ts";
import type { TrendGate } from "../probe/compare/trend-gate.ts";
import { formatP, formatPoints, formatShare } from "../stats/decimal.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";
import { differenceText } from "./probe-compare.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

const MARKS = {
  baseline: "baseline",
  regressed: "regressed ⚠",
  improved: "improved",
  flat: "within noise",
};

/** What `trend` prints: one line a report, each tested against the line above. */
export function renderTrend(trend: Trend, gate: TrendGate): string {
  const rows = trend.points.map((point) => row(point, trend.correction));
  const table = textTable(
    [
      { heading: "Report" },
      { heading: trend.metricName, right: true },
      { heading: "95% CI", right: true },
      { heading: "Count", right: true },
      { heading: "Δ pp", right: true },
      { heading: "p" },
      ...(trend.correction === "none" ? [] : [{ heading: `${trend.correction}-corrected` }]),
      { heading: "Status" },
    ],
    rows,
  );
  const notes = trend.points.flatMap(({ where, differences }) =>
    differences.map((difference) => `Note: ${printable(where)}: ${differenceText(difference)}`),
  );
  const lines = [
    ...trendLegacyLines(trend).map((line) => printable(line)),
    ...driftLines(trend),
    ...groupLines(trend),
    ...notes,
    `Verdict: ${gate.verdict} ${gate.word}`,
    ...gate.reasons.map((r) => `  ${r}`),
  ];
  return `${trend.simulated ? "SIMULATED\n" : ""}${table}${lines.join("\n")}\n`;
}

/** Below the table: figures of the original's judge are never ours. */
export function trendLegacyLines({ legacyJudge, points }: Trend): string[] {
  if (legacyJudge.length === 0) return [];
  const which = legacyJudge.length === points.length ? "all reports" : legacyJudge.join(", ");
  return [`Judge of ${which}: legacy, the original's; for comparison only`];
}

/** The control chart: reports that lie outside the limits of their series, and whether it drifts. */
function driftLines({ drift, points, correction, alpha }: Trend): string[] {
  if (drift === null || points.length < 3) return [];
  const over = drift.cases === null ? "" : ` over ${drift.cases} case(s) that all reports share`;
  const out = drift.chart.flatMap(({ outside, counts, low, high }, at) =>
    outside === null
      ? []
      : [
          `  ${printable(points[at]?.where ?? "")}: ${counts.k}/${counts.n}, ${outside} than the limits ${low} to ${high}`,
        ],
  );
  const family =
    correction === "none" ? `${points.length} reports` : `${points.length} reports as one family`;
  return [
    "",
    `Drift${over}: ${slopeText(drift)}; control chart with exact limits, level ${alpha} over ${family}: ${out.length === 0 ? "all within" : `${out.length} outside`}`,
    ...out,
  ];
}

function slopeText({ slope, p }: Drift): string {
  const points = formatShare(slope, 2);
  return `${points.startsWith("-") ? points : `+${points}`}pp a report (${formatP(p)})`;
}

const STEP_MARKS = { baseline: "", regressed: "⚠", improved: "+", flat: "" } as const;

/** One line a group: where it began and ended, which steps were significant, its slope. */
function groupLines({ groups, by, points, correction }: Trend): string[] {
  if (by === null) return [];
  const rows = groups.map(({ name, steps, drift, slopeAdjusted }) => {
    const compared = steps.flatMap((step) => (step.compared === null ? [] : [step.compared]));
    const [first, last] = [compared[0]?.old, compared.at(-1)?.new];
    const moved = steps.flatMap(({ status, compared: pair }, at) =>
      pair === null || STEP_MARKS[status] === ""
        ? []
        : [
            `${STEP_MARKS[status]} ${printable(points[at]?.where ?? "")} ${rateCell(pair.old.k, pair.old.n)} (${pair.old.k}/${pair.old.n}) -> ${rateCell(pair.new.k, pair.new.n)} (${pair.new.k}/${pair.new.n})`,
          ],
    );
    const outside = drift?.chart.filter((point) => point.outside !== null).length ?? 0;
    return [
      printable(name),
      first ? `${rateCell(first.k, first.n)} (${first.k}/${first.n})` : "--",
      last ? `${rateCell(last.k, last.n)} (${last.k}/${last.n})` : "--",
      drift === null || points.length < 3 ? "--" : `${formatShare(drift.slope, 2)}pp`,
      slopeAdjusted === null || points.length < 3 ? "--" : formatP(slopeAdjusted),
      points.length < 3 ? "--" : String(outside),
      moved.join("; "),
    ];
  });
  const corrected = correction === "none" ? "p" : `${correction}-corrected`;
  const heads = [by, "First", "Last", "a report", corrected, "Outside", "Steps"];
  return [
    "",
    ...textTable(
      heads.map((heading, at) => ({ heading, right: at > 0 && at < 6 })),
      rows,
    )
      .trimEnd()
      .split("\n"),
  ];
}

function row(point: TrendPoint, correction: Trend["correction"]): string[] {
  const { compared } = point;
  const { k, n, ci } = point.rate;
  return [
    printable(point.where),
    rateCell(k, n),
    intervalCell(ci),
    `${k}/${n}${point.errors > 0 ? ` (${point.errors} failed)` : ""}`,
    compared ? formatPoints(compared.old.k, compared.old.n, compared.new.k, compared.new.n) : "",
    point.test ? formatP(point.test.p) : "",
    ...(correction === "none" ? [] : [point.pAdjusted === null ? "" : formatP(point.pAdjusted)]),
    MARKS[point.status],
  ];
}
