import { type Concepts, englishConcepts, foreignConcepts } from "./concept-lexicon.ts";
import { isFunctionWord } from "./function-words.ts";
import { numberValue } from "./numbers.ts";
import { SHAPE_DIGIT, SHAPE_IDEOGRAPH } from "./scanner.ts";
import { root, stem } from "./stem.ts";

/** What is known of a word form by itself, worked out once for every distinct form. */
export interface WordType {
  readonly form: string;
  readonly stem: string;
  /** Number of the word family; forms with the same root share it. */
  readonly family: number;
  /** Says little by itself: articles, prepositions, auxiliaries. */
  readonly isFunction: boolean;
  readonly hasDigit: boolean;
  /** The quantity that the form names, in one spelling (`18k`, `18000`, `noon`), or null. */
  readonly value: string | null;
  /** Notions it stands for as an English word, and as a word of another language. */
  readonly concepts: Concepts;
  readonly foreignConcepts: Concepts;
}

/** Numbers word forms and word families. One for each indexed trace. */
export class Vocabulary {
  readonly types: WordType[] = [];
  readonly #forms = new Map<string, number>();
  readonly #families = new Map<string, number>();

  get families(): number {
    return this.#families.size;
  }

  /** The number of a form, new or known. */
  add(form: string, shape: number): number {
    const known = this.#forms.get(form);
    if (known !== undefined) return known;
    const stemmed = shape & (SHAPE_DIGIT | SHAPE_IDEOGRAPH) ? form : stem(form);
    const value = numberValue(form);
    this.types.push({
      form,
      stem: stemmed,
      family: this.#family(value ?? root(stemmed)),
      isFunction: isFunctionWord(form),
      hasDigit: (shape & SHAPE_DIGIT) !== 0,
      value,
      concepts: englishConcepts(stemmed),
      foreignConcepts: foreignConcepts(form),
    });
    this.#forms.set(form, this.types.length - 1);
    return this.types.length - 1;
  }

  type(id: number): WordType {
    return this.types[id] as WordType;
  }

  #family(key: string): number {
    const known = this.#families.get(key);
    if (known !== undefined) return known;
    this.#families.set(key, this.#families.size);
    return this.#families.size - 1;
  }
}
