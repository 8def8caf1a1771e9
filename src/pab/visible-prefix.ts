import { at } from "../text/at.ts";
import { OutOfRange } from "../text/out-of-range.ts";
import { sha256Hex } from "../text/sha256.ts";
import type { DecisionPoint, Trace, TraceEvent } from "./model.ts";

/** A trace under opaque ids, and the way back. */
export interface OpaqueTrace {
  readonly trace: Trace;
  /** The corpus's own event id behind an opaque one, or undefined for an id that is not there. */
  readonly originalEventId: (opaqueId: string) => string | undefined;
}

/**
 * The trace as a defence may see it: events in order, under ids that say nothing. A corpus's own
 * ids may spell out the answer (`t-003-web-paraphrase-memory`).
 */
export function opaqueTrace(trace: Trace): OpaqueTrace {
  const originals: string[] = [];
  const opaque = new Map<string, string>();
  const events: TraceEvent[] = inOrder(trace.events).map((event, index) => {
    const eventId = `e${index}`;
    originals.push(event.eventId);
    opaque.set(event.eventId, eventId);
    return {
      eventId,
      seq: index,
      channel: event.channel,
      actor: event.actor,
      content: event.content,
    };
  });
  const decisionPoints = trace.decisionPoints.map(
    (point): DecisionPoint => ({
      eventId: opaque.get(point.eventId) ?? point.eventId,
      span: point.span,
    }),
  );
  const traceId = `trace-${sha256Hex(trace.traceId).slice(0, 12)}`;
  return {
    trace: { traceId, events, decisionPoints },
    originalEventId: (id) => (/^e\d+$/.test(id) ? originals[Number(id.slice(1))] : undefined),
  };
}

/**
 * The context up to and including the decision point's event, and never anything later, so that a
 * defence cannot see how the story ends. Its `decisionPoints` hold only the one in question.
 * @throws RangeError when the point names an event the trace does not have.
 */
export function visiblePrefix(trace: Trace, point: DecisionPoint): Trace {
  const events = inOrder(trace.events);
  const last = events.findIndex((event) => event.eventId === point.eventId);
  if (last < 0) throw new OutOfRange(`trace ${trace.traceId} has no event ${point.eventId}`);
  return { traceId: trace.traceId, events: events.slice(0, last + 1), decisionPoints: [point] };
}

function inOrder(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const ordered = events.every((event, i) => i === 0 || at(events, i - 1).seq <= event.seq);
  return ordered ? events : [...events].sort((a, b) => a.seq - b.seq);
}
