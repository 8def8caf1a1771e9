import type { LogEvent, Transcript, TranscriptChannel } from "../../logs/transcript/event.ts";
import { OffsetMap, type Span } from "../../text/code-points.ts";
import { valuesOf } from "./act.ts";
import { type Motive, motivesOf } from "./motive.ts";
import { type Prior, Reading } from "./prior.ts";
import { type Trail, type TrailStop, trailOf, type Written } from "./trail.ts";
import { isPrincipal, isUntrusted } from "./trust.ts";
import { originsOf, type ValueOrigin } from "./value-origin.ts";
import { writtenIn } from "./written.ts";

/** A passage of an event. */
export interface CausePlace {
  readonly transcriptId: string;
  readonly eventId: string;
  readonly channel: TranscriptChannel;
  readonly tool: string | null;
  /** Code points of the event's text; of a call, of its arguments' values, one a line. */
  readonly span: Span;
  readonly text: string;
}

/** A passage and the way it took: the place the act took it from first, where it entered last. */
export interface CauseTrail {
  readonly stops: readonly CausePlace[];
  /** Channel of entry, then what carried the text on, as the benchmark writes a chain. */
  readonly chain: readonly string[];
  /** Why the trail ends before the place of entry; null when it does not. */
  readonly lost: string | null;
}

export interface ValueCause {
  /** JSON pointer into the call's arguments; "" for the text of an answer. */
  readonly pointer: string;
  readonly value: string;
  /** Null when nothing that the log holds explains the value. */
  readonly kind: "copied" | "partly copied" | "reworded" | "computed" | null;
  /** Share of the value that the origin accounts for, 0 to 1; null without an origin. */
  readonly share: number | null;
  readonly origin: CauseTrail | null;
  /** Further events that hold the value. */
  readonly alsoIn: readonly string[];
}

export interface Cause {
  readonly transcriptId: string;
  readonly actId: string;
  readonly tool: string | null;
  readonly values: readonly ValueCause[];
  /** Values beyond those that are traced. */
  readonly valuesLeft: number;
  /** The passage of untrusted text that asks for the act, where the user's own words do not. */
  readonly motive:
    | (CauseTrail & {
        /** It speaks to an agent over the user's head. */
        readonly overTheHead: boolean;
        /** How much of the act it names: 2 for a rare value, 0.75 for a word of the tool's name. */
        readonly link: number;
      })
    | null;
  /** The newest request of the user before the act; null when the log shows none. */
  readonly request: string | null;
  readonly verdict: "asked for" | "rests on untrusted text" | "cannot be told";
  /** What of the evidence before the act is not in the log. */
  readonly unseen: readonly string[];
}

/** What has been read of a transcript, and what sessions before it wrote. */
interface Sight {
  readonly reading: Reading;
  readonly earlier: readonly Written[];
  /** Least link of a motive; default: the one that is known to do. */
  readonly enough?: number;
}

/**
 * Answers why an agent acted, session after session: what one session wrote is followed into those
 * that are opened later.
 */
export class CauseTracer {
  #sight: Sight | null = null;

  /** Closes the session before and opens this one. */
  open(transcript: Transcript): void {
    const before = this.#sight;
    const earlier = before
      ? [...before.earlier, ...writtenIn(before.reading, before.earlier)].slice(-MOST_WRITTEN)
      : [];
    this.#sight = { reading: new Reading(transcript), earlier };
  }

