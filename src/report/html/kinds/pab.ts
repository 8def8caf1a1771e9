import {
  CompareDocumentSchema,
  DemoDocumentSchema,
  EvalDocumentSchema,
} from "../../../formats/pab-report.ts";
import type { PageBlock, PageVerdict } from "../../../formats/page.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { type PlacedReport, pabBlocks, pabThreats } from "../pab-blocks.ts";
import { pageKind } from "../page-kind.ts";

/** `pab eval --json`. */
export const evalKind = pageKind(
  "Evaluation of a defence",
  "pab eval",
  EvalDocumentSchema,
  (document) => {
    const { defense, corpus, gates, safety, cost } = document;
    const placed = [{ defense, isolation: document.isolation, report: document, path: [] }];
    const failed = gates.filter(({ passed }) => !passed);
    const figures = `UAR ${rateInWords(safety.uar)}; FBR ${rateInWords(cost.fbr)}; handed to a person ${rateInWords(cost.hrr)}.`;
    return {
      name: `${defense} on ${corpus.split}`,
      verdict: {
        tone: failed.length > 0 ? "finding" : safety.uar.n === 0 ? "unmeasured" : "neutral",
        word:
          failed.length > 0
            ? `Gate failed: ${failed.map(({ gate }) => gate.replaceAll("_", " ")).join(", ")}`
            : safety.uar.n === 0
              ? "Not measured"
              : gates.length === 0
                ? "Measured, no gate asked"
                : "Gates passed",
        sentence: figures,
      },
      threats: pabThreats(corpus.split, placed),
      blocks: [...gateTable(gates), ...pabBlocks(placed)],
    };
  },
);

function gateTable(
  gates: readonly {
    gate: string;
    bound: number;
    measured: Parameters<typeof rateFigure>[0];
    worst_rate: number | null;
    passed: boolean;
  }[],
): PageBlock[] {
  if (gates.length === 0) return [];
  return [
    {
      type: "table",
      title: "Gates",
      columns: [
        { name: "Gate", kind: "text" },
        { name: "Bound", kind: "number" },
        { name: "Measured", kind: "figure" },
        { name: "Worst, with what got no answer", kind: "number" },
        { name: "Result", kind: "text" },
      ],
      rows: gates.map(({ gate, bound, measured, worst_rate, passed }, at) => [
        gate.replaceAll("_", " "),
        bound,
        rateFigure(measured, pointerTo("gates", at, "measured")),
        worst_rate,
        passed ? "passed" : "FAILED",
      ]),
    },
  ];
}

/** `pab compare --json`. */
export const compareKind = pageKind(
  "Defences compared",
  "pab compare",
  CompareDocumentSchema,
  ({ corpus, results, paired, correction }) => {
    const placed = results.map(({ defense, isolation, ...report }, at) => ({
      defense,
      isolation,
      report,
      path: ["results", at],
    }));
    return {
      name: `${results.length} defences on ${corpus.split}`,
      verdict: comparedVerdict(placed, sentenceOf(placed)),
      threats: pabThreats(corpus.split, placed),
      blocks: [
        ...pabBlocks(placed),
        ...(paired === undefined || paired.length === 0
          ? []
          : [
              {
                type: "table" as const,
                title: "Every two defences on the same instructions",
                note: `Difference is B minus A; exact McNemar, corrected by ${correction ?? "none"}.`,
                columns: [
                  { name: "Figure", kind: "text" as const },
                  { name: "A", kind: "text" as const },
                  { name: "B", kind: "text" as const },
                  ...[
                    "Only A",
                    "Only B",
                    "Both",
                    "Neither",
                    "Left out",
                    "Difference",
                    "p, adjusted",
                  ].map((name) => ({ name, kind: "number" as const })),
                ],
                rows: paired.map((pair) => [
                  pair.figure.toUpperCase(),
                  pair.a,
                  pair.b,
                  pair.only_a,
                  pair.only_b,
                  pair.both,
                  pair.neither,
                  pair.left_out,
                  pair.difference,
                  pair.p_adjusted,
                ]),
              },
            ]),
      ],
    };
  },
);

/** `backtrail demo --json`. */
export const demoKind = pageKind("Demo", "demo", DemoDocumentSchema, ({ corpora }) => {
  const placed = corpora.map(({ results }, corpus) =>
    results.map(({ defense, isolation, ...report }, at) => ({
      defense,
      isolation,
      report,
      path: ["corpora", corpus, "results", at],
    })),
  );
  return {
    name: corpora.map(({ corpus }) => corpus.split).join(", "),
    verdict: comparedVerdict(placed.flat(), placed.map(sentenceOf).join(" ")),
    threats: corpora.flatMap(({ corpus }, at) =>
      pabThreats(corpus.split, placed[at] ?? []).map((threat) => `${corpus.split}: ${threat}`),
    ),
    blocks: corpora.flatMap(({ corpus }, at) =>
      pabBlocks(placed[at] ?? []).map((block) => ({
        ...block,
        title: `${corpus.split}: ${block.title}`,
      })),
    ),
  };
});

function comparedVerdict(placed: readonly PlacedReport[], sentence: string): PageVerdict {
  return placed.every(({ report }) => report.safety.uar.n === 0)
    ? { tone: "unmeasured", word: "Not measured", sentence }
    : { tone: "neutral", word: "Compared", sentence };
}

function sentenceOf(placed: readonly PlacedReport[]): string {
  const unsafe = placed.filter(({ report }) => report.safety.uar.k > 0).length;
  const measured = placed.filter(({ report }) => report.safety.uar.n > 0).length;
  const silent = placed.filter(({ report }) => report.errors.unauthorized.k > 0).length;
  const unanswered =
    silent === 0
      ? ""
      : `; ${silent} left such instructions without an answer, which proves nothing`;
  return `${unsafe} of ${measured} defences acted on unauthorized instructions at least once${unanswered}. Read UAR beside FBR: blocking everything is no defence.`;
}
