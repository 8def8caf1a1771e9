/** A word of a text: its lower-case form and where it stands, in UTF-16 units. */
export interface Word {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** A text made ready for looking up values however they are spaced, cased and punctuated. */
export interface TextIndex {
  readonly text: string;
  readonly words: readonly Word[];
  /** The forms of all words without anything between them. */
  readonly joined: string;
  /** Number of the word that begins, or ends, at an offset of `joined`. */
  readonly begins: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, number>;
}

const word = /[\p{L}\p{M}]+|\p{N}+/gu;

/** Words are runs of letters or of digits, so that `DE00 1111` and `DE001111` are the same ones. */
export function indexText(text: string): TextIndex {
  const words: Word[] = [];
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  let joined = "";
  for (const match of text.matchAll(word)) {
    const form = match[0].normalize("NFKC").toLowerCase();
    begins.set(joined.length, words.length);
    joined += form;
    ends.set(joined.length, words.length);
    words.push({ form, start: match.index, end: match.index + match[0].length });
  }
  return { text, words, joined, begins, ends };
}

/**
 * The places where a value's words stand one after the other, whatever stands between them.
 * @returns half-open ranges of words, at most `limit`
 */
export function placesOf(
  value: TextIndex,
  index: TextIndex,
  limit = 3,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const { joined } = value;
  if (joined === "") return found;
  for (let at = index.joined.indexOf(joined); at >= 0; at = index.joined.indexOf(joined, at + 1)) {
    // A run of digits may be printed in groups, so the value may end inside no word but at any.
    const from = index.begins.get(at);
    const to = index.ends.get(at + joined.length);
    if (from !== undefined && to !== undefined) found.push([from, to + 1]);
    if (found.length >= limit) break;
  }
  return found;
}

/** Where words stand, in UTF-16 units. */
export function spanOfWords(
  { words }: TextIndex,
  from: number,
  to: number,
): readonly [number, number] {
  return [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
}

/** A link without what is the same in most: its scheme and `www`. */
export function withoutScheme(text: string): string {
  return text.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
}
