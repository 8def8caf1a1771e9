import { moodOf } from "./moods.ts";
import { readPassage } from "./passage.ts";
import type { Region } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";

/**
 * The part of a whole event that asks for something: from its first directive sentence to its last.
 * All of it, when no sentence can be told to be one.
 */
export function directivePart(index: TraceIndex, region: Region): Region {
  let from: number | null = null;
  let to = region.to;
  for (let at = region.from; at < region.to; ) {
    const sentence = sentenceAt(index, region.event, at);
    const part = { ...sentence, from: Math.max(at, sentence.from) };
    if (moodOf(index, readPassage(index, part)).directs) {
      from ??= part.from;
      to = part.to;
    }
    at = Math.max(sentence.to, at + 1);
  }
  return from === null ? region : { event: region.event, from, to };
}
