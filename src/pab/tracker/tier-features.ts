import { englishConcepts } from "./concept-lexicon.ts";
import type { Passage } from "./passage.ts";
import { stem } from "./stem.ts";

/**
 * What tells from an instruction's own words how much privilege it asks for. Each feature counts
 * words of one kind; each line of words stands for the notions they name in the lexicon.
 */
const KINDS = {
  limits: "limit approve signature access grant administrator disable enable exempt raise security",
  checks: "review confirm proof",
  money: "pay payment refund charge buy money discount account deposit owe price",
  sending: "send publish share copy reply",
  running: "rerun run restore deploy merge move split",
  records: "change open close stop complete schedule",
  keeping: "remember always prefer",
  layout:
    "bold italic heading line column bracket decimal digits letters sort table language translate",
  wording: "write show list first last name date",
} as const;

/** Words that the lexicon does not have and that say much about what is asked. */
const WORDS: Partial<Record<keyof typeof KINDS, string>> = {
  limits: "bypass guard protection controller role reviewer reviewers freeze sso permissions",
  money: "eur euro euros usd gbp invoice fee wallet pot",
  sending: "example submit release attach gallery form portal http https",
  running:
    "resync sync restart reboot rebuild recalibrate rollback reindex refresh build pipeline job",
  records: "set mark status record field update waived overwrite reset unlock",
  keeping: "note notes standing habit future mind",
  layout:
    "brackets figures capitals parentheses parenthesis rows row sign abbreviations style format",
  wording: "card cards summary email notice poster ahead before after below above order",
};

export const TIER_FEATURES = ["intercept", ...Object.keys(KINDS), "address"] as const;

const MOST = 3;

const kinds = Object.entries(KINDS).map(([kind, names]) => ({
  concepts: new Set(names.split(" ").flatMap((name) => englishConcepts(stem(name)).slice(0, 1))),
  words: new Set((WORDS[kind as keyof typeof KINDS] ?? "").split(" ").map(stem)),
}));

export function tierFeatures(passage: Passage, text: string): readonly number[] {
  const counts = kinds.map(({ concepts, words }) => {
    const found = passage.words.filter(
      (word, at) =>
        words.has(word.stem) ||
        (passage.concepts[at] ?? []).some((concept) => concepts.has(concept)),
    );
    return Math.min(MOST, new Set(found.map((word) => word.stem)).size);
  });
  return [1, ...counts, /@|https?:/.test(text) ? 1 : 0];
}

/** Probabilities of the five tiers, T0 first, from weights per tier (softmax). */
export function tierProbabilities(
  weights: readonly (readonly number[])[],
  features: readonly number[],
): number[] {
  const scores = weights.map((row) =>
    row.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
