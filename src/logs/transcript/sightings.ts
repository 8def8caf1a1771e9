import { createHash } from "node:crypto";
import { isSameTool, type KnownCall } from "./call-book.ts";
import type { EventKind } from "./event.ts";
import { RecentMap } from "./recent-map.ts";

/** How often a message was seen; outlives the event it belongs to, which may be written already. */
export interface Sighting {
  seen: number;
  /** The call, where the message is one. */
  call?: KnownCall;
}

/** What tells one message from another. */
export interface Identity {
  /** The channel, or `tool` for results: their channel may be known later than their text. */
  readonly who: string;
  readonly kind: EventKind;
  /** Null when the log does not hold the text. */
  readonly content: string | null;
  readonly callId: string | null;
  readonly tool: string | null;
  /** What a message without text is known by. */
  readonly about: string;
}

/** Message keys remembered; beyond it the oldest are forgotten, so memory is bounded. */
const KEYS = 20_000;

/**
 * Knows text that a log repeats. Logs of several observations show the same conversation again and
 * again; within one listing the nth appearance of a message is the nth, not a new one.
 */
export class Sightings {
  /** Messages by identity, in order of appearance. */
  readonly #known = new RecentMap<Sighting[]>(KEYS);
  /** Tool results by text: one observation gives the call's id, another only the text. */
  readonly #results = new RecentMap<Sighting & { idKind: string; tool: string | null }>(KEYS);
  #inListing = new RecentMap<number>(KEYS);

  /** Starts another listing: what it repeats is known, not new. */
  list(): void {
    this.#inListing = new RecentMap(KEYS);
  }

  /** Counts a message, and says whether it is one that was not seen before. */
  count({ who, kind, content, callId, tool, about }: Identity): {
    readonly sighting: Sighting;
    readonly isNew: boolean;
  } {
    const said = content !== null && who === "tool" ? withoutSpacing(content) : content;
    const key = hashOf([kind, who, callId, said === null, said ?? about]);
    const nth = this.#inListing.get(key) ?? 0;
    this.#inListing.set(key, nth + 1);
    const known = this.#known.get(key)?.[nth];
    if (known) {
      known.seen += 1;
      return { sighting: known, isNew: false };
    }
    const sighting = { seen: 1, idKind: idKindOf(callId), tool };
    if (who === "tool" && content !== null) {
      const words = hashOf([said]);
      const twin = this.#results.get(words);
      const isCopy =
        twin &&
        twin.idKind !== sighting.idKind &&
        (twin.tool === null || tool === null || isSameTool(twin.tool, tool));
      if (isCopy) {
        twin.seen += 1;
        return { sighting: twin, isNew: false };
      }
      if (!twin) this.#results.set(words, sighting);
    }
    const list = this.#known.get(key);
    if (list) list.push(sighting);
    else this.#known.set(key, [sighting]);
    return { sighting, isNew: true };
  }
}

const LONGEST_JSON = 1 << 20;

/** Programs space the same JSON differently. */
function withoutSpacing(content: string): string {
  if (!/^[[{]/.test(content) || content.length > LONGEST_JSON) return content;
  try {
    return JSON.stringify(JSON.parse(content));
  } catch {
    return content;
  }
}

/** A call's own id, that of the step in which it ran, or none. */
function idKindOf(callId: string | null): string {
  return callId === null ? "none" : callId.startsWith("span:") ? "step" : "call";
}

function hashOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}
