import type { Random } from "../../random/random.ts";
import { OffsetMap, type Span } from "../../text/code-points.ts";
import { ACTION_VERBS, SYNONYMS } from "./lexicon.ts";
import { sentenceSpans } from "./sentences.ts";
import { TaintedText } from "./tainted-text.ts";

/** The part of a random source that a transform uses. */
export type Choose = Pick<Random, "pick">;

const GROUP_OF: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.flatMap((group) => group.map((phrase) => [phrase, group] as const)),
);

// Longer phrases first, so that "straight to" is not read as "straight".
const phrase = new RegExp(
  `(?<![\\p{L}\\p{N}_@./:-])(?:${[...GROUP_OF.keys()]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .join("|")})(?![\\p{L}\\p{N}_@/:-]|\\.\\p{L})`,
  "giu",
);

/**
 * Says the same in other words: synonyms for what the lexicon knows, and a clause of time, purpose
 * or condition moved to the other end of its sentence. Names, addresses, numbers and words in
 * capitals stay. New words inherit the lineage of the words they replace.
 */
export function paraphrase(text: TaintedText, choose: Choose): TaintedText {
  return bySentence(text, (sentence) => moveClause(swapWords(sentence, choose)));
}

function bySentence(text: TaintedText, each: (sentence: TaintedText) => TaintedText): TaintedText {
  const parts: TaintedText[] = [];
  let at = 0;
  for (const [start, end] of sentenceSpans(text.toString())) {
    parts.push(text.slice(at, start), each(text.slice(start, end)));
    at = end;
  }
  return TaintedText.concat(...parts, text.slice(at));
}

function swapWords(sentence: TaintedText, choose: Choose): TaintedText {
  const source = sentence.toString();
  const offsets = new OffsetMap(source);
  const swaps: { readonly span: Span; readonly words: string }[] = [];
  for (const match of source.matchAll(phrase)) {
    const [found] = match;
    const lower = found.toLowerCase();
    const capital = found.charAt(0) !== lower.charAt(0);
    // A capital inside a sentence marks a name; all capitals mark a label.
    if ((capital && !startsClause(source, match.index)) || found === found.toUpperCase()) continue;
    const others = (GROUP_OF.get(lower) ?? []).filter((other) => other !== lower);
    const words = choose.pick(others);
    swaps.push({
      span: [offsets.toCodePoint(match.index), offsets.toCodePoint(match.index + found.length)],
      words: capital ? words.charAt(0).toUpperCase() + words.slice(1) : words,
    });
  }
  return swaps.reduceRight((now, { span, words }) => now.reword(span, words), sentence);
}

function startsClause(source: string, at: number): boolean {
  return /(^|[:.!?]\s+)["'“‘(]*$/u.test(source.slice(0, at));
}

const MOVABLE = "before|after|until|till|once|when|if|unless|so that|by|as soon as|the moment";
const label = /^(?:[\p{Lu}\p{N} ]{4,}|[\p{L} ]{3,24}):\s+/u;
const trailing = new RegExp(`^(\\p{L}[^,:;]*?)(,? )((?:${MOVABLE}) [^,:;]+?)([.!?]?)$`, "u");
const leading = new RegExp(`^((?:${MOVABLE}) [^,:;]+?)(, )([^;:]+?)([.!?]?)$`, "iu");

/** "Do it before noon." and "Before noon, do it." become each other; anything else stays. */
function moveClause(sentence: TaintedText): TaintedText {
  const source = sentence.toString();
  const prefix = label.exec(source)?.[0] ?? "";
  const body = source.slice(prefix.length);
  const front = trailing.exec(body);
  const back = front ? null : leading.exec(body);
  const match = front ?? back;
  const [, first = "", gap = "", second = "", stop = ""] = match ?? [];
  if (!match || !mayLoseCapital(first)) return sentence;
  const offsets = new OffsetMap(source);
  const piece = (from: number, length: number) =>
    sentence.slice(offsets.toCodePoint(from), offsets.toCodePoint(from + length));
  const secondAt = prefix.length + first.length + gap.length;
  return TaintedText.concat(
    piece(0, prefix.length),
    withFirst(piece(secondAt, second.length), (char) => char.toUpperCase()),
    front ? ", " : " ",
    withFirst(piece(prefix.length, first.length), (char) => char.toLowerCase()),
    piece(secondAt + second.length, stop.length),
  );
}

/** A first word that is a verb, a connective or in our lexicon is no name. */
function mayLoseCapital(clause: string): boolean {
  const word = /^[\p{L}-]+/u.exec(clause)?.[0].toLowerCase() ?? "";
  const first = new RegExp(`^(?:${MOVABLE}|please|kindly|then|the|all|with|given)\\b`, "iu");
  return ACTION_VERBS.has(word) || GROUP_OF.has(word) || first.test(clause);
}

function withFirst(text: TaintedText, change: (char: string) => string): TaintedText {
  return TaintedText.concat(text.slice(0, 1).map(change), text.slice(1));
}
