import { isSameTool } from "./call-book.ts";
import type { EventKind, LogEvent } from "./event.ts";
import type { PartInput } from "./part-input.ts";
import type { Sighting } from "./sightings.ts";
import { type CleanText, cleanText } from "./text.ts";
import { isTrusted } from "./trusted.ts";

/** An event that may still be changed by what the log tells later. */
export interface Draft {
  event: Omit<LogEvent, "seen" | "eventId" | "seq">;
  readonly sighting: Sighting;
  readonly spare: readonly string[] | null;
}

/** What a part of a message says, before it is known where it stands and what it answers. */
export function eventOf(
  channel: LogEvent["channel"],
  kind: EventKind,
  part: PartInput,
  clean: CleanText | null,
): Pick<LogEvent, "kind" | "channel" | "actor" | "content" | "evidence" | "notes" | "messageId"> {
  const content = clean?.text ?? null;
  return {
    kind,
    channel,
    actor: cleanText(part.actor ?? channel).text,
    content,
    evidence: part.evidence ?? (content === null ? "hidden" : "whole"),
    notes: [...(part.notes ?? []), ...(clean?.notes ?? [])],
    messageId: part.messageId ?? null,
  };
}

/** Frames that coding agents put around their own words; inside a result the tool wrote them. */
const HARNESS_TAG = /<\/?(?:system-reminder|task-notification|teammate-message|local-command-std)/;

export function holdsHarnessTag(text: string | null | undefined): boolean {
  return HARNESS_TAG.test(text ?? "");
}

/** Whether anything was said beside instructions. */
export function hasBegun(drafts: readonly Draft[]): boolean {
  return drafts.some(
    ({ event, spare }) =>
      spare === null && event.kind !== "definition" && event.channel !== "system",
  );
}

/** Whether a tool's result of these words is known, whatever its call. */
export function hasRun(drafts: readonly Draft[], tool: string, text: string): boolean {
  return drafts.some(
    ({ event }) =>
      event.kind === "content" &&
      event.content === text &&
      event.tool !== null &&
      isSameTool(event.tool, tool),
  );
}

/** The oldest open call of a tool with these arguments that a message told without an id. */
export function namelessCall(
  drafts: readonly Draft[],
  tool: string,
  args: unknown,
): Draft | undefined {
  const wanted = JSON.stringify(args ?? null);
  const nameless = (kind: EventKind): Draft[] =>
    drafts.filter(
      ({ event }) =>
        event.kind === kind && event.callId === null && isSameTool(event.tool ?? "", tool),
    );
  const calls = nameless("call");
  // Results without ids answer such calls in order.
  const open = calls.slice(calls.length === 0 ? 0 : nameless("content").length);
  return open.find(({ event }) => JSON.stringify(event.arguments ?? null) === wanted);
}

/** A stretch of a text; with a channel where an earlier event of that channel says it whole. */
export interface Quoted {
  readonly text: string;
  readonly channel: LogEvent["channel"] | null;
}

/** Shorter texts stand in other texts by chance. */
const LEAST_QUOTED = 40;
/** Newest texts that are looked for; templates paste what was found just before. */
const LOOKED_FOR = 100;

/**
 * Cuts whole texts of others out of a text: templates paste what a search or a tool gave into the user's
 * message. A message that was there before such a text is as it was.
 */
export function quotedIn(drafts: readonly Draft[], text: string): readonly Quoted[] {
  const isOf = (channel: string, { event }: Draft): boolean =>
    event.kind === "content" && event.channel === channel;
  if (drafts.some((draft) => isOf("user", draft) && draft.event.content === text))
    return [{ text, channel: null }];
  let pieces: Quoted[] = [{ text, channel: null }];
  for (const { event } of drafts.slice(-LOOKED_FOR)) {
    const said = event.kind === "content" ? (event.content?.trim() ?? "") : "";
    const isOthers = event.channel !== "assistant" && !isTrusted(event.channel);
    if (!isOthers || said.length < LEAST_QUOTED || said.length > text.length) continue;
    pieces = pieces.flatMap((piece) => cutOut(piece, said, event.channel));
  }
  return pieces;
}

function cutOut(piece: Quoted, said: string, channel: LogEvent["channel"]): Quoted[] {
  const at = piece.channel === null ? piece.text.indexOf(said) : -1;
  if (at < 0) return [piece];
  const end = at + said.length;
  return [
    { text: piece.text.slice(0, at), channel: null },
    { text: said, channel },
    { text: piece.text.slice(end), channel: null },
  ].filter(({ text }) => text.trim() !== "");
}
