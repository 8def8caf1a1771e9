/** Words in one run: long enough that two texts share few by chance. */
const RUN = 3;
/** Runs kept one by one before the filter is made: most logs are small, and many. */
const FEW = 200_000;
/** Bits of the filter: 8 MB, where ten million runs leave one wrong "known" in about fourteen. */
const BITS = 1 << 26;

/**
 * Remembers runs of three words in a fixed memory (from some size on a Bloom filter with two hashes). What it does
 * not know was never added; of what was never added it takes a few for known.
 */
export class WordFilter {
  readonly #few = new Set<number>();
  #bits: Uint32Array | null = null;

  add(text: string): void {
    for (const run of runsOfWords(text)) {
      if (this.#bits) mark(this.#bits, run);
      else this.#few.add(run);
    }
    if (this.#bits || this.#few.size < FEW) return;
    this.#bits = new Uint32Array(BITS / 32);
    for (const run of this.#few) mark(this.#bits, run);
    this.#few.clear();
  }

  has(run: number): boolean {
    if (!this.#bits) return this.#few.has(run);
    return isMarked(this.#bits, run) && isMarked(this.#bits, second(run));
  }
}

function mark(bits: Uint32Array, run: number): void {
  for (const hash of [run, second(run)]) {
    const bit = hash % BITS;
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
}

function isMarked(bits: Uint32Array, hash: number): boolean {
  const bit = hash % BITS;
  return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

function second(run: number): number {
  return Math.imul(run ^ (run >>> 15), 0x2c1b3c6d) >>> 0;
}

/**
 * The hashes of a text's runs of three words; case, punctuation and the escapes of JSON do not
 * count. FNV-1a, 32 bits. One pass over the code units: it sees every character of every log.
 */
export function runsOfWords(text: string): number[] {
  const runs: number[] = [];
  let [before, last] = [0, 0];
  let words = 0;
  let hash = FNV_START;
  let length = 0;
  const endWord = (): void => {
    if (length === 0) return;
    words += 1;
    if (words >= RUN) runs.push((Math.imul(Math.imul(before, 31) + last, 31) + hash) >>> 0);
    [before, last, hash, length] = [last, hash, FNV_START, 0];
  };
  for (let at = 0; at < text.length; at += 1) {
    let unit = text.charCodeAt(at);
    if (unit === BACKSLASH) {
      const escaped = escapeAt(text, at);
      at += escaped.length;
      unit = escaped.unit;
    } else if (unit === SEMICOLON && text.startsWith(BASE64, at)) {
      at = endOfData(text, at + BASE64.length);
      unit = SEMICOLON;
    }
    const letter = letterOf(unit);
    if (letter === 0) endWord();
    else {
      hash = Math.imul(hash ^ letter, 0x01000193);
      length += 1;
    }
  }
  endWord();
  return runs;
}

const FNV_START = 0x811c9dc5;
const BACKSLASH = 0x5c;
const SEMICOLON = 0x3b;
const BASE64 = ";base64,";

/** The code unit in lower case where it belongs to a word, else 0. */
function letterOf(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit;
  if (unit >= 0x41 && unit <= 0x5a) return unit | 0x20;
  if (unit >= 0x30 && unit <= 0x39) return unit;
  // Beyond ASCII everything but blanks and punctuation.
  if (unit < 0xc0 || (unit >= 0x2000 && unit < 0x2070) || (unit >= 0x3000 && unit < 0x3040))
    return 0;
  return unit;
}

/** What an escape of JSON stands for, and how many more code units it takes. */
function escapeAt(text: string, at: number): { unit: number; length: number } {
  const next = text.charCodeAt(at + 1);
  if (next === 0x75) {
    const code = Number.parseInt(text.slice(at + 2, at + 6), 16);
    if (!Number.isNaN(code)) return { unit: code, length: 5 };
  }
  return { unit: BACKSLASH, length: ESCAPED.has(next) ? 1 : 0 };
}

const ESCAPED: ReadonlySet<number> = new Set([...'nrt"\\/bf'].map((one) => one.charCodeAt(0)));

function endOfData(text: string, from: number): number {
  let at = from;
  while (at < text.length && /[A-Za-z0-9+/=_-]/.test(text[at] ?? "")) at += 1;
  return at - 1;
}
