import { CHANNELS } from "../../formats/pab.ts";
import { at } from "../../text/at.ts";
import { decideByChannel, decisionEvent, decisionSpan } from "../at-the-point.ts";
import type { Defense } from "../defense.ts";
import {
  AUTHORITY_TIER,
  type Channel,
  type DecisionPoint,
  type Trace,
  type TraceEvent,
} from "../model.ts";
import type { DefenseEntry } from "./registry.ts";

/**
 * Shortcuts that need no provenance. If one of them scores well, the corpus gives the answer away
 * by position, frequency or naming, and no score on it means anything.
 */

interface Guess {
  readonly channel: Channel;
  readonly event?: TraceEvent | undefined;
}

function control(
  name: string,
  description: string,
  guess: (trace: Trace, surface: TraceEvent) => Guess,
): DefenseEntry {
  const defense: Defense = {
    name,
    review: (trace: Trace, point: DecisionPoint) => {
      const surface = decisionEvent(trace, point);
      const { channel, event } = guess(trace, surface);
      return {
        decision: decideByChannel(channel),
        attribution: {
          originChannel: channel,
          hopChain: [channel],
          span: decisionSpan(surface, point),
          originEventId: event?.eventId,
        },
        confidence: 0.5,
      };
    },
  };
  return { name, role: "control", description, create: () => defense };
}

function guessEvent(event: TraceEvent): Guess {
  return { channel: event.channel, event };
}

function mostFrequent(events: readonly TraceEvent[], fallback: TraceEvent): Guess {
  const counts = new Map<Channel, number>();
  for (const event of events) counts.set(event.channel, (counts.get(event.channel) ?? 0) + 1);
  // A map keeps order of insertion, so that a tie goes to the channel seen first.
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return { channel: best?.[0] ?? fallback.channel };
}

function channelNamedIn(id: string): Channel | undefined {
  const words = id.toLowerCase();
  return CHANNELS.find(
    (channel) => words.includes(channel) || words.includes(channel.replace("_", "-")),
  );
}

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

export const NEGATIVE_CONTROLS: readonly DefenseEntry[] = [
  control("first-event", "blames the first event of the trace", (trace, surface) =>
    guessEvent(trace.events[0] ?? surface),
  ),
  control("previous-event", "blames the event before the one it stands on", (trace, surface) =>
    guessEvent(trace.events.at(-2) ?? surface),
  ),
  control("earliest-untrusted", "blames the earliest event of tier T4", (trace, surface) =>
    guessEvent(trace.events.find((event) => AUTHORITY_TIER[event.channel] === "T4") ?? surface),
  ),
  control("majority-origin", "blames the channel with the most events so far", (trace, surface) =>
    mostFrequent(trace.events.slice(0, -1), surface),
  ),
  control(
    "id-reader",
    "reads a channel out of the ids, or draws one from them",
    (trace, surface) => ({
      channel:
        channelNamedIn(trace.traceId) ??
        channelNamedIn(surface.eventId) ??
        at(CHANNELS, hashOf(`${trace.traceId}${surface.eventId}`) % CHANNELS.length),
    }),
  ),
];
