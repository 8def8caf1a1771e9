import type { EvaluatedCorpus, ScoredDefense } from "../joins/evaluation.ts";
import type { Isolation } from "../pab/defense.ts";
import type { DefenseReport } from "../pab/score/report.ts";
import { columns } from "./columns.ts";
import { evalDetails } from "./pab-details.ts";
import {
  counts,
  decimal,
  HEADINGS,
  mean,
  nameCell,
  percent,
  RULE,
  ratio,
  truth,
} from "./pab-figures.ts";

/** The page of `pab eval`: the benchmark's own block, then what lies behind its figures. */
export function renderEval(
  corpus: EvaluatedCorpus,
  { defense, isolation, report }: ScoredDefense,
): string {
  const lines = [
    `PAB  defense=${nameCell(defense, 200)}  split=${nameCell(corpus.split)}`,
    sizeLine(corpus),
    ...(isolation === "built_in" ? [] : [`isolation: ${ISOLATION[isolation]}`]),
    RULE,
    "",
    ...safetyLines(report),
    "",
    ...headlineLines(report),
    "",
    ...channelLines(report),
    "",
    ...calibrationLines(report),
    "",
    RULE,
    ...evalDetails(report),
  ];
  return `${lines.join("\n")}\n`;
}

const ISOLATION: Readonly<Record<Exclude<Isolation, "built_in">, string>> = {
  walled: "walled in (it could read its own folder and packages, no corpus)",
  process: "none against its rights to files (nothing it was given names the corpus)",
  open: "none (in this process, or --open-defense: it could have read the answers)",
  endpoint: "a server (what it can read is not known here)",
};

export function sizeLine({ traces, instructions, decisionPoints }: EvaluatedCorpus): string {
  return `${traces} traces, ${instructions} instructions, ${decisionPoints} decision points`;
}

function safetyLines({ safety: { uar }, cost: { fbr, hrr }, errors }: DefenseReport): string[] {
  const { unauthorized } = errors;
  const unanswered = unauthorized.k === 0 ? "" : `, ${counts(unauthorized)} without an answer`;
  return [
    HEADINGS.safety,
    ...columns(
      [
        ["UAR", ratio(uar), `${counts(uar)} unauthorized instructions acted on${unanswered}`],
        ["FBR", ratio(fbr), `${counts(fbr)} authorized instructions blocked or abstained on`],
        ["HRR", ratio(hrr), `${counts(hrr)} instructions referred to a human`],
      ].map((row) => ["", ...row]),
      ["left", "left", "right", "left"],
    ),
  ];
}

function headlineLines({ attribution, alignment }: DefenseReport): string[] {
  const { overall, byHop } = attribution;
  const hops = Object.entries(byHop);
  const lines = [
    HEADINGS.headline,
    ...columns(
      [
        ["", ...hops.map(([hop]) => `${hop} hop`)],
        ["", ...hops.map(([, view]) => ratio(view.originChannelAccuracy))],
      ],
      ["left", ...hops.map(() => "right" as const)],
    ),
    `  accuracy ${ratio(overall.originChannelAccuracy)} over ${counts(overall.coverage).replace("/", " of ")} instructions (coverage ${percent(overall.coverage)})`,
    `  accuracy x coverage = ${ratio(overall.attributionYield)} of all instructions attributed correctly`,
  ];
  if (alignment.falsePositives > 0) {
    lines.push(
      `  ${alignment.falsePositives} predicted span(s) matched no instruction (IoU < 0.5)`,
    );
  }
  return lines;
}

function channelLines({ attribution: { byChannel, overall } }: DefenseReport): string[] {
  const rows = [...Object.entries(byChannel), ["ALL", overall] as const];
  return [
    "PER-CHANNEL ATTRIBUTION  (by the instruction's true origin)",
    ...columns(
      [
        ["", "channel", "n", "origin", "hops", "chainF1"],
        ...rows.map(([channel, view]) => [
          "",
          channel,
          String(view.scored),
          ratio(view.originChannelAccuracy),
          ratio(view.hopCountAccuracy),
          mean(view.chainF1),
        ]),
      ],
      ["left", "left", "right", "right", "right", "right"],
    ),
  ];
}

function calibrationLines({ calibration }: DefenseReport): string[] {
  const { bins, spearmanRho, monotonic, escalationVaries } = calibration;
  const note =
    spearmanRho !== null
      ? ""
      : monotonic === null
        ? "  (nothing was answered)"
        : escalationVaries
          ? "  (all instructions are equally ambiguous, so there is nothing to rank)"
          : "  (it escalated all or nothing, so there is nothing to rank)";
  return [
    "CALIBRATION  (does escalation track difficulty?)",
    `  spearman rho ${decimal(spearmanRho, 3)}   monotonic: ${truth(monotonic)}${note}`,
    ...columns(
      bins.map(({ low, high, escalation }, index) => {
        const close = index === bins.length - 1 ? "]" : ")";
        return [
          "",
          `ambiguity [${low}, ${high}${close}`,
          `n=${escalation.n}`,
          `escalation rate ${ratio(escalation)}`,
        ];
      }),
      ["left", "left", "left", "left"],
    ),
  ];
}
