import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Where one token of the query stands in an earlier event. */
export interface Hit {
  /** Offset of the token within the query region. */
  readonly query: number;
  readonly position: number;
}

/** An earlier event that shares words with the query, with where it does. */
export interface Candidate {
  readonly event: number;
  /** Summed weight of the distinct word families shared. */
  readonly weight: number;
  /** Ascending by position. */
  readonly hits: readonly Hit[];
}

export interface Candidates {
  /** Heaviest first, at most `MOST_CANDIDATES`. */
  readonly events: readonly Candidate[];
  /** Weight of each token of the query: high where the trace seldom says the word. */
  readonly weights: Float64Array;
}

const MOST_CANDIDATES = 16;
/** Places of one word that are looked at, nearest first: bounds the cost of very common words. */
const LONGEST_WALK = 3000;
const FUNCTION_WEIGHT = 0.1;

/** Earlier events that share words with the region. */
export function findCandidates(index: TraceIndex, region: Region): Candidates {
  const found = new Map<number, { weight: number; hits: Hit[]; counted: Set<number> }>();
  const size = region.to - region.from;
  const weights = new Float64Array(size);
  for (let query = 0; query < size; query += 1) {
    const type = index.vocabulary.type(index.forms[region.from + query] as number);
    const hits = walkBack(index, region, query);
    const places = new Map<number, Hit[]>();
    for (const hit of hits) {
      const event = index.eventAt(hit.position);
      const list = places.get(event);
      if (list) list.push(hit);
      else places.set(event, [hit]);
    }
    const weight = rarity(places.size, region.event) * (type.isFunction ? FUNCTION_WEIGHT : 1);
    weights[query] = weight;
    for (const [event, list] of places) {
      const entry = found.get(event) ?? { weight: 0, hits: [], counted: new Set<number>() };
      if (!entry.counted.has(type.family)) entry.weight += weight;
      entry.counted.add(type.family);
      for (const hit of list) entry.hits.push(hit);
      found.set(event, entry);
    }
  }
  const events = [...found]
    .map(([event, { weight, hits }]) => ({ event, weight, hits }))
    .sort((a, b) => b.weight - a.weight || b.event - a.event)
    .slice(0, MOST_CANDIDATES);
  for (const { hits } of events) hits.sort((a, b) => a.position - b.position || a.query - b.query);
  return { events, weights };
}

/** Inverse document frequency over the earlier events, smoothed so that short traces stay sober. */
function rarity(eventsWith: number, eventsBefore: number): number {
  return Math.log(1 + (eventsBefore + 3) / (eventsWith + 1));
}

function walkBack(index: TraceIndex, region: Region, query: number): Hit[] {
  const hits: Hit[] = [];
  const [eventStart] = index.tokensOf(region.event);
  let position = index.previous[region.from + query] as number;
  for (let steps = 0; position >= 0 && steps < LONGEST_WALK; steps += 1) {
    if (position < eventStart) hits.push({ query, position });
    position = index.previous[position] as number;
  }
  return hits;
}
