import type { ThreatLevel } from "../detect/result.ts";

/** The levels of SARIF that GitHub shows. */
export function levelOf(threat: ThreatLevel): "error" | "warning" | "note" {
  if (threat === "critical" || threat === "high") return "error";
  return threat === "medium" ? "warning" : "note";
}

/** GitHub's scale of grave, 0 to 10: above 9 critical, from 7 high, from 4 medium, below low. */
export function securitySeverity(threat: ThreatLevel): string {
  const scale = { none: "0.0", low: "3.0", medium: "5.5", high: "8.0", critical: "9.5" } as const;
  return scale[threat];
}
