import type { Language } from "./function-words.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

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
    const { script, languages } = index.typeAt(position);
    if (script !== null) vote(script, 1);
    for (const language of languages) vote(language, 1 / languages.length);
  }
  let best: Language = "en";
  for (const [language, count] of votes) {
    if (count > (votes.get(best) ?? LEAST_VOTES)) best = language;
  }
  return best;
}
