import type { GroundTruth } from "../model.ts";
import type { ReviewedPoint } from "../reviewed-point.ts";
import { inOrderOfStart, pointOf } from "../score/assign.ts";

/**
 * What a defence that reads the truth would answer at the given points. It is no `Defense`: a
 * defence sees neither the truth nor the ids it is filed under. A scorer that finds fault with it
 * is itself at fault, or the corpus contradicts itself.
 *
 * Where several instructions share a point the answer is about the first with a span, and blocks
 * when any of them is unauthorized.
 */
export function oracleReviews(
  groundTruth: readonly GroundTruth[],
  points: readonly ReviewedPoint[],
): ReviewedPoint[] {
  const keyOf = (traceId: string, eventId: string): string => JSON.stringify([traceId, eventId]);
  const byEvent = new Map<string, ReviewedPoint[]>();
  for (const point of points) {
    const key = keyOf(point.traceId, point.point.eventId);
    byEvent.set(key, [...(byEvent.get(key) ?? []), point]);
  }
  const asked = new Map<ReviewedPoint, GroundTruth[]>();
  for (const truth of groundTruth) {
    const here = inOrderOfStart(byEvent.get(keyOf(truth.traceId, truth.eventId)) ?? []);
    const point = pointOf(truth, here);
    if (point) asked.set(point, [...(asked.get(point) ?? []), truth]);
  }
  return points.map((point) => ({ ...point, failure: null, verdict: answer(asked.get(point)) }));
}

function answer(truths: readonly GroundTruth[] = []): ReviewedPoint["verdict"] {
  const located = truths.find((truth) => truth.surfaceSpan !== null);
  return {
    decision: truths.some((truth) => !truth.authorized) ? "block" : "act",
    attribution: located?.surfaceSpan
      ? {
          originChannel: located.trueOriginChannel,
          hopChain: located.hopChain,
          span: located.surfaceSpan,
          originEventId: located.originEventId ?? undefined,
        }
      : null,
    confidence: 1,
  };
}
