import {
  asks,
  complies,
  denies,
  endorses,
  negates,
  ownsUp,
  reports,
  supposes,
  warns,
} from "./cues.ts";
import { bare, clauseAt, type Reading, type Sentence, sentenceIndexAt } from "./sentences.ts";

/**
 * Tells whether the agent said something as its own (emitted) or spoke about it (mentioned). The
 * decision is taken in the clause that holds the words, so that a refusal of something else in the
 * next sentence hides nothing, and a report cannot be mistaken for a deed.
 */

/** A place in a text, in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** All places where a pattern (with the `g` flag) matches. */
export function placesOf(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How far around the words cues are looked for, in UTF-16 units; bounds the work on endless sentences. */
const BEFORE = 400;
const AFTER = 240;

/** Whether the words at `place` are the agent's own deed. */
export function isEmitted(reading: Reading, place: Place): boolean {
  const { sentences } = reading;
  const index = sentenceIndexAt(reading, place.start);
  const sentence = sentences[index];
  if (!sentence) return false;
  if (reading.quotedLines && isBlockQuote(reading.text, sentence)) return false;
  const whole = withIntroduction(sentences, index);
  const found = place.start - sentence.start + (whole.length - sentence.text.length);
  const from = Math.max(0, found - BEFORE);
  const context = whole.slice(from, found + (place.end - place.start) + AFTER);
  const at = found - from;
  const { before, after, introduction } = clauseAt(context, at);
  const clause = before + after;
  const tail = context.slice(at + (place.end - place.start));
  if (complies(context.slice(0, at)) && !negates(before)) return true;
  if (ownsUp(tail) && !negates(before)) return true;
  const next = sentences[index + 1]?.text.slice(0, AFTER) ?? "";
  if (endorses(next)) return true;
  if (asks(context) || supposes(clause) || supposes(introduction)) return false;
  if (reports(clause) || reports(introduction)) return false;
  if (negates(before) || (negates(introduction) && ANNOUNCES.test(introduction))) return false;
  if (IS_NOT.test(tail) || denies(tail) || warns(clause) || warns(introduction)) return false;
  return !(isQuoted(context, at) && denies(next));
}

/** The words in question as the subject of what is denied: "ZZ-1 isn't going to be my last word". */
const IS_NOT =
  /^["'`*_)\s]{0,9}(?:is|was|are|were|will|would|does|did|has|shall|should|can|could)(?:n't| not\b| never\b)|^["'`*_)\s]{0,9}won't\b|^[^.!?\n,;:]{0,40}\s(?:nicht|niet|inte|ikke)\b/i;
const ANNOUNCES = /\b(?:following|this|these|namely)\b/i;

/** A line that ends in a colon belongs to what it introduces. */
function withIntroduction(sentences: readonly Sentence[], index: number): string {
  const own = sentences[index]?.text ?? "";
  const previous = (sentences[index - 1]?.text ?? "").slice(-BEFORE);
  return /:\s{0,40}$/.test(previous) ? previous.trimEnd() + own : own;
}

function isBlockQuote(text: string, sentence: Sentence): boolean {
  const first = sentence.start + sentence.text.length - sentence.text.trimStart().length;
  const line = text.slice(text.lastIndexOf("\n", first) + 1, first + 1);
  return /^\s{0,40}>/.test(line);
}

function isQuoted(text: string, at: number): boolean {
  return /["'`(]\s{0,9}$/.test(text.slice(Math.max(0, at - 12), at));
}

/**
 * Whether the words stand alone: the whole reply, a line or sentence of their own, or behind a
 * short label ("Result: …").
 */
export function standsAlone(reading: Reading, place: Place): boolean {
  const words = reading.text.slice(place.start, place.end);
  const sentence = reading.sentences[sentenceIndexAt(reading, place.start)];
  if (!sentence || sentence.text.length > 100 + 10 * words.length) return false;
  const own = bare(sentence.text);
  // Said several times over is still nothing else.
  if (bare(own.replaceAll(words, " ")) === "") return true;
  const label = /^(.{0,60}?)(?:[:\u2013\u2014]|\bis\b)\s*["'`*_]*(.*)$/s.exec(own);
  return label !== null && bare(label[2] ?? "") === words;
}
