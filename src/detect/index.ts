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
  createEvidenceSignal,
  type DetectionEvidenceBackend,
  type EvidenceSignal,
} from "./evidence/evidence-signal.ts";
export type {
  DetectionMatch,
  DetectionResult,
  InjectionType,
  ThreatLevel,
} from "./result.ts";
