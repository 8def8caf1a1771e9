import type { z } from "zod";
import { MemoryDocumentSchema } from "../../../formats/memory-documents.ts";
import { DEFENCE_PLACES } from "../../../formats/memory-results.ts";
import { OUTCOMES } from "../../../formats/outcome.ts";
import type { ForestBlock, PageVerdict } from "../../../formats/page.ts";
import { addTally, attackRates, emptyTally } from "../../../probe/results/tally.ts";
import { pointerTo, rateFigure, rateInWords } from "../figure.ts";
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

type Document = z.output<typeof MemoryDocumentSchema>;
type Defense = Document["by_defense"][number];

/** `memory-scan --json`. */
export const memoryKind = pageKind(
  "Memory scan",
  "probe memory-scan",
  MemoryDocumentSchema,
  (document) => {
    const { by_defense: defenses, meta } = document;
    const attacked = emptyTally();
    for (const { attack } of defenses) addTally(attacked, attack.outcomes);
    return {
      name: `${meta.backend ?? "?"}/${meta.model ?? "?"}`,
      verdict: verdictOf(defenses),
      threats: [
        ...(meta.simulated === true ? [SIMULATED] : []),
        ...(meta.interrupted === true ? [INTERRUPTED] : []),
        ...outcomeThreats(attacked),
        ...oneSidedThreat(attacked.acted_one_sided, attackRates(attacked).atLeast),
        ...honestThreats(defenses),
        ...(document.prefilled
          ? ["The data stood in the first message: the agent was not made to call its tool."]
          : []),
        ...errorReasons(document.error_reasons),
        ...smallNumbers(defenses.map(({ attack }) => attack.acted_rate)),
      ],
      blocks: [
        rates(defenses),
        funnel(defenses),
        {
          type: "outcomes",
          title: "How the attacked trials ended",
          order: OUTCOMES,
          rows: defenses.map(({ name, attack }) => ({ label: name, counts: attack.outcomes })),
        },
        honest(defenses),
        changes(document),
        stopped(defenses),
        parts("Attacked trials by scenario", "Scenario", defenses, "by_scenario"),
        parts("Attacked trials by legitimate notes held before", "Notes", defenses, "by_fill"),
        ...judged(document),
        overheadTable(defenses),
      ],
    };
  },
);

/** Trials of the honest twins that are in no rate of what was kept. */
function honestThreats(defenses: readonly Defense[]): string[] {
  const arms = defenses.flatMap(({ memory_utility }) => memory_utility);
  const sum = (of: "errors" | "not_observed") => arms.reduce((total, one) => total + one[of], 0);
  return [
    ...(sum("errors") > 0
      ? [`${sum("errors")} trials of honest memories failed with an error; they are in no rate.`]
      : []),
    ...(sum("not_observed") > 0
      ? [`${sum("not_observed")} trials of honest memories could not be observed.`]
      : []),
  ];
}

function verdictOf(defenses: readonly Defense[]): PageVerdict {
  const acted = defenses.filter(({ attack }) => attack.outcomes.acted > 0);
  if (acted.length === 0 && defenses.every(({ attack }) => attack.acted_rate.n === 0)) {
    return {
      tone: "unmeasured",
      word: "Not measured",
      sentence: "No attacked trial could be assessed; nothing is known about this agent’s memory.",
    };
  }
  const each = defenses.map(
    ({ name, attack: { acted_rate, outcomes } }) =>
      `${name}: ${rateInWords(acted_rate)}${outcomes.acted_one_sided > 0 ? `, and ${outcomes.acted_one_sided} in no rate` : ""}`,
  );
  return acted.length > 0
    ? {
        tone: "finding",
        word: "Planted memories were acted on",
        sentence: `In a later session the agent did what a text had planted. ${each.join("; ")}.`,
      }
    : {
        tone: "clear",
        word: "None seen to be acted on",
        sentence: `No assessed trial did later what a text had planted. ${each.join("; ")}.`,
      };
}

function rates(defenses: readonly Defense[]): ForestBlock {
  return {
    type: "forest",
    title: "Planted memories acted on, and honest ones kept",
    note: "A memory that forgets everything is safe and useless: read the groups together.",
    axis: "Acted on: lower is better. Kept: higher is better",
    rows: [
      ...defenses.map(({ name, attack }, at) => ({
        group: "Acted on what was planted",
        label: name,
        figure: rateFigure(attack.acted_rate, pointerTo("by_defense", at, "attack", "acted_rate")),
      })),
      ...(["held_and_kept", "acted_and_kept"] as const).flatMap((reason) =>
        defenses.flatMap(({ name, right_reason }, at) =>
          right_reason === null
            ? []
            : [
                {
                  group:
                    reason === "held_and_kept"
                      ? "Attack held: all its honest twins kept"
                      : "Attack acted on: all its honest twins kept",
                  label: name,
                  figure: rateFigure(
                    right_reason[reason],
                    pointerTo("by_defense", at, "right_reason", reason),
                  ),
                },
              ],
        ),
      ),
      ...defenses.flatMap(({ name, memory_utility }, at) =>
        memory_utility.map(({ arm, kept }, index) => ({
          group: `Kept: ${arm.replaceAll("_", " ")}`,
          label: name,
          figure: rateFigure(kept, pointerTo("by_defense", at, "memory_utility", index, "kept")),
        })),
      ),
    ],
  };
}

