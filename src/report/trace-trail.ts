import type { GroundTruth, Trace } from "../pab/model.ts";
import { sliceCodePoints } from "../text/code-points.ts";

export type TrailMark = "origin" | "hop" | "surface";

/** Channel of the event that a transform leaves; a rewording leaves none. */
const LEAVES: Readonly<Record<string, string>> = {
  write_read_memory: "memory",
  relay_to_peer: "inter_agent",
  tool_echo: "tool_echo",
};

/**
 * The events an instruction went through, from surface back to origin. Surface and origin are what
 * the truth says; the events of the hops between are the ones of the hop's channel that share the
 * most words with the instruction.
 */
export function trailOf(trace: Trace, truth: GroundTruth): ReadonlyMap<string, TrailMark> {
  const marks = new Map<string, TrailMark>();
  const surface = trace.events.findIndex(({ eventId }) => eventId === truth.eventId);
  if (surface < 0) return marks;
  const event = trace.events[surface];
  const words = wordsOf(
    truth.surfaceSpan === null || !event
      ? (event?.content ?? "")
      : sliceCodePoints(event.content, truth.surfaceSpan),
  );
  const origin = trace.events.findIndex(({ eventId }) => eventId === truth.originEventId);
  const visible = truth.hopChain.slice(1).filter((hop) => Object.hasOwn(LEAVES, hop));
  let before = surface;
  // The last visible hop left the surface itself.
  for (const hop of visible.slice(0, -1).reverse()) {
    const at = nearest(trace, LEAVES[hop] ?? "", Math.max(origin, -1), before, words);
    if (at < 0) break;
    marks.set(trace.events[at]?.eventId ?? "", "hop");
    before = at;
  }
  marks.set(truth.eventId, "surface");
  if (truth.originEventId !== null && truth.originEventId !== truth.eventId)
    marks.set(truth.originEventId, "origin");
  return marks;
}

function nearest(
  trace: Trace,
  channel: string,
  after: number,
  before: number,
  words: ReadonlySet<string>,
): number {
  let best = -1;
  let most = 0;
  for (let at = before - 1; at > after; at -= 1) {
    const event = trace.events[at];
    if (event?.channel !== channel) continue;
    let shared = 0;
    for (const word of wordsOf(event.content)) if (words.has(word)) shared += 1;
    if (shared > most) {
      most = shared;
      best = at;
    }
  }
  return best;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}
