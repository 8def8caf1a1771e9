import type { z } from "zod";
import { UtilityDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import type { PageVerdict } from "../../../formats/page.ts";
import { agentOf } from "../agent-of.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { overheadTable } from "../overhead.ts";
import { pageKind } from "../page-kind.ts";
import { errorReasons, INTERRUPTED, SIMULATED, smallNumbers } from "../threats.ts";

/** `utility-scan --json`. */
export const utilityKind = pageKind(
  "Utility scan",
  "probe utility-scan",
  UtilityDocumentSchema,
  ({ by_defense: defenses, by_task: tasks, total, meta, error_reasons }) => {
    const unseen = total.not_observed ?? 0;
    return {
      name: meta.model ?? "?",
      verdict: verdictOf(defenses),
      threats: [
        ...(meta.simulated === true ? [SIMULATED] : []),
        ...(meta.interrupted === true ? [INTERRUPTED] : []),
        ...(total.errors > 0
          ? [`${total.errors} trials failed with an error; they are in no rate.`]
          : []),
        ...(unseen > 0
          ? [`${unseen} trials could not be observed: whether the work was done is not known.`]
          : []),
        ...errorReasons(error_reasons),
        ...smallNumbers(defenses.map(({ success_rate }) => success_rate)),
      ],
      blocks: [
        {
          type: "forest",
          title: "Tasks done by defence and task",
          axis: "Tasks done, of assessed; higher is better",
          rows: [
            ...defenses.map(({ name, success_rate }, at) => ({
              group: "Defence",
              label: name,
              figure: rateFigure(success_rate, pointerTo("by_defense", at, "success_rate")),
            })),
            ...tasks.map(({ name, success_rate }, at) => ({
              group: "Task",
              label: name,
              figure: rateFigure(success_rate, pointerTo("by_task", at, "success_rate")),
            })),
          ],
        },
        {
          type: "outcomes",
          title: "How the tasks ended",
          order: ["success", "failure", "not_observed", "error"],
          rows: defenses.map(({ name, success_rate: { k, n }, not_observed, errors }) => ({
            label: name,
            counts: { success: k, failure: n - k, not_observed: not_observed ?? 0, error: errors },
          })),
        },
        overheadTable(defenses),
      ],
      defense_rates: {
        measure: "utility",
        agent: agentOf(meta),
        rates: defenses.map(({ name, success_rate }, at) => ({
          name,
          figure: rateFigure(success_rate, pointerTo("by_defense", at, "success_rate")),
        })),
      },
    };
  },
);

function verdictOf(defenses: z.output<typeof UtilityDocumentSchema>["by_defense"]): PageVerdict {
  const measured = defenses.filter(({ success_rate }) => success_rate.n > 0);
  return measured.length === 0
    ? {
        tone: "unmeasured",
        word: "Not measured",
        sentence: "No task could be assessed; nothing is known about the agent’s work.",
      }
    : {
        tone: "neutral",
        word: "Honest work done",
        sentence: `${measured.map(({ name, success_rate }) => `${name}: ${rateInWords(success_rate)}`).join("; ")}.`,
      };
}
