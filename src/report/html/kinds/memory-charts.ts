import type { MemoryDefenseResult } from "../../../formats/memory-documents.ts";
import type { ForestBlock } from "../../../formats/page.ts";
import { pointerTo, rateFigure } from "../figure.ts";

/** What was acted on, beside what was kept of honest memories. */
export function rates(defenses: readonly MemoryDefenseResult[]): ForestBlock {
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

/** The rate of each stage, defence by defence. */
export function funnel(defenses: readonly MemoryDefenseResult[]): ForestBlock {
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
