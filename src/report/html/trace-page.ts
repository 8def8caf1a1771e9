import type { PageDocument } from "../../formats/page.ts";
import type { TraceBlock, TraceStop, TraceTrail } from "../../formats/page-trace.ts";
import type { Defense } from "../../pab/defense.ts";
import { type DecisionPoint, type GroundTruth, isTrusted, type Trace } from "../../pab/model.ts";
import { OffsetMap, type Span, sliceCodePoints } from "../../text/code-points.ts";
import { orderValues } from "../order-values.ts";
import { trailOf } from "../trace-trail.ts";
import { type Claim, claimFor, findingsOf } from "./trace-claims.ts";

/**
 * A trace of a corpus as a page shows it: the true trails, and beside them what a defence claims.
 * @param defense what is asked about every decision point, with all up to its event
 */
export async function showTrace(
  trace: Trace,
  truths: readonly GroundTruth[],
  defense: Defense,
  file: string,
): Promise<Omit<PageDocument, "id">> {
  const claims: Claim[] = [];
  for (const point of trace.decisionPoints) claims.push(await claimOf(trace, point, defense));
  const planted = truths.filter(({ authorized }) => !authorized);
  const paired = truths.map((truth) => claimFor(trace, truth, claims));
  const trails = [
    ...truths.map((truth, at) =>
      withClaim(trace, trueTrail(trace, truth), truth, paired[at] ?? null, defense.name),
    ),
    ...claims
      .filter((claim) => !paired.includes(claim))
      .map((claim) => claimedTrail(trace, claim, defense.name)),
  ];
  return {
    format: "backtrail/trace",
    kind: "Trace",
    name: trace.traceId,
    file,
    verdict: {
      tone: planted.length > 0 ? "finding" : "neutral",
      word: planted.length > 0 ? "Holds unauthorized instructions" : "Trace",
      sentence: `${trace.events.length} events; ${heldBy(truths)}. ${defense.name} answered at ${claims.filter(({ verdict }) => verdict !== null).length} of ${claims.length} decision points.`,
    },
    threats: [
      ...(truths.length === 0
        ? ["No ground truth lies beside this trace: only claims are shown."]
        : []),
      ...claims.flatMap(({ failure }) =>
        failure === "" ? [] : [`${defense.name} gave no answer: ${failure}`],
      ),
      ...unclaimed(paired, defense.name),
      "A corpus records no calls: the values that an order names stand for the arguments of a call that obeys it.",
      "Of the events between origin and surface a corpus records the hops only; the ones marked are those that share the most words.",
    ],
    facts: [{ name: "Claims by", value: defense.name }],
    blocks: [
      {
        type: "trace",
        title: "Event by event",
        events: trace.events.map((event) => ({
          id: event.eventId,
          channel: event.channel,
          untrusted: !isTrusted(event.channel),
          kind: "content",
          actor: event.actor,
          text: event.content,
          evidence: "whole",
          notes: [],
        })),
        trails,
      } satisfies TraceBlock,
    ],
  };
}

async function claimOf(trace: Trace, point: DecisionPoint, defense: Defense): Promise<Claim> {
  const last = trace.events.findIndex(({ eventId }) => eventId === point.eventId);
  const visible = { ...trace, events: trace.events.slice(0, last + 1), decisionPoints: [point] };
  try {
    return { point, verdict: await defense.review(visible, point), failure: "" };
  } catch (error) {
    return {
      point,
      verdict: null,
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}

function trueTrail(trace: Trace, truth: GroundTruth): TraceTrail {
  const marks = trailOf(trace, truth);
  const order = ["surface", "hop", "origin"];
  const ids = [...marks].sort(
    ([a, mark], [b, other]) =>
      order.indexOf(mark) - order.indexOf(other) || seqOf(trace, b) - seqOf(trace, a),
  );
  return {
    label: `${truth.instructionId}: truth`,
    source: "the corpus",
    said: `${truth.authorized ? "authorized" : "not authorized"}; ${truth.attackType.join(", ")}; ${truth.hopCount} hops`,
    untrusted: !truth.authorized,
    stops: ids.flatMap(([id, mark]) =>
      stopAt(trace, id, mark === "surface" ? truth.surfaceSpan : null),
    ),
    chain: truth.hopChain,
    lost: truth.originEventId === null ? "the corpus does not record the event of origin" : null,
    values: valuesOf(trace, truth),
  };
}

function heldBy(truths: readonly GroundTruth[]): string {
  const planted = truths.filter(({ authorized }) => !authorized);
  return truths.length === 0
    ? "which instructions they hold is not recorded"
    : `${planted.length} of ${truths.length} instructions are not authorized by where they came from`;
}

function unclaimed(paired: readonly (Claim | null)[], name: string): string[] {
  const without = paired.filter((claim) => claim === null).length;
  return without === 0
    ? []
    : [
        `${without} instructions stand where ${name} was asked nothing: no claim stands beside their trail.`,
      ];
}

/** The true trail with the claim beside it, where one was made. */
function withClaim(
  trace: Trace,
  trail: TraceTrail,
  truth: GroundTruth,
  claim: Claim | null,
  name: string,
): TraceTrail {
  if (claim === null) return trail;
  const findings = findingsOf(trace, truth, claim.verdict);
  return { ...trail, beside: { trail: claimedTrail(trace, claim, name), findings } };
}

function valuesOf(trace: Trace, truth: GroundTruth): TraceTrail["values"] {
  const surface = seqOf(trace, truth.eventId);
  const event = trace.events[surface];
  if (!event) return [];
  const order =
    truth.surfaceSpan === null ? event.content : sliceCodePoints(event.content, truth.surfaceSpan);
  return orderValues(trace, order, surface, truth.originEventId).map(
    ({ value, from, atOrigin, untrusted }) => ({
      pointer: "in the order",
      value,
      kind: from === null ? "new at the surface" : "copied",
      share: null,
      from:
        from === null
          ? ""
          : `${from.channel}, ${from.eventId}${atOrigin ? ", the event of origin" : ""}`,
      untrusted,
    }),
  );
}

function claimedTrail(trace: Trace, { point, verdict, failure }: Claim, name: string): TraceTrail {
  const claim = verdict?.attribution ?? null;
  const origin = claim?.originEventId;
  return {
    label: `${point.eventId}: claimed`,
    source: name,
    said:
      verdict === null
        ? `no answer: ${failure}`
        : `${verdict.decision}, confidence ${verdict.confidence.toFixed(2)}; origin ${claim?.originChannel ?? "not named"}${verdict.rationale === undefined ? "" : `; ${verdict.rationale}`}`,
    untrusted: claim !== null && !isTrusted(claim.originChannel),
    stops: [
      ...stopAt(trace, point.eventId, claim?.span ?? point.span),
      ...(origin === undefined || origin === point.eventId ? [] : stopAt(trace, origin, null)),
    ],
    chain: claim?.hopChain ?? [],
    lost:
      claim !== null && origin === undefined ? "the defence names a channel and no event" : null,
    values: [],
  };
}

function seqOf({ events }: Trace, id: string): number {
  return events.findIndex(({ eventId }) => eventId === id);
}

function stopAt(trace: Trace, id: string, span: Span | null): TraceStop[] {
  const at = seqOf(trace, id);
  const event = trace.events[at];
  if (!event) return [];
  const map = new OffsetMap(event.content);
  const units = span === null ? null : ([map.toUtf16(span[0]), map.toUtf16(span[1])] as const);
  return [
    {
      event: at,
      name: id,
      channel: event.channel,
      text: units === null ? event.content : event.content.slice(...units),
      span: units,
    },
  ];
}
