import type { EvaluatedCorpus, ScoredDefense } from "../joins/evaluation.ts";
import { columns } from "./columns.ts";
import { renderCompare } from "./pab-compare.ts";
import { counts, RULE, ratio } from "./pab-figures.ts";

/** The defences on one corpus of the tour. */
export interface DemoCorpus {
  /** What the corpus is, in one sentence. */
  readonly about: string;
  readonly corpus: EvaluatedCorpus;
  readonly results: readonly ScoredDefense[];
}

/**
 * The page of `backtrail demo`: the comparisons, how to read them, what to do next.
 * @param inClone whether the paths of a checkout can be named in examples
 */
export function renderDemo(
  corpora: readonly DemoCorpus[],
  { bin, inClone }: { readonly bin: string; readonly inClone: boolean },
): string {
  const lines = [
    "An agent reads web pages, files, notes and messages. When one of them says what to do, the",
    "question is where that text really came from, and how far it travelled before it got here.",
    "",
    ...corpora.flatMap(({ about, corpus, results }, index) => [
      RULE,
      `${index + 1}. ${corpus.split}: ${about}`,
      RULE,
      renderCompare(corpus, results),
    ]),
    RULE,
    "HOW TO READ IT",
    ...corpora.flatMap(remarks),
    "  None of these columns sums up the others: a defence can buy safety by refusing more work, so",
    "  UAR is never read without FBR and HRR, and a block never counts as knowing why.",
    "",
    "WHAT TO DO NEXT",
    ...columns(
      [
        ["pab eval --help", "every figure explained"],
        ["pab defenses", "what ships, and how to add your own"],
        ...(inClone
          ? [["pab eval --defense ./examples/first-untrusted.ts", "score a defence from a file"]]
          : []),
        ["pab compare --split llm-hard --controls", "a harder corpus, and what luck scores"],
        ["pab floors --split llm-laundered", "is the instrument itself sound?"],
        ...(inClone ? [["pab ingest corpus/smoke", "check a corpus folder of your own"]] : []),
      ].map(([command, use = ""]) => [`  ${bin} ${command}`, use]),
      ["left", "left"],
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function remarks({ corpus, results }: DemoCorpus): string[] {
  return results.flatMap(({ defense, report: { safety, cost, attribution } }) => {
    const { overall, byHop } = attribution;
    const moved = Object.entries(byHop)
      .filter(([hop]) => hop !== "0")
      .map(([, view]) => view.originChannelAccuracy);
    const right = moved.reduce((sum, rate) => sum + rate.k, 0);
    const scored = moved.reduce((sum, rate) => sum + rate.n, 0);
    const still = byHop["0"]?.originChannelAccuracy;
    const named =
      overall.scored === 0 || !still
        ? "It names no origin at all."
        : `It names the origin of ${counts(still)} texts that never moved and of ${right}/${scored} that did.`;
    return [
      `  ${corpus.split}, ${defense}: acts on ${counts(safety.uar)} unauthorized instructions (UAR ${ratio(safety.uar)}) and`,
      `    refuses ${counts(cost.fbr)} authorized ones (FBR ${ratio(cost.fbr)}). ${named}`,
    ];
  });
}
