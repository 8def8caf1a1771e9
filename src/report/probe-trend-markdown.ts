import type { Trend } from "../probe/compare/trend.ts";
import type { TrendGate } from "../probe/compare/trend-gate.ts";
import { formatP, formatPoints, formatShare } from "../stats/decimal.ts";
import { codeSpan } from "./markdown-code.ts";
import { trendLegacyLines } from "./probe-trend.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** A comment holds 65,536 characters; of a long series the last reports count. */
const MOST_ROWS = 100;

/** A series as Markdown: the reports with their limits, then the groups. */
export function trendMarkdown(trend: Trend, gate: TrendGate): string {
  const { points, drift, groups, by, metricName, simulated } = trend;
  const lines = [
    `### ${simulated ? "SIMULATED: " : ""}Injection trend: ${gate.word}`,
    "",
    `Verdict: **${gate.verdict}** (${metricName.toLowerCase()}, ${points.length} reports)`,
    "",
    ...trendLegacyLines(trend).flatMap((line) => [`- ${codeSpan(line)}`, ""]),
    ...gate.reasons.map((reason) => `- ${codeSpan(reason)}`),
    ...(gate.reasons.length > 0 ? [""] : []),
    `| report | ${metricName.toLowerCase()} | 95% CI | Δ pp | corrected p | limits | |`,
    "|---|---:|---:|---:|---|---|---|",
  ];
  const start = Math.max(0, points.length - MOST_ROWS);
  points.slice(start).forEach((point, index) => {
    const { k, n, ci } = point.rate;
    const limits = points.length < 3 ? undefined : drift?.chart[start + index];
    const cells = [
      codeSpan(point.where),
      `${rateCell(k, n)} (${k}/${n})${point.errors > 0 ? `, ${point.errors} failed` : ""}`,
      intervalCell(ci),
      point.compared
        ? formatPoints(
            point.compared.old.k,
            point.compared.old.n,
            point.compared.new.k,
            point.compared.new.n,
          )
        : "",
      point.pAdjusted === null ? "" : formatP(point.pAdjusted),
      limits
        ? `${limits.low} to ${limits.high}${limits.outside ? ` (${limits.outside})` : ""}`
        : "",
      point.status === "regressed" ? "⚠ regressed" : point.status === "flat" ? "" : point.status,
    ];
    lines.push(`| ${cells.join(" | ")} |`);
  });
  if (start > 0) lines.push("", `${start} earlier reports not shown`);
  if (drift !== null && points.length >= 3) {
    lines.push("", `Slope: ${formatShare(drift.slope, 2)}pp a report, ${formatP(drift.p)}`);
  }
  if (by !== null) {
    lines.push("", `| ${by} | worse at | slope pp a report | corrected p |`, "|---|---|---:|---|");
    for (const { name, steps, drift: own, slopeAdjusted } of groups.slice(0, MOST_ROWS)) {
      const worse = steps.flatMap(({ status }, at) =>
        status === "regressed" ? [codeSpan(points[at]?.where ?? "")] : [],
      );
      lines.push(
        `| ${codeSpan(name)} | ${worse.join(", ")} | ${own ? formatShare(own.slope, 2) : "--"} | ${slopeAdjusted === null ? "--" : formatP(slopeAdjusted)} |`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}
