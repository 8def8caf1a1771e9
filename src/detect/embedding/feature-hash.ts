import { floatAt } from "../../text/at.ts";
import type { Embedder } from "./embedding-signal.ts";

/** Where a text's features are counted: the reading of it that undoes disguises. */
export type Reading = (text: string) => string;

export const HASH_DIMENSIONS = 512;
/** Names the vectors in a cache; a change of the features below needs a new number. */
export const HASH_MODEL_ID = "backtrail/hash-512-v1";

/** Beyond this many UTF-16 units a text is read in part: its beginning and its end. */
const LONGEST = 20_000;
const WORD_SEED = 0x9e3779b1;
const GRAM_SEED = 0x85ebca6b;
const GRAM_LENGTHS = [3, 4, 5];
/** Scripts written without spaces, whose words are taken to be pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * An embedder without a model: words, pairs of neighbouring words and runs of three to five
 * characters, each hashed to one of 512 places with a sign (Weinberger et al. 2009, "Feature
 * hashing for large scale multitask learning"), damped by 1 + ln(count), and scaled to length 1.
 * It knows spelling and no meaning. Takes time linear in a text's length; never throws on a text.
 *
 * A text without letters or digits gives the zero vector.
 */
export function featureHashEmbedder(reading: Reading): Embedder {
  return async (texts) => texts.map((text) => embed(reading(text)));
}

function embed(whole: string): Float32Array {
  const half = LONGEST / 2;
  const text = whole.length <= LONGEST ? whole : `${whole.slice(0, half)} ${whole.slice(-half)}`;
  const counts = new Map<number, number>();
  const words = wordsOf(text.toLowerCase());
  let previous = WORD_SEED;
  for (const word of words) {
    const own = hash(word, 0, word.length, WORD_SEED);
    count(counts, own);
    if (previous !== WORD_SEED) count(counts, mix(Math.imul(previous, 31) ^ own));
    previous = own;
    const padded = ` ${word} `;
    for (const length of GRAM_LENGTHS) {
      for (let at = 0; at + length <= padded.length; at += 1) {
        count(counts, hash(padded, at, at + length, GRAM_SEED + length));
      }
    }
  }
  const vector = new Float64Array(HASH_DIMENSIONS);
  for (const [feature, times] of counts) {
    const place = feature & (HASH_DIMENSIONS - 1);
    const weight = 1 + Math.log(times);
    vector[place] = floatAt(vector, place) + (feature < 0 ? -weight : weight);
  }
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => (length === 0 ? 0 : value / length));
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(([word]) =>
    UNSPACED.test(word) ? pairsOf([...word]) : [word],
  );
}

function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}

function count(counts: Map<number, number>, feature: number): void {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

/** FNV-1a over UTF-16 units, with the avalanche step of MurmurHash3: a signed 32-bit integer. */
function hash(text: string, start: number, end: number, seed: number): number {
  let state = seed | 0;
  for (let at = start; at < end; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(state);
}

function mix(given: number): number {
  let state = given;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return state ^ (state >>> 16);
}
