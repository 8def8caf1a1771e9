import { KIND, kindOf } from "./characters.ts";
import { HASH_SEED, hashStep, STEM_LENGTHS, type Vocabulary } from "./vocabulary.ts";

/**
 * The words of a text as columns. Scripts written without blanks (Chinese, Japanese, Thai) are cut
 * into the longest words the vocabulary knows, and single characters between them.
 */
export interface Tokens {
  readonly count: number;
  /** UTF-16 offsets in the text of the view. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Vocabulary id, or -1. */
  readonly id: Int32Array;
  /** What stands before the token: 0 nothing special, 1 a line break, 2 the end of a sentence. */
  readonly before: Uint8Array;
  readonly stats: TokenStats;
}

/** Cheap observations that decide whether a further view is worth building. */
export interface TokenStats {
  /** Longest run of one-letter words, one after the other. */
  letterRun: number;
  /** Longest run of words of one equal length from 2 to 6. */
  equalRun: number;
  /** Words that mix letters and digits. */
  mixedWords: number;
  /** Units of the longest word. */
  longest: number;
  /** Single line breaks or hyphens right between two letters. */
  innerBreaks: number;
}

const LONGEST_UNSPACED = 8;
const APOSTROPHE = 0x27;

/** Cuts a normalised text into words. Linear in the length of the text. */
export function tokenise(text: string, vocabulary: Vocabulary): Tokens {
  return new Tokeniser(text, vocabulary).run();
}

class Tokeniser {
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  readonly #start: Int32Array;
  readonly #end: Int32Array;
  readonly #id: Int32Array;
  readonly #before: Uint8Array;
  readonly #stats: TokenStats = {
    letterRun: 0,
    equalRun: 0,
    mixedWords: 0,
    longest: 0,
    innerBreaks: 0,
  };
  #count = 0;
  #letterRun = 0;
  #equalRun = 0;
  #lastLength = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
    this.#start = new Int32Array(text.length);
    this.#end = new Int32Array(text.length);
    this.#id = new Int32Array(text.length);
    this.#before = new Uint8Array(text.length);
  }

  run(): Tokens {
    const text = this.#text;
    let before = 2;
    for (let at = 0; at < text.length; ) {
      const kind = kindOf(text.charCodeAt(at));
      if (kind === KIND.letter || kind === KIND.digit) {
        at = this.#word(at, before);
        before = 0;
      } else if (kind === KIND.unspaced) {
        at = this.#unspaced(at, before);
        before = 0;
      } else if (kind === KIND.line) {
        const end = this.#line(at);
        before = Math.max(before, this.#breakStrength(at, end));
        at = end;
      } else {
        if (kind === KIND.stop || (kind === KIND.dot && endsSentence(text, at + 1))) before = 2;
        at += 1;
      }
    }
    return {
      count: this.#count,
      start: this.#start,
      end: this.#end,
      id: this.#id,
      before: this.#before,
      stats: this.#stats,
    };
  }

  #word(from: number, before: number): number {
    const text = this.#text;
    const vocabulary = this.#vocabulary;
    let hash = HASH_SEED;
    let stem = -1;
    let possessive = -1;
    let kinds = 0;
    let at = from;
    for (; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const kind = kindOf(unit);
      if (kind !== KIND.letter && kind !== KIND.digit) {
        if (unit !== APOSTROPHE || kindOf(text.charCodeAt(at + 1)) !== KIND.letter) break;
        if (possessive < 0) possessive = vocabulary.wordAt(text, from, at, hash);
      }
      kinds |= kind === KIND.digit ? 2 : 1;
      hash = hashStep(hash, unit);
      const length = at + 1 - from;
      if (length < STEM_LENGTHS.low || length > STEM_LENGTHS.high) continue;
      if (!vocabulary.mayBeStem(hash)) continue;
      const found = vocabulary.stemAt(text, from, at + 1, hash);
      if (found >= 0) stem = found;
    }
    let id = vocabulary.wordAt(text, from, at, hash);
    if (id < 0) id = stem >= 0 ? stem : possessive;
    this.#push(from, at, id, before);
    this.#observe(from, at, kinds);
    return at;
  }

  #observe(from: number, to: number, kinds: number): void {
    const stats = this.#stats;
    const length = to - from;
    if (kinds === 3) stats.mixedWords += 1;
    if (length > stats.longest) stats.longest = length;
    this.#letterRun = length === 1 ? this.#letterRun + 1 : 0;
    if (this.#letterRun > stats.letterRun) stats.letterRun = this.#letterRun;
    this.#equalRun =
      length === this.#lastLength && length >= 2 && length <= 6 ? this.#equalRun + 1 : 0;
    if (this.#equalRun > stats.equalRun) stats.equalRun = this.#equalRun;
    this.#lastLength = length;
    const next = this.#text.charCodeAt(to);
    if (next === 0x2d || next === 0x0a) {
      if (kindOf(this.#text.charCodeAt(to + 1)) === KIND.letter) stats.innerBreaks += 1;
    }
  }

  #unspaced(from: number, before: number): number {
    const text = this.#text;
    let hash = HASH_SEED;
    let best = -1;
    let end = from + 1;
    const limit = Math.min(text.length, from + LONGEST_UNSPACED);
    for (let at = from; at < limit; at += 1) {
      const unit = text.charCodeAt(at);
      if (kindOf(unit) !== KIND.unspaced) break;
      hash = hashStep(hash, unit);
      const id = this.#vocabulary.wordAt(text, from, at + 1, hash);
      if (id < 0) continue;
      best = id;
      end = at + 1;
    }
    this.#push(from, end, best, before);
    this.#letterRun = 0;
    this.#equalRun = 0;
    return end;
  }

  #push(start: number, end: number, id: number, before: number): void {
    this.#start[this.#count] = start;
    this.#end[this.#count] = end;
    this.#id[this.#count] = id;
    this.#before[this.#count] = before;
    this.#count += 1;
  }

  /** End of a run of line breaks and blanks that begins with a line break. */
  #line(from: number): number {
    let at = from;
    while (at < this.#text.length) {
      const kind = kindOf(this.#text.charCodeAt(at));
      if (kind !== KIND.line && kind !== KIND.space) break;
      at += 1;
    }
    return at;
  }

  /** A blank line, a list item or a heading ends a sentence; a wrapped line does not. */
  #breakStrength(from: number, to: number): number {
    let lines = 0;
    for (let at = from; at < to && at < from + 8; at += 1) {
      if (this.#text.charCodeAt(at) === 0x0a) lines += 1;
    }
    if (lines > 1) return 2;
    return "-*#>+".includes(this.#text.charAt(to) || " ") ? 2 : 1;
  }
}

function endsSentence(text: string, after: number): boolean {
  if (after >= text.length) return true;
  const kind = kindOf(text.charCodeAt(after));
  return kind !== KIND.letter && kind !== KIND.digit;
}
