import type { Candidate } from "./hits.ts";
import { type Overlap, overlap } from "./overlap.ts";
import { type Passage, readPassage } from "./passage.ts";
import { type Region, SHORT_EVENT } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";

/** A source says more than its rewording more often than the reverse. */
const RECALL_WEIGHT = 1.5;

/** The passage of an event that is most like a query. */
export type BestPassage = Overlap & { readonly passage: Passage; readonly similarity: number };

/** The sentence, or two in a row, of the candidate that is most like the query. */
export function bestPassage(
  index: TraceIndex,
  query: Passage,
  weights: Float64Array,
  candidate: Candidate,
): BestPassage {
  let best: BestPassage | null = null;
  const sentences = sentencesOf(index, candidate);
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1];
    const both = next && next.from === sentence.to ? [{ ...sentence, to: next.to }] : [];
    for (const region of [sentence, ...both]) {
      const passage = readPassage(index, region);
      const shared = overlap(query, weights, passage);
      const similarity = harmonic(shared.recall, shared.precision);
      if (best === null || similarity > best.similarity) best = { passage, similarity, ...shared };
    }
  }
  if (best === null) throw new RangeError("a candidate has at least one hit");
  return best;
}

/** Weighted harmonic mean; recall counts more. */
export function harmonic(recall: number, precision: number): number {
  const weight = RECALL_WEIGHT ** 2;
  const bottom = weight * precision + recall;
  return bottom === 0 ? 0 : ((1 + weight) * recall * precision) / bottom;
}

/** The sentences of a short event, or those of a long one that share words with the query. */
function sentencesOf(index: TraceIndex, { event, hits }: Candidate): Region[] {
  const [first, last] = index.tokensOf(event);
  const found: Region[] = [];
  if (last - first > SHORT_EVENT) {
    for (const { position } of hits) {
      if (position >= (found.at(-1)?.to ?? 0)) found.push(sentenceAt(index, event, position));
    }
    return found;
  }
  for (let at = first; at < last; ) {
    const sentence = sentenceAt(index, event, at);
    found.push({ ...sentence, from: Math.max(at, sentence.from) });
    at = Math.max(sentence.to, at + 1);
  }
  return found;
}
