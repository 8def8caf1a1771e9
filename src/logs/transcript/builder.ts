import { CallBook, isSameTool, type KnownCall } from "./call-book.ts";
import type { ChannelMap } from "./channel-map.ts";
import {
  type Draft,
  eventOf,
  hasBegun,
  hasRun,
  holdsHarnessTag,
  namelessCall,
  type Quoted,
  quotedIn,
} from "./drafts.ts";
import { isEcho } from "./echo.ts";
import type { EventKind, LogEvent, TranscriptChannel } from "./event.ts";
import type { CallInput, PartInput, ResultInput } from "./part-input.ts";
import { channelOfResult } from "./result-channel.ts";
import { SavedPaths } from "./saved-paths.ts";
import { type Sighting, Sightings } from "./sightings.ts";
import { withoutSpares } from "./spare-texts.ts";
import { cleanText, stringsIn } from "./text.ts";

type About = Pick<Draft["event"], "callId" | "tool" | "server" | "arguments">;

const NOTHING: About = { callId: null, tool: null, server: null, arguments: null };

/**
 * Collects the events of one transcript: joins results with their calls, gives each its channel,
 * and knows text that the log repeats. Logs of several observations show the same conversation
 * again and again; within one `list` the nth appearance of a message is the nth, not a new one.
 */
export class TranscriptBuilder {
  readonly #map: ChannelMap;
  readonly #heard: (text: string) => void;
  readonly #calls = new CallBook();
  readonly #sightings = new Sightings();
  /** What a call was answered with: a text, or so far only that the log does not hold it. */
  readonly #answers = new Map<KnownCall, Draft>();
  readonly #saved = new SavedPaths();
  readonly #announced = new Set<string>();
  #listing = 0;
  #events: Draft[] = [];
  #size = 0;
  #seq = 0;
  #source: { file: string; line: number | null } = { file: "", line: null };

