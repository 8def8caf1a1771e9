import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import { DEEPEST, plainKey } from "./act.ts";
import { type DecodedText, decodedText } from "./decoded.ts";
import { HEAD_SIGNS, type HeadSigns } from "./over-the-head.ts";
import { type Range, sentencesOf } from "./sentences.ts";
import { indexText, type TextIndex } from "./text-index.ts";

/** An event that the model had read, or a call that it had made, and what was worked out of it. */
export interface Prior {
  readonly event: LogEvent;
  readonly text: string;
  readonly index: TextIndex;
  /** The arguments of the call that brought it. */
  readonly asked: TextIndex | null;
  readonly sentences: readonly Range[];
  /** Where marks of speaking over the user's head stand, in UTF-16 units. */
  readonly overTheHead: readonly number[];
  /** Whether a passage is taken for an injection; every act of the transcript asks again. */
  readonly isInjection: (passage: Range) => boolean;
  /** Where this is another text decoded: that text, and where there a stretch of this stands. */
  readonly within: {
    readonly text: string;
    readonly original: DecodedText["original"];
  } | null;
}

/** Work shared by all acts of one transcript. */
export class Reading {
  readonly transcript: Transcript;
  readonly #signs: HeadSigns;
  readonly #priors = new Map<string, Prior>();
  readonly #decoded = new Map<string, readonly Prior[]>();
  readonly #calls = new Map<string, LogEvent | null>();

  /** @param signs default: all that are known; fewer show what the answers lean on */
  constructor(transcript: Transcript, signs: HeadSigns = HEAD_SIGNS) {
    this.transcript = transcript;
    this.#signs = signs;
  }

  /**
   * What stands before an event and has text: content that entered, and what it says decoded; or the
   * agent's calls.
   */
  before(seq: number, kind: "content" | "call"): Prior[] {
    const found: Prior[] = [];
    for (const event of this.transcript.events) {
      if (event.seq >= seq) break;
      if (kind === "call" ? event.kind !== "call" : !entered(event)) continue;
      const prior = this.prior(event);
      found.push(prior);
      if (kind === "content") found.push(...this.#decodedOf(prior));
    }
    return found;
  }

  #decodedOf(prior: Prior): readonly Prior[] {
    const known = this.#decoded.get(prior.event.eventId);
    if (known) return known;
    const found = decodedText(prior.text);
    const made = found
      ? [this.#made(prior.event, found.text, { text: prior.text, original: found.original })]
      : [];
    this.#decoded.set(prior.event.eventId, made);
    return made;
  }

  prior(event: LogEvent): Prior {
    const known = this.#priors.get(event.eventId);
    if (known) return known;
    const text = event.kind === "call" ? argumentText(event) : (event.content ?? "");
    const made = this.#made(event, text, null);
    this.#priors.set(event.eventId, made);
    return made;
  }

  #made(event: LogEvent, text: string, within: Prior["within"]): Prior {
    const call = event.kind === "call" ? null : this.callOf(event);
    return {
      event,
      text,
      index: indexText(text),
      asked: call === null ? null : indexText(argumentText(call)),
      sentences: sentencesOf(text),
      overTheHead: this.#signs.marks(text),
      isInjection: oncePerRange((passage) => this.#signs.isInjection(text.slice(...passage))),
      within,
    };
  }

  /**
   * The call that an event answers: the latest before it with its id; where the log gives no ids, the
   * call of its tool that has as many before it as the event has results of that tool.
   */
  callOf(event: LogEvent): LogEvent | null {
    const known = this.#calls.get(event.eventId);
    if (known !== undefined) return known;
    const before = this.transcript.events.filter(({ seq }) => seq < event.seq);
    const calls = before.filter(({ kind }) => kind === "call");
    let found: LogEvent | undefined;
    if (event.callId !== null) found = calls.findLast(({ callId }) => callId === event.callId);
    else if (event.tool !== null) {
      const sameTool = ({ tool, callId }: LogEvent): boolean =>
        tool === event.tool && callId === null;
      const answered = before.filter((one) => one.kind === "content" && sameTool(one)).length;
      found = calls.filter(sameTool)[answered];
    }
    this.#calls.set(event.eventId, found ?? null);
    return found ?? null;
  }
}

function oncePerRange(judge: (range: Range) => boolean): (range: Range) => boolean {
  const known = new Map<string, boolean>();
  return (range) => {
    const key = range.join("-");
    const judged = known.get(key) ?? judge(range);
    known.set(key, judged);
    return judged;
  };
}

function entered({ kind, channel, content }: LogEvent): boolean {
  return (
    (kind === "content" || kind === "definition") && channel !== "assistant" && content !== null
  );
}

/** The values of a call's arguments, and keys that are no names, one a line. */
export function argumentText(call: LogEvent): string {
  const lines: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === "string") lines.push(value);
    else if (typeof value === "number") lines.push(String(value));
    else if (typeof value === "object" && value !== null && depth < DEEPEST)
      for (const [key, item] of Object.entries(value)) {
        if (!plainKey.test(key)) lines.push(key);
        visit(item, depth + 1);
      }
  };
  visit(call.arguments ?? call.content, 0);
  return lines.join("\n");
}
