import type { MemoryNote } from "../../contracts/memory-store.ts";

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/**
 * The notes that share words with a query, best first, at most `limit`; equal ones keep their order.
 * Okapi BM25 with its usual constants (Robertson and Zaragoza 2009), k1 = 1.2 and b = 0.75. An
 * empty query asks for the newest.
 */
export function rankNotes(
  query: string,
  notes: readonly MemoryNote[],
  limit: number,
): readonly MemoryNote[] {
  if (query.trim() === "") return notes.slice(-limit);
  const bags = notes.map(({ text }) => words(text));
  const mean = bags.reduce((sum, bag) => sum + bag.length, 0) / Math.max(1, bags.length);
  const asked = [...new Set(words(query))];
  const rarity = asked.map((word) => {
    const holding = bags.filter((bag) => bag.includes(word)).length;
    return Math.log(1 + (notes.length - holding + 0.5) / (holding + 0.5));
  });
  const scored = notes.map((note, index) => {
    const bag = bags[index] ?? [];
    const score = asked.reduce((sum, word, place) => {
      const often = bag.filter((one) => one === word).length;
      const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * bag.length) / Math.max(1, mean);
      const weight = (often * (SATURATION + 1)) / (often + SATURATION * length);
      return sum + (rarity[place] ?? 0) * (often === 0 ? 0 : weight);
    }, 0);
    return { note, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ note }) => note);
}

/** Letters by which two words are taken for one: a plural finds its singular. */
const STEM = 5;

function words(text: string): string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => Array.from(word).slice(0, STEM).join(""));
}
