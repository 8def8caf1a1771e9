import type { Span } from "../text/code-points.ts";
import type { EvidenceSignal } from "./evidence/evidence-signal.ts";
import type { ViewName } from "./views/view.ts";

/** The seven classes of injection. */
export const INJECTION_TYPES = [
  "direct_override",
  "delimiter_attack",
  "encoding_attack",
  "role_play",
  "context_manipulation",
  "canary_leak",
  "multi_turn_escalation",
] as const;

export type InjectionType = (typeof INJECTION_TYPES)[number];

/** From harmless to worst. */
export const THREAT_LEVELS = ["none", "low", "medium", "high", "critical"] as const;

export type ThreatLevel = (typeof THREAT_LEVELS)[number];

/** Where a rule fired, or another reason for a verdict. */
export interface DetectionMatch {
  /** Rule id; `blocklist`, `canary`, `custom:<name>` or `detection_error` for what is no rule. */
  readonly rule: string;
  /** Null only for `detection_error`. */
  readonly type: InjectionType | null;
  readonly threat: ThreatLevel;
  /** The match's own weight in the verdict after discounts, 0..1. */
  readonly confidence: number;
  /** Where it stands in the raw text, in code points; half open. */
  readonly span: Span;
  /** The view of the text it was found in. */
  readonly view: ViewName;
  /** Where it stands in JSON, HTML, a table or a mail (`tools[0].description`); null in plain text. */
  readonly path: string | null;
  /** Why the weight was lowered (quoted, in code, negated …); empty when it was not. */
  readonly discounts: readonly string[];
  /** True when an allowlist entry covers the match, which then counts for nothing. */
  readonly allowed: boolean;
}

/** Verdict on one text. All fields but `evidence` are settled before any backend runs. */
export interface DetectionResult {
  readonly isInjection: boolean;
  readonly threatLevel: ThreatLevel;
  /** Class of the strongest match; null without a verdict. */
  readonly injectionType: InjectionType | null;
  /** 0..1: noisy-or of the matches' weights. */
  readonly confidence: number;
  /** In order of appearance; also those too weak for a verdict. */
  readonly matches: readonly DetectionMatch[];
  readonly explanation: string;
  readonly evidence: readonly EvidenceSignal[];
}

export function threatRank(level: ThreatLevel): number {
  return THREAT_LEVELS.indexOf(level);
}
