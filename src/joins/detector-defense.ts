import { PromptInjectionDetector } from "../detect/detector.ts";
import { decisionEvent, decisionText } from "../pab/at-the-point.ts";
import type { Defense } from "../pab/defense.ts";
import type { DecisionPoint, Trace } from "../pab/model.ts";

/**
 * The rules detector as a defence of the provenance benchmark: it reads the words the agent would
 * act on and never looks at a channel, so it blocks or acts and attributes nothing. What it stops,
 * it stops blindly, and the benchmark's table of reasons says so.
 */
export function detectorDefense(): Defense {
  const detector = new PromptInjectionDetector();
  return {
    name: "detector",
    review: (trace: Trace, point: DecisionPoint) => {
      const text = decisionText(decisionEvent(trace, point), point);
      const { isInjection, confidence, explanation } = detector.detect(text);
      return {
        decision: isInjection ? "block" : "act",
        attribution: null,
        confidence: isInjection ? confidence : 1 - confidence,
        rationale: explanation,
      };
    },
  };
}
