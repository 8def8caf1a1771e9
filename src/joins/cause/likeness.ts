import { isTelling } from "./telling.ts";
import { placesOf, type TextIndex } from "./text-index.ts";

/** How much of a passage stands in another text, and where. */
export interface Likeness {
  /** Share of the passage's telling words that stand together there, 0 to 1. */
  readonly share: number;
  /** How many those are. */
  readonly shared: number;
  /** Share of the passage's words that stand there in the same order, three in a row or more. */
  readonly verbatim: number;
  /** Half-open range of words there. */
  readonly range: readonly [number, number];
}

/**
 * The stretch of a text that shares the most telling words with a passage. The stretch is at most
 * twice as long as the passage and a sentence, for a rewording moves words but not far.
 */
export function likenessOf(passage: TextIndex, text: TextIndex): Likeness | null {
  const wanted = new Set(passage.words.map(({ form }) => form).filter(isTelling));
  if (wanted.size === 0) return null;
  const room = passage.words.length * 2 + 12;
  const inside = new Map<string, number>();
  let from = 0;
  let best = { shared: 0, from: 0, to: 0 };
  for (const [to, { form }] of text.words.entries()) {
    if (!wanted.has(form)) continue;
    inside.set(form, (inside.get(form) ?? 0) + 1);
    while (from < to - room || repeated(inside, text, from)) {
      drop(inside, text.words[from]?.form ?? "");
      from += 1;
    }
    const better =
      inside.size > best.shared ||
      (inside.size === best.shared && to + 1 - from < best.to - best.from);
    if (better) best = { shared: inside.size, from, to: to + 1 };
  }
  if (best.shared === 0) return null;
  return {
    share: best.shared / wanted.size,
    shared: best.shared,
    verbatim:
      placesOf(passage, text, 1).length > 0 ? 1 : verbatim(passage, text, best.from, best.to),
    range: [best.from, best.to],
  };
}

/** Whether the stretch can begin later without losing a word. */
function repeated(inside: ReadonlyMap<string, number>, text: TextIndex, from: number): boolean {
  const form = text.words[from]?.form;
  if (form === undefined) return false;
  const count = inside.get(form);
  return count === undefined || count > 1;
}

function drop(inside: Map<string, number>, form: string): void {
  const count = inside.get(form);
  if (count === undefined) return;
  if (count > 1) inside.set(form, count - 1);
  else inside.delete(form);
}

function verbatim(passage: TextIndex, text: TextIndex, from: number, to: number): number {
  const runs = new Set<string>();
  const lower = Math.max(0, from - 2);
  for (let at = lower; at + 2 < Math.min(text.words.length, to + 2); at += 1)
    runs.add(threeFrom(text, at));
  const covered = new Set<number>();
  for (let at = 0; at + 2 < passage.words.length; at += 1) {
    if (runs.has(threeFrom(passage, at))) for (const step of [0, 1, 2]) covered.add(at + step);
  }
  return passage.words.length === 0 ? 0 : covered.size / passage.words.length;
}

function threeFrom({ words }: TextIndex, at: number): string {
  return [0, 1, 2].map((step) => words[at + step]?.form ?? "").join(" ");
}
