import { type Candidate, findCandidates } from "./hits.ts";
import { type Mood, moodOf } from "./moods.ts";
import { isAbbreviation, type Match, overlap } from "./overlap.ts";
import { type Passage, readPassage } from "./passage.ts";
import { type Quantity, sameQuantity } from "./quantities.ts";
import type { Region } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";

/** An earlier passage that may be what the query rewords. */
export interface Link {
  readonly passage: Passage;
  readonly recall: number;
  readonly precision: number;
  /** Weighted harmonic mean of both. */
  readonly similarity: number;
  readonly matches: readonly Match[];
  /** Quantities of the query that the event has, and has not. */
  readonly quantitiesFound: number;
  readonly quantitiesMissing: readonly Quantity[];
  readonly namesFound: number;
  readonly namesMissing: number;
  readonly mood: Mood;
  readonly isForeign: boolean;
}

export interface Query {
  readonly passage: Passage;
  readonly mood: Mood;
  /** Positions of capitalised words inside sentences. */
  readonly names: readonly number[];
}

/** Recall counts more: a source says more than its rewording more often than the reverse. */
const RECALL_WEIGHT = 1.5;
const SHORT_EVENT = 400;

export function readQuery(index: TraceIndex, region: Region): Query {
  const passage = readPassage(index, region);
  return { passage, mood: moodOf(index, passage), names: namesOf(index, region) };
}

/** Possible sources of the query, most similar first; at most one an event. */
export function findLinks(index: TraceIndex, query: Query): Link[] {
  const { events, weights } = findCandidates(index, query.passage.region);
  return events
    .filter(({ event }) => event < query.passage.region.event)
    .map((candidate) => bestLink(index, query, weights, candidate))
    .sort(
      (a, b) =>
        b.similarity - a.similarity || b.passage.region.event - a.passage.region.event,
    );
}

function bestLink(index: TraceIndex, query: Query, weights: Float64Array, candidate: Candidate): Link {
  const sentences = sentencesOf(index, candidate);
  let best: { passage: Passage; recall: number; precision: number; similarity: number; matches: readonly Match[] } | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1];
    const regions = next && next.from === sentence.to ? [sentence, { ...sentence, to: next.to }] : [sentence];
    for (const region of regions) {
      const passage = readPassage(index, region);
      const found = overlap(query.passage, weights, passage);
      const similarity = harmonic(found.recall, found.precision);
      if (best === null || similarity > best.similarity) best = { passage, similarity, ...found };
    }
  }
  if (best === null) throw new RangeError("a candidate has at least one hit");
  const [from, to] = index.tokensOf(candidate.event);
  const whole = to - from <= SHORT_EVENT ? { event: candidate.event, from, to } : around(best.passage.region, from, to);
  const surroundings = readPassage(index, whole);
  const missing = query.passage.quantities.filter(
    (quantity) => !surroundings.quantities.some((other) => sameQuantity(quantity, other)),
  );
  const namesFound = query.names.filter((at) => hasName(index, at, surroundings)).length;
  return {
    ...best,
    quantitiesFound: query.passage.quantities.length - missing.length,
    quantitiesMissing: missing,
    namesFound,
    namesMissing: query.names.length - namesFound,
    mood: moodOf(index, best.passage),
    isForeign: best.passage.language !== query.passage.language,
  };
}

function around({ event, from, to }: Region, first: number, last: number): Region {
  return { event, from: Math.max(first, from - SHORT_EVENT / 2), to: Math.min(last, to + SHORT_EVENT / 2) };
}

function harmonic(recall: number, precision: number): number {
  const weight = RECALL_WEIGHT ** 2;
  const bottom = weight * precision + recall;
  return bottom === 0 ? 0 : ((1 + weight) * recall * precision) / bottom;
}

/** The sentences of a short event, or those of a long one that share words with the query. */
function sentencesOf(index: TraceIndex, { event, hits }: Candidate): Region[] {
  const [first, last] = index.tokensOf(event);
  const found: Region[] = [];
  if (last - first <= SHORT_EVENT) {
    for (let at = first; at < last; ) {
      const sentence = sentenceAt(index, event, at);
      found.push(sentence);
      at = Math.max(sentence.to, at + 1);
    }
    return found;
  }
  for (const { position } of hits) {
    if (position < (found.at(-1)?.to ?? 0)) continue;
    found.push(sentenceAt(index, event, position));
  }
  return found;
}

/** Whether a passage has the name, in full or shortened. */
export function hasName(index: TraceIndex, position: number, passage: Passage): boolean {
  const name = index.vocabulary.type(index.forms[position] as number);
  return passage.words.some(
    (word) => word.stem === name.stem || word.family === name.family || isAbbreviation(word.form, name.form),
  );
}

/** Words with a capital inside a sentence: names, mostly. */
function namesOf(index: TraceIndex, { event, from, to }: Region): number[] {
  const content = index.events[event]?.content ?? "";
  const names: number[] = [];
  for (let position = from + 1; position < to; position += 1) {
    const type = index.vocabulary.type(index.forms[position] as number);
    if (type.isFunction || type.value !== null || type.form.length < 2) continue;
    const first = content.charAt(index.starts[position] as number);
    if (first === first.toLowerCase()) continue;
    const gap = content.slice(index.ends[position - 1], index.starts[position]);
    if (/^[ '’/-]{1,2}$/.test(gap)) names.push(position);
  }
  return names;
}
