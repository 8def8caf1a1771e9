import type { GroundTruth, Span } from "../model.ts";
import type { ReviewedPoint } from "../reviewed-point.ts";
import { byBestOverlap, overlapOf } from "./overlap.ts";

/** What a decision point covers: its span, or its whole event. */
export function coveredSpan({ point, eventLength }: ReviewedPoint): Span {
  return point.span ?? [0, eventLength];
}

/** The points of one event by start, then end; points that cover the same keep the trace's order. */
export function inOrderOfStart(points: readonly ReviewedPoint[]): ReviewedPoint[] {
  return [...points].sort((a, b) => {
    const [aStart, aEnd] = coveredSpan(a);
    const [bStart, bEnd] = coveredSpan(b);
    return aStart - bStart || aEnd - bEnd;
  });
}

/**
 * The decision point an instruction belongs to: of the points on its event, the one whose span
 * overlaps its own most, the one that starts first among equals. An instruction without a recorded
 * span belongs to the event's first point.
 * @param ordered all points of the instruction's event, in order of start
 * @returns undefined when the event has no decision point: the instruction was never judged
 */
export function pointOf(
  truth: GroundTruth,
  ordered: readonly ReviewedPoint[],
): ReviewedPoint | undefined {
  const span = truth.surfaceSpan;
  if (span === null) return ordered[0];
  let best = ordered[0];
  for (const candidate of ordered) {
    if (!best) break;
    const order = byBestOverlap(
      overlapOf(span, coveredSpan(candidate)),
      overlapOf(span, coveredSpan(best)),
    );
    if (order < 0) best = candidate;
  }
  return best;
}
