import { createHash } from "node:crypto";
import type { ChannelMap } from "./channel-map.ts";
import { echoedShare } from "./echo.ts";
import type { Channel, EventKind, Evidence, LogEvent, Source, TranscriptChannel } from "./event.ts";
import { RecentMap } from "./recent-map.ts";
import { cleanText } from "./text.ts";

/** What an importer says about one part of a message. */
export interface PartInput {
  readonly pointer: string;
  /** Absent or null: the log does not hold the text; `evidence` says why. */
  readonly text?: string | null;
  readonly evidence?: Evidence;
  readonly notes?: readonly string[];
  readonly actor?: string;
  readonly messageId?: string | null;
}

export interface CallInput extends Omit<PartInput, "text"> {
  readonly callId: string | null;
  readonly tool: string;
  readonly server?: string | null;
  readonly args: unknown;
}

export interface ResultInput extends PartInput {
  readonly callId: string | null;
  /** Tool name, where the result itself says it. */
  readonly tool?: string | null;
  readonly server?: string | null;
  /** Arguments, where the result itself repeats them. */
  readonly args?: unknown;
  /** For results whose form fixes the channel, for instance a fetched page. */
  readonly channel?: TranscriptChannel;
  /** What the format knows of this tool: after the user's table, before the defaults. */
  readonly hint?: Channel | null;
  /** In a conversation without ids a result answers the call just before it. */
  readonly adjacent?: boolean;
}

interface KnownCall {
  readonly tool: string;
  readonly server: string | null;
  readonly args: unknown;
  answered: boolean;
}

/** How often a message was seen; outlives the event it belongs to, which may be written already. */
interface Sightings {
  seen: number;
}

interface Draft {
  readonly event: Omit<LogEvent, "seen">;
  readonly sightings: Sightings;
}

/** Message keys and calls remembered; beyond it the oldest are forgotten, so memory is bounded. */
const KEYS = 20_000;
const CALLS = 5_000;

/**
 * Collects the events of one transcript: joins results with their calls, gives each its channel,
 * and knows text that the log repeats. Logs of several observations show the same conversation
 * again and again; within one `list` the nth appearance of a message is the nth, not a new one.
 */
export class TranscriptBuilder {
  readonly #map: ChannelMap;
  readonly #calls = new RecentMap<KnownCall>(CALLS);
  /** Events by identity, in order of appearance. */
  readonly #known = new RecentMap<Sightings[]>(KEYS);
  /** Tool results by text: one observation gives the call's id, another only the text. */
  readonly #results = new RecentMap<Sightings & { readonly withId: boolean }>(KEYS);
  #inList = new RecentMap<number>(KEYS);
  #events: Draft[] = [];
  #size = 0;
  #seq = 0;
  #source: { file: string; line: number | null } = { file: "", line: null };

  constructor(map: ChannelMap) {
    this.#map = map;
  }

  /** Characters of content held. */
  get size(): number {
    return this.#size;
  }

  get count(): number {
    return this.#events.length;
  }

  /** Says where the parts that follow stand. */
  at(file: string, line: number | null): void {
    this.#source = { file, line };
  }

  /** Starts another listing of the conversation: what it repeats is known, not new. */
  list(): void {
    this.#inList = new RecentMap(KEYS);
  }

  /** Text of a channel that is known. */
  content(channel: TranscriptChannel, part: PartInput, kind: EventKind = "content"): void {
    this.#add(channel, kind, part, { callId: null, tool: null, server: null, args: null }, false);
  }

  call(input: CallInput): void {
    const { callId, tool, server = null, args } = input;
    const id = callId?.trim() || null;
    if (id !== null && !this.#calls.has(id)) {
      this.#calls.set(id, { tool, server, args, answered: false });
    }
    const text = typeof args === "string" ? args : (JSON.stringify(args) ?? "");
    this.#add("assistant", "call", { ...input, text }, { callId: id, tool, server, args }, false);
  }

  result(input: ResultInput): void {
    const notes = [...(input.notes ?? [])];
    const given = input.callId?.trim() || null;
    const id = given ?? (input.adjacent && !input.tool ? this.#adjacentCall() : null);
    if (given === null && id !== null)
      notes.push("the log has no ids: joined with the call before it");
    const call = id === null ? undefined : this.#calls.get(id);
    const tool = call?.tool ?? input.tool ?? null;
    const server = call?.server ?? input.server ?? null;
    const args = call?.args ?? input.args ?? null;
    if (id !== null && !call && input.args === undefined)
      notes.push("no call with this id in the log");
    if (id === null && tool === null) notes.push("names neither its call nor its tool");
    if (call) call.answered = true;
    const channel =
      input.channel ??
      this.#map.mapped(tool, server) ??
      input.hint ??
      this.#map.ofTool(tool, server, args) ??
      "unclassified";
    this.#add(
      echoes(channel, input.text, args, tool) ? "tool_echo" : channel,
      "content",
      { ...input, notes, actor: input.actor ?? tool ?? "tool" },
      { callId: id, tool, server, args: null },
      true,
    );
  }

