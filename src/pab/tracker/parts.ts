import { quantitiesOf } from "./quantities.ts";
import type { Region } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import { directivePart, isOrder } from "./surface.ts";
import type { TraceIndex } from "./trace-index.ts";
import type { Gate } from "./weigh/weigh.ts";

/** Longest part that is traced at once, in tokens, unless one sentence is longer. */
const LONGEST_PART = 300;

/**
 * An instruction cut into parts that are traced one by one, none left out: a long one at the ends of
 * sentences, so that a sentence from elsewhere cannot hide behind many harmless ones.
 */
export function partsOf(index: TraceIndex, region: Region): Region[] {
  const parts: Region[] = [];
  for (let from = region.from; from < region.to; ) {
    const furthest = from + LONGEST_PART;
    let to = Math.min(region.to, furthest);
    if (to < region.to) {
      const sentence = sentenceAt(index, region.event, to);
      if (sentence.from > from) to = sentence.from;
    }
    parts.push({ event: region.event, from, to });
    from = to;
  }
  return parts;
}

/**
 * The parts of a whole event that may ask for something: what lies between its first and its last
 * directive sentence, and every sentence outside that has a number or an address in it.
 */
export function partsOfEvent(index: TraceIndex, region: Region, gate: Gate): Region[] {
  const main = directivePart(index, region, gate);
  const rest: Region[] = [];
  for (let at = region.from; at < region.to; ) {
    const sentence = { ...sentenceAt(index, region.event, at), from: at };
    at = Math.max(sentence.to, at + 1);
    if (sentence.to > main.from && sentence.from < main.to) continue;
    if (quantitiesOf(index, sentence).length > 0 || isOrder(index, sentence, gate)) {
      rest.push(sentence);
    }
  }
  return [main, ...rest].flatMap((part) => partsOf(index, part));
}
