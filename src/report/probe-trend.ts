import type { Trend, TrendPoint } from "../probe/compare/trend.ts";
import type { TrendGate } from "../probe/compare/trend-gate.ts";
import { formatP, formatPoints } from "../stats/decimal.ts";
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
    ...notes,
    `Verdict: ${gate.verdict} ${gate.word}`,
    ...gate.reasons.map((r) => `  ${r}`),
  ];
  return `${trend.simulated ? "SIMULATED\n" : ""}${table}${lines.join("\n")}\n`;
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
