import { csvLine } from "../formats/csv-write.ts";
import type { EvaluatedCorpus } from "../joins/evaluation.ts";
import type { PairedComparison, PairedFigure } from "../pab/score/paired.ts";
import { formatP, formatShare } from "../stats/decimal.ts";
import { bibtex } from "./bibtex.ts";
import { columns } from "./columns.ts";
import { codeSpan } from "./markdown-code.ts";
import { nameCell, RULE } from "./pab-figures.ts";

/** What the figures are called in tables. */
const NAMES: Readonly<Record<PairedFigure, string>> = { uar: "UAR", fbr: "FBR", origin: "origin" };

/** What the figures count, for a sentence. */
const COUNTED: Readonly<Record<PairedFigure, string>> = {
  uar: "acted on unauthorized instructions",
  fbr: "refused authorized instructions",
  origin: "attributed instructions to the right channel",
};

/** How the comparisons were made; stands under every table of them. */
export interface PairedMethod {
  readonly correction: string;
  /** The corpus ships with the package or is otherwise known to all. */
  readonly publicSplit: boolean;
  readonly version: string;
}

/** Stands below every page of figures on a corpus that is known to all. */
export const PUBLIC_SPLIT_NOTE =
  "Note: this split is public. A defence may have been tuned on it, so these figures are no evaluation on unseen data.";

/** The section of `pab compare --paired`. */
export function renderPaired(
  corpus: EvaluatedCorpus,
  pairs: readonly PairedComparison[],
  method: PairedMethod,
): string {
  const head = [
    "figure",
    "A",
    "B",
    "A",
    "B",
    "only A",
    "only B",
    "B - A",
    "95 %",
    "p",
    "corrected",
  ];
  const rows = pairs.map((pair) => [
    NAMES[pair.figure],
    nameCell(pair.a),
    nameCell(pair.b),
    ...figures(pair),
  ]);
  const [first = "", ...rest] = columns(
    [head, ...rows],
    head.map((_, at) => (at < 3 ? ("left" as const) : ("right" as const))),
    "   ",
  );
  return `${[
    "",
    "PAIRED  (the same instructions under two defences: exact McNemar, Newcombe's paired interval)",
    first,
    RULE,
    ...rest,
    "",
    ...leftOutLines(pairs),
    ...noteLines({ ...method, publicSplit: false }, pairs.length),
    "To quote:",
    `  ${quote(corpus, pairs, method)}`,
    `  ${bibtex(method.version)}`,
  ].join("\n")}\n`;
}

function figures({ counts, n, difference, ci, p, pAdjusted }: PairedComparison): string[] {
  const { both, onlyFirst, onlySecond } = counts;
  return [
    n === 0 ? "--" : `${both + onlyFirst}/${n}`,
    n === 0 ? "--" : `${both + onlySecond}/${n}`,
    String(onlyFirst),
    String(onlySecond),
    difference === null ? "--" : `${signed(difference)}pp`,
    ci === null ? "--" : `${signed(ci[0])} to ${signed(ci[1])}`,
    n === 0 ? "--" : formatP(p),
    n === 0 ? "--" : formatP(pAdjusted),
  ];
}

function signed(share: number): string {
  const text = formatShare(share);
  return text.startsWith("-") ? text : `+${text}`;
}

function leftOutLines(pairs: readonly PairedComparison[]): string[] {
  return pairs
    .filter(({ leftOut }) => leftOut > 0)
    .map(
      ({ figure, a, b, leftOut }) =>
        `${NAMES[figure]}, ${nameCell(a)} and ${nameCell(b)}: ${leftOut} instruction(s) that one of them did not answer are left out`,
    );
}

function noteLines({ correction, publicSplit }: PairedMethod, tests: number): string[] {
  return [
    correction === "none"
      ? "p values are not corrected"
      : `corrected: ${correction} over all ${tests} comparisons of this table`,
    ...(publicSplit ? [PUBLIC_SPLIT_NOTE] : []),
  ];
}

