import { type BestPassage, bestPassage, harmonic } from "./best-passage.ts";
import { type Candidate, findCandidates, type Hit } from "./hits.ts";
import { languageOf } from "./language.ts";
import { type Mood, moodOf } from "./moods.ts";
import { hasName, isNew, namesOf } from "./names.ts";
import { overlap } from "./overlap.ts";
import { type Passage, readPassage } from "./passage.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "./quantities.ts";
import { type Region, SHORT_EVENT } from "./region.ts";
import { sameText } from "./same-text.ts";
import type { TraceIndex } from "./trace-index.ts";
import { trimFraming } from "./trim.ts";
import type { WordType } from "./vocabulary.ts";

/** What is asked of the links: a passage whose source is sought. */
export interface Query {
  readonly passage: Passage;
  readonly mood: Mood;
  /** Positions of capitalised words inside sentences: names, mostly. */
  readonly names: readonly number[];
}

/** An earlier passage that may be what the query rewords. */
export interface Link extends BestPassage {
  /** The part of the passage that is about the query. */
  readonly core: Region;
  /** How much more similar it is than the best passage that says something else. */
  readonly margin: number;
  readonly quantitiesMissing: readonly Quantity[];
  /** Quantities and names of the query that the event has. */
  readonly anchorsFound: number;
  /** Names of the query that no earlier event has. */
  readonly namesMissing: number;
  readonly mood: Mood;
  /** The mood of the sentences around it too: rewording puts them in another order. */
  readonly moodAround: Mood;
  /** Share of the query's telling words, numbers and names aside, that the passage has. */
  readonly wordsFound: number;
  /** The event is not in the query's language, and how many earlier ones are not. */
  readonly isForeign: boolean;
  readonly foreignEvents: number;
}

/** With so few events before it, all of them are compared with the query. */
const SHORT_TRACE = 24;
/** Earlier events whose language is looked at. */
const LANGUAGE_REACH = 64;
/** Tokens to either side of a passage in which its claims and its duration are looked for. */
const MOOD_REACH = 50;
/** Links that are compared with each other. */
const MOST_LINKS = 8;
/** So many numbers and names are not shared by chance. */
const SAME_ANCHORS = 3;

export function readQuery(index: TraceIndex, region: Region): Query {
  const passage = readPassage(index, region);
  return { passage, mood: moodOf(index, passage), names: namesOf(index, region) };
}

type Draft = Omit<Link, "margin">;

export interface LinkSearch {
  /** Possible sources of the query, most similar first; at most one an event. */
  readonly links: readonly Link[];
  /** Quantities and names of the query that no earlier event has: rewording invents none. */
  readonly newQuantities: number;
  readonly newNames: number;
}

/** Looks for what the query may reword among the earlier events. */
export function findLinks(index: TraceIndex, query: Query): LinkSearch {
  const { region } = query.passage;
  const { events, weights } = findCandidates(index, region);
  const foreign = foreignEvents(index, query);
  const known = new Set(events.map(({ event }) => event));
  const nearby = region.event <= SHORT_TRACE ? [...Array(region.event).keys()] : foreign;
  const candidates = [
    ...events.filter(({ event }) => event < region.event),
    ...nearby
      .filter((event) => !known.has(event) && !isEmpty(index, event))
      .map((event): Candidate => ({ event, hits: [firstHit(index, event)] })),
  ];
  const drafts = candidates
    .map((candidate) => draftLink(index, query, weights, candidate, foreign))
    .sort((a, b) => b.similarity - a.similarity || b.passage.region.event - a.passage.region.event);
  const [start] = index.tokensOf(region.event);
  const newQuantities = query.passage.quantities.filter(
    (quantity) =>
      drafts.every((draft) => draft.quantitiesMissing.includes(quantity)) &&
      ![...quantity.readings].some((reading) => index.occursBefore(reading, start)),
  );
  const newNames = query.names.filter((at) => isNew(index, region, at));
  return {
    links: withMargins(index, drafts.slice(0, MOST_LINKS), drafts),
    newQuantities: newQuantities.length,
    newNames: newNames.length,
  };
}

function isEmpty(index: TraceIndex, event: number): boolean {
  const [from, to] = index.tokensOf(event);
  return from === to;
}

function firstHit(index: TraceIndex, event: number): Hit {
  return { query: 0, position: index.tokensOf(event)[0] };
}

/** Earlier events, among the nearest ones, that are not in the query's language. */
function foreignEvents(index: TraceIndex, { passage }: Query): number[] {
  const found: number[] = [];
  for (let back = 1; back <= LANGUAGE_REACH; back += 1) {
    const event = passage.region.event - back;
    if (event < 0) break;
    if (isEmpty(index, event)) continue;
    const [from, to] = index.tokensOf(event);
    const head = { event, from, to: Math.min(to, from + SHORT_EVENT) };
    const language = languageOf(index, head);
    if (language !== passage.language && passage.language === "en") found.push(event);
  }
  return found;
}

