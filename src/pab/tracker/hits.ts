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
const LONGEST_WALK = 1000;
const FUNCTION_WEIGHT = 0.1;
/** With fewer telling words than this the small ones are looked up too. */
const FEW_WORDS = 3;

/** Earlier events that share words with the region. */
export function findCandidates(index: TraceIndex, region: Region): Candidates {
  const size = region.to - region.from;
  const weights = new Float64Array(size);
  const totals = new Map<number, number>();
  const lookedUp = wordsToLookUp(index, region);
  const counted = new Set<number>();
  for (let query = 0; query < size; query += 1) {
    const type = index.typeAt(region.from + query);
    const factor = type.isFunction ? FUNCTION_WEIGHT : 1;
    if (!lookedUp[query]) {
      weights[query] = factor;
      continue;
    }
    const events = eventsWith(index, region, query);
    const weight = rarity(events.length, region.event) * factor;
    weights[query] = weight;
    if (counted.has(type.family)) continue;
    counted.add(type.family);
    for (const event of events) totals.set(event, (totals.get(event) ?? 0) + weight);
  }
  const chosen = [...totals].sort((a, b) => b[1] - a[1] || b[0] - a[0]).slice(0, MOST_CANDIDATES);
  const hits = new Map<number, Hit[]>(chosen.map(([event]) => [event, []]));
  for (let query = 0; query < size; query += 1) {
    if (lookedUp[query]) collectHits(index, region, query, hits);
  }
  const events = chosen.map(([event]) => ({
    event,
    hits: (hits.get(event) ?? []).sort((a, b) => a.position - b.position || a.query - b.query),
  }));
  return { events, weights };
}

function wordsToLookUp(index: TraceIndex, { from, to }: Region): boolean[] {
  const telling: boolean[] = [];
  for (let position = from; position < to; position += 1) {
    telling.push(!index.typeAt(position).isFunction);
  }
  return telling.filter(Boolean).length < FEW_WORDS ? telling.map(() => true) : telling;
}

/** Inverse document frequency over the earlier events, smoothed so that short traces stay sober. */
function rarity(eventsWith: number, eventsBefore: number): number {
  return Math.log(1 + (eventsBefore + 3) / (eventsWith + 1));
}

/** Earlier events that have a word of the family of one token of the query, nearest first. */
function eventsWith(index: TraceIndex, region: Region, query: number): number[] {
  const events: number[] = [];
  let firstOfEvent = index.tokensOf(region.event)[0];
  let position = index.previousAt(region.from + query);
  for (let steps = 0; position >= 0 && steps < LONGEST_WALK; steps += 1) {
    if (position < firstOfEvent) {
      const event = index.eventAt(position);
      events.push(event);
      firstOfEvent = index.firstTokenOf(event);
    }
    position = index.previousAt(position);
  }
  return events;
}

function collectHits(
  index: TraceIndex,
  region: Region,
  query: number,
  hits: ReadonlyMap<number, Hit[]>,
): void {
  const [firstOfQueryEvent] = index.tokensOf(region.event);
  let firstOfEvent = firstOfQueryEvent;
  let list: Hit[] | undefined;
  let position = index.previousAt(region.from + query);
  for (let steps = 0; position >= 0 && steps < LONGEST_WALK; steps += 1) {
    if (position < firstOfEvent) {
      const event = index.eventAt(position);
      list = hits.get(event);
      firstOfEvent = index.firstTokenOf(event);
    }
    if (position < firstOfQueryEvent) list?.push({ query, position });
    position = index.previousAt(position);
  }
}

const MOST_WINDOWS = 3;

/** Start positions of the windows of `size` tokens that hold the most distinct query tokens. */
export function densestWindows({ hits }: Candidate, size: number): number[] {
  const counts = new Map<number, number>();
  let distinct = 0;
  let left = 0;
  const windows: { at: number; distinct: number }[] = [];
  for (const hit of hits) {
    const before = counts.get(hit.query) ?? 0;
    counts.set(hit.query, before + 1);
    if (before === 0) distinct += 1;
    for (; (hits[left]?.position ?? 0) <= hit.position - size; left += 1) {
      const query = hits[left]?.query ?? 0;
      const count = (counts.get(query) ?? 1) - 1;
      counts.set(query, count);
      if (count === 0) distinct -= 1;
    }
    windows.push({ at: hits[left]?.position ?? 0, distinct });
  }
  windows.sort((a, b) => b.distinct - a.distinct || b.at - a.at);
  const chosen: number[] = [];
  for (const { at } of windows) {
    if (chosen.length === MOST_WINDOWS) break;
    if (chosen.every((other) => Math.abs(other - at) >= size)) chosen.push(at);
  }
  return chosen;
}