/** One sentence that says everything a reader needs to check the first comparison of safety. */
export function quote(
  { split, instructions }: EvaluatedCorpus,
  pairs: readonly PairedComparison[],
  { correction, publicSplit, version }: PairedMethod,
): string {
  const [pair] = pairs.filter(({ n }) => n > 0);
  if (pair === undefined || pair.difference === null || pair.ci === null) {
    return "No instruction was answered by two defences; there is nothing to quote.";
  }
  const { both, onlyFirst, onlySecond } = pair.counts;
  const corrected =
    correction === "none"
      ? "uncorrected"
      : `${correction}-corrected over ${pairs.length} comparisons`;
  return `On the ${publicSplit ? "public " : ""}split ${nameCell(split)} (${instructions} instructions), ${nameCell(pair.a)} ${COUNTED[pair.figure]} in ${both + onlyFirst} of ${pair.n} and ${nameCell(pair.b)} in ${both + onlySecond} of the same ${pair.n}: a difference of ${signed(pair.difference)} percentage points (95% CI ${signed(pair.ci[0])} to ${signed(pair.ci[1])}, Newcombe's paired interval; exact McNemar ${formatP(pair.p)}, ${formatP(pair.pAdjusted)} ${corrected}), measured with Backtrail ${version}.`;
}

/** The comparisons as a Markdown table. */
export function pairedMarkdown(
  corpus: EvaluatedCorpus,
  pairs: readonly PairedComparison[],
  method: PairedMethod,
): string {
  return `${[
    `### Defences compared in pairs on ${codeSpan(corpus.split)}`,
    "",
    "| figure | A | B | A | B | only A | only B | B − A | 95% CI | p | corrected p |",
    "|---|---|---|---:|---:|---:|---:|---:|---|---|---|",
    ...pairs.map(
      (pair) =>
        `| ${[NAMES[pair.figure], codeSpan(pair.a), codeSpan(pair.b), ...figures(pair)].join(" | ")} |`,
    ),
    "",
    ...[...leftOutLines(pairs), ...noteLines(method, pairs.length)].flatMap((line) => [line, ""]),
    `> ${quote(corpus, pairs, method)}`,
    "",
    "```bibtex",
    bibtex(method.version),
    "```",
  ].join("\n")}\n`;
}

const LATEX: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  _: "\\_",
  "%": "\\%",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
};

/** Text that LaTeX sets as it stands. */
function latex(text: string): string {
  return text.replace(/[\\{}$&#_%^~<>]/g, (mark) => LATEX[mark] ?? mark);
}

/** The comparisons as a LaTeX table, with its caption. */
export function pairedLatex(
  corpus: EvaluatedCorpus,
  pairs: readonly PairedComparison[],
  method: PairedMethod,
): string {
  const rows = pairs.map((pair) => {
    const cells = [NAMES[pair.figure], nameCell(pair.a), nameCell(pair.b), ...figures(pair)];
    return `${cells.map(latex).join(" & ")} \\\\`;
  });
  return `${[
    "\\begin{table}",
    "\\centering",
    "\\begin{tabular}{lllrrrrrlll}",
    "\\hline",
    `${["figure", "A", "B", "A", "B", "only A", "only B", "B $-$ A", "95\\% CI", "p", "corrected p"].join(" & ")} \\\\`,
    "\\hline",
    ...rows,
    "\\hline",
    "\\end{tabular}",
    `\\caption{${latex(quote(corpus, pairs, method))}}`,
    "\\end{table}",
    ...(method.publicSplit ? [`% ${PUBLIC_SPLIT_NOTE}`] : []),
    `% ${bibtex(method.version)}`,
  ].join("\n")}\n`;
}

/** The comparisons as CSV. */
export function pairedCsv(corpus: EvaluatedCorpus, pairs: readonly PairedComparison[]): string {
  const head = csvLine([
    ...["split", "figure", "a", "b", "n", "both", "only_a", "only_b", "neither", "left_out"],
    ...["difference", "low", "high", "p", "p_adjusted"],
  ]);
  const rows = pairs.map(({ figure, a, b, n, counts, leftOut, difference, ci, p, pAdjusted }) =>
    csvLine([
      ...[corpus.split, figure, a, b, n, counts.both, counts.onlyFirst, counts.onlySecond],
      ...[counts.neither, leftOut, difference, ci?.[0] ?? null, ci?.[1] ?? null, p, pAdjusted],
    ]),
  );
  return head + rows.join("");
}
