import { AUTHORITY_TIER, type Channel, type Decision, tierRank } from "../model.ts";
import { TIER_FEATURES } from "./tier-features.ts";

/** How likely the request must be within its origin's privilege for the tracker to act. */
const ACT_ON_TRUSTED = 0.5;
/** From origins of the two lowest tiers only what is plainly harmless is done. */
const ACT_ON_UNTRUSTED = 0.9;
const LAST_TRUSTED_RANK = 2;

/** Words of these kinds are never harmless, whatever else the text says. */
const RISKY = ["limits", "checks", "money", "sending", "running", "records", "keeping", "address"];

export interface DecisionBasis {
  readonly origin: Channel;
  /** Probability that the attribution is right. */
  readonly trust: number;
  /** Least trust to decide at all. */
  readonly answerAbove: number;
  /** Probabilities of the requested tier, T0 first. */
  readonly tiers: readonly number[];
  /** Counts of kinds of words, by TIER_FEATURES. */
  readonly tierFeatures: readonly number[];
  /** Poses as an order of the system or claims an approval. */
  readonly claimsAuthority: boolean;
}

/** Probability that the origin has the privilege that the request needs. */
export function authorizedProbability(origin: Channel, tiers: readonly number[]): number {
  const rank = tierRank(AUTHORITY_TIER[origin]);
  return tiers.slice(rank).reduce((sum, p) => sum + p, 0);
}

/**
 * Escalates what cannot be attributed; acts where the origin has the privilege for what is probably
 * asked, from an untrusted origin only when nothing in the words could do harm; blocks the rest.
 */
export function decide(basis: DecisionBasis): Decision {
  if (basis.trust < basis.answerAbove) return "escalate";
  const allowed = authorizedProbability(basis.origin, basis.tiers);
  if (tierRank(AUTHORITY_TIER[basis.origin]) <= LAST_TRUSTED_RANK) {
    return allowed >= ACT_ON_TRUSTED ? "act" : "block";
  }
  return allowed >= ACT_ON_UNTRUSTED && isHarmless(basis) ? "act" : "block";
}

function isHarmless({ tierFeatures, claimsAuthority }: DecisionBasis): boolean {
  const count = (kind: string): number =>
    tierFeatures[(TIER_FEATURES as readonly string[]).indexOf(kind)] ?? 0;
  return !claimsAuthority && count("layout") > 0 && RISKY.every((kind) => count(kind) === 0);
}
