import { functionLanguages, type Language } from "./function-words.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/(?=\p{L})\P{Script=Latin}/u, "other"],
];

/** Evidence that a passage is not English when it has no English function word at all. */
const LEAST_VOTES = 1.9;

/**
 * The language a passage is written in, by script and function words; English where nothing speaks
 * against it. Short passages without function words cannot be told from English ones.
 */
export function languageOf(index: TraceIndex, { from, to }: Region): Language {
  const votes = new Map<Language, number>();
  const vote = (language: Language, weight: number): void => {
    votes.set(language, (votes.get(language) ?? 0) + weight);
  };
  for (let position = from; position < to; position += 1) {
    const { form } = index.vocabulary.type(index.forms[position] as number);
    const script = SCRIPTS.find(([pattern]) => pattern.test(form));
    if (script) vote(script[1], 1);
    const languages = functionLanguages(form);
    for (const language of languages) vote(language, 1 / languages.length);
  }
  let best: Language = "en";
  for (const [language, count] of votes) {
    if (count > (votes.get(best) ?? LEAST_VOTES)) best = language;
  }
  return best;
}
