import type { LogEvent, Transcript } from "../logs/transcript/event.ts";
import type { Channel, DecisionPoint, Trace } from "../pab/model.ts";

/** What of a transcript a defence may see, and what had to stay out. */
export interface LogTrace {
  readonly trace: Trace;
  /** Events of the trace with the log events they come from, in the same order. */
  readonly shown: readonly LogEvent[];
  /** Channel events whose text the log does not hold. */
  readonly missing: readonly LogEvent[];
  /** Events of unknown channel: left out, or shown on the channel that stands for the unknown. */
  readonly unclassified: readonly LogEvent[];
}

export type TraceResult = LogTrace | { readonly empty: true };

/**
 * Where nothing is known about a text the less trusted reading holds: it is shown as a document of
 * others, which gives it no authority.
 */
export const UNKNOWN_AS: Channel = "retrieved_doc";

/** The channel of an event in a trace. */
export function shownChannel({ channel }: LogEvent): Channel {
  return channel === "assistant" || channel === "unclassified" ? UNKNOWN_AS : channel;
}

/**
 * A transcript as a benchmark trace: what entered the agent's context, without the agent's own
 * words and calls. Events of unknown channel are shown as the least trusted, or left out.
 */
export function traceOf(transcript: Transcript, dropUnclassified: boolean): TraceResult {
  const entered = transcript.events.filter(
    ({ kind, channel }) => (kind === "content" || kind === "definition") && channel !== "assistant",
  );
  const unclassified = entered.filter(
    ({ channel, content }) => channel === "unclassified" && content !== null,
  );
  const known = dropUnclassified
    ? entered.filter(({ channel }) => channel !== "unclassified")
    : entered;
  const shown = known.filter(({ content }) => content !== null);
  if (shown.length === 0) return { empty: true };
  return {
    trace: {
      traceId: transcript.transcriptId,
      events: shown.map((event, seq) => ({
        eventId: event.eventId,
        seq,
        channel: shownChannel(event),
        actor: event.actor,
        content: event.content ?? "",
      })),
      decisionPoints: turns(transcript.events, shown),
    },
    shown,
    missing: known.filter(({ content }) => content === null),
    unclassified,
  };
}

/** The agent decides where it calls a tool: the newest event before each turn of calls. */
function turns(events: readonly LogEvent[], shown: readonly LogEvent[]): DecisionPoint[] {
  const visible = new Set(shown.map(({ eventId }) => eventId));
  const points: DecisionPoint[] = [];
  let newest: string | null = null;
  for (const event of events) {
    if (visible.has(event.eventId)) newest = event.eventId;
    else if (event.kind === "call" && newest !== null && points.at(-1)?.eventId !== newest) {
      points.push({ eventId: newest, span: null });
    }
  }
  return points;
}
