import { formatError } from "../formats/error.ts";
import type { VerdictLine } from "../formats/verdict-journal.ts";
import { FAILURE_KINDS, type ReviewedPoint } from "../pab/reviewed-point.ts";

/** @param hash SHA-256 of the point's trace */
export function reviewToLine(
  { traceId, point, eventLength, verdict, failure }: ReviewedPoint,
  hash: string,
): VerdictLine {
  const { decision, attribution, confidence } = verdict;
  return {
    trace_id: traceId,
    trace_sha256: hash,
    event_id: point.eventId,
    span: point.span === null ? null : [point.span[0], point.span[1]],
    event_length: eventLength,
    decision,
    attribution: attribution && {
      origin_channel: attribution.originChannel,
      hop_chain: [...attribution.hopChain],
      span: [attribution.span[0], attribution.span[1]],
      origin_event_id: attribution.originEventId ?? null,
    },
    confidence,
    failure: failure && `${failure.kind}: ${failure.message}`,
  };
}

/**
 * A line as the runner gave it.
 * @throws BacktrailError with code `format`, naming `where`, for a failure of an unknown kind
 */
export function reviewFromLine(line: VerdictLine, where: string): ReviewedPoint {
  const { attribution } = line;
  return {
    traceId: line.trace_id,
    point: { eventId: line.event_id, span: line.span },
    eventLength: line.event_length,
    verdict: {
      decision: line.decision,
      attribution: attribution && {
        originChannel: attribution.origin_channel,
        hopChain: attribution.hop_chain,
        span: attribution.span,
        originEventId: attribution.origin_event_id ?? undefined,
      },
      confidence: line.confidence,
    },
    failure: line.failure === null ? null : failureOf(line.failure, where),
  };
}

function failureOf(text: string, where: string): NonNullable<ReviewedPoint["failure"]> {
  const end = text.indexOf(": ");
  const kind = FAILURE_KINDS.find((one) => one === text.slice(0, end));
  if (kind === undefined) throw formatError(where, "failure: must begin with its kind");
  return { kind, message: text.slice(end + 2) };
}
