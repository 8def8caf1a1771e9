import type { Attribution, GroundTruth, Span } from "../model.ts";
import { byBestOverlap, type Overlap, overlapOf } from "./overlap.ts";

/** What one verdict claims, once for every instruction judged at its decision point. */
export interface Claim {
  readonly attribution: Attribution;
  readonly confidence: number;
  /** Ids of the instructions judged at the verdict's point. */
  readonly judged: readonly string[];
}

/** A claim and the instruction it was matched with. */
export interface Match {
  readonly claim: Claim;
  readonly overlap: Overlap;
}

interface Pair extends Match {
  readonly truth: GroundTruth;
  readonly span: Span;
  readonly own: boolean;
}

/**
 * Matches claims with true spans inside one event: greedily from the best IoU down, one to one.
 * A claim may be used as often as instructions were judged at its point. Ties go to the smaller
 * start (of the true span, then of the claimed one), then to the smaller instruction id; between
 * claims that are equal in all this, to the instruction's own.
 *
 * Any overlap counts here. As pairs are taken in descending order, the matching at a threshold is
 * what is left of this one above it.
 * @returns the match of each instruction that has one
 */
export function align(
  truths: readonly GroundTruth[],
  claims: readonly Claim[],
): Map<GroundTruth, Match> {
  const pairs: Pair[] = [];
  for (const truth of truths) {
    const span = truth.surfaceSpan;
    if (span === null) continue;
    for (const claim of claims) {
      const overlap = overlapOf(span, claim.attribution.span);
      if (overlap.shared === 0) continue;
      const own = claim.judged.includes(truth.instructionId);
      pairs.push({ truth, span, claim, overlap, own });
    }
  }
  if (pairs.length > 1) pairs.sort(inOrderOfMatching);
  const left = new Map(claims.map((claim) => [claim, claim.judged.length]));
  const matches = new Map<GroundTruth, Match>();
  for (const { truth, claim, overlap } of pairs) {
    const copies = left.get(claim) ?? 0;
    if (copies === 0 || matches.has(truth)) continue;
    left.set(claim, copies - 1);
    matches.set(truth, { claim, overlap });
  }
  return matches;
}

function inOrderOfMatching(a: Pair, b: Pair): number {
  return (
    byBestOverlap(a.overlap, b.overlap) ||
    a.span[0] - b.span[0] ||
    a.claim.attribution.span[0] - b.claim.attribution.span[0] ||
    compareText(a.truth.instructionId, b.truth.instructionId) ||
    Number(b.own) - Number(a.own) ||
    compareText(firstOf(a.claim.judged), firstOf(b.claim.judged))
  );
}

function firstOf(ids: readonly string[]): string {
  return [...ids].sort()[0] ?? "";
}

/** Order of code units: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
