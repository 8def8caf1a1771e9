import { type Leaf, verbatim } from "./leaf.ts";

/**
 * Three words in a row, however they are joined, or many letters of a script without blanks. Marks
 * are part of their letters.
 */
const WORDS =
  /\p{L}[\p{L}\p{M}]{1,30}(?:[\s_.'/-]{1,3}\p{L}[\p{L}\p{M}]{1,30}){2,60}|\p{Lo}[\p{Lo}\p{M}]{7,400}/gu;
const SHORTEST = 8;

/**
 * Words of a structured text that no leaf holds: in keys and field names, constants, tags, whatever a
 * parser steps over. A model reads them all the same. Each wording comes once.
 */
export function unreadLeaves(source: string, leaves: readonly Leaf[]): Leaf[] {
  const read = unitsRead(source.length, leaves);
  const seen = new Set(leaves.filter(({ kind }) => kind === "name").map(({ text }) => text));
  const found: Leaf[] = [];
  for (let at = read.indexOf(0); at >= 0; ) {
    const next = read.indexOf(1, at);
    const end = next < 0 ? source.length : next;
    if (end - at >= SHORTEST) {
      for (const { 0: words, index } of source.slice(at, end).matchAll(WORDS)) {
        if (seen.has(words)) continue;
        seen.add(words);
        found.push(verbatim(source, at + index, at + index + words.length, null, "name"));
      }
    }
    at = next < 0 ? -1 : read.indexOf(0, next);
  }
  return found;
}

/** 1 for each unit that stands in a leaf. */
function unitsRead(length: number, leaves: readonly Leaf[]): Uint8Array {
  const read = new Uint8Array(length);
  for (const { text, at, starts, ends } of leaves) {
    if (!starts || !ends) {
      read.fill(1, at, at + text.length);
      continue;
    }
    let last = -1;
    for (const [unit, start] of starts.entries()) {
      // All units of a piece that was decoded stand for one range.
      if (start !== last) read.fill(1, start, ends[unit]);
      last = start;
    }
  }
  return read;
}
