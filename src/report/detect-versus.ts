import type { PairedRates, VersusReport } from "../detect/bench/versus.ts";
import { formatDecimal, formatP } from "../stats/decimal.ts";
import { adjust } from "../stats/multiplicity.ts";
import type { Rate } from "../stats/rate.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** Other detectors beside ours, on the texts that both judged. */
export function renderVersus(reports: readonly VersusReport[]): string {
  if (reports.length === 0) return "";
  const lines = reports.flatMap((report) => linesOf(report));
  const adjusted = adjust(
    lines.map(({ rates }) => rates.p),
    "holm",
  );
  const table = textTable(
    [
      { heading: "detector" },
      { heading: "texts" },
      { heading: "theirs", right: true },
      { heading: "95% CI", right: true },
      { heading: "ours", right: true },
      { heading: "95% CI", right: true },
      { heading: "only theirs", right: true },
      { heading: "only ours", right: true },
      { heading: "p (Holm)", right: true },
    ],
    lines.map(({ name, group, rates, cell }, at) => [
      printable(name),
      group,
      cell(rates.theirs),
      intervalCell(rates.theirs.ci),
      cell(rates.ours),
      intervalCell(rates.ours.ci),
      String(rates.onlyTheirs),
      String(rates.onlyOurs),
      formatP(adjusted[at] ?? 1),
    ]),
  );
  return `${table}p: exact McNemar on the texts that one alone flagged, adjusted over the lines of this table.\n${reports.map(footOf).join("")}`;
}

interface Line {
  readonly name: string;
  readonly group: string;
  readonly rates: PairedRates;
  readonly cell: (rate: Rate) => string;
}

function linesOf({ name, attacks, harmless, everyday }: VersusReport): Line[] {
  const share = ({ k, n }: Rate) => `${k}/${n} ${rateCell(k, n)}`;
  const alarms = ({ k, n }: Rate) =>
    `${k}/${n} ${n === 0 ? "--" : formatDecimal((1000 * k) / n, 1)}`;
  const lines: Line[] = [
    { name, group: "attacks, found", rates: attacks, cell: share },
    { name, group: "harmless, flagged", rates: harmless, cell: share },
  ];
  if (everyday)
    lines.push({ name, group: "ordinary, alarms in 1,000", rates: everyday, cell: alarms });
  return lines;
}

function footOf({
  name,
  failed,
  firstFailure,
  inProcess,
  microsecondsPerKilobyte: time,
}: VersusReport): string {
  const gaps =
    failed === 0
      ? ""
      : `, ${failed} texts not judged by it and left out of both (${printable(firstFailure ?? "")})`;
  const speed = time
    ? `${formatDecimal(time.theirs, 0)} µs per KB ${inProcess ? "of processor time" : "of wall time, transport included"}, ours ${formatDecimal(time.ours, 0)} of processor time`
    : "time not shown";
  return `${printable(name)}: ${speed}${gaps}\n`;
}
