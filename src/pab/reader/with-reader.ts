import { reasonOf } from "../../formats/error.ts";
import type { Defense } from "../defense.ts";
import type { DecisionPoint, Trace } from "../model.ts";

/**
 * A tracker that has a reader asked where it would hand the question to a person and is less sure than
 * a bound. The tracker's verdict stands where the reader gives none.
 * @param below confidence, 0 to 1
 */
export function withReader(tracker: Defense, reader: Defense, below: number): Defense {
  return {
    name: `${tracker.name}+${reader.name.replace(/^llm-tracker:/, "")}`,
    isolation: reader.isolation ?? "built_in",
    selfTimed: reader.selfTimed ?? false,
    concurrency: reader.concurrency ?? 1,
    review: async (trace: Trace, point: DecisionPoint) => {
      const own = await tracker.review(trace, point);
      if (own.decision !== "escalate" || own.confidence >= below) return own;
      try {
        return await reader.review(trace, point);
      } catch (error) {
        return {
          ...own,
          rationale: `${own.rationale ?? ""}\nthe reader gave no answer: ${reasonOf(error)}`,
        };
      }
    },
    close: async () => {
      await tracker.close?.();
      await reader.close?.();
    },
  };
}
