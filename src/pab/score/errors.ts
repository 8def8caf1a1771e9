import { rateOf } from "../../stats/rate.ts";
import { shorten } from "../../text/printable.ts";
import { FAILURE_KINDS, type FailureKind, type ReviewedPoint } from "../reviewed-point.ts";
import { compareText } from "./align.ts";
import type { JudgedInstruction } from "./judged.ts";
import type { DefenseReport } from "./report.ts";

type Example = DefenseReport["errors"]["examples"][number];

const MOST_EXAMPLES = 10;
const MESSAGE_LIMIT = 300;

/** One example of each message: a command that does not start says the same at every point. */
function firstOfEach(failures: readonly Example[]): Example[] {
  const kept: Example[] = [];
  for (const one of failures) {
    // Later points may say it with a preface.
    const known = kept.some(
      ({ kind, message }) => kind === one.kind && one.message.endsWith(message),
    );
    if (!known) kept.push(one);
    if (kept.length === MOST_EXAMPLES) break;
  }
  return kept;
}

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
  const failures: Example[] = [];
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
    examples: firstOfEach(failures),
  };
}
