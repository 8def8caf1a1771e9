import { at, numberAt } from "../../text/at.ts";
import { foldText } from "../views/fold.ts";

/** First mixing step of the word hash; `hashStep(h, unit)` extends it by one UTF-16 unit. */
export const HASH_SEED = 7;
/** Shortest and longest prefix of a word that may be a stem. */
export const STEM_LENGTHS = { low: 1, high: 20 } as const;

/** Bits of the tables that spare most look-ups; a power of two, few enough to stay in a near cache. */
const BLOOM = 1 << 16;

export function hashStep(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

/** A lexicon entry: `word` itself, or every word that begins with it when `stem` is set. */
interface Entry {
  readonly text: string;
  readonly stem: boolean;
  readonly sets: Set<number>;
}

/**
 * The words that rules know, each with the word sets it belongs to. Words are found by a rolling
 * hash that the tokeniser computes anyway, so that a word outside the vocabulary costs no string.
 */
export class Vocabulary {
  /** Text of each entry, by id. */
  readonly words: readonly string[];
  /** Set membership, `wordsPerRow` 32-bit words an entry. */
  readonly bits: Uint32Array;
  readonly wordsPerRow: number;
  readonly #exact: WordTable;
  readonly #stems: WordTable;

  /** @param sets the words of each set, by set number; a trailing `*` makes a stem. */
  constructor(sets: readonly (readonly string[])[]) {
    const entries = collect(sets);
    this.words = entries.map((entry) => entry.text);
    this.wordsPerRow = (sets.length + 31) >>> 5;
    this.bits = new Uint32Array(entries.length * this.wordsPerRow);
    this.#exact = new WordTable(this.words);
    this.#stems = new WordTable(this.words);
    for (const [id, entry] of entries.entries()) {
      (entry.stem ? this.#stems : this.#exact).add(id, hashWord(entry.text));
      for (const set of entry.sets) this.#add(id, set);
    }
    this.#inheritStems(entries);
  }

  /** True when some stem may have this prefix hash; the caller then asks `stemAt`. */
  mayBeStem(hash: number): boolean {
    return this.#stems.mayHold(hash);
  }

  /** Id of the word `text[start, end)`, or -1. */
  wordAt(text: string, start: number, end: number, hash: number): number {
    return this.#exact.mayHold(hash) ? this.#exact.find(text, start, end, hash) : -1;
  }

  /** Id of the stem `text[start, end)`, or -1. */
  stemAt(text: string, start: number, end: number, hash: number): number {
    return this.#stems.find(text, start, end, hash);
  }

  /** Id of a word, stems included, or -1. */
  idOf(word: string): number {
    let hash = HASH_SEED;
    let stem = -1;
    for (let at = 0; at < word.length; at += 1) {
      hash = hashStep(hash, word.charCodeAt(at));
      if (at + 1 < STEM_LENGTHS.low || at + 1 > STEM_LENGTHS.high) continue;
      if (!this.mayBeStem(hash)) continue;
      const found = this.stemAt(word, 0, at + 1, hash);
      if (found >= 0) stem = found;
    }
    const exact = this.wordAt(word, 0, word.length, hash);
    return exact >= 0 ? exact : stem;
  }

  /** True for a word that is known itself, not by its stem. */
  isWord(word: string): boolean {
    return this.wordAt(word, 0, word.length, hashWord(word)) >= 0;
  }

  has(id: number, set: number): boolean {
    if (id < 0) return false;
    const word = numberAt(this.bits, id * this.wordsPerRow + (set >>> 5));
    return ((word >>> (set & 31)) & 1) === 1;
  }

  /** Numbers of the sets a word is in, ascending. */
  setsOf(id: number): number[] {
    const sets: number[] = [];
    for (let word = 0; word < this.wordsPerRow; word += 1) {
      let left = numberAt(this.bits, id * this.wordsPerRow + word);
      while (left !== 0) {
        const bit = left & -left;
        sets.push(word * 32 + 31 - Math.clz32(bit));
        left ^= bit;
      }
    }
    return sets;
  }

  #add(id: number, set: number): void {
    const at = id * this.wordsPerRow + (set >>> 5);
    this.bits[at] = numberAt(this.bits, at) | (1 << (set & 31));
  }

  /** A word, or a longer stem, that begins with a stem is in that stem's sets too. */
  #inheritStems(entries: readonly Entry[]): void {
    const stems = new Map(
      entries.filter((entry) => entry.stem).map((entry) => [entry.text, entry] as const),
    );
    for (const [id, entry] of entries.entries()) {
      for (let length = STEM_LENGTHS.low; length <= entry.text.length; length += 1) {
        const stem = stems.get(entry.text.slice(0, length));
        for (const set of stem?.sets ?? []) this.#add(id, set);
      }
    }
  }
}

function collect(sets: readonly (readonly string[])[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [set, words] of sets.entries()) {
    for (const written of words) {
      const stem = written.endsWith("*");
      const text = foldText(stem ? written.slice(0, -1) : written);
      if (stem && (text.length < STEM_LENGTHS.low || text.length > STEM_LENGTHS.high)) {
        throw new RangeError(
          `the stem ${written} has ${text.length} letters; from ${STEM_LENGTHS.low} to ${STEM_LENGTHS.high} are looked for`,
        );
      }
      const key = stem ? `${text}*` : text;
      const entry = entries.get(key) ?? { text, stem, sets: new Set<number>() };
      entry.sets.add(set);
      entries.set(key, entry);
    }
  }
  return [...entries.values()];
}

/** Ids of words by their hash: an open table with linear probing, at most a quarter full. */
class WordTable {
  readonly #words: readonly string[];
  /** Which low bits the hash of some word has. */
  readonly #bloom = new Uint32Array(BLOOM >>> 5);
  /** Id plus one; 0 where nothing stands. */
  readonly #slots: Int32Array;
  readonly #hashes: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    const size = 1 << (34 - Math.clz32(words.length + 1));
    this.#slots = new Int32Array(size);
    this.#hashes = new Int32Array(size);
  }

  add(id: number, hash: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = id + 1;
    this.#hashes[slot] = hash;
    const word = (hash & (BLOOM - 1)) >>> 5;
    this.#bloom[word] = numberAt(this.#bloom, word) | (1 << (hash & 31));
  }

  mayHold(hash: number): boolean {
    return ((numberAt(this.#bloom, (hash & (BLOOM - 1)) >>> 5) >>> (hash & 31)) & 1) === 1;
  }

  /** Id of the word `text[start, end)`, or -1. */
  find(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = numberAt(this.#slots, slot) - 1;
      if (id < 0) return -1;
      if (this.#hashes[slot] !== hash) continue;
      const word = at(this.#words, id);
      if (word.length === end - start && text.startsWith(word, start)) return id;
    }
  }
}

function hashWord(word: string): number {
  let hash = HASH_SEED;
  for (let at = 0; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}