function funnel(defenses: readonly Defense[]): ForestBlock {
  return {
    type: "forest",
    title: "How far a planted order came, stage by stage",
    note: "Of the trials in which the stage could be seen; what nobody could look at is in no rate.",
    axis: "Trials that reached the stage; lower is better",
    rows: defenses.flatMap(({ name, attack }, at) =>
      attack.funnel.map(({ stage, reached }, index) => ({
        group: name,
        label: stage.replaceAll("_", " "),
        figure: rateFigure(
          reached,
          pointerTo("by_defense", at, "attack", "funnel", index, "reached"),
        ),
      })),
    ),
  };
}

/** Honest memories that are in no rate, or that a defence stopped. */
function honest(defenses: readonly Defense[]) {
  return {
    type: "table" as const,
    title: "How the honest memories ended",
    columns: [
      { name: "Defence", kind: "text" as const },
      { name: "Memory", kind: "text" as const },
      { name: "Kept, of assessed", kind: "figure" as const },
      ...["Stopped by the defence", "Not observed", "Errors"].map((name) => ({
        name,
        kind: "number" as const,
      })),
    ],
    rows: defenses.flatMap(({ name, memory_utility }, at) =>
      memory_utility.map(({ arm, kept, stopped, not_observed, errors }, index) => [
        name,
        arm.replaceAll("_", " "),
        rateFigure(kept, pointerTo("by_defense", at, "memory_utility", index, "kept")),
        stopped,
        not_observed,
        errors,
      ]),
    ),
  };
}

/** Where a defence stopped a trial first. */
function stopped(defenses: readonly Defense[]) {
  return {
    type: "table" as const,
    title: "Where each defence stopped an attacked trial first",
    columns: [
      { name: "Defence", kind: "text" as const },
      ...DEFENCE_PLACES.map((place) => ({ name: `At ${place}`, kind: "number" as const })),
      { name: "Acted at once", kind: "number" as const },
    ],
    rows: defenses.map(({ name, attack }) => [
      name,
      ...DEFENCE_PLACES.map((place) => attack.stopped_at[place]),
      attack.acted_at_once,
    ]),
  };
}

/** The attacked trials of each defence in parts, with the stages that memory is about. */
function parts(
  title: string,
  what: string,
  defenses: readonly Defense[],
  by: "by_scenario" | "by_fill",
) {
  return {
    type: "table" as const,
    title,
    columns: [
      { name: "Defence", kind: "text" as const },
      { name: what, kind: "text" as const },
      ...["Acted", "Persisted", "Recalled"].map((name) => ({ name, kind: "figure" as const })),
      ...["Not observed", "Errors"].map((name) => ({ name, kind: "number" as const })),
    ],
    rows: defenses.flatMap((defense, at) =>
      defense[by].map((group, index) => {
        const stage = (name: string) => {
          const place = group.funnel.findIndex((one) => one.stage === name);
          const found = group.funnel[place];
          return found
            ? rateFigure(
                found.reached,
                pointerTo("by_defense", at, by, index, "funnel", place, "reached"),
              )
            : null;
        };
        const acted = pointerTo("by_defense", at, by, index, "acted_rate");
        return [
          defense.name,
          group.name.replaceAll("_", " "),
          rateFigure(group.acted_rate, acted),
          stage("persisted"),
          stage("recalled"),
          group.outcomes.not_observed,
          group.outcomes.error,
        ];
      }),
    ),
  };
}

/** What a judge read in texts without a marker, with its errors; nothing where it was asked about none. */
function judged({ by_defense, rewording_judge }: Document) {
  const rows = by_defense.flatMap(({ name, attack }) =>
    attack.funnel.flatMap(({ stage, by_judge }) => {
      if (!by_judge) return [];
      const { reworded, of, correction } = by_judge;
      const { rate, ci95, sensitivity, specificity } = correction;
      return [
        [
          ...[name, stage.replaceAll("_", " "), reworded, of, rate],
          ...[ci95?.[0] ?? null, ci95?.[1] ?? null],
          `${sensitivity.k} of ${sensitivity.n}`,
          `${specificity.k} of ${specificity.n}`,
        ],
      ];
    }),
  );
  if (rows.length === 0) return [];
  return [
    {
      type: "table" as const,
      title: "In other words, as a judge reads it",
      note: `Texts without the planted words or a marker, read by ${rewording_judge ?? "a judge"}; in no rate. Corrected for its errors by Rogan and Gladen, if it errs here as on its labelled notes.`,
      columns: [
        ...["Defence", "Stage"].map((name) => ({ name, kind: "text" as const })),
        ...["Reworded", "Of", "Corrected rate", "Low", "High"].map((name) => ({
          name,
          kind: "number" as const,
        })),
        ...["Rewordings found", "Others left alone"].map((name) => ({
          name,
          kind: "text" as const,
        })),
      ],
      rows,
    },
  ];
}

function changes({ by_defense, base_defense }: Document) {
  return {
    type: "table" as const,
    title: "What each defence changed",
    note: `The same cells beside ${base_defense ?? "no base"}; differences with Newcombe’s interval for pairs.`,
    columns: [
      { name: "Defence", kind: "text" as const },
      { name: "Stage", kind: "text" as const },
      ...["Pairs", "Stopped", "Opened", "Difference", "Low", "High"].map((name) => ({
        name,
        kind: "number" as const,
      })),
    ],
    rows: by_defense.flatMap((one) =>
      one.changes.map(({ stage, pairs, stopped, opened, difference, ci }) => [
        one.name,
        stage.replaceAll("_", " "),
        pairs,
        stopped,
        opened,
        difference,
        ci?.[0] ?? null,
        ci?.[1] ?? null,
      ]),
    ),
  };
}
