import type { z } from "zod";
import type { PageVerdict } from "../../../formats/page.ts";
import type { Figure } from "../../../formats/page-block.ts";
import { ComparisonDocumentSchema } from "../../../formats/probe-documents.ts";
import { rateOf } from "../../../stats/rate.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { SIMULATED } from "../threats.ts";

type Document = z.output<typeof ComparisonDocumentSchema>;
type Group = Document["overall"];

/** `compare --json`. */
export const comparisonKind = pageKind(
  "Comparison",
  "probe compare",
  ComparisonDocumentSchema,
  (document) => ({
    name: `${document.old_label} → ${document.new_label}`,
    verdict: gateVerdict(
      document.gate,
      `${document.verdict.replaceAll("_", " ")}; ${ratesOf(document)}`,
    ),
    threats: threatsOf(document),
    blocks: [
      {
        type: "slopes",
        title: `${document.metric_name} before and after, by ${document.group_dim}`,
        note: `${document.lower_is_better ? "Lower" : "Higher"} is better. Tests: ${document.method.test}, corrected by ${document.method.correction} over ${document.method.family}.`,
        before: document.old_label,
        after: document.new_label,
        rows: [
          slope("overall", document.overall, ["overall"]),
          ...document.groups.map((group, at) => slope(group.name, group, ["groups", at])),
        ],
      },
      newlyFailing(document),
      {
        type: "table",
        title: "What was compared",
        columns: [
          { name: "Report", kind: "text" },
          { name: "Assessed", kind: "number" },
          { name: "Failed", kind: "number" },
          { name: "Not observed", kind: "number" },
        ],
        rows: (["old", "new"] as const).map((side) => [
          side === "old" ? document.old_label : document.new_label,
          document.coverage[side].assessed,
          document.coverage[side].failed,
          document.coverage[side].unobserved,
        ]),
      },
    ],
  }),
);

/** The overall rates of both sides, or that they say nothing. */
function ratesOf({ overall, metric_name, comparable }: Document): string {
  if (!comparable) return "the difference of the rates is withheld";
  const side = (pair: readonly [number, number] | null) =>
    pair === null ? "not measured" : rateInWords(rateOf(...pair));
  return `${metric_name} before ${side(overall.old)}, after ${side(overall.new)}`;
}

/** What a gate says, in its own word; a gate that could not judge is no pass. */
export function gateVerdict(
  { word, reasons }: { readonly word: string; readonly reasons: readonly string[] },
  verdict: string,
): PageVerdict {
  const tone =
    word === "FAIL"
      ? "finding"
      : word === "PASS"
        ? "clear"
        : word === "NOT GATED"
          ? "neutral"
          : "unmeasured";
  const why = reasons.length === 0 ? "" : ` ${reasons.join("; ")}.`;
  return {
    tone,
    word: `Gate: ${word}`,
    sentence: `Verdict: ${verdict.replaceAll("_", " ")}.${why}`,
  };
}

function slope(label: string, group: Group, path: readonly (string | number)[]) {
  return {
    label,
    old: pairFigure(group.old, [...path, "old"]),
    new: pairFigure(group.new, [...path, "new"]),
    verdict: group.verdict ?? group.status,
    worse: group.verdict === "regressed",
    p: group.p_adjusted,
  };
}

/** A rate of the document that stands there as two counts. */
function pairFigure(
  pair: readonly [number, number] | null,
  path: readonly (string | number)[],
): Figure | null {
  return pair === null ? null : rateFigure(rateOf(...pair), pointerTo(...path));
}

function threatsOf(document: Document): string[] {
  const { coverage, differences, unknown, left_out_trials: left, groups } = document;
  const open = groups.filter(({ verdict }) => verdict === "inconclusive").length;
  return [
    ...(document.simulated ? [SIMULATED] : []),
    ...(document.comparable
      ? []
      : ["The runs are not comparable: a difference may be the judge’s or the battery’s."]),
    ...document.contradictions,
    ...(["old", "new"] as const).flatMap((side) => [
      ...told(coverage[side].failed, side, "failed; they are in no rate"),
      ...told(coverage[side].unobserved, side, "could not be observed; they are in no rate"),
    ]),
    ...coverage.missing.map(
      ({ dimension, names, of }) =>
        `${names.length} of ${of} in ${dimension} are missing from the new run: ${names.join(", ")}.`,
    ),
    ...(left === null
      ? []
      : [`${left.old} old and ${left.new} new trials have no partner and were left out.`]),
    ...(open > 0
      ? [`Small numbers: ${open} of ${groups.length} groups are too small to tell.`]
      : []),
    ...differences.map(({ part, effect }) => `The runs differ in ${part} (${effect}).`),
    ...(unknown.length > 0 ? [`The reports do not tell: ${unknown.join(", ")}.`] : []),
    ...(document.legacy_judge === undefined || document.legacy_judge.length === 0
      ? []
      : ["Judged by the original’s judge: good to compare with its own figures only."]),
  ];
}

function told(n: number, side: string, what: string): string[] {
  return n === 0 ? [] : [`${n} trials of the ${side} run ${what}.`];
}

function newlyFailing({ newly_failing }: Document) {
  return {
    type: "table" as const,
    title: "Cases that held and do not any more",
    note: "Where a case was tried once on either side this is chance as often as not; the gate weighs them together.",
    columns: [
      { name: "Case", kind: "text" as const },
      { name: "Before", kind: "figure" as const },
      { name: "After", kind: "figure" as const },
    ],
    rows: newly_failing.map(({ name, old, new: now }, at) => [
      name,
      pairFigure(old, ["newly_failing", at, "old"]),
      pairFigure(now, ["newly_failing", at, "new"]),
    ]),
  };
}
