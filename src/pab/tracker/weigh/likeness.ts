import type { WordType } from "../vocabulary.ts";
import { isAbbreviation, isCognate } from "../word-forms.ts";
import { relationOf } from "../words/relations.ts";

/** How much of one text is found in another. */
export interface Likeness {
  /** Share of the query's words that the other text has in some form, rare ones counting more. */
  readonly plain: number;
  /** Mean credit of the query's words, synonyms and kinds included, and of the other text's. */
  readonly recall: number;
  readonly precision: number;
  /** Words of the query with their best match: for a reader. */
  readonly matches: readonly { readonly query: string; readonly passage: string }[];
}

const CREDIT = { same: 0.8, near: 0.6, opposite: 0.3, none: 0 } as const;
const SHORTENED = 0.6;
const COGNATE = 0.5;

/** How far two words say the same, from 0 to 1. Remembered by pair within one query. */
function creditOf(a: WordType, b: WordType): number {
  if (a.family === b.family) return 1;
  if (a.value !== null || b.value !== null || a.hasDigit || b.hasDigit) return 0;
  if (isAbbreviation(a.form, b.form)) return SHORTENED;
  const related = CREDIT[relationOf(a.form, b.form)];
  return related > 0 ? related : isCognate(a.form, b.form) ? COGNATE : 0;
}

export const isTelling = (word: WordType): boolean => !word.isFunction;

/** Compares a query with many texts; `weights` has one number for each of its words. */
export class Comparer {
  readonly #words: readonly WordType[];
  readonly #weights: readonly number[];
  readonly #credits = new Map<string, readonly number[]>();

  constructor(words: readonly WordType[], weights: readonly number[]) {
    this.#words = words;
    this.#weights = weights;
  }

  compare(others: readonly WordType[]): Likeness {
    const words = this.#words;
    const columns = others.map((other) => this.#column(other));
    let plain = 0;
    let total = 0;
    let recall = 0;
    const matches: { query: string; passage: string }[] = [];
    for (const [row, word] of words.entries()) {
      let best = 0;
      let match = "";
      for (const [at, column] of columns.entries()) {
        const credit = column[row] ?? 0;
        if (credit <= best) continue;
        best = credit;
        match = others[at]?.form ?? "";
      }
      const weight = this.#weights[row] ?? 1;
      total += weight;
      if (best === 1) plain += weight;
      recall += best;
      if (best > 0) matches.push({ query: word.form, passage: match });
    }
    const back = columns.reduce((sum, column) => sum + Math.max(0, ...column), 0);
    return {
      plain: total === 0 ? 0 : plain / total,
      recall: words.length === 0 ? 0 : recall / words.length,
      precision: others.length === 0 ? 0 : back / others.length,
      matches,
    };
  }

  #column(other: WordType): readonly number[] {
    const known = this.#credits.get(other.form);
    if (known !== undefined) return known;
    const column = this.#words.map((word) => creditOf(word, other));
    this.#credits.set(other.form, column);
    return column;
  }
}
