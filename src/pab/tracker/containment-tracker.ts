import { sliceCodePoints } from "../../text/code-points.ts";
import { decideByChannel, decisionEvent, decisionSpan } from "../at-the-point.ts";
import type { Defense } from "../defense.ts";
import type { Transform } from "../model.ts";
import { CARRIER_HOPS } from "./carriers.ts";
import { scanTokens } from "./scanner.ts";

const THRESHOLD = 0.5;

/**
 * The negative control of the tracker: how far one gets with the share of words contained and the
 * longest common run of words, a threshold of one half, and never a doubt. Rewording defeats it.
 */
export function createContainmentTracker(): Defense {
  return {
    name: "containment-tracker",
    review: (trace, point) => {
      const surface = decisionEvent(trace, point);
      const span = decisionSpan(surface, point);
      const query = wordsOf(sliceCodePoints(surface.content, span));
      const at = trace.events.indexOf(surface);
      const hops: Transform[] = [];
      let origin = surface;
      for (let event = at; event >= 0; event -= 1) {
        const candidate = trace.events[event];
        if (!candidate) break;
        if (event < at) {
          if (similarity(query, wordsOf(candidate.content)) < THRESHOLD) continue;
          origin = candidate;
        }
        if (!CARRIER_HOPS.has(candidate.channel)) break;
        const hop = CARRIER_HOPS.get(candidate.channel);
        if (hop) hops.unshift(hop);
      }
      // The event where it stops is the origin, not a hop.
      if (CARRIER_HOPS.has(origin.channel)) hops.shift();
      return {
        decision: decideByChannel(origin.channel),
        attribution: {
          originChannel: origin.channel,
          hopChain: [origin.channel, ...hops],
          span,
          originEventId: origin.eventId,
        },
        confidence: 1,
      };
    },
  };
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  scanTokens(text, (form) => words.push(form));
  return words;
}

/** Mean of the share of query words contained and the longest common run over the query. */
function similarity(query: readonly string[], event: readonly string[]): number {
  if (query.length === 0) return 0;
  const words = new Set(event);
  const contained = query.filter((word) => words.has(word)).length / query.length;
  return (contained + longestRun(query, event) / query.length) / 2;
}

function longestRun(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  let runs = new Uint32Array(b.length + 1);
  for (const word of a) {
    const next = new Uint32Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1) {
      if (b[at - 1] !== word) continue;
      const run = (runs[at - 1] ?? 0) + 1;
      next[at] = run;
      longest = Math.max(longest, run);
    }
    runs = next;
  }
  return longest;
}
