import { decideByChannel, decisionEvent, decisionSpan } from "../at-the-point.ts";
import type { Defense } from "../defense.ts";
import type { DefenseEntry } from "./registry.ts";

const passthrough: Defense = {
  name: "passthrough",
  review: () => ({ decision: "act", attribution: null, confidence: 1 }),
};

const channelTagger: Defense = {
  name: "channel-tagger",
  review: (trace, point) => {
    const event = decisionEvent(trace, point);
    return {
      decision: decideByChannel(event.channel),
      attribution: {
        originChannel: event.channel,
        hopChain: [event.channel],
        span: decisionSpan(event, point),
        originEventId: event.eventId,
      },
      confidence: 1,
    };
  },
};

/** The two defences that every comparison is read against. */
export const BASELINES: readonly DefenseEntry[] = [
  {
    name: "channel-tagger",
    role: "baseline",
    description: "believes the label of the event it stands on; blocks everything below T2",
    create: () => channelTagger,
  },
  {
    name: "passthrough",
    role: "baseline",
    description: "acts on everything and attributes nothing: no defence at all",
    create: () => passthrough,
  },
];
