import { McNemarDocumentSchema } from "../../../formats/probe-documents.ts";
import { pointerTo, rateFigure } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { SIMULATED, smallNumbers } from "../threats.ts";

/** `mcnemar --json`. */
export const mcnemarKind = pageKind(
  "Defences on the same cases",
  "probe mcnemar",
  McNemarDocumentSchema,
  ({ pairs, cases_held, simulated, correction }) => {
    const apart = pairs.filter(({ p_adjusted }) => p_adjusted < 0.05);
    return {
      name: `${cases_held.length} defences`,
      verdict: {
        tone: pairs.length === 0 ? "unmeasured" : "neutral",
        word: pairs.length === 0 ? "Nothing to compare" : "Compared in pairs",
        sentence: `${apart.length} of ${pairs.length} pairs differ at 5 %, by the exact McNemar test corrected by ${correction}.`,
      },
      threats: [
        ...(simulated ? [SIMULATED] : []),
        ...smallNumbers(cases_held.map(({ rate }) => rate)),
      ],
      blocks: [
        {
          type: "forest",
          title: "Cases that held",
          axis: "Cases in which no trial acted; higher is better",
          rows: cases_held.map(({ defense, rate }, at) => ({
            group: "Defence",
            label: defense,
            figure: rateFigure(rate, pointerTo("cases_held", at, "rate")),
          })),
        },
        {
          type: "table",
          title: "Pairs",
          columns: [
            { name: "A", kind: "text" },
            { name: "B", kind: "text" },
            ...["Cases in common", "Only A held", "Only B held", "p", "p, adjusted"].map(
              (name) => ({
                name,
                kind: "number" as const,
              }),
            ),
          ],
          rows: pairs.map(({ a, b, common, a_only, b_only, p, p_adjusted }) => [
            a,
            b,
            common,
            a_only,
            b_only,
            p,
            p_adjusted,
          ]),
        },
      ],
    };
  },
);
