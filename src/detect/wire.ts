import type { DetectDocumentSchema } from "../formats/detect-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type { AuditRecord } from "./audit.ts";
import type { DetectionMatch, DetectionResult } from "./result.ts";

/** A verdict as documents, batch lines and audit files hold it. */
export type WireDetection = DocumentBody<typeof DetectDocumentSchema>["result"];

export function detectionToWire(result: DetectionResult): WireDetection {
  return {
    is_injection: result.isInjection,
    threat_level: result.threatLevel,
    injection_type: result.injectionType,
    confidence: result.confidence,
    matches: result.matches.map(matchToWire),
    explanation: result.explanation,
    evidence: result.evidence.map(({ backend, score, blocks, error }) => ({
      backend,
      score,
      blocks,
      error,
    })),
  };
}

/** An audit record as a line of a file holds it. */
export function auditToWire({ time, sha256, source, result }: AuditRecord): object {
  return { time, sha256, source, result: detectionToWire(result) };
}

function matchToWire(match: DetectionMatch): WireDetection["matches"][number] {
  return {
    rule: match.rule,
    type: match.type,
    threat: match.threat,
    confidence: match.confidence,
    span: match.span,
    view: match.view,
    path: match.path,
    discounts: match.discounts,
    allowed: match.allowed,
  };
}
