import { at } from "../../text/at.ts";
import { functionLanguages, type Language } from "./function-words.ts";
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
  /** Languages that have it among their function words. */
  readonly languages: readonly Language[];
  /** The language that its script gives away, or null for Latin letters and digits. */
  readonly script: Language | null;
  readonly hasDigit: boolean;
  /** The quantity that the form names, in one spelling (`18k`, `18000`, `noon`), or null. */
  readonly value: string | null;
}

const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/(?=\p{L})\P{Script=Latin}/u, "other"],
];

function scriptOf(form: string): Language | null {
  if (/^[\w.:]*$/.test(form)) return null;
  return SCRIPTS.find(([pattern]) => pattern.test(form))?.[1] ?? null;
}

/** Numbers word forms and word families. One for each indexed trace. */
export class Vocabulary {
  readonly types: WordType[] = [];
  readonly #forms = new Map<string, number>();
  readonly #families = new Map<string, number>();

  /** The number of a form, new or known. */
  add(form: string, shape: number): number {
    const known = this.#forms.get(form);
    if (known !== undefined) return known;
    const stemmed = shape & (SHAPE_DIGIT | SHAPE_IDEOGRAPH) ? form : stem(form);
    const value = numberValue(form);
    const languages = functionLanguages(form);
    this.types.push({
      form,
      stem: stemmed,
      family: this.#family(value ?? root(stemmed)),
      isFunction: languages.length > 0,
      languages,
      script: scriptOf(form),
      hasDigit: (shape & SHAPE_DIGIT) !== 0,
      value,
    });
    this.#forms.set(form, this.types.length - 1);
    return this.types.length - 1;
  }

  /** The number of the family that a stem or a quantity belongs to, if the trace has it. */
  familyOf(key: string): number | undefined {
    return this.#families.get(key);
  }

  type(id: number): WordType {
    return at(this.types, id);
  }

  #family(key: string): number {
    const known = this.#families.get(key);
    if (known !== undefined) return known;
    this.#families.set(key, this.#families.size);
    return this.#families.size - 1;
  }
}