  /** A defence's or user's decision about a call: denied, approved, blocked. */
  decision(part: PartInput & { readonly callId?: string | null }): void {
    const about = { callId: part.callId ?? null, tool: null, server: null, args: null };
    this.#add("assistant", "decision", part, about, false);
  }

  /** The tool of a call id, where it is known. */
  toolOf(callId: string): string | null {
    return this.#calls.get(callId.trim())?.tool ?? null;
  }

  /** Whether a name is one of the tools called so far. */
  isTool(name: string): boolean {
    for (const [, call] of this.#calls.entries()) if (call.tool === name) return true;
    return false;
  }

  get map(): ChannelMap {
    return this.#map;
  }

  /** The call that the newest event is, while it has no answer. */
  #adjacentCall(): string | null {
    const last = this.#events.at(-1)?.event;
    if (last?.kind !== "call" || last.callId === null) return null;
    return this.#calls.get(last.callId)?.answered === false ? last.callId : null;
  }

  /** The events so far; the builder goes on with an empty list. */
  take(): LogEvent[] {
    const events = this.#events.map(({ event, sightings }) => ({ ...event, seen: sightings.seen }));
    this.#events = [];
    this.#size = 0;
    return events;
  }

  /** Calls without an answer, in order. */
  unanswered(): string[] {
    return [...this.#calls.entries()].filter(([, call]) => !call.answered).map(([id]) => id);
  }

  #add(
    channel: TranscriptChannel,
    kind: EventKind,
    part: PartInput,
    about: { callId: string | null; tool: string | null; server: string | null; args: unknown },
    isResult: boolean,
  ): void {
    const clean = part.text === undefined || part.text === null ? null : cleanText(part.text);
    const blank = clean !== null && clean.text.trim() === "";
    // An empty text says nothing, except that a tool answered with nothing.
    if (blank && kind === "content" && !isResult) return;
    const content = clean?.text ?? null;
    const notes = [...(part.notes ?? []), ...(clean?.notes ?? [])];
    const sightings = this.#sighting(
      isResult ? "tool" : channel,
      kind,
      content,
      about.callId,
      part,
    );
    if (sightings === null) return;
    const seq = this.#seq;
    this.#seq += 1;
    this.#events.push({
      event: {
        eventId: `e${String(seq).padStart(4, "0")}`,
        seq,
        kind,
        channel,
        actor: cleanText(part.actor ?? channel).text,
        content,
        evidence: part.evidence ?? (content === null ? "hidden" : "whole"),
        notes,
        messageId: part.messageId ?? null,
        callId: about.callId,
        tool: about.tool,
        server: about.server,
        arguments: about.args,
        source: { ...this.#source, pointer: part.pointer } satisfies Source,
      },
      sightings,
    });
    this.#size += (content?.length ?? 0) + 200;
  }

  /** Counts a message: null when it is one that was seen before. */
  #sighting(
    who: string,
    kind: EventKind,
    content: string | null,
    callId: string | null,
    part: PartInput,
  ): Sightings | null {
    // Text that is missing can only be known by its id or place.
    const about = content ?? part.messageId ?? callId ?? part.pointer;
    const key = hashOf([kind, who, callId, content === null, about]);
    const nth = this.#inList.get(key) ?? 0;
    this.#inList.set(key, nth + 1);
    const known = this.#known.get(key)?.[nth];
    if (known) {
      known.seen += 1;
      return null;
    }
    const sightings = { seen: 1, withId: callId !== null };
    if (who === "tool" && content !== null) {
      const twin = this.#results.get(hashOf([content]));
      if (twin && twin.withId !== sightings.withId) {
        twin.seen += 1;
        return null;
      }
      if (!twin) this.#results.set(hashOf([content]), sightings);
    }
    const list = this.#known.get(key);
    if (list) list.push(sightings);
    else this.#known.set(key, [sightings]);
    return sightings;
  }
}

/** A look-up repeats the names it was asked for; a tool that writes repeats what it was given. */
const READS = /^(?:get|search|list|read|check|fetch|find|query|lookup|look|view|browse|grep|glob)/i;

function echoes(
  channel: TranscriptChannel,
  text: string | null | undefined,
  args: unknown,
  tool: string | null,
): boolean {
  if (!text || args === null || args === undefined) return false;
  const writes = channel === "trusted_tool" || channel === "unclassified";
  const least = writes && !READS.test(tool ?? "") ? 0.5 : 0.8;
  return echoedShare(text, args) >= least;
}

function hashOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}
