import type { Random } from "../../random/random.ts";
import type { Domain } from "./words/act.ts";
import { ENVELOPES, type Envelopes } from "./words/carriers.ts";
import { DECOYS, type DecoyWords } from "./words/decoys.ts";
import { DOMAINS_A } from "./words/domains-a.ts";
import { DOMAINS_B } from "./words/domains-b.ts";
import { GLUE_A, GLUE_B, type Glue } from "./words/glue.ts";
import { TRAPS, type TrapWords } from "./words/traps.ts";

/** Which half of the words a split is drawn from; a trace never mixes them. */
export const VOCABULARIES = ["all", "a", "b"] as const;
export type VocabularyName = (typeof VOCABULARIES)[number];
export type Half = "a" | "b";

/** The words of one half. */
export interface Vocabulary {
  readonly half: Half;
  readonly domains: readonly Domain[];
  readonly glue: Glue;
  readonly decoys: DecoyWords;
  readonly traps: TrapWords;
  readonly envelopes: Envelopes;
}

export const VOCABULARY: Readonly<Record<Half, Vocabulary>> = {
  a: {
    half: "a",
    domains: DOMAINS_A,
    glue: GLUE_A,
    decoys: DECOYS.a,
    traps: TRAPS.a,
    envelopes: ENVELOPES.a,
  },
  b: {
    half: "b",
    domains: DOMAINS_B,
    glue: GLUE_B,
    decoys: DECOYS.b,
    traps: TRAPS.b,
    envelopes: ENVELOPES.b,
  },
};

export function drawVocabulary(name: VocabularyName, random: Pick<Random, "pick">): Vocabulary {
  return VOCABULARY[name === "all" ? random.pick(["a", "b"] as const) : name];
}

/** A list's elements without one; drawing from it changes the wording for certain. */
export function others<T>(items: readonly T[], without: T): readonly T[] {
  return items.filter((item) => item !== without);
}

/**
 * Fills `{name}` places of a phrase; a place without a value stays, so that a frame can be filled in
 * two steps.
 */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}

export function capitalised(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}
