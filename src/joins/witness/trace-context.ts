import { sha256Hex } from "../../text/sha256.ts";

/** A trial as a span of ours that the agent's spans stand below. */
export interface TrialSpan {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
}

/**
 * Ids of a trial: the same for every try of it, and another run's are others.
 * @param runId tells this run from any other
 */
export function trialSpan(runId: string, key: string): TrialSpan {
  const hex = sha256Hex(`${runId}\0${key}`);
  return { traceId: hex.slice(0, 32), spanId: hex.slice(32, 48) };
}

/**
 * `traceparent` (W3C Trace Context, level 1: version 00, sampled) and `baggage` (W3C Baggage) that
 * name the trial.
 */
export function traceHeaders(span: TrialSpan, key: string): Record<string, string> {
  return {
    traceparent: `00-${span.traceId}-${span.spanId}-01`,
    baggage: `backtrail.trial=${encodeURIComponent(key)}`,
  };
}
