export type { BankRow as ExemplarRow } from "../formats/exemplar.ts";
export type { AuditRecord, AuditSink } from "./audit.ts";
export { jsonlAuditSink } from "./audit-file.ts";
export type { DetectorConfig, Sensitivity } from "./config.ts";
export type { ConversationResult, ConversationTurn } from "./conversation.ts";
export { type CustomRule, type CustomRuleSource, compileCustomRule } from "./custom-rule.ts";
export {
  type BatchItem,
  type DetectOptions,
  type DetectorEnvironment,
  PromptInjectionDetector,
} from "./detector.ts";
export {
  type CachedEmbedder,
  cachedEmbedder,
  type EmbeddingCacheOptions,
} from "./embedding/cached-embedder.ts";
export {
  type Embedder,
  type EmbeddingEvidence,
  EmbeddingSignal,
  type EmbeddingSignalConfig,
  type Exemplar,
} from "./embedding/embedding-signal.ts";
export { EmbeddingSignalBackend } from "./embedding/embedding-signal-backend.ts";
export type { Vector } from "./embedding/matrix.ts";
export { loadOnnxEmbedder, type OnnxFolderOptions } from "./embedding/onnx-folder.ts";
export type { StartTimer } from "./evidence/collect.ts";
export {
  createEvidenceSignal,
  type DetectionEvidenceBackend,
  type EvidenceSignal,
} from "./evidence/evidence-signal.ts";
export { loadExemplars } from "./exemplar-bank.ts";
export { hashEmbedder } from "./hash-embedder.ts";
export type { DetectionMatch, DetectionResult, InjectionType, ThreatLevel } from "./result.ts";
export { readRuleFile } from "./rule-file.ts";
export type { ViewName } from "./views/view.ts";
