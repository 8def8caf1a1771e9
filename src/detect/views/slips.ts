import { numberAt } from "../../text/at.ts";
import type { Tokens } from "../match/tokens.ts";
import type { Vocabulary } from "../match/vocabulary.ts";
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
 * Telling words are filed by their first letter and the lengths a slip can give them: a handful share
 * a place, and most words of a text have none.
 */
export function createSlipFinder(): SlipFinder {
  const words = [...new Set(TELLING.split(/\s+/))].filter((word) => word.length >= SHORTEST);
  const filed = new Array<string[] | undefined>(SHAPES);
  for (const word of words) {
    for (let length = word.length - 1; length <= word.length + 1; length += 1) {
      const shape = shapeOf(word.charCodeAt(0), length);
      filed[shape] = [...(filed[shape] ?? []), word];
    }
  }
  return {
    wordAt(text, start, end) {
      const length = end - start;
      if (length < SHORTEST - 1 || length > LONGEST) return null;
      const first = text.charCodeAt(start);
      const near = first < 0x80 ? filed[shapeOf(first, length)] : undefined;
      if (!near) return null;
      for (const known of near) {
        if (!isNear(text, start, end, known)) continue;
        const word = text.slice(start, end);
        if (/^[a-z]+$/.test(word) && isSlip(word, known)) return known;
      }
      return null;
    },
  };
}

/** At most two units of the longer word stand between what both words begin and end with alike. */
function isNear(text: string, start: number, end: number, known: string): boolean {
  const length = end - start;
  const longer = Math.max(length, known.length);
  let alike = 0;
  while (
    alike < length &&
    alike < known.length &&
    text.charCodeAt(start + alike) === known.charCodeAt(alike)
  )
    alike += 1;
  let left = longer - 2 - alike;
  for (let back = 1; left > 0; back += 1, left -= 1) {
    if (text.charCodeAt(end - back) !== known.charCodeAt(known.length - back)) return false;
  }
  return true;
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
    const id = numberAt(tokens.id, at);
    const start = numberAt(tokens.start, at);
    const end = numberAt(tokens.end, at);
    if (id >= 0 && vocabulary.words[id]?.length === end - start) continue;
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

/** First letters of ASCII times lengths below 64. */
const SHAPES = 0x80 * 64;

function shapeOf(first: number, length: number): number {
  return first * 64 + length;
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
