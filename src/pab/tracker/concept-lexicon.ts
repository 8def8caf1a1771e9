import { CONCEPTS } from "./concepts.ts";
import { stem } from "./stem.ts";

/** Numbers of the notions that a word can stand for; mostly none or one. */
export type Concepts = readonly number[];

const NONE: Concepts = [];
const LONGEST_PHRASE = 4;
/** First words of phrases: most words start none. */
const phraseStarts = new Set<string>();

const english = new Map<string, number[]>();
const foreign = new Map<string, number[]>();
/** Beginnings of foreign words, each standing for all its endings. */
const foreignPrefixes = new Map<string, number[]>();

for (const [concept, line] of CONCEPTS.trim().split("\n").entries()) {
  const [own = "", others = ""] = line.split(" | ");
  for (const entry of own.split(" ")) put(english, phraseKey(entry.split("_").map(stem)), concept);
  for (const entry of others.split(" ")) {
    if (entry.endsWith("*")) put(foreignPrefixes, entry.slice(0, -1).normalize("NFKC"), concept);
    else put(foreign, phraseKey(foreignTokens(entry.normalize("NFKC"))), concept);
  }
}

function put(map: Map<string, number[]>, key: string, concept: number): void {
  const blank = key.indexOf(" ");
  if (blank > 0) phraseStarts.add(key.slice(0, blank));
  const list = map.get(key);
  if (list === undefined) map.set(key, [concept]);
  else if (!list.includes(concept)) list.push(concept);
}

function phraseKey(words: readonly string[]): string {
  return words.join(" ");
}

/** Scripts without blanks are cut into characters, as the scanner does. */
function foreignTokens(entry: string): string[] {
  return /\p{Script=Han}/u.test(entry) ? Array.from(entry) : entry.split("_");
}

/** Notions of an English word, given by its stem. */
export function englishConcepts(stemmed: string): Concepts {
  return english.get(stemmed) ?? NONE;
}

/** Notions of a word of another language. */
export function foreignConcepts(form: string): Concepts {
  const whole = foreign.get(form);
  if (whole !== undefined) return whole;
  for (let length = form.length; length >= 3; length -= 1) {
    const found = foreignPrefixes.get(form.slice(0, length));
    if (found !== undefined) return found;
  }
  // Arabic writes the article and some prepositions and conjunctions in front of the word.
  const bare = form.replace(/^(?:و|ف)?(?:ال|ب|ل|لل|بال)?(?=\p{Script=Arabic}{3})/u, "");
  return (bare === form ? undefined : foreign.get(bare)) ?? NONE;
}

/**
 * Notions of the phrases that start at a word: `turn off`, `no later than`, and words of several
 * characters in scripts without blanks. Calls `found` with the length of each in tokens.
 */
export function phraseConcepts(
  words: readonly string[],
  at: number,
  isEnglish: boolean,
  found: (length: number, concepts: Concepts) => void,
): void {
  if (!phraseStarts.has(words[at] ?? "")) return;
  const lexicon = isEnglish ? english : foreign;
  for (let length = 2; length <= Math.min(LONGEST_PHRASE, words.length - at); length += 1) {
    const concepts = lexicon.get(phraseKey(words.slice(at, at + length)));
    if (concepts !== undefined) found(length, concepts);
  }
}
