import { floatAt, numberAt } from "../../text/at.ts";
import { KIND, KINDS } from "./characters.ts";
import { HASH_SEED, hashStep, STEM_LENGTHS, type Vocabulary } from "./vocabulary.ts";

/**
 * The words of a text as columns. Scripts written without blanks (Chinese, Japanese, Thai) are cut
 * into the longest words the vocabulary knows, and single characters between them.
 */
export interface Tokens {
  /** The text they were cut from. */
  readonly text: string;
  readonly count: number;
  /** UTF-16 offsets in the text of the view. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Vocabulary id, or -1. */
  readonly id: Int32Array;
  /**
   * What stands before the token: 0 nothing special, 1 a line break, 2 the end of a sentence, 3 the
   * edge of a leaf, 4 both.
   */
  readonly before: Uint8Array;
  readonly stats: TokenStats;
}

/** Cheap observations that decide whether a further view is worth building. */
export interface TokenStats {
  /** Longest run of one-letter words, one after the other. */
  letterRun: number;
  /** Longest run of words of one equal length from 2 to 8. */
  equalRun: number;
  /** Words that mix letters and digits. */
  mixedWords: number;
  /** Units of the longest word. */
  longest: number;
  /** Single line breaks or hyphens right between two letters. */
  innerBreaks: number;
  /** Marks of leet spelling right between two letters or digits. */
  innerSymbols: number;
  /** Longest run of numbers of two or three digits. */
  numberRun: number;
  /** Edges of leaves. */
  edges: number;
  /** Which ASCII marks occur; ask `hasMark`. */
  marks: readonly [low: number, middle: number, high: number];
}

const LONGEST_UNSPACED = 8;
const APOSTROPHE = 0x27;

/** True when the text holds this ASCII mark (neither letter nor digit). */
export function hasMark(stats: TokenStats, unit: number): boolean {
  const word = stats.marks[(unit >>> 5) - 1] ?? 0;
  return ((word >>> (unit & 31)) & 1) === 1;
}

/** Growing columns of the words found so far, in one piece of memory. */
class Columns {
  count = 0;
  capacity: number;
  start: Int32Array;
  end: Int32Array;
  id: Int32Array;
  before: Uint8Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    const memory = new ArrayBuffer(capacity * 13);
    this.start = new Int32Array(memory, 0, capacity);
    this.end = new Int32Array(memory, capacity * 4, capacity);
    this.id = new Int32Array(memory, capacity * 8, capacity);
    this.before = new Uint8Array(memory, capacity * 12, capacity);
  }

  push(start: number, end: number, id: number, before: number): void {
    if (this.count === this.capacity) this.#grow();
    this.start[this.count] = start;
    this.end[this.count] = end;
    this.id[this.count] = id;
    this.before[this.count] = before;
    this.count += 1;
  }

  #grow(): void {
    const { start, end, id, before } = new Columns(this.capacity * 2);
    start.set(this.start);
    end.set(this.end);
    id.set(this.id);
    before.set(this.before);
    this.capacity *= 2;
    this.start = start;
    this.end = end;
    this.id = id;
    this.before = before;
  }
}

