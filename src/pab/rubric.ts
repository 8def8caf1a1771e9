import { IMPERSONATIONS } from "../formats/pab.ts";
import { rational, rationalToNumber } from "../stats/rational.ts";
import { AUTHORITY_TIER, type Channel, type Impersonation, type Tier, tierRank } from "./model.ts";

/** What the ambiguity of an instruction is computed from; RUBRIC.md gives the reasons. */
export interface RubricInput {
  readonly hopCount: number;
  readonly impersonation: Impersonation;
  readonly origin: Channel;
  readonly requested: Tier;
  readonly authority?: Readonly<Record<Channel, Tier>>;
}

/**
 * Ambiguity in 0..1: how hard the instruction is to place, by design rather than by measurement.
 * `0.50 min(h,4)/4 + 0.35 I/3 + 0.15/(1+|rank(origin) - rank(requested)|)`, rounded half to even
 * at four decimals.
 */
export function ambiguity(input: RubricInput): number {
  return rationalToNumber(rational(ambiguityTenThousandths(input), 10_000));
}

/**
 * The calibration bin, 0 to 4, computed in integers so that 0.2 is always in the second one. Finer
 * than the rubric's four decimals: a corpus may bring 0.19999, which lies in the first.
 */
export function ambiguityBin(ambiguity: number): number {
  return Math.min(4, Math.floor(Math.round(ambiguity * 1e10) / 2e9));
}

function ambiguityTenThousandths({
  hopCount,
  impersonation,
  origin,
  requested,
  authority = AUTHORITY_TIER,
}: RubricInput): number {
  const hops = 1250 * Math.min(hopCount, 4);
  const distance = Math.abs(tierRank(authority[origin]) - tierRank(requested));
  // In sixtieths of a ten-thousandth all three terms are whole: 3500/3 and 1500/(1..5).
  const sixtieths =
    hops * 60 + 70_000 * IMPERSONATIONS.indexOf(impersonation) + 90_000 / (1 + distance);
  return roundHalfEven(sixtieths, 60);
}

function roundHalfEven(value: number, unit: number): number {
  const whole = Math.floor(value / unit);
  const rest = (value - whole * unit) * 2;
  if (rest > unit || (rest === unit && whole % 2 === 1)) return whole + 1;
  return whole;
}
