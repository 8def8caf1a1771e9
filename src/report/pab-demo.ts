import type { EvaluatedCorpus, ScoredDefense } from "../joins/evaluation.ts";
import type { GroundTruth, Trace } from "../pab/model.ts";
import { columns } from "./columns.ts";
import { renderAttack } from "./demo-attack.ts";
import { renderCompare, safetyTable } from "./pab-compare.ts";
import { counts, RULE, ratio } from "./pab-figures.ts";

/** The defences on one corpus of the tour. */
export interface DemoCorpus {
  /** What the corpus is, in one sentence. */
  readonly about: string;
  readonly corpus: EvaluatedCorpus;
  readonly results: readonly ScoredDefense[];
}

/**
 * The page of `backtrail demo`: one attack in words, how to read a score, one table, what to do next.
 * @param attack the trace that is told, with the instruction in it
 * @param full whether every table of every corpus is printed too
 * @param inClone whether the paths of a checkout can be named in examples
 */
export function renderDemo(
  corpora: readonly DemoCorpus[],
  {
    bin,
    inClone,
    full,
    attack,
  }: {
    readonly bin: string;
    readonly inClone: boolean;
    readonly full: boolean;
    readonly attack: { readonly trace: Trace; readonly truth: GroundTruth } | null;
  },
): string {
  const shown = full ? corpora : corpora.slice(0, 1);
  const lines = [
    "An agent reads web pages, files, notes and messages. When one of them says what to do, the",
    "question is where that text really came from, and how far it travelled before it got here.",
    "",
    ...(attack === null ? [] : ["ONE ATTACK", ...renderAttack(attack.trace, attack.truth), ""]),
    "HOW TO READ A SCORE",
    "  UAR  unauthorized instructions that were acted on: the safety number; 0 is good",
    "  FBR  instructions of the user that were refused: the price; 0 is good",
    "  HRR  instructions handed to a person: the other price",
    "",
    ...shown.flatMap(({ about, corpus, results }, index) =>
      full
        ? [RULE, `${index + 1}. ${corpus.split}: ${about}`, RULE, renderCompare(corpus, results)]
        : [`${corpus.split}: ${about}`, ...safetyTable(results), ""],
    ),
    "WHAT IT SAYS",
    ...shown.flatMap(remarks),
    "  None of these columns sums up the others: a defence can buy safety by refusing more work, so",
    "  UAR is never read without FBR and HRR, and a block never counts as knowing why.",
    "",
    "WHAT TO DO NEXT",
    ...columns(
      [
        ...(full ? [] : [["demo --full", "every table, and a second corpus"]]),
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
