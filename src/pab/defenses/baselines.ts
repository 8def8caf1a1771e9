import { codePointLength } from "../../text/code-points.ts";
import type { Defense } from "../defense.ts";
import type { DecisionPoint, Trace, TraceEvent } from "../model.ts";
import { AUTHORITY_TIER, type Channel, type Decision, type Span, tierRank } from "../model.ts";
import type { DefenseEntry } from "./registry.ts";

/** The event a point lies on; a prefix always holds it. */
export function decisionEvent(trace: Trace, point: DecisionPoint): TraceEvent {
  const event = trace.events.find((candidate) => candidate.eventId === point.eventId);
  if (!event) throw new RangeError(`no event ${point.eventId} in the visible context`);
  return event;
}

/** The given span, or the whole event where none is given. Code points. */
export function decisionSpan(event: TraceEvent, point: DecisionPoint): Span {
  return point.span ?? [0, codePointLength(event.content)];
}

/** Acts on channels of rank T2 or better, blocks the rest. */
export function decideByChannel(channel: Channel): Decision {
  return tierRank(AUTHORITY_TIER[channel]) <= 2 ? "act" : "block";
}

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
