import { areKin } from "./act.ts";
import { likenessOf } from "./likeness.ts";
import type { Prior, Reading } from "./prior.ts";
import { TOO_SHORT } from "./telling.ts";
import { indexText, spanOfWords, type TextIndex } from "./text-index.ts";
import { isUntrusted } from "./trust.ts";

/** One stop of a text on its way to the act, the act's side first. */
export interface TrailStop {
  readonly transcriptId: string;
  readonly prior: Prior;
  /** In UTF-16 units of the prior's text. */
  readonly range: readonly [number, number];
  /** What brought the text here: null where it entered, or at the oldest stop that can be seen. */
  readonly hop: string | null;
  /** The words are not those of the stop before. */
  readonly reworded: boolean;
}

export interface Trail {
  readonly stops: readonly TrailStop[];
  /** Why the trail ends before the place where the text entered, or null when it does not. */
  readonly lost: string | null;
  /** The last stop says what the agent itself had written, and nothing that it had read says the same. */
  readonly isOwn: boolean;
}

/** What an agent wrote to a tool in one session, and where it had it from. */
export interface Written {
  readonly tool: string | null;
  readonly index: TextIndex;
  readonly trail: Trail;
  readonly reworded: boolean;
}

/** Share of a passage's telling words that its source has to have. */
const SAME_MATTER = 0.6;
/** Share of its words in runs from which on it counts as the same words. */
const SAME_WORDS = 0.85;
const LONGEST = 12;
/** What the agent wrote with one tool and read again with another was stored meanwhile. */
const STORED = "write_read_memory";

const HOPS: Readonly<Record<string, string>> = {
  memory: "write_read_memory",
  inter_agent: "relay_to_peer",
  tool_echo: "tool_echo",
};

/**
 * Follows a passage back to where it entered: through what the agent itself had written to a tool that
 * gave it back later, through memory, other agents and, where `earlier` has what other sessions wrote,
 * across sessions.
 */
export function trailOf(
  reading: Reading,
  prior: Prior,
  range: readonly [number, number],
  earlier: readonly Written[],
): Trail {
  const stops: TrailStop[] = [];
  let here = { reading, prior, range };
  for (let step = 0; step < LONGEST; step += 1) {
    const { transcriptId } = here.reading.transcript;
    const passage = here.prior.text.slice(...here.range);
    const add = (hop: string | null, reworded: boolean): void => {
      stops.push({ transcriptId, prior: here.prior, range: here.range, hop, reworded });
    };
    const from = sourceOf(here.reading, here.prior, passage);
    if (from === "own") {
      add(null, false);
      return { stops, lost: null, isOwn: true };
    }
    if (from) {
      add(from.hop, from.reworded);
      here = { reading: here.reading, prior: from.prior, range: from.range };
      continue;
    }
    const { channel } = here.prior.event;
    const written = writtenEarlier(here.prior, passage, earlier);
    if (!written) {
      add(null, false);
      if (channel !== "memory" && channel !== "inter_agent")
        return { stops, lost: null, isOwn: false };
      const what = channel === "memory" ? "wrote this memory" : "sent this message had read";
      return { stops, lost: `the log does not show what ${what}`, isOwn: false };
    }
    add(HOPS[channel] ?? STORED, written.reworded);
    stops.push(...written.trail.stops);
    return { stops, lost: written.trail.lost, isOwn: written.trail.isOwn };
  }
  return { stops, lost: "the trail is longer than it is followed", isOwn: false };
}

interface Found {
  readonly prior: Prior;
  readonly range: readonly [number, number];
  readonly hop: string;
  readonly reworded: boolean;
}

/** Where in the same log a passage came from, if the agent or a peer had carried it or the agent wrote it. */
function sourceOf(reading: Reading, prior: Prior, passage: string): Found | "own" | null {
  const { channel, seq, callId } = prior.event;
  const wrote = reading.before(seq, "call").reverse();
  const own = callId === null ? null : reading.callOf(prior.event);
  const isCarried = Object.hasOwn(HOPS, channel);
  let isOwnWords = false;
  for (const call of wrote) {
    const isOwn = call.event.eventId === own?.eventId;
    if (!isOwn && !isCarried && !areKin(call.event.tool, prior.event.tool)) continue;
    const like = likeEnough(passage, call);
    if (!like) continue;
    const source = entered(reading, call, call.text.slice(...like.range));
    if (!source) {
      isOwnWords ||= !like.reworded;
      continue;
    }
    const reworded = like.reworded || source.reworded;
    return { ...source, hop: HOPS[channel] ?? (isOwn ? "tool_echo" : STORED), reworded };
  }
  if (!isCarried) return isOwnWords ? "own" : null;
  const direct = best(
    passage,
    reading.before(seq, "content").filter(({ event }) => isUntrusted(event.channel)),
  );
  if (direct) return { ...direct, hop: HOPS[channel] ?? STORED };
  return isOwnWords ? "own" : null;
}

/** What a call's words came from. */
export function entered(reading: Reading, call: Prior, words: string): Omit<Found, "hop"> | null {
  return best(words, reading.before(call.event.seq, "content"));
}

function best(passage: string, priors: readonly Prior[]): Omit<Found, "hop"> | null {
  let found: (Omit<Found, "hop"> & { readonly shared: number }) | null = null;
  for (const prior of priors) {
    const like = likeEnough(passage, prior);
    if (like && like.shared > (found?.shared ?? 0)) found = { prior, ...like };
  }
  return found;
}

/** The stretch of a text that says what a passage says. */
export function likeEnough(
  passage: string,
  prior: { readonly index: Prior["index"] },
): { range: readonly [number, number]; reworded: boolean; shared: number } | null {
  const needle = indexText(passage);
  const like = likenessOf(needle, prior.index);
  if (!like || like.share < SAME_MATTER || like.shared < Math.min(TOO_SHORT, needle.words.length))
    return null;
  return {
    range: spanOfWords(prior.index, ...like.range),
    reworded: like.verbatim < SAME_WORDS,
    shared: like.shared,
  };
}

function writtenEarlier(
  { event }: Prior,
  passage: string,
  earlier: readonly Written[],
): { trail: Trail; reworded: boolean } | null {
  for (let at = earlier.length - 1; at >= 0; at -= 1) {
    const written = earlier[at];
    if (!written || !(Object.hasOwn(HOPS, event.channel) || areKin(written.tool, event.tool)))
      continue;
    const like = likeEnough(passage, written);
    if (like) return { trail: written.trail, reworded: like.reworded || written.reworded };
  }
  return null;
}
