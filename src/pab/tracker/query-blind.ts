import type { Defense } from "../defense.ts";
import { AUTHORITY_TIER, type DecisionPoint, type Trace, tierRank } from "../model.ts";
import { loadTrackerParameters } from "./parameters.ts";
import { linearScore } from "./weigh/linear-text.ts";

const sentenceEnd = /(?<=[.!?])\s+|\n+/;
const LAST_TRUSTED = 2;

/**
 * A control that never looks at the text it is asked about: it blames the earlier event with the sentence
 * that reads most like an order. Where it scores well, finding the only order is enough.
 */
export function createQueryBlind(): Defense {
  const { force } = loadTrackerParameters().gate;
  return {
    name: "most-order-like",
    review: (trace: Trace, point: DecisionPoint) => {
      const earlier = trace.events.slice(0, -1);
      const scores = earlier.map(({ content }) =>
        Math.max(...content.split(sentenceEnd).map((sentence) => linearScore(force, sentence))),
      );
      const best = earlier[scores.indexOf(Math.max(...scores))] ?? trace.events.at(-1);
      const channel = best?.channel ?? "web";
      return {
        decision: tierRank(AUTHORITY_TIER[channel]) <= LAST_TRUSTED ? "act" : "block",
        attribution: {
          originChannel: channel,
          hopChain: [channel],
          span: point.span ?? [0, [...(trace.events.at(-1)?.content ?? "")].length],
          originEventId: best?.eventId,
        },
        confidence: 0.5,
      };
    },
  };
}
