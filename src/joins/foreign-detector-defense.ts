import { decisionEvent, decisionText } from "../pab/at-the-point.ts";
import { type Defense, DefenseFailure, type Isolation } from "../pab/defense.ts";
import type { ForeignDetector } from "./foreign-answer.ts";

/**
 * Somebody else's detector as a defence, as ours is: it blocks what it flags. It tells no
 * confidence; an answer that fails is an error of that point.
 */
export function foreignDetectorDefense(
  name: string,
  detector: ForeignDetector,
  isolation: Isolation,
): Defense {
  return {
    name,
    isolation,
    review: async (trace, point) => {
      const text = decisionText(decisionEvent(trace, point), point);
      const flagged = await detector.judge(text).catch((error: unknown) => {
        throw isTimeout(error) ? new DefenseFailure("timeout", error.message) : error;
      });
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

/** As the platform names what took too long, and our own programs' wait with it. */
function isTimeout(error: unknown): error is Error {
  return error instanceof Error && error.name === "TimeoutError";
}
