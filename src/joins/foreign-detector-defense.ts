import { decisionEvent, decisionText } from "../pab/at-the-point.ts";
import type { Defense } from "../pab/defense.ts";
import type { ForeignDetector } from "./foreign-answer.ts";

/**
 * Somebody else's detector as a defence, as ours is: it blocks what it flags. It tells no
 * confidence; an answer that fails is an error of that point.
 */
export function foreignDetectorDefense(name: string, detector: ForeignDetector): Defense {
  return {
    name,
    isolation: "open",
    review: async (trace, point) => {
      const flagged = await detector.judge(decisionText(decisionEvent(trace, point), point));
      return {
        decision: flagged ? "block" : "act",
        attribution: null,
        confidence: 1,
        rationale: "",
      };
    },
    close: async () => detector.close(),
  };
}
