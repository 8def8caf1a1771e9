import type { Passage } from "./passage.ts";
import type { WordType } from "./vocabulary.ts";

/** How much of one passage is found in another, order aside. */
export interface Overlap {
  /** Weight of the query's words found in the passage, as a share of all of the query's. */
  readonly recall: number;
  /** The same the other way round. */
  readonly precision: number;
  /** Words of the query that were found, with how: for a reader. */
  readonly matches: readonly Match[];
}

export interface Match {
  readonly query: string;
  readonly passage: string;
  readonly credit: number;
}

/** What a match is worth when it is not the same word. */
const CREDITS = { family: 0.75, abbreviation: 0.6, concept: 0.55, cognate: 0.5 } as const;
/** Weight of a word of the passage that the query does not have. */
const UNSEEN_WEIGHT = 1.6;
const FUNCTION_WEIGHT = 0.1;

/** Compares two passages word by word; `weights` says how telling each word of the query is. */
export function overlap(query: Passage, weights: Float64Array, passage: Passage): Overlap {
  const back = new Float64Array(passage.words.length);
  const matches: Match[] = [];
  const weightOf = new Map<string, number>();
  let total = 0;
  let found = 0;
  for (const [at, word] of query.words.entries()) {
    let best = 0;
    let match: WordType | null = null;
    for (const [other, candidate] of passage.words.entries()) {
      const credit = similarity(query, at, passage, other);
      if (credit > (back[other] as number)) back[other] = credit;
      if (credit > best) {
        best = credit;
        match = candidate;
      }
    }
    if (weightOf.has(word.stem)) continue;
    const weight = weights[at] as number;
    weightOf.set(word.stem, weight);
    total += weight;
    found += best * weight;
    if (match && !word.isFunction)
      matches.push({ query: word.form, passage: match.form, credit: best });
  }
  return {
    recall: total === 0 ? 0 : found / total,
    precision: share(passage, back, weightOf),
    matches,
  };
}

function share(
  passage: Passage,
  back: Float64Array,
  weightOf: ReadonlyMap<string, number>,
): number {
  const seen = new Set<string>();
  let total = 0;
  let found = 0;
  for (const [at, word] of passage.words.entries()) {
    if (seen.has(word.stem)) continue;
    seen.add(word.stem);
    const own = (word.isFunction ? FUNCTION_WEIGHT : 1) * UNSEEN_WEIGHT;
    const weight = weightOf.get(word.stem) ?? own;
    total += weight;
    found += weight * (back[at] as number);
  }
  return total === 0 ? 0 : found / total;
}

function similarity(query: Passage, at: number, passage: Passage, other: number): number {
  const a = query.words[at] as WordType;
  const b = passage.words[other] as WordType;
  if (a.stem === b.stem || (a.value !== null && a.value === b.value)) return 1;
  if (a.hasDigit || b.hasDigit || a.isFunction !== b.isFunction) return 0;
  const concepts = passage.concepts[other] ?? [];
  if ((query.concepts[at] ?? []).some((concept) => concepts.includes(concept))) {
    return a.family === b.family ? CREDITS.family : CREDITS.concept;
  }
  if (a.isFunction) return 0;
  if (a.family === b.family) return CREDITS.family;
  if (isAbbreviation(a.form, b.form)) return CREDITS.abbreviation;
  return query.language !== passage.language && isCognate(a.form, b.form) ? CREDITS.cognate : 0;
}

export function isAbbreviation(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.length >= short.length + 2 && long.startsWith(short);
}

/** Words that languages share: `estructural` and `structural`, `normativa` and `norm`. */
function isCognate(a: string, b: string): boolean {
  const x = plain(a);
  const y = plain(b);
  if (x.length < 5 || y.length < 5) return false;
  let same = 0;
  while (same < x.length && same < y.length && x[same] === y[same]) same += 1;
  return same >= 5 || x.includes(y.slice(0, 6)) || y.includes(x.slice(0, 6));
}

function plain(form: string): string {
  return form
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^e(?=s[tp])/, "");
}
