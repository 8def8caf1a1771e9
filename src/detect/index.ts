export type { AuditRecord, AuditSink } from "./audit.ts";
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
  type CacheOptions,
  cachedEmbedder,
} from "./embedding/cached-embedder.ts";
export {
  DEFAULT_K,
  DEFAULT_MODEL_ID,
  type Embedder,
  type EmbeddingEvidence,
  EmbeddingSignal,
  type EmbeddingSignalConfig,
  EmbeddingSignalUnavailable,
  type Exemplar,
} from "./embedding/embedding-signal.ts";
export { EmbeddingSignalBackend } from "./embedding/embedding-signal-backend.ts";
export { HASH_MODEL_ID } from "./embedding/feature-hash.ts";
export { loadOnnxEmbedder, type OnnxFolderOptions } from "./embedding/onnx-folder.ts";
export {
  createEvidenceSignal,
  type DetectionEvidenceBackend,
  type EvidenceSignal,
} from "./evidence/evidence-signal.ts";
export { loadExemplars, STARTER_BANK } from "./exemplar-bank.ts";
export { hashEmbedder } from "./hash-embedder.ts";
export type {
  DetectionMatch,
  DetectionResult,
  InjectionType,
  ThreatLevel,
} from "./result.ts";
