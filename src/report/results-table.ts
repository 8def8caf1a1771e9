import { byKnownOrder, DEFENSE_ORDER } from "../probe/results/name-order.ts";
import { groupsOf, isLegacyJudged, type Report } from "../probe/results/report.ts";
import { rateOf } from "../stats/rate.ts";
import { printable } from "../text/printable.ts";
import { codeSpan } from "./markdown-code.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** The Markdown table of one report by defence, under its title. */
export function resultsTable(title: string, report: Report): string {
  const utility = report.kind === "utility";
  const compare = byKnownOrder(DEFENSE_ORDER);
  const rows = [...groupsOf(report, report.kind === "scan" ? "category" : "defense")]
    .filter(([, group]) => group.n + group.errors > 0)
    .toSorted(([a], [b]) => compare(a, b))
    .map(
      ([name, { k, n }]) =>
        `| ${codeSpan(name)} | ${rateCell(k, n)} | ${intervalCell(rateOf(k, n).ci)} | ${n} |`,
    );
  const shown = printable(title).replaceAll(/[*_`[\]<>|\\]/g, (mark) => `\\${mark}`);
  const marked = report.simulated ? `SIMULATED: ${shown}` : shown;
  const first = report.kind === "scan" ? "Category" : "Defense";
  const metric = utility ? "Success Rate" : report.kind === "scan" ? "Hit Rate" : "Leak Rate";
  return [
    `**${marked}${isLegacyJudged(report) ? " (judge: legacy, the original's; for comparison only)" : ""}${utility ? " — utility (benign-task success)" : ""}**`,
    "",
    `| ${first} | ${metric} | 95% CI | N |`,
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** Tables of several reports, one under another. */
export function resultsTables(reports: readonly { title: string; report: Report }[]): string {
  return reports.map(({ title, report }) => resultsTable(title, report)).join("\n\n");
}
