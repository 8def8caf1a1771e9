import { align } from "./alignment.ts";
import { type Candidate, densestWindows, findCandidates } from "./hits.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "./quantities.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/** An earlier place that says the same in the same words, small edits aside. */
export interface Copy {
  readonly region: Region;
  /** Tokens of the query matched in order, as a share of the query: 1 for a verbatim copy. */
  readonly recall: number;
  /** Tokens matched as a share of the copy's extent. */
  readonly precision: number;
  /** Harmonic mean of both. */
  readonly score: number;
  /** Tokens of the query that the copy has not, and tokens between the matched ones. */
  readonly changed: number;
  readonly dropped: number;
}

/** Below this an earlier passage is not a copy. Rewordings of whole sentences stay well below it. */
export const COPY_SCORE = 0.82;
/** A passage whose bounds are a guess may have more around it that was not copied. */
export const LOOSE_COPY_SCORE = 0.7;

/** Copies of the region in earlier events, nearest first. A copy keeps every number. */
export function findCopies(
  index: TraceIndex,
  region: Region,
  least: number = COPY_SCORE,
): readonly Copy[] {
  const quantities = quantitiesOf(index, region);
  return findCandidates(index, region)
    .events.map((candidate) => bestCopy(index, region, candidate))
    .filter((copy) => copy.score >= least && keepsQuantities(index, quantities, copy.region))
    .sort((a, b) => b.region.event - a.region.event);
}

function keepsQuantities(
  index: TraceIndex,
  quantities: readonly Quantity[],
  region: Region,
): boolean {
  const kept = quantitiesOf(index, region);
  return quantities.every((quantity) => kept.some((other) => sameQuantity(quantity, other)));
}

/** The best order-keeping match of the query within a candidate event. */
function bestCopy(index: TraceIndex, query: Region, candidate: Candidate): Copy {
  const size = query.to - query.from;
  const [eventFrom, eventTo] = index.tokensOf(candidate.event);
  let best: Copy = {
    region: { event: candidate.event, from: eventFrom, to: eventFrom },
    recall: 0,
    precision: 0,
    score: 0,
    changed: size,
    dropped: 0,
  };
  for (const anchor of densestWindows(candidate, size)) {
    const from = Math.max(eventFrom, anchor - size);
    const to = Math.min(eventTo, anchor + 2 * size);
    const match = align(index.forms, [query.from, query.to], index.forms, [from, to]);
    if (match.matched === 0) continue;
    const recall = match.matched / size;
    const precision = match.matched / (match.to - match.from);
    const score = (2 * recall * precision) / (recall + precision);
    if (score < best.score) continue;
    best = {
      region: { event: candidate.event, from: match.from, to: match.to },
      recall,
      precision,
      score,
      changed: size - match.matched,
      dropped: match.to - match.from - match.matched,
    };
  }
  return best;
}
