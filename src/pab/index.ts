export { type CanaryHit, detectCanary } from "./canary.ts";
export type { Finding, FindingCode, Severity } from "./corpus/finding.ts";
export type { Manifest } from "./corpus/manifest.ts";
export {
  type Corpus,
  type CorpusHead,
  loadCorpus,
  type OpenCorpus,
  openCorpus,
} from "./corpus.ts";
export { type Defense, DefenseFailure } from "./defense.ts";
export { defenses } from "./defenses/builtin.ts";
export { type LoadDefenseOptions, loadDefense } from "./defenses/load.ts";
export type { DefenseEntry, DefenseRegistry, DefenseRole } from "./defenses/registry.ts";
export { type FloorsInput, type FloorsReport, runFloors } from "./floors/floors.ts";
export { type GeneratedCounts, type GenerateOptions, generate } from "./generate/generate.ts";
export { type IngestOptions, type IngestReport, ingestDir } from "./ingest.ts";
export { assertNoOriginLeak } from "./leak-guard.ts";
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
  Transform,
  Verdict,
} from "./model.ts";
export { AUTHORITY_TIER, isAuthorized, tierRank } from "./model.ts";
export { type ReviewOptions, reviewTraces } from "./review.ts";
export type { FailureKind, ReviewedPoint, ReviewFailure } from "./reviewed-point.ts";
export { ambiguity, ambiguityBin, type RubricInput } from "./rubric.ts";
export { type CorpusParts, saveCorpus } from "./save-corpus.ts";
export { checkGates, type GateBounds, type GateResult } from "./score/gates.ts";
export type { Mean } from "./score/mean.ts";
export type { DefenseReport } from "./score/report.ts";
export { type ScoreOptions, scoreReviews } from "./score/score.ts";
export { SPLITS, type SplitName, splitDir } from "./splits.ts";
export type { SentenceEmbedder } from "./tracker/meaning.ts";
export type { TrackerParameters } from "./tracker/parameters.ts";
export { createProvenanceTracker, type ProvenanceTrackerOptions } from "./tracker/tracker.ts";
export { opaqueTrace, visiblePrefix } from "./visible-prefix.ts";
