import type { FittedThreshold } from "../detect/bench/fit.ts";
import type { MarginReport } from "../detect/bench/margin.ts";
import type { BenchReport } from "../detect/bench/report.ts";
import type { GroupRates } from "../detect/bench/tally.ts";
import { formatDecimal, formatShare } from "../stats/decimal.ts";
import type { Rate } from "../stats/rate.ts";
import { printable } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** Most groups of one breakdown that the console shows. */
const MOST_GROUPS = 40;

/** The figures of a run over labelled corpora for people. */
export function renderBench(report: BenchReport, show: { readonly rules: boolean }): string {
  const parts = [
    ...(report.fitted === null ? [] : [fittedLine(report.fitted)]),
    setsTable(report),
    precisionLines(report),
    ...(report.margin === null ? [] : [marginTables(report.margin)]),
    breakdown("class the verdict named", report.classes),
    breakdown("length in characters", report.lengths),
    breakdown("language", report.languages),
    breakdown("family", report.families),
    breakdown("bypass class", report.bypassClasses),
    breakdown("benign subclass", report.benignSubclasses),
    breakdown("by its words, the text", report.addressing),
    ...(show.rules ? [rulesTable(report)] : []),
    ...(report.microsecondsPerKilobyte === null
      ? []
      : [`${formatDecimal(report.microsecondsPerKilobyte, 0)} µs per KB of text\n`]),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function fittedLine({ threshold, recall, falsePositives }: FittedThreshold): string {
  return `threshold ${formatDecimal(threshold, 3)}, chosen on the other split: recall ${rateCell(recall.k, recall.n)} (${recall.k}/${recall.n}), FPR ${rateCell(falsePositives.k, falsePositives.n)} (${falsePositives.k}/${falsePositives.n}) there\n`;
}

const RATE_COLUMNS: readonly TableColumn[] = [
  { heading: "attacks", right: true },
  { heading: "recall", right: true },
  { heading: "95% CI", right: true },
  { heading: "harmless", right: true },
  { heading: "FPR", right: true },
  { heading: "95% CI", right: true },
];

function rateCells({
  recall,
  falsePositives,
}: Pick<GroupRates, "recall" | "falsePositives">): string[] {
  return [...cells(recall), ...cells(falsePositives)];
}

function cells(rate: Rate): string[] {
  return [`${rate.k}/${rate.n}`, rateCell(rate.k, rate.n), intervalCell(rate.ci)];
}

function setsTable(report: BenchReport): string {
  const rows = [...report.sets, { ...report.pooled, group: "all together" }].map((set) => [
    printable(set.group),
    ...rateCells(set),
    original(set.original?.recall ?? null, set.original?.falsePositives ?? null),
  ]);
  const table = textTable(
    [{ heading: "set" }, ...RATE_COLUMNS, { heading: "original: recall / FPR" }],
    rows,
  );
  return `${table}The original's figures are published ones for the whole public sets, not computed here.\n`;
}

function original(recall: number | null, fpr: number | null): string {
  if (recall === null && fpr === null) return "--";
  const cell = (value: number | null) => (value === null ? "--" : `${value}%`);
  return `${cell(recall)} / ${cell(fpr)}`;
}

function precisionLines(report: BenchReport): string {
  return report.precision
    .map(({ oneIn, precision, range }) => {
      const value = precision === null ? "--" : `${formatShare(precision)}%`;
      const between = range === null ? "" : ` (${formatShare(range[0])}–${formatShare(range[1])}%)`;
      return `precision when 1 text in ${oneIn} is an attack: ${value}${between}\n`;
    })
    .join("");
}

function marginTables(margin: MarginReport): string {
  const area = (value: number | null) => (value === null ? "--" : formatDecimal(value, 3));
  const head =
    `margin (evidence, flags nothing): AUC ${area(margin.auc)}, ` +
    `average precision ${area(margin.averagePrecision)}\n` +
    `cuts chosen on ${margin.chosenElsewhere ? "the other split" : "these texts, which flatters them"}\n`;
  const points = textTable(
    [
      { heading: "allowed FPR", right: true },
      { heading: "margin above", right: true },
      ...RATE_COLUMNS,
    ],
    margin.points.map((point) => [
      `${formatShare(point.maxFpr)}%`,
      formatDecimal(point.above, 3),
      ...rateCells(point),
    ]),
  );
  const sets = textTable(
    [{ heading: "margin by set" }, { heading: "AUC", right: true }, ...RATE_COLUMNS],
    margin.sets.map((set) => [printable(set.set), area(set.auc), ...rateCells(set)]),
  );
  return `${head}${points}\n${sets}`;
}

function breakdown(heading: string, groups: readonly GroupRates[]): string {
  if (groups.length === 0) return "";
  const rows = groups
    .slice(0, MOST_GROUPS)
    .map((rates) => [printable(rates.group), ...rateCells(rates)]);
  const rest = groups.length - rows.length;
  const more = rest > 0 ? `and ${rest} more; --json lists all\n` : "";
  return `${textTable([{ heading }, ...RATE_COLUMNS], rows)}${more}`;
}

function rulesTable({ rules }: BenchReport): string {
  const rows = rules.map(({ rule, sets, onlySet }) => [
    rule,
    String(sets.reduce((sum, { attacks }) => sum + attacks, 0)),
    String(sets.reduce((sum, { benign }) => sum + benign, 0)),
    onlySet === null ? "" : "one set only",
    sets.map(({ set, attacks, benign }) => `${printable(set)} ${attacks}/${benign}`).join(", "),
  ]);
  return textTable(
    [
      { heading: "rule" },
      { heading: "attacks", right: true },
      { heading: "harmless", right: true },
      { heading: "" },
      { heading: "texts hit per set (attacks/harmless)" },
    ],
    rows,
  );
}
