import { numberAt } from "../../text/at.ts";
import type { Tokens } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Greatest number of a stretch. */
const LATEST = 0x7fffffff;

/** Word sets that a pattern is told by: of those it must find, the ones with the fewest words. */
const MOST_TELLING = 2;

/**
 * Says which patterns can match in a stretch of words: those whose telling word sets occur in it.
 * Most patterns ask for a word that a text lacks, so that they are never tried at all.
 */
export class PatternFilter {
  /** Two sets a pattern must find; one that is always there where a pattern has fewer. */
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  /** By word id: where its telling sets begin in `#sets`. */
  readonly #from: Int32Array;
  readonly #sets: Int32Array;
  /** By set: the last stretch it occurred in. */
  readonly #seen: Int32Array;
  /** By word id: the last stretch in which it was counted. */
  readonly #counted: Int32Array;
  #stretch = 0;

  /** @param needed by pattern: the sets of which a word must stand behind its first word. */
  constructor(needed: readonly (readonly number[])[], vocabulary: Vocabulary) {
    const setCount = vocabulary.wordsPerRow * 32;
    const setsOf = vocabulary.words.map((_, id) => vocabulary.setsOf(id));
    const sizes = new Uint32Array(setCount);
    for (const sets of setsOf) for (const set of sets) sizes[set] = numberAt(sizes, set) + 1;
    const telling = needed.map((sets) =>
      [...new Set(sets)]
        .sort((a, b) => numberAt(sizes, a) - numberAt(sizes, b))
        .slice(0, MOST_TELLING),
    );
    const always = setCount;
    this.#first = Int32Array.from(telling, ([first = always]) => first);
    this.#second = Int32Array.from(telling, ([, second = always]) => second);
    const asked = new Set(telling.flat());
    const kept = setsOf.map((sets) => sets.filter((set) => asked.has(set)));
    this.#sets = Int32Array.from(kept.flat());
    this.#from = new Int32Array(kept.length + 1);
    for (const [id, sets] of kept.entries())
      this.#from[id + 1] = numberAt(this.#from, id) + sets.length;
    this.#seen = new Int32Array(setCount + 1);
    this.#seen[setCount] = LATEST;
    this.#counted = new Int32Array(kept.length);
  }

  /** Turns to the words `[from, to)`; what was said of others is forgotten. */
  lookAt(tokens: Tokens, from: number, to: number): void {
    if (this.#stretch === LATEST) this.#forget();
    this.#stretch += 1;
    const stretch = this.#stretch;
    const end = Math.min(to, tokens.count);
    for (let at = from; at < end; at += 1) {
      const id = numberAt(tokens.id, at);
      if (id < 0 || this.#counted[id] === stretch) continue;
      this.#counted[id] = stretch;
      const last = numberAt(this.#from, id + 1);
      for (let set = numberAt(this.#from, id); set < last; set += 1)
        this.#seen[numberAt(this.#sets, set)] = stretch;
    }
  }

  /** False when the pattern of this number cannot match inside the stretch. */
  mayMatch(pattern: number): boolean {
    return (
      numberAt(this.#seen, numberAt(this.#first, pattern)) >= this.#stretch &&
      numberAt(this.#seen, numberAt(this.#second, pattern)) >= this.#stretch
    );
  }

  /** Numbers of stretches have run out: a process that lives long begins again. */
  #forget(): void {
    this.#seen.fill(0, 0, -1);
    this.#counted.fill(0);
    this.#stretch = 0;
  }
}
