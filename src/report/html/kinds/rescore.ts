import { RescoreDocumentSchema } from "../../../formats/log-documents.ts";
import { OUTCOMES } from "../../../formats/outcome.ts";
import { pointerTo, rateFigure } from "../figure.ts";
import { pageKind } from "../page-kind.ts";

/** `rescore agentdojo --json`. */
export const rescoreKind = pageKind(
  "Published runs, scored again",
  "rescore agentdojo",
  RescoreDocumentSchema,
  (document) => {
    // Long: one page, block by block, each of which is data.
    const { attacked, ledger, findings } = document;
    const labelOf = (one: (typeof attacked)[number]) =>
      [one.pipeline, one.suite, one.attack].filter((part) => part !== null).join(" · ");
    return {
      name: `${document.runs} runs`,
      verdict: {
        tone: document.attacked_runs === 0 ? "unmeasured" : "neutral",
        word: document.attacked_runs === 0 ? "Not measured" : "Scored again",
        sentence: `${document.attacked_runs} attacked and ${document.benign_runs} benign runs; ${findings.errored_runs_counted_as_successes} runs that had failed were published as successes, and in ${findings.runs_without_verdict.length} the log holds no verdict.`,
      },
      threats: [
        `Exposure is not known in ${findings.attacked_runs_of_unknown_exposure.k} of ${findings.attacked_runs_of_unknown_exposure.n} attacked runs.`,
        ...findings.runs_without_messages.map(
          ({ pipeline, suite, attacked: n }) =>
            `${pipeline}, ${suite}: ${n} attacked runs hold no messages.`,
        ),
      ],
      blocks: [
        {
          type: "forest",
          title: "Success of the attacks, published and scored again",
          axis: "Attacks that succeeded; lower is better",
          rows: [
            ...attacked.map((one, at) => ({
              group: "As published",
              label: labelOf(one),
              figure: rateFigure(one.published.asr, pointerTo("attacked", at, "published", "asr")),
            })),
            ...attacked.map((one, at) => ({
              group: "Scored again",
              label: labelOf(one),
              figure: rateFigure(one.asr, pointerTo("attacked", at, "asr")),
            })),
          ],
        },
        {
          type: "outcomes",
          title: "How the attacked runs ended",
          order: [...OUTCOMES, "exposure_unknown"],
          rows: attacked.map((one) => ({ label: labelOf(one), counts: one.outcomes })),
        },
        {
          type: "tradeoff",
          title: "Work done against attacks that succeeded",
          x: "utility under attack",
          y: "attacks that succeeded, scored again",
          points: attacked.map((one, at) => ({
            label: labelOf(one),
            x: rateFigure(one.utility, pointerTo("attacked", at, "utility")),
            y: rateFigure(one.asr, pointerTo("attacked", at, "asr")),
          })),
        },
        {
          type: "table",
          title: "What each defence did to the same runs",
          columns: [
            { name: "Defence", kind: "text" },
            { name: "Attack", kind: "text" },
            ...[
              "Stopped that needed it",
              "Stopped that did not",
              "Still acted",
              "Newly acted",
              "Crashed",
            ].map((name) => ({ name, kind: "number" as const })),
            { name: "Benign work broken", kind: "figure" },
            { name: "Label", kind: "text" },
          ],
          rows: ledger.map((one, at) => [
            one.defended,
            one.attack,
            one.stopped_needed,
            one.stopped_unneeded,
            one.still_acted,
            one.newly_acted,
            one.crashed,
            rateFigure(one.benign.broken, pointerTo("ledger", at, "benign", "broken")),
            one.labels.map(({ label }) => label).join(", ") || one.no_label,
          ]),
        },
      ],
    };
  },
);
