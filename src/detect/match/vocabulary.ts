import { foldText } from "../views/fold.ts";

/** First mixing step of the word hash; `hashStep(h, unit)` extends it by one UTF-16 unit. */
export const HASH_SEED = 7;
/** Shortest and longest prefix of a word that may be a stem. */
export const STEM_LENGTHS = { low: 1, high: 20 } as const;

/** Size of the tables that spare most look-ups, in bytes; a power of two. */
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
  readonly #exact: Map<number, number[]>;
  readonly #stems: Map<number, number[]>;
  /** Which low bits the hash of some word, and of some stem, has. */
  readonly #exactBloom = new Uint8Array(BLOOM);
  readonly #stemBloom = new Uint8Array(BLOOM);

  /** @param sets the words of each set, by set number; a trailing `*` makes a stem. */
  constructor(sets: readonly (readonly string[])[]) {
    const entries = collect(sets);
    this.words = entries.map((entry) => entry.text);
    this.wordsPerRow = (sets.length + 31) >>> 5;
    this.bits = new Uint32Array(entries.length * this.wordsPerRow);
    this.#exact = new Map();
    this.#stems = new Map();
    for (const [id, entry] of entries.entries()) {
      const hash = hashWord(entry.text);
      const table = entry.stem ? this.#stems : this.#exact;
      table.set(hash, [...(table.get(hash) ?? []), id]);
      (entry.stem ? this.#stemBloom : this.#exactBloom)[hash & (BLOOM - 1)] = 1;
      for (const set of entry.sets) this.#add(id, set);
    }
    this.#inheritStems(entries);
  }

  /** True when some stem may have this prefix hash; the caller then asks `stemAt`. */
  mayBeStem(hash: number): boolean {
    return this.#stemBloom[hash & (BLOOM - 1)] === 1;
  }

  /** Id of the word `text[start, end)`, or -1. */
  wordAt(text: string, start: number, end: number, hash: number): number {
    if (this.#exactBloom[hash & (BLOOM - 1)] === 0) return -1;
    return find(this.#exact, this.words, text, start, end, hash);
  }

  /** Id of the stem `text[start, end)`, or -1. */
  stemAt(text: string, start: number, end: number, hash: number): number {
    return find(this.#stems, this.words, text, start, end, hash);
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
    const word = this.bits[id * this.wordsPerRow + (set >>> 5)] as number;
    return ((word >>> (set & 31)) & 1) === 1;
  }

  /** Numbers of the sets a word is in, ascending. */
  setsOf(id: number): number[] {
    const sets: number[] = [];
    for (let word = 0; word < this.wordsPerRow; word += 1) {
      let left = this.bits[id * this.wordsPerRow + word] as number;
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
    this.bits[at] = (this.bits[at] as number) | (1 << (set & 31));
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

function find(
  table: ReadonlyMap<number, readonly number[]>,
  words: readonly string[],
  text: string,
  start: number,
  end: number,
  hash: number,
): number {
  const ids = table.get(hash);
  if (!ids) return -1;
  for (const id of ids) {
    const word = words[id] as string;
    if (word.length === end - start && text.startsWith(word, start)) return id;
  }
  return -1;
}

function hashWord(word: string): number {
  let hash = HASH_SEED;
  for (let at = 0; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}
