import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

const LONGEST_SENTENCE = 80;

/** What ends a sentence or an item: closing marks, line breaks, and the edges of JSON strings. */
const boundary =
  /[!?;\n。！？।؟|]|\.(?=[\s"'”»)\]])|"\s*[,:}\]]|[[{]|<\/?(?:p|li|td|tr|div|br|h\d)\b|\\n/;

/** Whether a sentence ends between a token and the one before it. */
export function isBoundary(index: TraceIndex, event: number, position: number): boolean {
  const content = index.events[event]?.content ?? "";
  return boundary.test(content.slice(index.ends[position - 1], index.starts[position]));
}

/** The sentence around a position, at most `LONGEST_SENTENCE` tokens to either side. */
export function sentenceAt(index: TraceIndex, event: number, position: number): Region {
  const [first, last] = index.tokensOf(event);
  let from = position;
  while (from > first && position - from < LONGEST_SENTENCE && !isBoundary(index, event, from)) {
    from -= 1;
  }
  let to = position + 1;
  while (to < last && to - position < LONGEST_SENTENCE && !isBoundary(index, event, to)) to += 1;
  return { event, from, to };
}
