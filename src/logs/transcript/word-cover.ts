/** Words in one run: long enough that two texts share few by chance. */
const RUN = 3;

/**
 * Remembers texts by their runs of up to three words, to tell whether another text says anything
 * new. Order inside a text counts, place does not; case and punctuation do not.
 */
export class WordCover {
  readonly #known = new Set<number>();

  add(text: string): void {
    const words = wordsOf(text);
    for (let length = 1; length <= RUN; length += 1)
      for (const run of runsOf(words, length)) this.#known.add(run);
  }

  /**
   * Whether remembered texts say what a text says. Where it was cut or framed a run or two differ
   * at either end; a word that is new inside it is new.
   */
  covers(text: string): boolean {
    const words = wordsOf(text);
    const isFresh = [...runsOf(words, Math.min(RUN, words.length))].map(
      (run) => !this.#known.has(run),
    );
    const fresh = isFresh.filter(Boolean).length;
    return 2 * fresh <= isFresh.length && !isFresh.slice(SEAM, -SEAM).includes(true);
  }
}

/** New runs that framing and cutting make at one end. */
const SEAM = 2;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function* runsOf(words: readonly string[], length: number): Generator<number> {
  if (length === 0) return;
  for (let at = 0; at + length <= words.length; at += 1) {
    // FNV-1a, 32 bits, over the words of the run.
    let hash = 0x811c9dc5;
    for (let i = at; i < at + length; i += 1) {
      const word = words[i] ?? "";
      for (let k = 0; k < word.length; k += 1)
        hash = Math.imul(hash ^ word.charCodeAt(k), 0x01000193);
      hash = Math.imul(hash ^ 0x20, 0x01000193);
    }
    yield hash >>> 0;
  }
}
