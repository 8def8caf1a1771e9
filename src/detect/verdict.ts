import { SENSITIVITIES, type Sensitivity } from "./config.ts";
import {
  type DetectionMatch,
  type DetectionResult,
  type ThreatLevel,
  threatRank,
} from "./result.ts";
import { combine } from "./score/combine.ts";

/** A match whose span is still in UTF-16 units of the raw text. */
export type UnitMatch = Omit<DetectionMatch, "span"> & {
  readonly start: number;
  readonly end: number;
};

/** Matches weaker than this say nothing about how grave the text is. */
const WEAK = 0.3;

/** The verdict that follows from matches; evidence comes later and changes nothing. */
export function settleVerdict(
  found: readonly UnitMatch[],
  sensitivity: Sensitivity,
  toSpan: (match: UnitMatch) => DetectionMatch,
): DetectionResult {
  const counted = found.filter((match) => !match.allowed);
  const confidence = combine(
    counted.map((match) => ({
      rule: match.rule,
      weight: match.confidence,
      start: match.start,
      end: match.end,
    })),
  );
  const strongest = counted.reduce<UnitMatch | null>(
    (best, match) => (best === null || isStronger(match, best) ? match : best),
    null,
  );
  const threat = gravest(counted, strongest);
  const bar = SENSITIVITIES[sensitivity];
  const isInjection =
    strongest !== null &&
    confidence >= bar.confidence &&
    threatRank(threat) >= threatRank(bar.threat);
  return {
    isInjection,
    threatLevel: isInjection ? threat : "none",
    injectionType: isInjection ? (strongest?.type ?? null) : null,
    confidence,
    matches: found.map(toSpan),
    explanation: explain(isInjection, strongest, confidence, counted.length, found.length),
    evidence: [],
  };
}

function isStronger(match: UnitMatch, best: UnitMatch): boolean {
  return (
    match.confidence > best.confidence ||
    (match.confidence === best.confidence && threatRank(match.threat) > threatRank(best.threat))
  );
}

function gravest(counted: readonly UnitMatch[], strongest: UnitMatch | null): ThreatLevel {
  return counted.reduce<ThreatLevel>(
    (worst, match) =>
      match.confidence >= WEAK && threatRank(match.threat) > threatRank(worst)
        ? match.threat
        : worst,
    strongest?.threat ?? "none",
  );
}

function explain(
  isInjection: boolean,
  strongest: UnitMatch | null,
  confidence: number,
  counted: number,
  found: number,
): string {
  const percent = `${Math.round(confidence * 100)}%`;
  if (isInjection) {
    const rules = counted === 1 ? "1 match" : `${counted} matches`;
    return `${strongest?.type}: ${rules}, ${percent} together, strongest ${strongest?.rule}`;
  }
  if (counted > 0) return `below the threshold: ${counted} weak or mentioned, ${percent} together`;
  return found > 0 ? "every match lies inside an allowed text" : "no rule matched";
}
