import type { DecisionPoint, Verdict } from "./model.ts";

/** Ways in which a defence can fail to answer. Each is counted by name and none ends a run. */
export const FAILURE_KINDS = ["threw", "timeout", "garbage", "span_outside"] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** One decision point with the answer it got. Ids are the corpus's own, not the opaque ones. */
export interface ReviewedPoint {
  readonly traceId: string;
  readonly point: DecisionPoint;
  /** Length of the point's event in code points: what a point without a span covers. */
  readonly eventLength: number;
  /** With a failure: `abstain`, no attribution, confidence 0. */
  readonly verdict: Verdict;
  readonly failure: {
    readonly kind: FailureKind;
    /** What happened, in the defence's own words where it had any; untrusted text. */
    readonly message: string;
  } | null;
}
