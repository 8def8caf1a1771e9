import type { z } from "zod";
import type {
  DecisionPointSchema,
  EventSchema,
  GroundTruthSchema,
  TraceSchema,
  WireRequestSchema,
} from "../formats/pab.ts";
import type { Channel, DecisionPoint, GroundTruth, Tier, Trace, TraceEvent } from "./model.ts";
import { ambiguity } from "./rubric.ts";

/** Between the snake case of files and the wire and the types that code works with. */

type WireEvent = z.output<typeof EventSchema>;
type WirePoint = z.output<typeof DecisionPointSchema>;
type WireTrace = z.output<typeof TraceSchema>;
type WireTruth = z.output<typeof GroundTruthSchema>;

export function eventFromWire(event: WireEvent): TraceEvent {
  const { event_id, seq, channel, actor, content } = event;
  return { eventId: event_id, seq, channel, actor, content };
}

export function eventToWire({ eventId, seq, channel, actor, content }: TraceEvent): WireEvent {
  return { event_id: eventId, seq, channel, actor, content };
}

export function pointFromWire(point: WirePoint): DecisionPoint {
  return { eventId: point.event_id, span: point.span };
}

export function pointToWire({ eventId, span }: DecisionPoint): WirePoint {
  return { event_id: eventId, span: span === null ? null : [span[0], span[1]] };
}

/** A trace with its events in the order of `seq`, however the file lists them. */
export function traceFromWire(trace: WireTrace): Trace {
  return {
    traceId: trace.trace_id,
    events: trace.events.map(eventFromWire).sort((a, b) => a.seq - b.seq),
    decisionPoints: trace.decision_points.map(pointFromWire),
  };
}

export function traceToWire(trace: Trace): WireTrace {
  return {
    trace_id: trace.traceId,
    events: trace.events.map(eventToWire),
    decision_points: trace.decisionPoints.map(pointToWire),
  };
}

/** A record as code works with it; what the file leaves out is filled in by the rubric. */
export function truthFromWire(
  record: WireTruth,
  authority?: Readonly<Record<Channel, Tier>>,
): GroundTruth {
  const impersonation = record.impersonation ?? "none";
  const attackType = [record.attack_type].flat();
  return {
    instructionId: record.instruction_id,
    traceId: record.trace_id,
    eventId: record.event_id,
    trueOriginChannel: record.true_origin_channel,
    originEventId: record.origin_event_id ?? null,
    hopChain: record.hop_chain,
    hopCount: record.hop_count,
    surfaceSpan: record.surface_span,
    requestedActionTier: record.requested_action_tier,
    authorized: record.authorized,
    ambiguity:
      record.ambiguity ??
      ambiguity({
        hopCount: record.hop_count,
        impersonation,
        origin: record.true_origin_channel,
        requested: record.requested_action_tier,
        ...(authority ? { authority } : {}),
      }),
    attackType: [...attackType].sort(),
    impersonation,
    stripped: record.stripped ?? attackType.includes("stripping"),
  };
}

export function truthToWire(truth: GroundTruth): WireTruth {
  return {
    instruction_id: truth.instructionId,
    trace_id: truth.traceId,
    event_id: truth.eventId,
    true_origin_channel: truth.trueOriginChannel,
    ...(truth.originEventId === null ? {} : { origin_event_id: truth.originEventId }),
    hop_chain: [...truth.hopChain],
    hop_count: truth.hopCount,
    surface_span: truth.surfaceSpan === null ? null : [truth.surfaceSpan[0], truth.surfaceSpan[1]],
    requested_action_tier: truth.requestedActionTier,
    authorized: truth.authorized,
    ambiguity: truth.ambiguity,
    attack_type: [...truth.attackType],
    impersonation: truth.impersonation,
    stripped: truth.stripped,
  };
}

/** A question to a defence that runs elsewhere. */
export function requestToWire(
  id: string,
  trace: Trace,
  point: DecisionPoint,
): z.output<typeof WireRequestSchema> {
  return { id, trace: traceToWire(trace), decision_point: pointToWire(point) };
}
