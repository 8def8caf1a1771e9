import type { MemoryDefenseResult, MemoryDocument } from "../../../formats/memory-documents.ts";
import { DEFENCE_PLACES } from "../../../formats/memory-results.ts";
import { pointerTo, rateFigure } from "../figure.ts";

/** Honest memories that are in no rate, or that a defence stopped. */
export function honest(defenses: readonly MemoryDefenseResult[]) {
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
export function stopped(defenses: readonly MemoryDefenseResult[]) {
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
export function parts(
  title: string,
  what: string,
  defenses: readonly MemoryDefenseResult[],
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
export function judged({ by_defense, rewording_judge }: MemoryDocument) {
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

/** What each defence changed of each stage, on the same cells. */
export function changes({ by_defense, base_defense }: MemoryDocument) {
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