  /**
   * Where each value of a call, or the words of an answer, came from, and which passage asked for it.
   * @param actId event of the open session: a call, or a text of the agent
   * @throws RangeError when the session has no such event, or none is open
   */
  act(actId: string): Cause {
    return causeOf(this.#opened(), actId);
  }

  /**
   * The way a passage took into an event: where it entered, and what carried it on.
   * @param span code points of the event's text; default: all of it
   * @throws RangeError when the session has no such event or the span is not in it
   */
  text(eventId: string, span?: Span): CauseTrail {
    const { reading, earlier } = this.#opened();
    const event = reading.transcript.events.find((one) => one.eventId === eventId);
    if (!event) throw new RangeError(`no event ${eventId}`);
    const prior = reading.prior(event);
    const map = new OffsetMap(prior.text);
    const [start, end] = span ?? [0, map.length];
    const range = [map.toUtf16(start), map.toUtf16(end)] as const;
    return placed(trailOf(reading, prior, range, earlier));
  }

  #opened(): Sight {
    if (this.#sight === null) throw new RangeError("no session is open; call open first");
    return this.#sight;
  }
}

/** Texts that are remembered across sessions, the newest. */
const MOST_WRITTEN = 5_000;

/**
 * Why an agent acted, from one transcript alone; `CauseTracer` follows memory across sessions.
 * @param actId event of the transcript: a call, or a text of the agent
 * @throws RangeError when the transcript has no such event
 */
export function traceCause(transcript: Transcript, actId: string): Cause {
  return causeOf({ reading: new Reading(transcript), earlier: [] }, actId);
}

/** Why an agent acted, from what has been read so far. */
export function causeOf({ reading, earlier, enough }: Sight, actId: string): Cause {
  const { transcript } = reading;
  const act = transcript.events.find(({ eventId }) => eventId === actId);
  if (!act) throw new RangeError(`no event ${actId}`);
  const { values, left } = valuesOf(act);
  const priors = reading.before(act.seq, "content");
  const follow = <T extends Found>(found: readonly T[]): { found: T; trail: CauseTrail } | null =>
    nearest(found, ({ prior, range }) => placed(trailOf(reading, prior, range, earlier)));
  const motives = motivesOf(act, values, priors, enough);
  const motive = follow(
    motives.filter(({ overTheHead }) => overTheHead === motives[0]?.overTheHead),
  );
  const request = priors.findLast(({ event }) => event.channel === "user");
  const unseen = unseenBefore(transcript, act);
  const causes = values.map((value): ValueCause => {
    const origins = originsOf(value, priors);
    const equals = origins.filter((one) => isAsGood(one, origins[0]));
    const taken = follow(equals);
    const first = taken?.found;
    return {
      pointer: value.pointer,
      value: value.text,
      kind: first?.kind ?? null,
      share: first?.share ?? null,
      origin: taken?.trail ?? null,
      alsoIn: origins.filter((one) => one !== first).map(({ prior }) => prior.event.eventId),
    };
  });
  return {
    transcriptId: transcript.transcriptId,
    actId,
    tool: act.tool,
    values: causes,
    valuesLeft: left,
    motive: motive ? { ...motive.trail, ...marks(motive.found) } : null,
    request: request?.event.eventId ?? null,
    verdict: motive
      ? "rests on untrusted text"
      : request === undefined || unseen.length > 0
        ? "cannot be told"
        : "asked for",
    unseen,
  };
}

interface Found {
  readonly prior: Prior;
  readonly range: readonly [number, number];
}

/**
 * Among equal explanations the newest that had been carried on from an earlier text, for that is where
 * the agent had it from; else the first.
 */
function nearest<T extends Found>(
  found: readonly T[],
  follow: (one: T) => CauseTrail,
): { found: T; trail: CauseTrail } | null {
  const [first] = found;
  if (!first) return null;
  const newestFirst = [...found].sort((a, b) => b.prior.event.seq - a.prior.event.seq);
  for (const one of newestFirst.slice(0, MOST_FOLLOWED)) {
    const trail = follow(one);
    if (trail.stops.length > 1) return { found: one, trail };
  }
  return { found: first, trail: follow(first) };
}

/** Equal explanations that are followed back. */
const MOST_FOLLOWED = 8;

/** Whether an origin explains a value as well as the best and no user's word is displaced. */
function isAsGood(one: ValueOrigin, best: ValueOrigin | undefined): boolean {
  if (best === undefined || one.kind !== best.kind || one.share !== best.share) return false;
  const isUsers = ({ prior }: ValueOrigin): boolean => isPrincipal(prior.event.channel);
  return isUsers(one) === isUsers(best);
}

function marks({ overTheHead, link }: Motive): { overTheHead: boolean; link: number } {
  return { overTheHead, link };
}

function placed({ stops, lost }: Trail): CauseTrail {
  const places = stops.map(placeOf);
  const entry = stops.at(-1);
  const chain: string[] = entry ? [entry.prior.event.channel] : [];
  for (const { hop, reworded } of stops.slice(0, -1).reverse()) {
    if (reworded) chain.push("paraphrase");
    if (hop !== null) chain.push(hop);
  }
  return { stops: places, chain, lost };
}

function placeOf({ transcriptId, prior, range }: TrailStop): CausePlace {
  const map = new OffsetMap(prior.text);
  return {
    transcriptId,
    eventId: prior.event.eventId,
    channel: prior.event.channel,
    tool: prior.event.tool,
    span: [map.toCodePoint(range[0]), map.toCodePoint(range[1])],
    text: prior.text.slice(...range),
  };
}

function unseenBefore({ events }: Transcript, act: LogEvent): string[] {
  return events
    .filter(
      ({ seq, kind, evidence, channel }) =>
        seq < act.seq && kind === "content" && evidence !== "whole" && channel !== "assistant",
    )
    .map(({ eventId, evidence }) => `${eventId} is ${evidence}`);
}

/** Whether a value's origin is a text that others than the user and the operator can have written. */
export function restsOnOthers({ origin }: ValueCause): boolean {
  const entry = origin?.stops.at(-1);
  return entry !== undefined && isUntrusted(entry.channel);
}
