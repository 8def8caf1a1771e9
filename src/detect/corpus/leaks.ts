import { at } from "../../text/at.ts";
import { foldText } from "../views/fold.ts";

/** A text of a split. */
export interface SplitText {
  readonly id: string;
  readonly split: string;
  readonly text: string;
}

/** Two texts of different splits that are too much alike. */
export interface Leak {
  readonly kind: "exact" | "near";
  readonly ids: readonly [string, string];
  readonly splits: readonly [string, string];
  /** Jaccard similarity of their 7-grams; 1 for an exact one. */
  readonly similarity: number;
}

const GRAM = 7;
/** From this similarity on two texts count as near duplicates. */
export const NEAR_DUPLICATE = 0.92;

/**
 * Texts that stand in two splits: equal after folding case, marks and blanks, or with a Jaccard
 * similarity of their character 7-grams of at least 0.92. Candidates come from a prefix index (two
 * sets that alike share one of their rarest grams), so that not every pair is compared.
 */
export function findLeaks(texts: readonly SplitText[]): Leak[] {
  const rows = texts.map((row) => ({ row, folded: fold(row.text) }));
  const grams = rows.map(({ folded }) => gramsOf(folded));
  const counts = new Map<string, number>();
  for (const set of grams) for (const gram of set) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const index = new Map<string, number[]>();
  const leaks: Leak[] = [];
  for (const [place, { row, folded }] of rows.entries()) {
    const own = at(grams, place);
    const rare = [...own].sort(
      (a, b) => (counts.get(a) as number) - (counts.get(b) as number) || (a < b ? -1 : 1),
    );
    const prefix = rare.slice(0, own.size - Math.ceil(NEAR_DUPLICATE * own.size) + 1);
    const seen = new Set<number>();
    for (const gram of prefix) {
      const before = index.get(gram) ?? [];
      for (const other of before) seen.add(other);
      before.push(place);
      index.set(gram, before);
    }
    for (const other of seen) {
      const { row: earlier, folded: text } = at(rows, other);
      if (earlier.split === row.split) continue;
      const exact = text === folded;
      const similarity = exact ? 1 : jaccard(own, at(grams, other));
      if (similarity < NEAR_DUPLICATE) continue;
      leaks.push({
        kind: exact ? "exact" : "near",
        ids: [earlier.id, row.id],
        splits: [earlier.split, row.split],
        similarity,
      });
    }
  }
  return leaks;
}

function fold(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}

function gramsOf(text: string): Set<string> {
  if (text.length <= GRAM) return new Set([text]);
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at += 1) grams.add(text.slice(at, at + GRAM));
  return grams;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  return shared / (a.size + b.size - shared);
}
