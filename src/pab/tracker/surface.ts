import { type Region, regionText } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";
import { forceOf, type Gate } from "./weigh/weigh.ts";

/** Whether a sentence is more likely an order than not. */
export function isOrder(index: TraceIndex, sentence: Region, gate: Gate): boolean {
  return forceOf(gate, regionText(index, sentence)) > 0;
}

/**
 * The part of a whole event that asks for something: from its first sentence that is an order to its
 * last. All of it, when no sentence can be told to be one.
 */
export function directivePart(index: TraceIndex, region: Region, gate: Gate): Region {
  let from: number | null = null;
  let to = region.to;
  for (let at = region.from; at < region.to; ) {
    const sentence = { ...sentenceAt(index, region.event, at), from: at };
    if (isOrder(index, sentence, gate)) {
      from ??= sentence.from;
      to = sentence.to;
    }
    at = Math.max(sentence.to, at + 1);
  }
  return from === null ? region : { event: region.event, from, to };
}
