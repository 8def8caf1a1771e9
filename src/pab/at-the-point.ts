import { codePointLength, OffsetMap } from "../text/code-points.ts";
import {
  type Channel,
  type Decision,
  type DecisionPoint,
  isTrusted,
  type Span,
  type Trace,
  type TraceEvent,
} from "./model.ts";

/** The event a point lies on; a prefix always holds it. */
export function decisionEvent(trace: Trace, point: DecisionPoint): TraceEvent {
  const event = trace.events.find((candidate) => candidate.eventId === point.eventId);
  if (!event) throw new RangeError(`no event ${point.eventId} in the visible context`);
  return event;
}

/** The given span, or the whole event where none is given. Code points. */
export function decisionSpan(event: TraceEvent, point: DecisionPoint): Span {
  return point.span ?? [0, codePointLength(event.content)];
}

/** The words that a point covers. */
export function decisionText({ content }: TraceEvent, { span }: DecisionPoint): string {
  return span === null ? content : new OffsetMap(content).slice(span);
}

/** Acts on channels of rank T2 or better, blocks the rest. */
export function decideByChannel(channel: Channel): Decision {
  return isTrusted(channel) ? "act" : "block";
}
