import { type Concepts, phraseConcepts } from "./concept-lexicon.ts";
import type { Language } from "./function-words.ts";
import { languageOf } from "./language.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import type { WordType } from "./vocabulary.ts";

/** A region with what can be read out of its words. */
export interface Passage {
  readonly region: Region;
  readonly words: readonly WordType[];
  /** For each word the notions it or a phrase around it stands for. */
  readonly concepts: readonly Concepts[];
  readonly quantities: readonly Quantity[];
  readonly language: Language;
}

export function readPassage(index: TraceIndex, region: Region): Passage {
  const words: WordType[] = [];
  for (let position = region.from; position < region.to; position += 1) {
    words.push(index.vocabulary.type(index.forms[position] as number));
  }
  const language = languageOf(index, region);
  const isEnglish = language === "en";
  const concepts = words.map((word) => [...(isEnglish ? word.concepts : word.foreignConcepts)]);
  const keys = words.map((word) => (isEnglish ? word.stem : word.form));
  for (let at = 0; at < words.length; at += 1) {
    phraseConcepts(keys, at, isEnglish, (length, found) => {
      for (let inside = at; inside < at + length; inside += 1) concepts[inside]?.push(...found);
    });
  }
  return { region, words, concepts, quantities: quantitiesOf(index, region), language };
}
