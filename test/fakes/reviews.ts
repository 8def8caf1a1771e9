import type { Attribution, Channel, Decision, GroundTruth, Span } from "../../src/pab/model.ts";
import type { FailureKind, ReviewedPoint } from "../../src/pab/reviewed-point.ts";

/** A ground-truth record with everything but what the test is about filled in. */
export function truth(given: Partial<GroundTruth> = {}): GroundTruth {
  const hopChain = given.hopChain ?? [given.trueOriginChannel ?? "web"];
  return {
    instructionId: "i-1",
    traceId: "t-1",
    eventId: "e-1",
    trueOriginChannel: hopChain[0] as Channel,
    originEventId: null,
    hopChain,
    hopCount: hopChain.length - 1,
    surfaceSpan: [0, 10],
    requestedActionTier: "T1",
    authorized: false,
    ambiguity: 0.1,
    attackType: ["direct"],
    impersonation: "none",
    stripped: false,
    ...given,
  };
}

export interface ReviewGiven {
  readonly traceId?: string;
  readonly eventId?: string;
  readonly span?: Span | null;
  readonly eventLength?: number;
  readonly decision?: Decision;
  readonly attribution?: Attribution | null;
  readonly confidence?: number;
  readonly failure?: FailureKind;
}

/** A reviewed decision point on the same trace and event as `truth()`. */
export function review(given: ReviewGiven = {}): ReviewedPoint {
  return {
    traceId: given.traceId ?? "t-1",
    point: { eventId: given.eventId ?? "e-1", span: given.span ?? null },
    eventLength: given.eventLength ?? 10,
    verdict: {
      decision: given.decision ?? "block",
      attribution: given.attribution ?? null,
      confidence: given.confidence ?? 1,
    },
    failure: given.failure ? { kind: given.failure, message: "the defence's own words" } : null,
  };
}

/** A claim about an origin; the chain defaults to the origin alone. */
export function claim(
  originChannel: Channel,
  span: Span,
  more: Partial<Attribution> = {},
): Attribution {
  return { originChannel, hopChain: [originChannel], span, ...more };
}