  /** @param heard is told the text of every event, also of those that are repeated. */
  constructor(map: ChannelMap, heard: (text: string) => void = () => {}) {
    this.#map = map;
    this.#heard = heard;
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

  /** Where the parts that follow stand. */
  get place(): { readonly file: string; readonly line: number | null } {
    return this.#source;
  }

  /** Starts another listing of the conversation: what it repeats is known, not new. */
  list(): void {
    this.#sightings.list();
    this.#listing += 1;
  }

  /** Says that a text was read although no event holds it as it stands: cut up, or replaced. */
  heard(text: string): void {
    this.#heard(text);
  }

  /** Text of a channel that is known. */
  content(channel: TranscriptChannel, part: PartInput, kind: EventKind = "content"): void {
    this.#add(channel, kind, part, NOTHING, false);
  }

  /**
   * Text that may be a copy of what the conversation says elsewhere, such as a wrapper's output. It
   * is an unclassified event unless other events of the transcript say the same words.
   */
  spare(part: PartInput, value: unknown): void {
    const texts = typeof value === "string" ? [value] : stringsIn(value);
    this.#add("unclassified", "content", part, NOTHING, false, texts);
  }

  call(input: CallInput): void {
    const { callId, tool, server = null, args } = input;
    const id = callId?.trim() || null;
    const text = typeof args === "string" ? args : (JSON.stringify(args) ?? "");
    const about = { callId: id, tool, server, arguments: args };
    const { sighting, draft } = this.#add("assistant", "call", { ...input, text }, about, false);
    if (id === null) return;
    if (sighting.call) {
      this.#calls.again(sighting.call, this.#listing);
      return;
    }
    const bare = draft ? this.#bareCall(id, tool) : undefined;
    if (draft && bare) {
      // The same call, first told by a step that did not have its arguments.
      bare.event = { ...draft.event, source: bare.event.source };
      this.#events = this.#events.filter((one) => one !== draft);
      const known = this.#calls.latest(id);
      if (known) known.args = args;
      return;
    }
    sighting.call = this.#calls.add(id, { tool, server, args }, this.#listing);
  }

  #bareCall(id: string, tool: string): Draft | undefined {
    const known = this.#calls.latest(id);
    if (!known || known.args !== null || !isSameTool(known.tool, tool)) return undefined;
    return this.#events.find(
      ({ event }) => event.kind === "call" && event.callId === id && event.arguments === null,
    );
  }

  result(input: ResultInput): void {
    const notes = [...(input.notes ?? [])];
    const numbered = input.tool ? null : this.#calls.toolOfNumberedId(input.callId?.trim() ?? "");
    const given = numbered === null ? input.callId?.trim() || null : null;
    const id = given ?? (input.adjacent && !input.tool ? this.#adjacentCall() : null);
    if (given === null && id !== null)
      notes.push("the log has no ids: joined with the call before it");
    const joined = id === null ? null : this.#calls.join(id, input.tool ?? null, this.#listing);
    const call = joined?.call ?? undefined;
    const tool = input.tool ?? call?.tool ?? numbered;
    const server = call?.server ?? input.server ?? null;
    const args = call?.args ?? input.args ?? null;
    if (id !== null && !joined && input.args === undefined)
      notes.push("no call with this id in the log");
    if (joined && !call) notes.push(`the call with this id is of another tool than ${tool}`);
    if (id === null && tool === null) notes.push("names neither its call nor its tool");
    if (call) this.#calls.answer(call, this.#listing);
    const { channel, why } = channelOfResult(this.#map, this.#saved, input, {
      answered: { tool, server, args },
      rivals: joined?.rivals ?? [],
    });
    notes.push(...why);
    if (holdsHarnessTag(input.text)) notes.push("holds a tag that a harness uses");
    if (input.savedTo) this.#saved.add(input.savedTo, channel);
    if (channel === "web") this.#saved.addTargets(args, channel);
    const echo =
      input.text !== null && input.text !== undefined && isEcho(channel, input.text, args, tool);
    const about = { callId: id, tool, server, arguments: null };
    const part = { ...input, notes, actor: input.actor ?? tool ?? "tool" };
    const isHidden = (input.text ?? null) === null && (input.evidence ?? "hidden") === "hidden";
    const answer = call && this.#answers.get(call);
    if (answer && isHidden) {
      answer.sighting.seen += 1;
      return;
    }
    const { draft } = this.#add(echo ? "tool_echo" : channel, "content", part, about, true);
    if (!draft || !call) return;
    // The text was not missing from the log: it stood elsewhere.
    if (answer && answer.event.content === null && answer.event.evidence === "hidden") {
      answer.event = draft.event;
      this.#events = this.#events.filter((one) => one !== draft);
    } else if (!answer) this.#answers.set(call, draft);
  }

  /** A defence's or user's decision about a call: denied, approved, blocked. */
  decision(part: PartInput & { readonly callId?: string | null }): void {
    const about = { callId: part.callId ?? null, tool: null, server: null, arguments: null };
    this.#add("assistant", "decision", part, about, false);
  }

  /** The id of an open call of a tool with these arguments, for results that have no id. */
  openCall(tool: string, args: unknown): string | null {
    return this.#calls.open(tool, args);
  }

  /**
   * Gives its id to the oldest open call of a tool with these arguments that a message told without one:
   * the step in which it ran knows it.
   * @returns false when there is none.
   */
  adopt(tool: string, args: unknown, callId: string): boolean {
    const nameless = namelessCall(this.#events, tool, args);
    if (!nameless) return false;
    const { server } = nameless.event;
    nameless.event = { ...nameless.event, callId };
    nameless.sighting.call = this.#calls.add(callId, { tool, server, args }, this.#listing);
    return true;
  }

  /** The tool of a call id, where it is known. */
  toolOf(callId: string): string | null {
    return this.#calls.latest(callId.trim())?.tool ?? null;
  }

  /** Says that an agent makes a call with this id somewhere in the log, whatever comes first. */
  announce(callId: string): void {
    this.#announced.add(callId.trim());
  }

  /** Whether anything was said so far beside instructions. */
  get hasBegun(): boolean {
    return this.#seq > 0 || hasBegun(this.#events);
  }

  /** A text under the user's role, without the whole texts of others that stand in it. */
  quotedIn(text: string): readonly Quoted[] {
    return quotedIn(this.#events, text);
  }

  /** Whether an event says exactly this. */
  isSaid(text: string): boolean {
    return this.#events.some(({ event }) => event.content?.trim() === text.trim());
  }

  /** Whether a tool's result of these words is known, whatever its call. */
  hasRun(tool: string, text: string): boolean {
    return hasRun(this.#events, tool, text);
  }

  /** Whether an agent made a call with this id, as far as the log has told. */
  isCall(callId: string): boolean {
    return this.#announced.has(callId.trim()) || this.toolOf(callId) !== null;
  }

  /** Whether a name is one of the tools called so far. */
  isTool(name: string): boolean {
    return this.#calls.isTool(name);
  }

  get map(): ChannelMap {
    return this.#map;
  }

  /** The call that the newest event is, while it has no answer. */
  #adjacentCall(): string | null {
    const last = this.#events.at(-1)?.event;
    if (last?.kind !== "call" || last.callId === null) return null;
    return this.#calls.latest(last.callId)?.answered === false ? last.callId : null;
  }

  /** The events so far; the builder goes on with an empty list. */
  take(): LogEvent[] {
    const events = withoutSpares(this.#events).map(({ event, sighting }) => {
      const seq = this.#seq++;
      return { ...event, eventId: `e${String(seq).padStart(4, "0")}`, seq, seen: sighting.seen };
    });
    this.#events = [];
    this.#answers.clear();
    this.#size = 0;
    return events;
  }

  /** Calls without an answer, in order. */
  unanswered(): string[] {
    return this.#calls.unanswered();
  }

  #add(
    channel: TranscriptChannel,
    kind: EventKind,
    part: PartInput,
    about: About,
    isResult: boolean,
    spare: readonly string[] | null = null,
  ): { readonly sighting: Sighting; readonly draft: Draft | null } {
    const clean = part.text === undefined || part.text === null ? null : cleanText(part.text);
    const blank = clean !== null && clean.text.trim() === "";
    // An empty text says nothing, except that a tool answered with nothing.
    if (blank && kind === "content" && !isResult) return { sighting: { seen: 1 }, draft: null };
    const content = clean?.text ?? null;
    if (content !== null) this.#heard(content);
    const who = isResult ? "tool" : spare === null ? channel : "spare";
    // Text that is missing can only be known by its id, by what is said of it, or by its place.
    const { callId, tool } = about;
    const missing = part.messageId ?? callId ?? ((part.notes ?? []).join("\n") || part.pointer);
    const identity = { who, kind, content, callId, tool, about: missing };
    const { sighting, isNew } = this.#sightings.count(identity);
    if (!isNew) return { sighting, draft: null };
    const source = { ...this.#source, pointer: part.pointer };
    const event = { ...eventOf(channel, kind, part, clean), ...about, source };
    const draft: Draft = { event, sighting, spare };
    this.#events.push(draft);
    this.#size += (content?.length ?? 0) + 200;
    return { sighting, draft };
  }
}
