import type { PageDocument, PageVerdict } from "../../formats/page.ts";
import type { TraceBlock, TraceStop, TraceTrail } from "../../formats/page-trace.ts";
import { type ChosenAct, chooseActs } from "../../joins/cause/choose-acts.ts";
import type { CausePlace, CauseTrail } from "../../joins/cause/placed.ts";
import { type Cause, CauseTracer, restsOnOthers } from "../../joins/cause/trace-cause.ts";
import { isUntrusted } from "../../joins/cause/trust.ts";
import { isGap } from "../../logs/import/gap.ts";
import type { Issue } from "../../logs/import/sink.ts";
import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import { OffsetMap } from "../../text/code-points.ts";
import { argsText } from "./trial-text.ts";

/** Calls of a session that are traced; tracing one reads everything before it. */
const MOST_CALLS = 200;

/** What is asked about the calls of a log. */
export type Question = Parameters<typeof chooseActs>[1];

/**
 * Conversations of a log, one after another, with why the agent made each of its calls; of a question,
 * the conversations that it means and their answers.
 */
export class LogPage {
  readonly #question: Question | null;
  readonly #tracer = new CauseTracer();
  readonly #blocks: TraceBlock[] = [];
  readonly #issues: string[] = [];
  readonly #verdicts = new Map<Cause["verdict"], number>();
  readonly #entries = { untrusted: 0, lost: 0, all: 0 };
  #untraced = 0;
  #gaps = 0;
  #passed = 0;
  #calls = 0;

  constructor(question: Question | null = null) {
    this.#question = question;
  }

