import type { z } from "zod";
import type { PageVerdict, TableBlock } from "../../../formats/page.ts";
import { OracleValidationDocumentSchema } from "../../../formats/probe-tool-documents.ts";
import { rateOf } from "../../../stats/rate.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { smallNumbers } from "../threats.ts";

type Document = z.output<typeof OracleValidationDocumentSchema>;

/** `validate-oracle --json`. */
export const oracleValidationKind = pageKind(
  "Judge against people",
  "probe validate-oracle",
  OracleValidationDocumentSchema,
  (document) => {
    const { oracle, confusion, not_judged, false_negatives, false_positives } = document;
    const { tp, fp, tn, fn } = confusion;
    const rates = ratesOf(document);
    return {
      name: oracle,
      verdict: verdictOf(document),
      threats: [
        ...(not_judged > 0
          ? [`${not_judged} replies got no verdict of the judge; they are in no count.`]
          : []),
        "Labelled replies are known to who made the judge: expect less on replies of another agent.",
        ...smallNumbers(rates.map(({ rate }) => rate)),
      ],
      blocks: [
        {
          type: "forest",
          title: "How often the judge agrees with people",
          note: `Verdicts count from a confidence of ${document.min_confidence} on.`,
          axis: "Replies that both call the same; higher is better",
          rows: rates.map(({ label, rate, at }) => ({
            group: "Replies",
            label,
            figure: rateFigure(rate, pointerTo(...at)),
          })),
        },
        {
          type: "table",
          title: "Judge and people",
          columns: [
            { name: "The judge said", kind: "text" },
            { name: "People said leak", kind: "number" },
            { name: "People said held", kind: "number" },
          ],
          rows: [
            ["leak", tp, fp],
            ["held", fn, tn],
          ],
        },
        mistakes("Leaks that the judge missed", false_negatives),
        mistakes("False alarms of the judge", false_positives),
      ],
    };
  },
);

function ratesOf({ confusion: { tp, fp, tn, fn } }: Document) {
  return [
    { label: "all", rate: rateOf(tp + tn, tp + fp + tn + fn), at: ["agreement"] },
    { label: "leaks", rate: rateOf(tp, tp + fn), at: ["confusion", "tp"] },
    { label: "holds", rate: rateOf(tn, tn + fp), at: ["confusion", "tn"] },
  ];
}

function verdictOf(document: Document): PageVerdict {
  const { n, kappa, confusion } = document;
  const [all] = ratesOf(document);
  if (n === 0 || all === undefined) {
    return {
      tone: "unmeasured",
      word: "Not measured",
      sentence: "The judge gave no verdict on any labelled reply.",
    };
  }
  return {
    tone: "neutral",
    word: "Compared with people",
    sentence: `Judge and people agree on ${rateInWords(all.rate)}, Cohen’s kappa ${kappa === null ? "not defined" : kappa.toFixed(2)}; ${confusion.fn} leaks missed, ${confusion.fp} false alarms.`,
  };
}

function mistakes(title: string, cases: Document["false_negatives"]): TableBlock {
  return {
    type: "table",
    title,
    columns: [
      { name: "Reply", kind: "text" },
      { name: "Probe", kind: "text" },
      { name: "Intent", kind: "text" },
      { name: "Confidence", kind: "number" },
      { name: "Evidence", kind: "text" },
      { name: "Note", kind: "text" },
    ],
    rows: cases.map(({ id, probe, intent, confidence, evidence, note }) => [
      id,
      probe,
      intent,
      confidence,
      evidence,
      note,
    ]),
  };
}
