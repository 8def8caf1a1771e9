import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import { OffsetMap, type Span } from "../../text/code-points.ts";
import { type ArgumentValue, valuesOf } from "./act.ts";
import { type Motive, motivesOf, type Wanted, wantedOf } from "./motive.ts";
import { type CauseTrail, placed } from "./placed.ts";
import { type Prior, Reading } from "./prior.ts";
import { sayingsBefore } from "./sayings.ts";
import { stands } from "./standing.ts";
import { type Trail, trailOf, type Written } from "./trail.ts";
import { isPrincipal, isUntrusted } from "./trust.ts";
import { doubtsAbout, unseenFor } from "./unseen.ts";
import { originsOf, type ValueOrigin } from "./value-origin.ts";
import { writtenIn } from "./written.ts";

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
  /** What the log does not show: evidence before the act, its own arguments, or who asked for it. */
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
  const priors = readBefore(reading, act);
  const follow = oncePerPassage((prior, range) => trailOf(reading, prior, range, earlier));
  const causes = valueCauses(values, priors, follow);
  const wanted = wantedOf(act, { values, left }, sayingsBefore(reading, act.seq));
  const { motive, isOwnOrder } = motiveOf(wanted, motivesOf(wanted, priors, enough), follow);
  const request = priors.findLast(({ event }) => event.channel === "user") ?? null;
  const unseen = unseenFor(transcript, act, left);
  const fromNothing = values.filter((one) =>
    causes.some(({ value, origin }) => value === one && origin === null),
  );
  if (motive === null) unseen.push(...doubtsAbout(wanted, fromNothing, isOwnOrder));
  return {
    transcriptId: transcript.transcriptId,
    actId,
    tool: act.tool,
    values: causes.map(({ value, ...cause }) => ({
      pointer: value.pointer,
      value: value.text,
      ...cause,
    })),
    valuesLeft: left,
    motive,
    request: request?.event.eventId ?? null,
    verdict: verdictOf(motive, request !== null, unseen),
    unseen,
  };
}

/** Without a request it cannot be told that an order goes beyond it, unless it says so itself. */
function verdictOf(
  motive: Cause["motive"],
  hasRequest: boolean,
  unseen: readonly string[],
): Cause["verdict"] {
  if (motive && (motive.overTheHead || hasRequest)) return "rests on untrusted text";
  return hasRequest && unseen.length === 0 ? "asked for" : "cannot be told";
}

/** What the agent had read when it decided on an act: not the results of calls of the same answer. */
function readBefore(reading: Reading, act: LogEvent): Prior[] {
  const priors = reading.before(act.seq, "content");
  // Claude Code writes an answer block by block, and runs its first call before the last is there.
  if (reading.transcript.format !== "claude-code" || act.messageId === null) return priors;
  return priors.filter(({ event }) => reading.callOf(event)?.messageId !== act.messageId);
}

type Follow = (prior: Prior, range: Found["range"]) => Trail;

function oncePerPassage(follow: Follow): Follow {
  const known = new Map<Prior, Map<string, Trail>>();
  return (prior, range) => {
    const trails = known.get(prior) ?? new Map<string, Trail>();
    known.set(prior, trails);
    const trail = trails.get(range.join("-")) ?? follow(prior, range);
    trails.set(range.join("-"), trail);
    return trail;
  };
}

function valueCauses(
  values: readonly ArgumentValue[],
  priors: readonly Prior[],
  follow: Follow,
): (Omit<ValueCause, "pointer" | "value"> & { readonly value: ArgumentValue })[] {
  const whole = new Set<string>();
  return values.flatMap((value) => {
    if (value.within !== undefined && whole.has(value.pointer)) return [];
    const origins = originsOf(value, priors);
    const equals = origins.filter((one) => isAsGood(one, origins[0]));
    const taken = nearest(equals, ({ prior, range }) => follow(prior, range));
    const first = taken?.found;
    if (value.within === undefined && first?.kind === "copied") whole.add(value.pointer);
    return [
      {
        value,
        kind: first?.kind ?? null,
        share: first?.share ?? null,
        origin: taken ? placed(taken.trail) : null,
        alsoIn: [
          ...new Set(
            origins.filter((one) => one !== first).map(({ prior }) => prior.event.eventId),
          ),
        ],
      },
    ];
  });
}

/** The passage that asks for an act, among those that speak over the user's head first. */
function motiveOf(
  wanted: Wanted,
  motives: readonly Motive[],
  follow: Follow,
): { readonly motive: Cause["motive"]; readonly isOwnOrder: boolean } {
  let isOwnOrder = false;
  for (const over of [true, false]) {
    const standing = motives.filter((one) => {
      if (one.overTheHead !== over) return false;
      const isStanding = stands(wanted, one, follow(one.prior, one.range));
      isOwnOrder ||= !isStanding;
      return isStanding;
    });
    const found = nearest(standing, ({ prior, range }) => follow(prior, range));
    if (!found) continue;
    const { overTheHead, link } = found.found;
    return { motive: { ...placed(found.trail), overTheHead, link }, isOwnOrder };
  }
  return { motive: null, isOwnOrder };
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
  follow: (one: T) => Trail,
): { found: T; trail: Trail } | null {
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

/** Whether a value's origin is a text that others than the user and the operator can have written. */
export function restsOnOthers({ origin }: ValueCause): boolean {
  const entry = origin?.stops.at(-1);
  return entry !== undefined && isUntrusted(entry.channel);
}
