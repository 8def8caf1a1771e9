import type { UtilityGroup, UtilitySummary } from "../probe/run/injection-summary.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";
import { type AgentScanHeading, errorLines, headline } from "./injection-console.ts";
import { overheadTable } from "./overhead-table.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** What `utility-scan` prints: how much honest work each defence leaves done. */
export function renderUtility(summary: UtilitySummary, heading: AgentScanHeading): string {
  const { total, byDefense, byTask } = summary;
  return [
    headline(
      "Utility scan",
      heading,
      total.effort,
      total.success.n + total.unobserved + total.errors,
    ),
    `Success rate: ${rateCell(total.success.k, total.success.n)} (${total.success.k}/${total.success.n})  95% CI ${intervalCell(total.success.ci)}\n`,
    total.unobserved === 0
      ? ""
      : `NOT OBSERVED: in ${total.unobserved} trials the work is an act, and no answer of this run showed tool calls. They are in no rate.\n`,
    "\nBy defense\n",
    groupTable("Defense", byDefense),
    "\nBy task\n",
    groupTable("Task", byTask),
    "\nOverhead per trial\n",
    overheadTable(byDefense, heading.timing),
    errorLines(summary.errorReasons),
  ].join("");
}

function groupTable(first: string, groups: readonly UtilityGroup[]): string {
  return textTable(
    [
      { heading: first },
      { heading: "Success Rate", right: true },
      { heading: "95% CI", right: true },
      { heading: "N", right: true },
      { heading: "Errors", right: true },
    ],
    groups.map(({ name, success, errors }) => [
      printable(name),
      rateCell(success.k, success.n),
      intervalCell(success.ci),
      String(success.n),
      String(errors),
    ]),
  );
}
