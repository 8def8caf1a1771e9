import { codePointLength } from "../../text/code-points.ts";
import type { Channel, GroundTruth, Trace, TraceEvent } from "../model.ts";
import type { Fault } from "./parse-json.ts";

/** Where a transform's output is seen; the other transforms emit no event. */
const EMITS: Readonly<Record<string, Channel>> = {
  write_read_memory: "memory",
  relay_to_peer: "inter_agent",
  tool_echo: "tool_echo",
};

/** Where a record does not fit the trace it names. */
export function* referenceFaults(truth: GroundTruth, trace: Trace): Generator<Fault> {
  const surface = trace.events.find((event) => event.eventId === truth.eventId);
  if (!surface) {
    const message = `names event "${truth.eventId}", which trace "${trace.traceId}" does not hold`;
    yield { code: "missing_event", message };
    return;
  }
  const { surfaceSpan: span } = truth;
  const length = codePointLength(surface.content);
  if (span !== null && span[1] > length) {
    const message = `surface_span [${span}] ends beyond event "${truth.eventId}", which has ${length} code points`;
    yield { code: "span_outside_event", message };
  }
  yield* surfaceFaults(truth, surface);
  yield* originFaults(truth, trace, surface);
  yield* pointFaults(truth, trace);
}

function* surfaceFaults(truth: GroundTruth, surface: TraceEvent): Generator<Fault> {
  if (truth.hopChain.length === 1) {
    if (surface.channel === truth.trueOriginChannel) return;
    const message = `has no hops, but its event is on ${surface.channel} and its origin is ${truth.trueOriginChannel}`;
    yield { code: "surface_contradiction", message };
    return;
  }
  const emitting = truth.hopChain.slice(1).findLast((hop) => Object.hasOwn(EMITS, hop));
  const expected = emitting === undefined ? truth.trueOriginChannel : EMITS[emitting];
  if (surface.channel === expected) return;
  const message = `its event is on ${surface.channel}, but its chain ends on ${expected}`;
  yield { code: "surface_channel_unexpected", message };
}

function* originFaults(truth: GroundTruth, trace: Trace, surface: TraceEvent): Generator<Fault> {
  const { originEventId, trueOriginChannel } = truth;
  if (originEventId === null) return;
  const origin = trace.events.find((event) => event.eventId === originEventId);
  if (!origin) {
    const message = `names origin event "${originEventId}", which the trace does not hold`;
    yield { code: "missing_origin_event", message };
    return;
  }
  const about = (what: string): Fault => ({
    code: "origin_event_contradiction",
    message: `origin event "${originEventId}" ${what}`,
  });
  if (origin.channel !== trueOriginChannel) {
    yield about(`is on ${origin.channel}, but true_origin_channel is ${trueOriginChannel}`);
  } else if (origin.seq > surface.seq) {
    yield about("comes after the event it should have led to");
  } else if (truth.hopChain.length === 1 && originEventId !== truth.eventId) {
    yield about("is not the surface event, though there are no hops between them");
  }
}

function* pointFaults(truth: GroundTruth, trace: Trace): Generator<Fault> {
  const points = trace.decisionPoints.filter((point) => point.eventId === truth.eventId);
  if (points.length === 0) {
    const message = `event "${truth.eventId}" has no decision point, so that the instruction is never judged`;
    yield { code: "no_decision_point", message };
    return;
  }
  const { surfaceSpan: own } = truth;
  if (own === null) return;
  const met = points.some(({ span }) => span === null || (span[0] < own[1] && own[0] < span[1]));
  if (met) return;
  const message = `no decision point of event "${truth.eventId}" touches surface_span [${own}]`;
  yield { code: "point_misses_instruction", message };
}
