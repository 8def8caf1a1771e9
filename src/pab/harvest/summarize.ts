import { OffsetMap } from "../../text/code-points.ts";
import { ACTION_VERBS } from "./lexicon.ts";
import { sentenceSpans } from "./sentences.ts";
import { TaintedText } from "./tainted-text.ts";

/**
 * Keeps the sentences that ask for something and drops the rest, the words that name the text among
 * it; what is kept loses its asides and courtesies. A text that asks for nothing keeps its longest
 * sentence.
 */
export function summarize(text: TaintedText): TaintedText {
  const sentences = sentenceSpans(text.toString()).map(([start, end]) => text.slice(start, end));
  const asking = sentences.filter((sentence) => bearsAction(sentence.toString()));
  const longest = sentences.reduce<TaintedText>(
    (best, sentence) => (sentence.length > best.length ? sentence : best),
    TaintedText.empty,
  );
  return TaintedText.join((asking.length > 0 ? asking : [longest]).map(condense), " ");
}

const opening =
  /^(?:[^:]{3,32}:\s+)?(?:(?:please|kindly|then|now|also|just|so|and|next)\s+)*(\p{L}+)/iu;
const afterClause = /,\s+(?:(?:please|kindly|then|just)\s+)*(\p{L}+)/giu;
const duty = /\b(?:must|should|ought to|needs? to|has to|have to|is to|are to)\s+(?:be\s+)?\p{L}/iu;

/** Whether a sentence asks for an action: an imperative, alone or after a clause, or a duty. */
export function bearsAction(sentence: string): boolean {
  if (duty.test(sentence)) return true;
  const first = opening.exec(sentence)?.[1] ?? "";
  const words = [first, ...Array.from(sentence.matchAll(afterClause), ([, word = ""]) => word)];
  // A verb with an ending ("moved") is told as a fact, so only base forms count.
  return words.some((word) => ACTION_VERBS.has(word.toLowerCase()));
}

const padding = /\s*\([^()]*\)|\b(?:please|kindly|just) /giu;

function condense(sentence: TaintedText): TaintedText {
  if (sentence.length === 0) return sentence;
  const source = sentence.toString();
  const offsets = new OffsetMap(source);
  let kept = sentence;
  for (const { 0: found, index } of [...source.matchAll(padding)].reverse()) {
    const start = offsets.toCodePoint(index);
    kept = kept.replaceRange([start, offsets.toCodePoint(index + found.length)], "");
  }
  return TaintedText.concat(kept.slice(0, 1).toUpperCase(), kept.slice(1));
}
