import type { Tokens } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

const UNKNOWN = 0;
const POSSIBLE = 1;

/**
 * Says which patterns can match in a stretch of words: those of which every word set that must occur
 * does occur. Most patterns ask for a word that a text lacks, so that they are never tried at all.
 */
export class PatternFilter {
  /** Sets each pattern must find behind its first word, the rarest first. */
  readonly #needed: readonly (readonly number[])[];
  readonly #setsOf: (readonly number[] | null)[];
  readonly #present: Uint8Array;
  readonly #answers: Uint8Array;
  /** The last stretch in which a word was counted, by word id. */
  readonly #counted: Int32Array;
  #stretch = 0;

  constructor(needed: readonly (readonly number[])[], vocabulary: Vocabulary) {
    const sizes = new Uint32Array(vocabulary.wordsPerRow * 32);
    for (const id of vocabulary.words.keys())
      for (const set of vocabulary.setsOf(id)) sizes[set] = (sizes[set] ?? 0) + 1;
    this.#needed = needed.map((sets) =>
      [...new Set(sets)].sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0)),
    );
    const asked = new Set(needed.flat());
    this.#setsOf = vocabulary.words.map((_, id) => {
      const sets = vocabulary.setsOf(id).filter((set) => asked.has(set));
      return sets.length > 0 ? sets : null;
    });
    this.#present = new Uint8Array(vocabulary.wordsPerRow * 32);
    this.#answers = new Uint8Array(needed.length);
    this.#counted = new Int32Array(vocabulary.words.length);
  }

  /** Turns to the words `[from, to)`; what was said of others is forgotten. */
  lookAt(tokens: Tokens, from: number, to: number): void {
    this.#stretch += 1;
    this.#present.fill(0);
    this.#answers.fill(UNKNOWN);
    const end = Math.min(to, tokens.count);
    for (let at = from; at < end; at += 1) {
      const id = tokens.id[at] as number;
      if (id < 0 || this.#counted[id] === this.#stretch) continue;
      this.#counted[id] = this.#stretch;
      const sets = this.#setsOf[id];
      if (!sets) continue;
      for (const set of sets) this.#present[set] = 1;
    }
  }

  /** False when the pattern of this number cannot match inside the stretch. */
  mayMatch(pattern: number): boolean {
    const known = this.#answers[pattern] as number;
    if (known !== UNKNOWN) return known === POSSIBLE;
    let possible = true;
    for (const set of this.#needed[pattern] ?? []) {
      if (this.#present[set] === 1) continue;
      possible = false;
      break;
    }
    this.#answers[pattern] = possible ? POSSIBLE : POSSIBLE + 1;
    return possible;
  }
}
