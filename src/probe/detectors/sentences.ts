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

/** A piece of text without the marks around it: list bullets, quotes, emphasis, stops. */
export function bare(text: string): string {
  return text.replace(/^[\s"'`*_#>\-–—•.:([{]+|[\s"'`*_.!?:;)\]}]+$/g, "");
}
