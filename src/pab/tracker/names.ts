import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import type { WordType } from "./vocabulary.ts";
import { isAbbreviation } from "./word-forms.ts";

/** Whether a region has the name at a position, in full or shortened. */
export function hasName(index: TraceIndex, position: number, region: Region): boolean {
  const typeAt = (at: number): WordType => index.typeAt(at);
  const name = typeAt(position);
  for (let at = region.from; at < region.to; at += 1) {
    const word = typeAt(at);
    if (word.family === name.family || isAbbreviation(word.form, name.form)) return true;
  }
  return false;
}

/** Whether no earlier event has a word of the family at a position. */
export function isNew(index: TraceIndex, region: Region, position: number): boolean {
  const [start] = index.tokensOf(region.event);
  let at = index.previousAt(position);
  while (at >= start) at = index.previousAt(at);
  return at < 0;
}

/** Written in capitals, but a unit, which rewording spells out. */
const CURRENCIES: ReadonlySet<string> = new Set(
  "eur usd gbp chf sek nok dkk jpy cny inr aed cad aud pln czk".split(" "),
);

/** Positions of words with a capital inside a sentence: names, mostly. */
export function namesOf(index: TraceIndex, { event, from, to }: Region): number[] {
  const content = index.events[event]?.content ?? "";
  const names: number[] = [];
  for (let position = from + 1; position < to; position += 1) {
    const type = index.typeAt(position);
    if (type.isFunction || type.value !== null || type.form.length < 2) continue;
    if (CURRENCIES.has(type.form)) continue;
    const first = content.charAt(index.startAt(position));
    const gap = content.slice(index.ends[position - 1], index.starts[position]);
    if (first !== first.toLowerCase() && /^[ '’/-]{1,2}$/.test(gap)) names.push(position);
  }
  return names;
}
