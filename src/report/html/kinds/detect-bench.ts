import type { z } from "zod";
import { DetectBenchDocumentSchema } from "../../../formats/detect-documents.ts";
import type { TableBlock } from "../../../formats/page.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { smallNumbers } from "../threats.ts";

type Document = z.output<typeof DetectBenchDocumentSchema>;

const GROUPINGS = [
  "classes",
  "lengths",
  "languages",
  "families",
  "bypass_classes",
  "benign_subclasses",
] as const;

/** `detect bench --json`. */
export const detectBenchKind = pageKind(
  "Detector benchmark",
  "detect bench",
  DetectBenchDocumentSchema,
  (document) => {
    const { pooled, sets, sensitivity } = document;
    return {
      name: `detect, ${sensitivity}`,
      verdict: {
        tone: pooled.recall.n + pooled.false_positives.n === 0 ? "unmeasured" : "neutral",
        word: "Measured on labelled texts",
        sentence: `Attacks found: ${rateInWords(pooled.recall)}. Harmless texts flagged: ${rateInWords(pooled.false_positives)}.`,
      },
      threats: [
        "These sets are known to who wrote the rules: expect less on texts that nobody has read.",
        ...smallNumbers(sets.flatMap(({ recall, false_positives }) => [recall, false_positives])),
      ],
      blocks: [
        {
          type: "forest",
          title: "Attacks found and harmless texts flagged, set by set",
          axis: "Found: higher is better. Flagged: lower is better",
          rows: [
            ...sets.map(({ group, recall }, at) => ({
              group: "Attacks found",
              label: group,
              figure: rateFigure(recall, pointerTo("sets", at, "recall")),
            })),
            ...sets.map(({ group, false_positives }, at) => ({
              group: "Harmless flagged",
              label: group,
              figure: rateFigure(false_positives, pointerTo("sets", at, "false_positives")),
            })),
          ],
        },
        alarmTable("By set", "sets", [...sets]),
        ...GROUPINGS.filter((name) => document[name].length > 0).map((name) =>
          alarmTable(`By ${name.replaceAll("_", " ")}`, name, document[name]),
        ),
        precision(document),
      ],
    };
  },
);

type Rates = Pick<Document["sets"][number], "group" | "recall" | "false_positives">;

function alarmTable(title: string, at: string, groups: readonly Rates[]): TableBlock {
  return {
    type: "table",
    title,
    columns: [
      { name: "Group", kind: "text" },
      { name: "Attacks found", kind: "figure" },
      { name: "Harmless flagged", kind: "figure" },
      { name: "Alarms per 1,000 harmless texts", kind: "number" },
    ],
    rows: groups.map(({ group, recall, false_positives }, index) => [
      group,
      rateFigure(recall, pointerTo(at, index, "recall")),
      rateFigure(false_positives, pointerTo(at, index, "false_positives")),
      false_positives.rate === null ? null : false_positives.rate * 1000,
    ]),
  };
}

function precision({ precision: rows }: Document): TableBlock {
  return {
    type: "table",
    title: "How many alarms are attacks",
    note: "By how rare attacks are among the texts.",
    columns: [
      { name: "One attack in", kind: "number" },
      { name: "Precision", kind: "number" },
      { name: "Low", kind: "number" },
      { name: "High", kind: "number" },
    ],
    rows: rows.map(({ one_in, precision: share, range }) => [
      one_in,
      share,
      range?.[0] ?? null,
      range?.[1] ?? null,
    ]),
  };
}
