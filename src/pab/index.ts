export type { Manifest } from "./corpus/manifest.ts";
export { type OpenCorpus, openCorpus } from "./corpus.ts";
export { type Defense, DefenseFailure, type Isolation } from "./defense.ts";
export { defenses } from "./defenses/builtin.ts";
export type { DefenseEntry, DefenseRegistry, DefenseRole } from "./defenses/registry.ts";
export type {
  Attribution,
  Channel,
  Decision,
  DecisionPoint,
  GroundTruth,
  Impersonation,
  Span,
  Tier,
  Trace,
  TraceEvent,
  Verdict,
} from "./model.ts";
export { AUTHORITY_TIER, isAuthorized } from "./model.ts";
export { type ReviewOptions, reviewTraces } from "./review.ts";
export type {
  FailureKind as ReviewFailureKind,
  ReviewedPoint,
  ReviewFailure,
} from "./reviewed-point.ts";
export { type CorpusParts, saveCorpus } from "./save-corpus.ts";
export type { Mean } from "./score/mean.ts";
export type { AttributionSlices, AttributionView, DefenseReport } from "./score/report.ts";
export { type ScoreOptions, scoreReviews } from "./score/score.ts";
export { SPLITS, type SplitName, splitDir } from "./splits.ts";
export type { SentenceEmbedder } from "./tracker/meaning.ts";
export type { TrackerParameters } from "./tracker/parameters.ts";
export { createProvenanceTracker, type ProvenanceTrackerOptions } from "./tracker/tracker.ts";
