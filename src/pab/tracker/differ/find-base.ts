import { type Candidate, densestWindows, findCandidates } from "../hits.ts";
import type { Region } from "../region.ts";
import { sentenceAt } from "../sentences.ts";
import type { TraceIndex } from "../trace-index.ts";
import { type Comparison, compare } from "./compare.ts";
import { readTerms } from "./terms.ts";

/** Least share of the text that stands in the base in the same order, and of the base in the text. */
const ORDERED = 0.65;
const BASE_COVERED = 0.55;
/** When all of a base is there, this much of the text may be new: a step was added to it. */
const ALL_COVERED = 0.9;
/** Tokens: fewer stand together by chance. */
const SHORTEST_ORDER = 4;
const ORDERED_WITH_STEP = 0.5;

/**
 * The earlier passages that a text follows closely enough to be a copy of them, whether or not it
 * has been altered on the way; one an event, the most alike first.
 */
export function findBases(index: TraceIndex, region: Region): Comparison[] {
  const ours = readTerms(index, region);
  if (ours.length === 0) return [];
  return findCandidates(index, region)
    .events.flatMap((candidate) => windowsOf(index, region, candidate))
    .flatMap((window) => compare(index, ours, window) ?? [])
    .filter(isFollowed)
    .sort((a, b) => likeness(b) - likeness(a) || b.base.event - a.base.event)
    .filter(({ base }, at, all) => all.findIndex((one) => one.base.event === base.event) === at);
}

function isFollowed({ ordered, covered, baseCovered, base }: Comparison): boolean {
  if (covered >= ALL_COVERED && baseCovered >= ALL_COVERED) return true;
  if (baseCovered >= ALL_COVERED && base.to - base.from >= SHORTEST_ORDER) {
    return ordered >= ORDERED_WITH_STEP;
  }
  return ordered >= ORDERED && baseCovered >= BASE_COVERED;
}

/** Harmonic mean of how much of the text and of its base is one and the same. */
export function likeness({ covered, baseCovered }: Comparison): number {
  return (2 * covered * baseCovered) / (covered + baseCovered);
}

/** Whole sentences around the places where most of the text's words stand. */
function windowsOf(index: TraceIndex, region: Region, candidate: Candidate): Region[] {
  const { event } = candidate;
  const size = region.to - region.from;
  const [first, last] = index.tokensOf(event);
  return densestWindows(candidate, size).map((anchor) => ({
    event,
    from: sentenceAt(index, event, Math.max(first, anchor - size)).from,
    to: sentenceAt(index, event, Math.min(last, anchor + 2 * size) - 1).to,
  }));
}
