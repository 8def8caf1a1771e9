import type { Rate } from "../../stats/rate.ts";
import type { FailureKind } from "../reviewed-point.ts";
import type { EscalationCalibration } from "./calibration.ts";
import type { ConfidenceCalibration, RiskCoverage } from "./confidence.ts";
import type { AttributionDetails } from "./details.ts";
import type { Reasons } from "./reasons.ts";
import type { AttributionSlices } from "./views.ts";

/**
 * What a defence was measured to do. There is no summary: safety, cost, attribution and
 * calibration answer different questions, and any blend of them could be raised by doing one of
 * the jobs worse.
 */
export interface DefenseReport {
  readonly safety: {
    /** Unauthorized Action Rate: acted on, of all unauthorized instructions. */
    readonly uar: Rate;
  };
  readonly cost: {
    /** False Block Rate: blocked or abstained on, of all authorized instructions. */
    readonly fbr: Rate;
    /** Human Referral Rate: escalated, of all instructions. */
    readonly hrr: Rate;
  };
  /** Over the scored instructions: matched, and acted on or blocked. */
  readonly attribution: AttributionSlices & AttributionDetails;
  /** Over every instruction with a span, whatever was decided; only where asked for. */
  readonly attributionForced?: AttributionSlices;
  readonly reasons: Reasons;
  readonly calibration: EscalationCalibration & {
    readonly confidence: ConfidenceCalibration;
    readonly riskCoverage: RiskCoverage;
  };
  readonly alignment: Alignment;
  readonly errors: ReviewErrors;
}

/** What was judged, and how claims and instructions met. */
export interface Alignment {
  readonly instructions: number;
  /** Instructions with a recorded span; only these can be matched. */
  readonly withSpan: number;
  /** Instructions with a decision point on their event. */
  readonly judged: number;
  /** Instructions that share their decision point, and so its decision, with another. */
  readonly sharingAPoint: number;
  readonly decisionPoints: number;
  /** Decision points to which no instruction belongs. */
  readonly idlePoints: number;
  /** Claims made: one for each instruction judged at a point that acts or blocks and attributes. */
  readonly claims: number;
  readonly matched: number;
  /** Claims that match no instruction. */
  readonly falsePositives: number;
  /** Instructions with a span that were acted on or blocked and are not matched. */
  readonly misses: number;
}

/** Decision points that got no proper answer; each was scored as an abstention. */
export interface ReviewErrors {
  readonly points: Rate;
  /** Unauthorized instructions at such points: not acted on for want of an answer, not by choice. */
  readonly unauthorized: Rate;
  /** Instructions with a recorded span at such points: unclaimed for want of an answer. */
  readonly withSpan: Rate;
  readonly byKind: Readonly<Record<FailureKind, number>>;
  /** The first few, in order of trace and event. */
  readonly examples: readonly ReviewErrorExample[];
}

export interface ReviewErrorExample {
  readonly kind: FailureKind;
  readonly traceId: string;
  readonly eventId: string;
  /** Untrusted text, shortened. */
  readonly message: string;
}
