export type { Manifest } from "./corpus/manifest.ts";
export { type OpenCorpus, openCorpus } from "./corpus.ts";
export type { Defense, Isolation } from "./defense.ts";
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
export { isAuthorized } from "./model.ts";
export type { AskReader } from "./reader/ask-reader.ts";
export { createLlmTracker, type LlmTrackerOptions } from "./reader/llm-tracker.ts";
export type { FailureKind as ReviewFailureKind, ReviewedPoint } from "./reviewed-point.ts";
export { type CorpusParts, saveCorpus } from "./save-corpus.ts";
export type { Mean } from "./score/mean.ts";
export type { AttributionSlices, AttributionView, DefenseReport } from "./score/report.ts";
export { SPLITS, splitDir } from "./splits.ts";
export type { SentenceEmbedder } from "./tracker/encoder.ts";
export { createProvenanceTracker, type ProvenanceTrackerOptions } from "./tracker/tracker.ts";
