import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import { OffsetMap, type Span } from "../../text/code-points.ts";
import { argumentText } from "./prior.ts";
import { indexText, placesOf, spanOfWords } from "./text-index.ts";

/** What is asked about: an act of the agent, or a passage that it read. */
export type ChosenAct =
  | { readonly kind: "act"; readonly event: LogEvent }
  | { readonly kind: "text"; readonly event: LogEvent; readonly span: Span };

/**
 * The acts and passages of a transcript that a question means.
 * @param question `call`: a number from 1, a call's id or an event's; `find`: words, however they are
 * spaced and cased, among the calls, else in the agent's texts, else in what it read
 * @param before calls of the log before this transcript
 */
export function chooseActs(
  { events }: Transcript,
  question: {
    readonly call?: string | undefined;
    readonly calls?: boolean | undefined;
    readonly find?: string | undefined;
    readonly event?: string | undefined;
    /** With `find`: only the passages that the agent read. */
    readonly read?: boolean | undefined;
  },
  before: number,
): ChosenAct[] {
  const calls = events.filter(({ kind }) => kind === "call");
  const asAct = (event: LogEvent): ChosenAct => ({ kind: "act", event });
  if (question.calls) return calls.map(asAct);
  if (question.call !== undefined) {
    const wanted = question.call;
    if (/^\d{1,9}$/.test(wanted))
      return calls
        .slice(Number(wanted) - 1 - before)
        .slice(0, 1)
        .filter(() => Number(wanted) > before)
        .map(asAct);
    return calls
      .filter(({ eventId, callId }) => eventId === wanted || callId === wanted)
      .map(asAct);
  }
  if (question.event !== undefined) {
    return events
      .filter(({ eventId }) => eventId === question.event)
      .map((event) => (isAct(event) ? asAct(event) : whole(event)));
  }
  const words = indexText(question.find ?? "");
  if (words.joined === "") return [];
  const holds = (text: string): boolean => placesOf(words, indexText(text), 1).length > 0;
  if (!question.read) {
    const acting = calls.filter((call) => holds(argumentText(call)));
    if (acting.length > 0) return acting.map(asAct);
    const said = events.filter((event) => isAct(event) && holds(event.content ?? ""));
    if (said.length > 0) return said.map(asAct);
  }
  return events.flatMap((event) => {
    if (isAct(event)) return [];
    const index = indexText(event.content ?? "");
    const place = placesOf(words, index, 1)[0];
    if (!place) return [];
    const map = new OffsetMap(index.text);
    const [start, end] = spanOfWords(index, ...place);
    return [
      {
        kind: "text" as const,
        event,
        span: [map.toCodePoint(start), map.toCodePoint(end)] as const,
      },
    ];
  });
}

function isAct({ kind, channel }: LogEvent): boolean {
  return kind === "call" || (kind === "content" && channel === "assistant");
}

function whole(event: LogEvent): ChosenAct {
  return { kind: "text", event, span: [0, new OffsetMap(event.content ?? "").length] };
}
