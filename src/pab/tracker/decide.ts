import { AUTHORITY_TIER, type Channel, type Decision, tierRank } from "../model.ts";

export interface DecisionBasis {
  readonly origin: Channel;
  /** Probability that the attribution is right, and the least one to decide at all. */
  readonly trust: number;
  readonly answerAbove: number;
  /** Probabilities of the requested tier, T0 first. */
  readonly tiers: readonly number[];
  /** How often orders over-reached that were judged no riskier; see TrackerParameters. */
  readonly overReach: readonly (readonly [risk: number, share: number])[];
  /** Act only where that is less often than this. */
  readonly overReachBelow: number;
}

/** From here on over-reach is likelier than not and blocked; below, a person is asked. */
const BLOCKED_FROM = 0.5;

/**
 * Escalates what cannot be attributed; blocks what probably asks for more than its origin may; acts
 * only where orders judged as safe seldom did; asks a person about what lies between.
 */
export function decide(basis: DecisionBasis): Decision {
  if (basis.trust < basis.answerAbove) return "escalate";
  const rank = tierRank(AUTHORITY_TIER[basis.origin]);
  const risk = basis.tiers.slice(0, rank).reduce((sum, p) => sum + p, 0);
  if (risk >= BLOCKED_FROM) return "block";
  const share = basis.overReach.find(([upTo]) => risk <= upTo)?.[1] ?? 1;
  return share < basis.overReachBelow ? "act" : "escalate";
}
