import { OUTCOMES } from "../../../formats/outcome.ts";
import { AnalysisDocumentSchema } from "../../../formats/probe-documents.ts";
import { attackRates } from "../../../probe/results/tally.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { oneSidedThreat, outcomeThreats, SIMULATED, smallNumbers } from "../threats.ts";

const SPLITS = [
  ["Defence", "by_defense"],
  ["Channel", "by_channel"],
  ["Probe", "by_probe"],
  ["Carrier", "by_carrier"],
] as const;

/** `analyze --json`. */
export const analysisKind = pageKind(
  "Analysis of an injection scan",
  "probe analyze",
  AnalysisDocumentSchema,
  (document) => {
    const { leak_rate, outcomes, by_defense } = document;
    return {
      name: by_defense.map(({ name }) => name).join(", "),
      verdict:
        leak_rate.n === 0 && outcomes.acted === 0
          ? { tone: "unmeasured", word: "Not measured", sentence: "No trial could be assessed." }
          : {
              tone: outcomes.acted > 0 ? "finding" : "clear",
              word: outcomes.acted > 0 ? "Attacks got through" : "None seen to get through",
              sentence: `${by_defense.map((one) => `${one.name}: ${rateInWords({ ...one, k: one.leaks })}`).join("; ")}.`,
            },
      threats: [
        ...(document.simulated ? [SIMULATED] : []),
        ...outcomeThreats(outcomes),
        ...oneSidedThreat(outcomes.acted_one_sided, attackRates(outcomes).atLeast),
        ...(document.delivery_recorded ? [] : ["Whether a payload was delivered is not recorded."]),
        ...smallNumbers(by_defense),
      ],
      blocks: [
        {
          type: "forest",
          title: "Leak rate",
          note: `Channels are tested against email; correction ${document.correction}.`,
          axis: "Leak rate: acted on the injected order, of assessed trials; lower is better",
          rows: SPLITS.flatMap(([group, key]) =>
            document[key].map(({ name, leaks, n, rate, ci }, at) => ({
              group,
              label: name,
              figure: rateFigure({ k: leaks, n, rate, ci }, pointerTo(key, at)),
            })),
          ),
        },
        {
          type: "outcomes",
          title: "How the trials ended",
          order: OUTCOMES,
          rows: [{ label: "all", counts: outcomes }],
        },
      ],
    };
  },
);
