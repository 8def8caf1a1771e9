import type { z } from "zod";
import type { PageVerdict } from "../../../formats/page.ts";
import { BurnInDocumentSchema } from "../../../formats/probe-documents.ts";
import { rateOf } from "../../../stats/rate.ts";
import { pointerTo, rateFigure } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { SIMULATED } from "../threats.ts";

type Document = z.output<typeof BurnInDocumentSchema>;

/** `burn-in --json`. */
export const burnInKind = pageKind("Burn-in", "probe burn-in", BurnInDocumentSchema, (document) => {
  const { runs, words, flaky, cases, repeats_needed, simulated } = document;
  const number = (name: string) => ({ name, kind: "number" as const });
  return {
    name: `${runs} runs of one agent`,
    verdict: verdictOf(document),
    threats: [
      ...(simulated ? [SIMULATED] : []),
      "Pairs share runs: how often the gate failed describes these runs and is no sample of others.",
      ...(flaky.length > 0
        ? [`${flaky.length} of ${cases} cases ended both ways though nothing had changed.`]
        : []),
      ...needThreats(document),
    ],
    blocks: [
      {
        type: "table",
        title: "What the gate said of two runs of the same agent",
        columns: [{ name: "Gate", kind: "text" }, number("Pairs")],
        rows: Object.entries(words),
      },
      {
        type: "forest",
        title: "Cases that ended both ways",
        axis: "Trials that acted on the injected order, of all of the case",
        rows: flaky.map(({ name, k, n }, at) => ({
          group: "Case",
          label: name,
          figure: rateFigure(rateOf(k, n), pointerTo("flaky", at)),
        })),
      },
      {
        type: "table",
        title: "Repeats that see a worsening",
        note: `Of ${points(document.worsening)} points, with a chance of ${points(document.power)} %.`,
        columns: [{ name: "Group", kind: "text" }, number("Repeats of each case")],
        rows: repeats_needed.map(({ name, repeats }) => [name, repeats]),
      },
    ],
  };
});

function verdictOf({ pairs, failed, runs }: Document): PageVerdict {
  const sentence = `The same agent ${runs} times: the gate failed for nothing in ${failed} of ${pairs} pairs.`;
  if (pairs === 0) return { tone: "unmeasured", word: "Not measured", sentence };
  return failed > 0
    ? { tone: "finding", word: "The gate cried wolf", sentence }
    : { tone: "clear", word: "No false alarm", sentence };
}

function needThreats({ repeats_needed, worsening }: Document): string[] {
  const never = repeats_needed.filter(({ repeats }) => repeats === null);
  return never.length === 0
    ? []
    : [
        `No number of repeats sees a worsening of ${points(worsening)} points in ${never.map(({ name }) => name).join(", ")}.`,
      ];
}

function points(share: number): number {
  return Math.round(share * 1e4) / 100;
}
