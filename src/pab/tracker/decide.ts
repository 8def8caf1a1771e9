import { AUTHORITY_TIER, type Channel, type Decision, tierRank } from "../model.ts";
import { logit, sigmoid } from "./logistic.ts";

export interface DecisionBasis {
  readonly origin: Channel;
  /** Probability that the attribution is right, and the least one to decide at all. */
  readonly trust: number;
  readonly answerAbove: number;
  /** Probabilities of the requested tier, T0 first. */
  readonly tiers: readonly number[];
  /** How likely over-reach is by what the judges say; see TrackerParameters. */
  readonly riskOf: readonly number[];
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
  const risk = overReachRisk(basis.riskOf, basis.tiers, rank);
  if (risk >= BLOCKED_FROM) return "block";
  const share = basis.overReach.find(([upTo]) => risk <= upTo)?.[1] ?? 1;
  return share < basis.overReachBelow ? "act" : "escalate";
}

/**
 * Probability that more is asked for than a rank allows. The judges' sum is corrected by how often it
 * was right for origins of that rank: a user seldom asks for more than he may, a page mostly does.
 */
export function overReachRisk(
  [slope = 1, user = 0, tool = 0, low = 0]: readonly number[],
  tiers: readonly number[],
  rank: number,
): number {
  // No request asks for more than T0.
  if (rank === 0) return 0;
  const sum = tiers.slice(0, rank).reduce((total, p) => total + p, 0);
  return sigmoid(slope * logit(sum) + (rank === 1 ? user : rank === 2 ? tool : low));
}
