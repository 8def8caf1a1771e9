import type { Advice } from "../detect/policy.ts";
import type { DetectionMatch, DetectionResult } from "../detect/result.ts";
import { formatDecimal, formatShare } from "../stats/decimal.ts";
import { OffsetMap } from "../text/code-points.ts";
import { printable, shorten } from "../text/printable.ts";
import { textTable } from "./columns.ts";

const MOST_MATCHES = 20;
const SHOWN_TEXT = 60;

/** A verdict for people: what was found, where it stands, and why it weighs what it weighs. */
export function renderDetection(
  result: DetectionResult,
  text: string,
  style: (format: "bold" | "red" | "green" | "dim", text: string) => string,
  advice: Advice | null,
): string {
  const head = result.isInjection
    ? style("red", `injection: ${result.injectionType ?? "detection error"}, ${result.threatLevel}`)
    : style("green", "clean");
  const lines = `${head}, confidence ${formatShare(result.confidence)}%\n${result.explanation}\n${evidenceLines(result)}${adviceLine(advice)}`;
  if (result.matches.length === 0) return lines;
  const offsets = new OffsetMap(text);
  const shown = [...result.matches]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_MATCHES)
    .sort((a, b) => a.span[0] - b.span[0]);
  const rest = result.matches.length - shown.length;
  return `${lines}\n${textTable(
    COLUMNS,
    shown.map((match) => cells(match, offsets)),
  )}${rest > 0 ? `and ${rest} weaker; --json lists all\n` : ""}`;
}

/** Evidence stands apart from the verdict, and says so. */
function evidenceLines({ evidence }: DetectionResult): string {
  return evidence
    .map(({ backend, score, error }) => {
      const said = score === null ? (error ?? "nothing") : signed(score);
      return `evidence, not part of the verdict: ${printable(backend)} ${printable(said)}\n`;
    })
    .join("");
}

function adviceLine(advice: Advice | null): string {
  if (!advice) return "";
  const { decision, suspicious, because } = advice;
  const why = because.length > 0 ? `: ${because.map(printable).join("; ")}` : "";
  return `advice of the policy, not part of the verdict: ${suspicious ? "suspicious, " : ""}${decision}${why}\n`;
}

function signed(score: number): string {
  return `${score < 0 ? "" : "+"}${formatDecimal(score, 3)}`;
}

const COLUMNS = [
  { heading: "where", right: true },
  { heading: "weight", right: true },
  { heading: "rule" },
  { heading: "view" },
  { heading: "lowered" },
  { heading: "text" },
];

function cells(match: DetectionMatch, offsets: OffsetMap): string[] {
  const [start, end] = match.span;
  const inside = end <= offsets.length ? offsets.slice(match.span) : "";
  return [
    `${start}-${end}`,
    `${formatShare(match.confidence)}%`,
    match.rule,
    match.view,
    match.allowed ? "allowed" : match.discounts.join(", ") || "-",
    printable(shorten(inside, SHOWN_TEXT)),
  ];
}
