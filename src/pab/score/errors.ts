import { rateOf } from "../../stats/rate.ts";
import { shorten } from "../../text/printable.ts";
import { FAILURE_KINDS, type FailureKind, type ReviewedPoint } from "../reviewed-point.ts";
import { compareText } from "./align.ts";
import type { JudgedInstruction } from "./judged.ts";
import type { DefenseReport } from "./report.ts";

const MOST_EXAMPLES = 10;
const MESSAGE_LIMIT = 300;

/** Counts the points that got no proper answer, by kind, and names the first few. */
export function errorsOf(
  points: readonly ReviewedPoint[],
  instructions: readonly JudgedInstruction[],
): DefenseReport["errors"] {
  const withSpan = instructions.filter(({ truth }) => truth.surfaceSpan !== null);
  const unauthorized = instructions.filter(({ truth }) => !truth.authorized);
  const byKind = Object.fromEntries(FAILURE_KINDS.map((kind) => [kind, 0])) as Record<
    FailureKind,
    number
  >;
  const failures: DefenseReport["errors"]["examples"][number][] = [];
  for (const { traceId, point, failure } of points) {
    if (!failure) continue;
    byKind[failure.kind] += 1;
    const message = shorten(failure.message, MESSAGE_LIMIT);
    failures.push({ kind: failure.kind, traceId, eventId: point.eventId, message });
  }
  failures.sort(
    (a, b) =>
      compareText(a.traceId, b.traceId) ||
      compareText(a.eventId, b.eventId) ||
      compareText(a.message, b.message),
  );
  return {
    points: rateOf(failures.length, points.length),
    unauthorized: rateOf(unauthorized.filter(({ failed }) => failed).length, unauthorized.length),
    withSpan: rateOf(withSpan.filter(({ failed }) => failed).length, withSpan.length),
    byKind,
    examples: failures.slice(0, MOST_EXAMPLES),
  };
}
