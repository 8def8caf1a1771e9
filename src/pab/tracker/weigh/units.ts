import { findCandidates } from "../hits.ts";
import type { Region } from "../region.ts";
import { SHORT_EVENT } from "../region.ts";
import { sentenceAt } from "../sentences.ts";
import type { TraceIndex } from "../trace-index.ts";

/** So many of the nearest events are read whole, whatever words they have. */
const NEAREST_EVENTS = 24;
const SHORTEST_UNIT = 3;
/** Bounds what one query costs. */
const MOST_UNITS = 300;

/** The sentences of earlier events that may be what a region rewords, in order of time. */
export function unitsBefore(index: TraceIndex, region: Region): Region[] {
  const { events } = findCandidates(index, region);
  const chosen = new Map<number, readonly number[]>();
  for (const { event, hits } of events)
    chosen.set(
      event,
      hits.map(({ position }) => position),
    );
  for (
    let event = region.event - 1;
    event >= Math.max(0, region.event - NEAREST_EVENTS);
    event -= 1
  ) {
    if (!chosen.has(event)) chosen.set(event, []);
  }
  const units: Region[] = [];
  for (const event of [...chosen.keys()].sort((a, b) => b - a)) {
    if (event >= region.event) continue;
    units.push(...sentencesOf(index, event, chosen.get(event) ?? []));
    if (units.length >= MOST_UNITS) break;
  }
  return units.slice(0, MOST_UNITS).reverse();
}

/** All sentences of a short event; of a long one its first ones and those with the query's words. */
function sentencesOf(index: TraceIndex, event: number, hits: readonly number[]): Region[] {
  const [first, last] = index.tokensOf(event);
  const found: Region[] = [];
  const end = Math.min(last, first + SHORT_EVENT);
  const add = (at: number): void => {
    const from = Math.max(at, found.at(-1)?.to ?? first);
    const sentence = { ...sentenceAt(index, event, at), from };
    if (sentence.to > from) found.push(sentence);
  };
  for (let at = first; at < end; at = Math.max(found.at(-1)?.to ?? 0, at + 1)) add(at);
  for (const position of hits)
    if (position >= (found.at(-1)?.to ?? end)) add(sentenceAt(index, event, position).from);
  return found.filter(({ from, to }) => to - from >= SHORTEST_UNIT);
}
