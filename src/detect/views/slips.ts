import type { Tokens } from "../match/tokens.ts";
import { HASH_SEED, hashStep, type Vocabulary } from "../match/vocabulary.ts";
import { type View, ViewBuilder } from "./view.ts";

/** Words that carry an attack, of six letters and more: one of them misspelt hides it. */
const TELLING =
  "ignore disregard forget previous earlier preceding everything instruction instructions directive " +
  "directives guideline guidelines guidance restrictions restriction limitations system prompt prompts " +
  "password passwords passphrase passcode credentials secret secrets reveal disclose repeat override " +
  "bypass confidential developer unrestricted unfiltered uncensored jailbreak assistant conversation " +
  "message messages original initial hidden following commands command pretend security protocol " +
  "administrator execute without mention output respond answer";
const SHORTEST = 6;
const LONGEST = 15;
/** What an inflection adds or takes at the end is no slip. */
const ENDING = /(?:s|d|r|y|t|n|ed|er|ly|ing)$/;

/** Words within one slip (a letter missing, doubled, wrong, or two swapped) of the telling words. */
export interface SlipFinder {
  /** The telling word that `text[start, end)` is one slip away from, or null. */
  wordAt(text: string, start: number, end: number): string | null;
}

/**
 * Every telling word is filed under itself and under each form with one letter left out; a word is
 * looked up the same way, so that its cost does not depend on how many words are known (the
 * symmetric-delete idea of W. Garbe's SymSpell).
 */
export function createSlipFinder(): SlipFinder {
  const words = [...new Set(TELLING.split(/\s+/))].filter((word) => word.length >= SHORTEST);
  const filed = new Map<number, string[]>();
  const shapes = new Uint8Array(SHAPES);
  for (const word of words) {
    for (const form of [word, ...word.split("").map((_, at) => without(word, at))]) {
      const hash = hashOf(form);
      filed.set(hash, [...(filed.get(hash) ?? []), word]);
    }
    for (let length = word.length - 1; length <= word.length + 1; length += 1) {
      shapes[shapeOf(word.charCodeAt(0), length)] = 1;
    }
  }
  return {
    wordAt(text, start, end) {
      const length = end - start;
      if (length < SHORTEST - 1 || length > LONGEST) return null;
      const first = text.charCodeAt(start);
      if (first >= 0x80 || shapes[shapeOf(first, length)] === 0) return null;
      const word = text.slice(start, end);
      if (!/^[a-z]+$/.test(word)) return null;
      for (let at = -1; at < length; at += 1) {
        const form = at < 0 ? word : without(word, at);
        for (const known of filed.get(hashOf(form)) ?? []) {
          if (isSlip(word, known)) return known;
        }
      }
      return null;
    },
  };
}

/**
 * The view with misspelt telling words put right, or null. `known` says which words are none of
 * these: what is a word itself is no slip.
 */
export function correctSlips(
  view: View,
  tokens: Tokens,
  finder: SlipFinder,
  vocabulary: Vocabulary,
): View | null {
  let builder: ViewBuilder | null = null;
  let done = 0;
  for (let at = 0; at < tokens.count; at += 1) {
    const id = tokens.id[at] as number;
    const start = tokens.start[at] as number;
    const end = tokens.end[at] as number;
    if (id >= 0 && (vocabulary.words[id] as string).length === end - start) continue;
    const word = finder.wordAt(view.text, start, end);
    if (word === null) continue;
    builder ??= new ViewBuilder(view);
    builder.copy(done, start);
    builder.replace(start, end, word);
    done = end;
  }
  if (!builder) return null;
  builder.copy(done, view.text.length);
  return builder.build("deobfuscated");
}

function without(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1);
}

/** First letters of ASCII times lengths below 64. */
const SHAPES = 0x80 * 64;

function shapeOf(first: number, length: number): number {
  return first * 64 + length;
}

function hashOf(word: string): number {
  let hash = HASH_SEED;
  for (let at = 0; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}

/** One letter more, less or other, or two neighbours swapped, and not an inflection. */
function isSlip(word: string, known: string): boolean {
  if (word === known || Math.abs(word.length - known.length) > 1) return false;
  let front = 0;
  const shorter = Math.min(word.length, known.length);
  while (front < shorter && word.charCodeAt(front) === known.charCodeAt(front)) front += 1;
  const a = word.slice(front);
  const b = known.slice(front);
  if (word.length !== known.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    if (long.slice(1) !== short) return false;
    const doubled = long === word.charAt(front - 1) && word.length > known.length;
    return short !== "" || doubled || !ENDING.test(long);
  }
  if (a.slice(1) === b.slice(1)) return a.length > 1;
  return a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2);
}
