import { decideByChannel, decisionEvent, decisionSpan } from "../at-the-point.ts";
import type { Defense } from "../defense.ts";
import type { DecisionPoint, Trace } from "../model.ts";
import { loadTrackerParameters } from "./parameters.ts";
import { linearScore } from "./weigh/linear-text.ts";

const sentenceEnd = /(?<=[.!?])\s+|\n+/;

/**
 * A control that never looks at the text it is asked about: it blames the earlier event with the sentence
 * that reads most like an order. Where it scores well, finding the only order is enough.
 */
export function createQueryBlind(): Defense {
  const { force } = loadTrackerParameters().gate;
  return {
    name: "most-order-like",
    review: (trace: Trace, point: DecisionPoint) => {
      const surface = decisionEvent(trace, point);
      const earlier = trace.events.slice(0, -1);
      const scores = earlier.map(({ content }) =>
        Math.max(...content.split(sentenceEnd).map((sentence) => linearScore(force, sentence))),
      );
      const best = earlier[scores.indexOf(Math.max(...scores))] ?? surface;
      return {
        decision: decideByChannel(best.channel),
        attribution: {
          originChannel: best.channel,
          hopChain: [best.channel],
          span: decisionSpan(surface, point),
          originEventId: best.eventId,
        },
        confidence: 0.5,
      };
    },
  };
}