function draftLink(
  index: TraceIndex,
  query: Query,
  weights: Float64Array,
  candidate: Candidate,
  foreign: readonly number[],
): Draft {
  const best = bestPassage(index, query.passage, weights, candidate);
  return describe(index, query, best, foreign);
}

/** The link to a passage that was found in another way than by words. */
export function linkAt(index: TraceIndex, query: Query, region: Region): Link {
  const { weights } = findCandidates(index, query.passage.region);
  const passage = readPassage(index, region);
  const shared = overlap(query.passage, weights, passage);
  const best = { passage, similarity: harmonic(shared.recall, shared.precision), ...shared };
  return { ...describe(index, query, best, foreignEvents(index, query)), margin: 0 };
}

function describe(
  index: TraceIndex,
  query: Query,
  best: BestPassage,
  foreign: readonly number[],
): Draft {
  const surroundings = surroundingsOf(index, best.passage.region);
  const known = quantitiesOf(index, surroundings);
  const quantities = query.passage.quantities;
  const quantitiesMissing = quantities.filter(
    (quantity) => !known.some((other) => sameQuantity(quantity, other)),
  );
  const named = query.names.filter((at) => hasName(index, at, surroundings));
  const unnamed = query.names.filter((at) => !named.includes(at));
  const words = new Set(
    best.matches.filter(({ credit }) => credit >= 0.5).map((match) => match.passage),
  );
  return {
    ...best,
    core: trimFraming(index, best.passage.region, (position) =>
      words.has(index.vocabulary.type(index.forms[position] as number).form),
    ),
    quantitiesMissing,
    anchorsFound: quantities.length - quantitiesMissing.length + named.length,
    namesMissing: unnamed.filter((at) => isNew(index, query.passage.region, at)).length,
    mood: moodOf(index, best.passage),
    moodAround: moodOf(index, readPassage(index, around(index, best.passage.region, MOOD_REACH))),
    wordsFound: wordsFound(index, query, best),
    isForeign: foreign.includes(best.passage.region.event),
    foreignEvents: foreign.length,
  };
}

function surroundingsOf(index: TraceIndex, region: Region): Region {
  const [first, last] = index.tokensOf(region.event);
  if (last - first <= SHORT_EVENT) return { event: region.event, from: first, to: last };
  return around(index, region, SHORT_EVENT / 2);
}

function around(index: TraceIndex, { event, from, to }: Region, reach: number): Region {
  const [first, last] = index.tokensOf(event);
  return { event, from: Math.max(first, from - reach), to: Math.min(last, to + reach) };
}

/** Who only lists the values of an instruction has none of its other words. */
function wordsFound(
  index: TraceIndex,
  { passage, names }: Query,
  { matches }: BestPassage,
): number {
  const { region, words } = passage;
  const telling = new Set(
    words
      .filter(
        (word, at) =>
          isPlain(word) &&
          !names.includes(region.from + at) &&
          !isGlued(index, region.event, region.from + at) &&
          !isGlued(index, region.event, region.from + at + 1),
      )
      .map((word) => word.form),
  );
  const credit = matches
    .filter((match) => telling.has(match.query))
    .reduce((sum, match) => sum + match.credit, 0);
  return telling.size === 0 ? 0 : credit / telling.size;
}

/** Whether a token and the one before it are parts of an address. */
function isGlued(index: TraceIndex, event: number, position: number): boolean {
  const [first, last] = index.tokensOf(event);
  if (position <= first || position >= last) return false;
  const content = index.events[event]?.content ?? "";
  return /^(?:[@._]|:?\/+)$/.test(content.slice(index.ends[position - 1], index.starts[position]));
}

const isPlain = (word: WordType): boolean =>
  !word.isFunction && !word.hasDigit && word.value === null;

/** Adds to each link its lead over the best one that is not a copy of the same text. */
function withMargins(index: TraceIndex, links: readonly Draft[], all: readonly Draft[]): Link[] {
  return links.map((link) => {
    const rival = all.find(
      (other) =>
        other !== link && !sayTheSame(link, other) && !sameText(index, link.core, other.core),
    );
    return { ...link, margin: link.similarity - (rival?.similarity ?? 0) };
  });
}

/** Two passages that ask for something and have all the same anchors reword one another. */
function sayTheSame(a: Draft, b: Draft): boolean {
  const isComplete = ({ mood, quantitiesMissing, namesMissing }: Draft): boolean =>
    mood.directs && quantitiesMissing.length + namesMissing === 0;
  return isComplete(a) && isComplete(b) && Math.min(a.anchorsFound, b.anchorsFound) >= SAME_ANCHORS;
}