  /** Takes in the next conversation. */
  add(transcript: Transcript): void {
    this.#tracer.open(transcript);
    const { events } = transcript;
    const calls = events.filter(({ kind }) => kind === "call");
    const asked =
      this.#asked(transcript) ?? calls.map((event) => ({ kind: "act", event }) as const);
    this.#calls += calls.length;
    if (this.#question !== null && asked.length === 0) {
      this.#passed += 1;
      return;
    }
    const chosen = asked.slice(0, MOST_CALLS);
    this.#untraced += asked.length - chosen.length;
    this.#gaps += events.filter(({ evidence }) => evidence !== "whole").length;
    const place = new Map(events.map(({ eventId }, at) => [eventId, at]));
    this.#blocks.push({
      type: "trace",
      title: transcript.name ?? transcript.transcriptId,
      note: `${transcript.format}, ${events.length} events, ${calls.length} calls.`,
      events: events.map((event) => ({
        id: event.eventId,
        channel: event.channel,
        untrusted: event.channel !== "assistant" && isUntrusted(event.channel),
        kind: event.kind,
        actor: event.tool ?? event.actor,
        text: textOf(event),
        evidence: event.evidence,
        notes: [
          ...event.notes,
          ...(event.seen > 1 ? [`stands ${event.seen} times in the log`] : []),
        ],
      })),
      trails: chosen.map((one) => this.#trailOf(one, transcript.transcriptId, place, events)),
    });
  }

  #asked(transcript: Transcript): ChosenAct[] | null {
    return this.#question === null ? null : chooseActs(transcript, this.#question, this.#calls);
  }

  #trailOf(
    chosen: ChosenAct,
    transcriptId: string,
    place: ReadonlyMap<string, number>,
    events: readonly LogEvent[],
  ): TraceTrail {
    const { eventId } = chosen.event;
    if (chosen.kind === "text") {
      const trail = this.#tracer.text(eventId, chosen.span);
      const shown = textTrail(eventId, trail, transcriptId, place, events);
      this.#entries.all += 1;
      this.#entries.untrusted += shown.untrusted ? 1 : 0;
      this.#entries.lost += shown.lost === null && trail.stops.length > 0 ? 0 : 1;
      return shown;
    }
    const cause = this.#tracer.act(eventId);
    this.#verdicts.set(cause.verdict, (this.#verdicts.get(cause.verdict) ?? 0) + 1);
    return causeTrail(cause, place, events);
  }

  /** Something of the log that was not read, or read otherwise; only the first is shown. */
  issue(issue: Issue): void {
    if (!isGap(issue)) return;
    const { line, pointer, reason } = issue;
    const where = `${line === null ? "" : `, line ${line}`}${pointer === "" ? "" : ` ${pointer}`}`;
    this.#issues.push(`Not read${where}: ${reason}`);
  }

  /** Nothing is clear as long as something was not looked at. */
  #verdict(): PageVerdict {
    const conversations = this.#blocks.length;
    const where = `${conversations} ${conversations === 1 ? "conversation" : "conversations"}`;
    const bad = this.#verdicts.get("rests on untrusted text") ?? 0;
    const open = this.#verdicts.get("cannot be told") ?? 0;
    const all = [...this.#verdicts.values()].reduce((sum, n) => sum + n, 0);
    if (all === 0 && this.#entries.all > 0) return entriesVerdict(this.#entries, where);
    const unread = this.#untraced + this.#issues.length;
    return {
      tone: bad > 0 ? "finding" : all === 0 || open + unread > 0 ? "unmeasured" : "clear",
      word:
        bad > 0
          ? "Calls rest on untrusted text"
          : all === 0
            ? "No call was traced"
            : open > 0
              ? "Some calls cannot be explained"
              : unread > 0
                ? "Not all was traced"
                : "Every traced call was asked for",
      sentence: `${bad} of ${all} traced calls do what untrusted text asked for, of ${open} it cannot be told, in ${where}${this.#untraced > 0 ? `; ${this.#untraced} more were not traced` : ""}.`,
    };
  }

  /** @param facts how the page came about */
  page(file: string, facts: PageDocument["facts"] = []): Omit<PageDocument, "id"> {
    return {
      format: "backtrail/trace-log",
      kind: "Log",
      name: file.split(/[\\/]/).at(-1) ?? file,
      file,
      verdict: this.#verdict(),
      threats: [
        ...(this.#gaps > 0
          ? [`The log does not hold the whole text of ${this.#gaps} events.`]
          : []),
        ...(this.#untraced > 0
          ? [
              `${this.#untraced} calls beyond the first ${MOST_CALLS} of a conversation were not traced.`,
            ]
          : []),
        ...(this.#passed > 0
          ? [`${this.#passed} conversations hold nothing that was asked about and are not shown.`]
          : []),
        ...this.#issues,
        "Causes are found by words and values that recur; a cause that left no trace in the log is not seen.",
      ],
      facts,
      blocks: this.#blocks,
    };
  }
}

/** What was asked about texts: where each entered. */
function entriesVerdict(
  {
    untrusted,
    lost,
    all,
  }: { readonly untrusted: number; readonly lost: number; readonly all: number },
  where: string,
): PageVerdict {
  return {
    tone: untrusted > 0 ? "finding" : lost > 0 ? "unmeasured" : "neutral",
    word:
      untrusted > 0
        ? "Text that others wrote"
        : lost > 0
          ? "Some texts cannot be followed back"
          : "Text of the user, the operator or the agent",
    sentence: `${untrusted} of ${all} passages entered by untrusted text, of ${lost} the trail ends before that, in ${where}.`,
  };
}

function textOf(event: LogEvent): string | null {
  if (event.kind !== "call") return event.content;
  return event.arguments === undefined || event.arguments === null
    ? event.content
    : argsText(event.arguments);
}

function causeTrail(
  cause: Cause,
  place: ReadonlyMap<string, number>,
  events: readonly LogEvent[],
): TraceTrail {
  const act = place.get(cause.actId);
  const event = act === undefined ? undefined : events[act];
  const passages = cause.motive?.stops ?? cause.values.find(restsOnOthers)?.origin?.stops ?? [];
  const surface: TraceStop[] =
    act === undefined || !event
      ? []
      : [
          {
            event: act,
            name: cause.actId,
            channel: "assistant",
            text: textOf(event) ?? "",
            span: null,
          },
        ];
  return {
    label: `${cause.tool ?? "answer"} (${cause.actId})`,
    source: "cause",
    said: `${cause.verdict}${cause.unseen.length > 0 ? `; not seen: ${cause.unseen.join(", ")}` : ""}`,
    untrusted: cause.verdict === "rests on untrusted text",
    stops: [
      ...surface,
      ...passages.map((one) => passageOf(one, cause.transcriptId, place, events)),
    ],
    chain: cause.motive?.chain ?? [],
    lost: cause.motive?.lost ?? null,
    values: cause.values.map((value) => ({
      pointer: value.pointer,
      value: value.value,
      kind: value.kind ?? "not explained by the log",
      share: value.share,
      from: value.origin?.stops.at(-1)?.channel ?? "",
      untrusted: restsOnOthers(value),
    })),
    values_left: cause.valuesLeft,
  };
}

function textTrail(
  eventId: string,
  { stops, chain, lost }: CauseTrail,
  transcriptId: string,
  place: ReadonlyMap<string, number>,
  events: readonly LogEvent[],
): TraceTrail {
  const entered = stops.at(-1)?.channel;
  return {
    label: `text in ${eventId}`,
    source: "cause",
    of: "a passage",
    said: entered === undefined ? "where it entered is not known" : `entered by ${entered}`,
    untrusted: entered !== undefined && entered !== "assistant" && isUntrusted(entered),
    stops: stops.map((one) => passageOf(one, transcriptId, place, events)),
    chain,
    lost,
    values: [],
  };
}

function passageOf(
  { transcriptId, eventId, channel, span, text }: CausePlace,
  current: string,
  place: ReadonlyMap<string, number>,
  events: readonly LogEvent[],
): TraceStop {
  const at = transcriptId === current ? place.get(eventId) : undefined;
  const event = at === undefined ? undefined : events[at];
  return {
    event: at ?? null,
    name: at === undefined ? `${transcriptId} ${eventId}` : eventId,
    channel,
    text,
    span: event === undefined ? null : unitsOf(event, span, text),
  };
}

/** The passage in the text that is shown: a call shows its arguments as JSON, in which it is looked for. */
function unitsOf(event: LogEvent, span: CausePlace["span"], text: string): TraceStop["span"] {
  const shown = textOf(event);
  if (shown === null) return null;
  if (event.kind !== "call") {
    const map = new OffsetMap(shown);
    return span[1] <= map.length ? [map.toUtf16(span[0]), map.toUtf16(span[1])] : null;
  }
  const at = shown.indexOf(text);
  return at < 0 || text === "" ? null : [at, at + text.length];
}
