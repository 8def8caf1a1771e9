import { floatAt, numberAt } from "../../text/at.ts";
/** Words known to the segmenter, letters and their digit stand-ins alike. */
export interface WordSegmenter {
  /** Cuts a run of letters and digits into words; null when too little of it is words. */
  segment(run: string): readonly Piece[] | null;
  /** The known word that a word in leet spelling stands for, or null. */
  plain(word: string): string | null;
}

/** `[start, end)` of the run, and the word that stands there (or the run's own letters). */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const LONGEST = 16;
/** Letters in words of four letters up that make a run text, not a key or a hash. */
const LEAST_COVERED = 10;
const UNKNOWN_UNIT = 1.2;
const KNOWN_WORD = 1;
const LETTER_LIKE: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "€": "e",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
  "6": "g",
  "!": "i",
  "|": "i",
};

/** Letters that leet spelling cannot tell apart become one: `l`, `i` and `1` are `i`. */
function canonical(word: string): string {
  let out = "";
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charAt(at);
    out += LETTER_LIKE[unit] ?? unit;
  }
  return out;
}

/** Known words by their canonical letters; a node has one slot for each of `a` to `z`. */
class Trie {
  readonly children: number[] = new Array<number>(26).fill(0);
  /** The word that ends at a node, or null. */
  readonly words: (string | null)[] = [null];

  add(key: string, word: string): void {
    let node = 0;
    for (let at = 0; at < key.length; at += 1) {
      const slot = node * 26 + key.charCodeAt(at) - 0x61;
      let next = floatAt(this.children, slot);
      if (next === 0) {
        next = this.words.push(null) - 1;
        for (let letter = 0; letter < 26; letter += 1) this.children.push(0);
        this.children[slot] = next;
      }
      node = next;
    }
    this.words[node] ??= word;
  }

  /** Node after one more unit, or 0. */
  step(node: number, unit: number): number {
    return unit >= 0x61 && unit <= 0x7a ? floatAt(this.children, node * 26 + unit - 0x61) : 0;
  }
}

/** A segmenter over the given lower-case words; only plain Latin ones of two letters up count. */
export function createSegmenter(words: Iterable<string>): WordSegmenter {
  const trie = new Trie();
  for (const word of words) {
    if (word.length <= LONGEST && /^[a-z]{2,}$/.test(word)) trie.add(canonical(word), word);
  }
  return { plain: (word) => find(canonical(word), trie), segment: (run) => segment(run, trie) };
}

function find(key: string, trie: Trie): string | null {
  let node = 0;
  for (let at = 0; at < key.length; at += 1) {
    node = trie.step(node, key.charCodeAt(at));
    if (node === 0) return null;
  }
  return trie.words[node] ?? null;
}

/** Cheapest cut: an unknown unit costs more than its share of a known word. Linear in the run. */
function segment(run: string, trie: Trie): readonly Piece[] | null {
  const text = canonical(run);
  const { length } = text;
  const cost = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(length + 1);
  const words = new Array<string | null>(length + 1).fill(null);
  cost[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const here = floatAt(cost, at);
    if (here + UNKNOWN_UNIT < floatAt(cost, at + 1)) {
      cost[at + 1] = here + UNKNOWN_UNIT;
      from[at + 1] = at;
      words[at + 1] = null;
    }
    let node = 0;
    for (let end = at; end < length; ) {
      node = trie.step(node, text.charCodeAt(end));
      if (node === 0) break;
      end += 1;
      const word = trie.words[node];
      if (!word || here + KNOWN_WORD >= floatAt(cost, end)) continue;
      cost[end] = here + KNOWN_WORD;
      from[end] = at;
      words[end] = word;
    }
  }
  const pieces: Piece[] = [];
  let covered = 0;
  for (let end = length; end > 0; ) {
    const start = numberAt(from, end);
    const word = words[end] ?? null;
    if (word !== null && word.length > 3) covered += end - start;
    pieces.push({ start, end, text: word ?? run.slice(start, end) });
    end = start;
  }
  return covered >= LEAST_COVERED && covered * 4 >= length ? mergeUnknown(pieces.reverse()) : null;
}

/** Neighbouring single letters belong to one unknown word. */
function mergeUnknown(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && piece.text.length === 1 && last.text.length === last.end - last.start) {
      const lone = last.end - last.start === 1 || !merged.at(-1)?.text.match(/^[a-z]{2,}$/);
      if (lone) {
        merged[merged.length - 1] = {
          start: last.start,
          end: piece.end,
          text: last.text + piece.text,
        };
        continue;
      }
    }
    merged.push(piece);
  }
  return merged;
}
