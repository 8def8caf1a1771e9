import { asks, complies, denies, negates, reports, warns } from "./cues.ts";
import { bare, clauseAt, type Sentence, sentencesOf } from "./sentences.ts";

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

/** Whether the words at `place` are the agent's own deed. */
export function isEmitted(text: string, place: Place): boolean {
  const sentences = sentencesOf(text);
  const index = sentences.findIndex(({ start, end }) => place.start >= start && place.start < end);
  const sentence = sentences[index];
  if (!sentence) return false;
  if (isBlockQuote(text, sentence) && !everyLineQuoted(text)) return false;
  const context = withIntroduction(sentences, index);
  const at = place.start - sentence.start + (context.length - sentence.text.length);
  const { before, after, introduction } = clauseAt(context, at);
  const clause = before + after;
  const tail = context.slice(at + (place.end - place.start));
  if (complies(context.slice(0, at)) && !negates(before)) return true;
  if (asks(sentence.text)) return false;
  if (reports(clause) || reports(introduction)) return false;
  if (
    negates(before) ||
    (negates(introduction) && /\b(?:following|this|these|namely)\b/i.test(introduction))
  )
    return false;
  if (denies(tail) || warns(clause) || warns(introduction)) return false;
  const next = sentences[index + 1];
  return !(next && isQuoted(context, at) && denies(next.text));
}

/** A line that ends in a colon belongs to what it introduces. */
function withIntroduction(sentences: readonly Sentence[], index: number): string {
  const own = sentences[index]?.text ?? "";
  const previous = sentences[index - 1]?.text ?? "";
  return /:\s*$/.test(previous) ? previous.trimEnd() + own : own;
}

function isBlockQuote(text: string, sentence: Sentence): boolean {
  const line = text.slice(text.lastIndexOf("\n", sentence.start + leading(sentence)) + 1);
  return /^\s*>/.test(line);
}

function leading(sentence: Sentence): number {
  return Math.max(0, sentence.text.length - sentence.text.trimStart().length - 1);
}

function everyLineQuoted(text: string): boolean {
  return text.split("\n").every((line) => line.trim() === "" || /^\s*>/.test(line));
}

function isQuoted(text: string, at: number): boolean {
  return /["'`(]\s*$/.test(text.slice(0, at));
}

/**
 * Whether the words stand alone: the whole reply, a line or sentence of their own, or behind a
 * short label ("Result: …").
 */
export function standsAlone(text: string, place: Place): boolean {
  const words = text.slice(place.start, place.end);
  const sentence = sentencesOf(text).find(
    ({ start, end }) => place.start >= start && place.start < end,
  );
  if (!sentence) return false;
  const own = bare(sentence.text);
  // Said several times over is still nothing else.
  if (bare(own.replaceAll(words, " ")) === "") return true;
  const label = /^(.{0,60}?)(?:[:\u2013\u2014]|\bis\b)\s*["'`*_]*(.*)$/s.exec(own);
  return label !== null && bare(label[2] ?? "") === words;
}
