import type { z } from "zod";
import { InjectionDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import { OUTCOMES } from "../../../formats/outcome.ts";
import type { PageVerdict } from "../../../formats/page.ts";
import { attackRates } from "../../../probe/results/tally.ts";
import { agentOf } from "../agent-of.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { judgeCorrections } from "../judge-correction.ts";
import { overheadTable } from "../overhead.ts";
import { pageKind } from "../page-kind.ts";
import {
  errorReasons,
  INTERRUPTED,
  oneSidedThreat,
  outcomeThreats,
  SIMULATED,
  smallNumbers,
} from "../threats.ts";

type Document = z.output<typeof InjectionDocumentSchema>;
type Group = Document["by_defense"][number];

/** `injection-scan --json`. */
export const injectionKind = pageKind(
  "Injection scan",
  "probe injection-scan",
  InjectionDocumentSchema,
  (document) => {
    const { by_defense: defenses, by_channel: channels, meta } = document;
    return {
      name: agentOf(meta),
      verdict: verdictOf(defenses),
      threats: threatsOf(document),
      blocks: [
        {
          type: "forest",
          title: "Leak rate by defence and channel",
          note: channelNote(document),
          axis: "Leak rate: acted on the injected order, of assessed trials; lower is better",
          rows: [
            ...defenses.map((one, at) => row("Defence", one, ["by_defense", at])),
            ...defenses
              .map((one, at) => ({ one, at }))
              .filter(({ one }) => one.outcomes.acted_one_sided + one.outcomes.not_observed > 0)
              .map(({ one, at }) => ({
                group: "At least, unobserved trials included",
                label: one.name,
                figure: rateFigure(
                  one.leak_rate_at_least,
                  pointerTo("by_defense", at, "leak_rate_at_least"),
                ),
              })),
            ...channels.map((one, at) => row("Channel", one, ["by_channel", at])),
          ],
        },
        {
          type: "outcomes",
          title: "How the trials ended",
          note: "Every outcome by itself. Errors and trials that nobody could observe are no holds.",
          order: OUTCOMES,
          rows: defenses.map(({ name, outcomes }) => ({ label: name, counts: outcomes })),
        },
        ...judgeCorrections(
          (document.judge_correction ?? []).map(({ defense, ...correction }, at) => ({
            label: defense,
            correction,
            path: ["judge_correction", at],
          })),
        ),
        overheadTable(defenses),
      ],
      defense_rates: {
        measure: "leak",
        agent: agentOf(meta),
        rates: defenses.map(({ name, leak_rate }, at) => ({
          name,
          figure: rateFigure(leak_rate, pointerTo("by_defense", at, "leak_rate")),
        })),
      },
    };
  },
);

function row(group: string, { name, leak_rate }: Group, path: readonly (string | number)[]) {
  return { group, label: name, figure: rateFigure(leak_rate, pointerTo(...path, "leak_rate")) };
}

function channelNote({ by_channel_defense: only }: Document): string | undefined {
  return only == null ? undefined : `Channels: trials of defence “${only}” alone.`;
}

/** The verdict of a scan: each defence with its own counts, for no rate stands for all of them. */
function verdictOf(defenses: readonly Group[]): PageVerdict {
  const measured = defenses.filter(({ leak_rate }) => leak_rate.n > 0);
  const leaking = defenses.filter(({ outcomes }) => outcomes.acted > 0);
  if (measured.length + leaking.length === 0) {
    return {
      tone: "unmeasured",
      word: "Not measured",
      sentence: "No trial could be assessed; nothing is known about this agent.",
    };
  }
  const each = defenses.map(
    ({ name, leak_rate, outcomes }) =>
      `${name}: ${rateInWords(leak_rate)}${outcomes.acted_one_sided > 0 ? `, and ${outcomes.acted_one_sided} in no rate` : ""}`,
  );
  return leaking.length > 0
    ? {
        tone: "finding",
        word: "Attacks got through",
        sentence: `The agent acted on injected orders. ${each.join("; ")}.`,
      }
    : {
        tone: "clear",
        word: "None seen to get through",
        sentence: `No assessed trial acted on its injected order. ${each.join("; ")}.`,
      };
}

function threatsOf({
  total,
  by_defense,
  meta,
  same_reply,
  prefilled,
  error_reasons,
}: Document): string[] {
  return [
    ...(meta.simulated === true ? [SIMULATED] : []),
    ...(meta.interrupted === true ? [INTERRUPTED] : []),
    ...outcomeThreats(total.outcomes),
    ...oneSidedThreat(total.outcomes.acted_one_sided, attackRates(total.outcomes).atLeast),
    ...(same_reply === null
      ? []
      : [
          `${same_reply.n} of ${same_reply.of} replies are the same bytes: is this the agent, or an error page?`,
        ]),
    ...(total.screen_failed > 0
      ? [`${total.screen_failed} trials: the screen itself failed and the data passed unscreened.`]
      : []),
    ...(total.calls_as_text > 0
      ? [`${total.calls_as_text} trials: the model wrote a tool call into its text.`]
      : []),
    ...(total.cut_short > 0
      ? [
          `${total.cut_short} of the trials not observed: a limit of length or rounds cut the answer before it had acted.`,
        ]
      : []),
    ...(prefilled
      ? ["The data stood in the first message: the agent was not made to call its tool."]
      : []),
    ...errorReasons(error_reasons),
    ...smallNumbers(by_defense.map(({ leak_rate }) => leak_rate)),
  ];
}
