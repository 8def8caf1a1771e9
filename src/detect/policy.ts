import {
  type DetectPolicyFile,
  POLICY_DECISIONS,
  type PolicyDecision,
} from "../formats/detect-policy-file.ts";
import type { DetectionResult } from "./result.ts";

/** A second opinion on a text. It stands beside the verdict and changes nothing of it. */
export interface Advice {
  readonly decision: PolicyDecision;
  /** The decision is not to let the text pass unseen. */
  readonly suspicious: boolean;
  /** What led to it, the gravest first; static words, names and numbers, never the text. */
  readonly because: readonly string[];
}

/**
 * Margin of the hash embedder over the bank that ships from which on a text is suspicious: 0.5 % of the
 * public harmless texts lie above (`bench/detect/suspicious.mjs`).
 */
const SUSPICIOUS_MARGIN = 0.069;

/** Suspicious is what the rules or the shipped margin call so; holds for no other embedder or bank. */
export const SHIPPED_POLICY: DetectPolicyFile = {
  schema_version: 1,
  injection: "deny",
  evidence: [{ backend: "embedding_knn", score_from: SUSPICIOUS_MARGIN, decision: "review" }],
  unseen: "review",
};

/**
 * What a policy says of a result: the gravest decision of all that its parts come to. A backend that the
 * policy names and that gave no score counts as `unseen`.
 */
export function adviceOn(result: DetectionResult, policy: DetectPolicyFile): Advice {
  const said: { readonly decision: PolicyDecision; readonly why: string }[] = [];
  if (result.isInjection) said.push({ decision: policy.injection, why: "the rules' verdict" });
  for (const { backend, score_from: from, decision } of policy.evidence) {
    const scores = result.evidence
      .filter((signal) => signal.backend === backend)
      .flatMap(({ score }) => (score === null ? [] : [score]));
    if (scores.length === 0)
      said.push({ decision: policy.unseen, why: `${backend} gave no score` });
    else if (Math.max(...scores) >= from)
      said.push({ decision, why: `${backend} from ${from} on` });
  }
  const reached = said.filter(({ decision }) => decision !== "allow").sort(gravestFirst);
  const decision = reached[0]?.decision ?? "allow";
  return { decision, suspicious: decision !== "allow", because: reached.map(({ why }) => why) };
}

function gravestFirst(
  a: { readonly decision: PolicyDecision },
  b: { readonly decision: PolicyDecision },
): number {
  return POLICY_DECISIONS.indexOf(b.decision) - POLICY_DECISIONS.indexOf(a.decision);
}
