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
 * count. FNV-1a, 32 bits.
 */
export function runsOfWords(text: string): number[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const hashes = words.map((word) => {
    let hash = 0x811c9dc5;
    for (let k = 0; k < word.length; k += 1)
      hash = Math.imul(hash ^ word.charCodeAt(k), 0x01000193);
    return hash;
  });
  const runs: number[] = [];
  for (let at = 0; at + RUN <= hashes.length; at += 1) {
    let run = 0;
    for (let i = at; i < at + RUN; i += 1) run = Math.imul(run, 31) + (hashes[i] ?? 0);
    runs.push(run >>> 0);
  }
  return runs;
}

function plain(text: string): string {
  const short = text.includes(";base64,") ? text.replace(/;base64,[A-Za-z0-9+/=_-]+/g, "") : text;
  const lower = short.toLowerCase();
  if (!lower.includes("\\")) return lower;
  return lower
    .replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[nrt"\\/]/g, " ");
}
