import { LANGUAGES, type LanguageWords } from "./lexicon-languages.ts";
import type { Rule } from "./rule.ts";

/** Sets of every language, named `de.ignore` and so on. */
export const LANGUAGE_SETS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.flatMap((words) =>
    (
      [
        "ignore",
        "prior",
        "directive",
        "all",
        "above",
        "reveal",
        "prompt",
        "your",
        "secret",
        "what",
        "send",
      ] as const
    ).map((slot) => [`${words.code}.${slot}`, words[slot]] as const),
  ),
);

/** The direct classes in the languages beside English; the verb may stand first or last. */
export const LANGUAGE_RULES: readonly Rule[] = LANGUAGES.flatMap(rulesOf);

function rulesOf(words: LanguageWords): Rule[] {
  const { code } = words;
  const set = (slot: string) => `[${code}.${slot}]`;
  const common = { languages: [code], threat: "high" } as const;
  return [
    {
      ...common,
      id: `override.${code}`,
      type: "direct_override",
      confidence: 0.85,
      grammar: [
        `${set("ignore")} ..6 ${set("prior")} ..5 ${set("directive")}`,
        `${set("ignore")} ..6 ${set("directive")} ..6 ${set("prior")}`,
        `${set("prior")} ..6 ${set("directive")} ..6 ${set("ignore")}`,
        `${set("directive")} ..4 ${set("prior")} ..4 ${set("ignore")}`,
        `${set("ignore")} ..4 ${set("all")} ..3 ${set("directive")}`,
        `${set("ignore")} ..2 ${set("all")} ..4 ${set("prior")}`,
        `${set("all")} ..3 ${set("directive")} ..4 ${set("ignore")}`,
        `${set("ignore")} ..1 ${set("your")} ..1 ${set("directive")}`,
        `${set("ignore")} ..3 ${set("above")}`,
        `${set("above")} ..3 ${set("ignore")}`,
      ],
      example: words.example,
      nearMiss: words.nearMiss,
    },
    {
      ...common,
      id: `disclosure.${code}`,
      type: "context_manipulation",
      confidence: 0.7,
      grammar: [
        `${set("reveal")} ..4 ${set("your")} ..4 ${set("prompt")}`,
        `${set("your")} ..4 ${set("prompt")} ..6 ${set("reveal")}`,
        `${set("what")} ..2 ${set("your")} ..3 ${set("prompt")}`,
      ],
      example: words.askPrompt,
      nearMiss: words.nearMiss,
    },
    {
      ...common,
      id: `secret.${code}`,
      type: "context_manipulation",
      confidence: 0.55,
      grammar: [
        `${set("reveal")} ..6 ${set("secret")}`,
        `${set("secret")} ..6 ${set("reveal")}`,
        `${set("what")} ..3 ${set("your")} ..3 ${set("secret")}`,
        `${set("your")} ..3 ${set("secret")} ..4 ${set("what")}`,
        `${set("secret")} ..1 ${set("what")}`,
      ],
      example: words.askSecret,
      nearMiss: words.nearMiss,
    },
  ];
}