/** Cuts a normalised text into words. Linear in the length of the text. */
export function tokenise(text: string, vocabulary: Vocabulary): Tokens {
  // Long: one pass over every unit; what it counts on the way are locals, for speed.
  const columns = new Columns((text.length >>> 2) + 16);
  const { length } = text;
  const marks: [number, number, number] = [0, 0, 0];
  let letterRun = 0;
  let longestLetterRun = 0;
  let equalRun = 0;
  let longestEqualRun = 0;
  let lastLength = 0;
  let mixedWords = 0;
  let longest = 0;
  let innerBreaks = 0;
  let innerSymbols = 0;
  let numberRun = 0;
  let longestNumberRun = 0;
  let edges = 0;
  let before = 2;
  let at = 0;
  while (at < length) {
    const unit = text.charCodeAt(at);
    const kind = numberAt(KINDS, unit);
    if (kind === KIND.letter || kind === KIND.digit) {
      const from = at;
      let hash = HASH_SEED;
      let stem = -1;
      let possessive = -1;
      let kinds = 0;
      for (; at < length; at += 1) {
        const next = text.charCodeAt(at);
        const nextKind = numberAt(KINDS, next);
        if (nextKind === KIND.letter || nextKind === KIND.digit) kinds |= nextKind;
        else {
          if (next !== APOSTROPHE || KINDS[text.charCodeAt(at + 1)] !== KIND.letter) break;
          if (possessive < 0) possessive = vocabulary.wordAt(text, from, at, hash);
        }
        hash = hashStep(hash, next);
        const soFar = at + 1 - from;
        if (soFar < STEM_LENGTHS.low || soFar > STEM_LENGTHS.high) continue;
        if (!vocabulary.mayBeStem(hash)) continue;
        const found = vocabulary.stemAt(text, from, at + 1, hash);
        if (found >= 0) stem = found;
      }
      let id = vocabulary.wordAt(text, from, at, hash);
      if (id < 0) id = stem >= 0 ? stem : possessive;
      columns.push(from, at, id, before);
      before = 0;
      const size = at - from;
      if (kinds === 3) mixedWords += 1;
      if (size > longest) longest = size;
      if (size === 1) {
        letterRun += 1;
        if (letterRun > longestLetterRun) longestLetterRun = letterRun;
      } else letterRun = 0;
      if (size === lastLength && size >= 2 && size <= 8) {
        equalRun += 1;
        if (equalRun > longestEqualRun) longestEqualRun = equalRun;
      } else equalRun = 0;
      lastLength = size;
      if (kinds === 2 && (size === 2 || size === 3)) {
        numberRun += 1;
        if (numberRun > longestNumberRun) longestNumberRun = numberRun;
      } else numberRun = 0;
      const after = text.charCodeAt(at);
      if (after === 0x2d || after === 0x0a) {
        const next = KINDS[text.charCodeAt(at + 1)];
        if (next === KIND.letter || (next === KIND.line && after === 0x2d)) innerBreaks += 1;
      } else if (after === 0x2a || after === 0x5f || after === 0x7e || after === 0x60) {
        if (EMPHASIS.test(text.slice(at, at + 4))) innerBreaks += 1;
      } else if (isLeetMark(after)) {
        const next = KINDS[text.charCodeAt(at + 1)];
        const ends = after === 0x24 || after === 0x20ac;
        if (
          next === KIND.letter ||
          next === KIND.digit ||
          ends ||
          isLeetMark(text.charCodeAt(at + 1))
        )
          innerSymbols += 1;
      }
    } else if (kind === KIND.space) {
      at += 1;
    } else if (kind === KIND.unspaced) {
      at = pushUnspaced(text, at, before, vocabulary, columns);
      before = 0;
      letterRun = 0;
      equalRun = 0;
    } else if (kind === KIND.line) {
      const end = endOfBreak(text, at);
      before = Math.max(before, breakStrength(text, at, end));
      at = end;
    } else if (kind === KIND.edge) {
      before = before === 2 ? 4 : 3;
      edges += 1;
      at += 1;
    } else {
      if (unit < 0x80 && unit >= 0x20) {
        const word = (unit >>> 5) - 1;
        marks[word] = floatAt(marks, word) | (1 << (unit & 31));
      }
      // ` . ` and ` ; ` between words are strewn in; a sentence's own mark stands at its last word.
      const strewn =
        (unit === 0x2e || unit === 0x3b) &&
        text.charCodeAt(at - 1) === 0x20 &&
        text.charCodeAt(at + 1) === 0x20;
      if (strewn) {
        at += 1;
        continue;
      }
      if (kind === KIND.stop || (kind === KIND.dot && endsSentence(text, at + 1)))
        before = Math.max(before, 2);
      at += 1;
    }
  }
  const { count, start, end, id } = columns;
  return {
    text,
    count,
    start,
    end,
    id,
    before: columns.before,
    stats: {
      letterRun: longestLetterRun,
      equalRun: longestEqualRun,
      mixedWords,
      longest,
      innerBreaks,
      innerSymbols,
      numberRun: longestNumberRun,
      edges,
      marks,
    },
  };
}

function pushUnspaced(
  text: string,
  from: number,
  before: number,
  vocabulary: Vocabulary,
  columns: Columns,
): number {
  let hash = HASH_SEED;
  let best = -1;
  let end = from + 1;
  const limit = Math.min(text.length, from + LONGEST_UNSPACED);
  for (let at = from; at < limit; at += 1) {
    const unit = text.charCodeAt(at);
    if (KINDS[unit] !== KIND.unspaced) break;
    hash = hashStep(hash, unit);
    const id = vocabulary.wordAt(text, from, at + 1, hash);
    if (id < 0) continue;
    best = id;
    end = at + 1;
  }
  columns.push(from, end, best, before);
  return end;
}

/** End of a run of line breaks and blanks that begins with a line break. */
function endOfBreak(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const kind = KINDS[text.charCodeAt(at)];
    if (kind !== KIND.line && kind !== KIND.space) break;
    at += 1;
  }
  return at;
}

/** Marks of emphasis inside a word: `ig**no**re`. */
const EMPHASIS = /^(?:\*{1,3}|_{2}|~~|`)[a-z]/;

/** `$ ! | + €`: marks that stand for letters. */
function isLeetMark(unit: number): boolean {
  return unit === 0x24 || unit === 0x21 || unit === 0x7c || unit === 0x2b || unit === 0x20ac;
}

/** A blank line, a list item or a heading ends a sentence; a wrapped line does not. */
function breakStrength(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to && at < from + 8; at += 1) {
    if (text.charCodeAt(at) === 0x0a) lines += 1;
  }
  if (lines > 1) return 2;
  return "-*#>+".includes(text.charAt(to) || " ") ? 2 : 1;
}

function endsSentence(text: string, after: number): boolean {
  if (after >= text.length) return true;
  const kind = KINDS[text.charCodeAt(after)];
  return kind !== KIND.letter && kind !== KIND.digit;
}
