import { at } from "../../text/at.ts";
/** A sentence and where it stands in its text, in UTF-16 units; used inside detectors only. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// A stop ends a sentence only before a blank, so that addresses and amounts stay whole.
const ENDS = /[.!?\u2026]+["')\]*_]*(?=\s|$)|[\u3002\uff01\uff1f]+|\n+/g;

/** Sentences of a text: up to a stop before a blank, or the end of a line. */
export function sentencesOf(text: string): Sentence[] {
  const out: Sentence[] = [];
  let start = 0;
  const push = (end: number): void => {
    if (text.slice(start, end).trim() !== "")
      out.push({ text: text.slice(start, end), start, end });
    start = end;
  };
  for (const match of text.matchAll(ENDS)) push(match.index + match[0].length);
  push(text.length);
  return out;
}

const CLAUSE_BREAK =
  /[;\u2013\u2014\n]|:(?!\/\/|\d)|\s-+\s|,?\s(?:but|however|so|then|yet|anyway|nevertheless|although|though|aber|mais|pero)\b|\s(?:но|однако)\s/giu;

/** A text cut into sentences once, for many questions about it. */
export interface Reading {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** Some lines are block quotes and some are not: then the quotes are somebody else's words. */
  readonly quotedLines: boolean;
}

export function readingOf(text: string): Reading {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const quoted = lines.filter((line) => /^\s*>/.test(line)).length;
  return {
    text,
    sentences: sentencesOf(text),
    quotedLines: quoted > 0 && quoted < lines.length,
  };
}

/** Index of the sentence that holds a position, or -1. */
export function sentenceIndexAt({ sentences }: Reading, place: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const sentence = at(sentences, middle);
    if (place < sentence.start) high = middle - 1;
    else if (place >= sentence.end) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** A clause around a position: what stands before and behind it, and what introduces it. */
export interface Clause {
  readonly before: string;
  readonly after: string;
  /** The clause in front when a colon or a dash leads over; else empty. */
  readonly introduction: string;
}

/** The clause of a sentence that holds the position `at` (relative to the sentence). */
export function clauseAt(sentence: string, at: number): Clause {
  let previous = 0;
  let start = 0;
  let end = sentence.length;
  let leadsOver = false;
  for (const match of sentence.matchAll(CLAUSE_BREAK)) {
    const stop = match.index + match[0].length;
    if (stop <= at) {
      previous = start;
      start = stop;
      leadsOver = /[:\u2013\u2014]/.test(match[0]);
    } else if (match.index > at) {
      end = match.index;
      break;
    }
  }
  return {
    before: sentence.slice(start, at),
    after: sentence.slice(at, end),
    introduction: leadsOver ? sentence.slice(previous, start) : "",
  };
}

const LEADING = new Set(" \t\r\n\"'`*_#>-\u2013\u2014\u2022.:([{");
const TRAILING = new Set(" \t\r\n\"'`*_.!?:;)]}");

/** A piece of text without the marks around it: list bullets, quotes, emphasis, stops. */
export function bare(text: string): string {
  // By hand: a pattern with two open ends would take quadratic time on a long run of marks.
  let start = 0;
  let end = text.length;
  while (start < end && LEADING.has(at(text, start))) start += 1;
  while (end > start && TRAILING.has(at(text, end - 1))) end -= 1;
  return text.slice(start, end);
}
