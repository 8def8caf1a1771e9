import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Where a clause can be cut off: marks, brackets, quotes, arrows. */
const cut = /[,:;"“”„»«()[\]{}=>|—–]|\s-\s/;

/**
 * The part of a passage that is about the query: clauses at either end that hold none of its words
 * are framing (`Panel entry, to look at again: …`) and are cut off.
 * @param isMatched whether a position holds a word of the query that matters
 */
export function trimFraming(
  index: TraceIndex,
  region: Region,
  isMatched: (position: number) => boolean,
): Region {
  const content = index.events[region.event]?.content ?? "";
  const isCut = (position: number): boolean =>
    cut.test(content.slice(index.ends[position - 1], index.starts[position]));
  let { from, to } = region;
  for (let at = from; at < to && !isMatched(at); ) {
    at += 1;
    if (at < to && isCut(at)) from = at;
  }
  for (let at = to; at > from + 1 && !isMatched(at - 1); ) {
    at -= 1;
    if (isCut(at)) to = at;
  }
  return { event: region.event, from, to };
}
