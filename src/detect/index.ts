export type { DetectPolicyFile, PolicyDecision } from "../formats/detect-policy-file.ts";
export type { AuditRecord, AuditSink } from "./audit.ts";
export { jsonlAuditSink } from "./audit-file.ts";
export type { DetectorConfig, Sensitivity } from "./config.ts";
export type { ConversationResult, ConversationTurn } from "./conversation.ts";
export { type CustomRule, type CustomRuleSource, compileCustomRule } from "./custom-rule.ts";
export {
  type DetectOptions,
  type DetectorEnvironment,
  PromptInjectionDetector,
} from "./detector.ts";
export type { Embedder, Exemplar } from "./embedding/embedding-signal.ts";
export { loadOnnxEmbedder, type OnnxFolderOptions } from "./embedding/onnx-folder.ts";
export { embeddingEvidence } from "./embedding-evidence.ts";
export type { DetectionEvidenceBackend, EvidenceSignal } from "./evidence/evidence-signal.ts";
export { hashEmbedder } from "./hash-embedder.ts";
export { type Advice, adviceOn, SHIPPED_POLICY } from "./policy.ts";
export { readPolicyFile } from "./policy-file.ts";
export type { DetectionMatch, DetectionResult, InjectionType, ThreatLevel } from "./result.ts";
export { readRuleFile } from "./rule-file.ts";
export type { ViewName } from "./views/view.ts";
