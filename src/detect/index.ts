export { type BatchItem, type DetectOptions, type DetectorEnvironment, PromptInjectionDetector } from "./detector.ts";
export type { DetectionMatch, DetectionResult, EvidenceSignal, InjectionType, ThreatLevel } from "./result.ts";
export { Scanner } from "./scan.ts";
export { compileCustomRule } from "./custom-rule.ts";
