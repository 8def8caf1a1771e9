import type { Language } from "../function-words.ts";
import { languageOf } from "../language.ts";
import { type Quantity, quantitiesOf } from "../quantities.ts";
import type { Region } from "../region.ts";
import type { TraceIndex } from "../trace-index.ts";
import type { WordType } from "../vocabulary.ts";
import { withoutMarks } from "../word-forms.ts";
import { logicOf } from "./logic-words.ts";

/** One thing that a text says: a number, a word, a negation. Articles and the like are none. */
export interface Term {
  /** Positions of its tokens, half open. */
  readonly from: number;
  readonly to: number;
  readonly word: WordType;
  readonly quantity: Quantity | null;
  /** The row of its logic word, or null. */
  readonly logic: number | null;
  /** Part of an address, path or code, or written as a name: no other word stands for it. */
  readonly isExact: boolean;
  /** Its word without accents, or null where that says nothing: numbers. */
  readonly bare: string | null;
}

/** Said to be polite, or to have something kept in mind, in any order and number. */
const POLITE: ReadonlySet<string> = new Set(
  "remember reminder please pls plz kindly thanks thank thx cheers regards hello hi hey dear bitte danke merci favor gracias obrigado grazie".split(
    " ",
  ),
);

/** What a region says, in order, leaving out what carries no content. */
export function readTerms(index: TraceIndex, region: Region): Term[] {
  const quantities = quantitiesOf(index, region);
  const language = languageOf(index, region);
  const terms: Term[] = [];
  let next = 0;
  if (quantities[0]?.from === region.from && isListNumber(index, region)) next += 1;
  for (let at = region.from + next; at < region.to; ) {
    const quantity = quantities[next];
    const word = index.typeAt(at);
    if (quantity !== undefined && quantity.from === at) {
      terms.push({
        from: at,
        to: quantity.to,
        word,
        quantity,
        logic: null,
        isExact: true,
        bare: null,
      });
      at = quantity.to;
      next += 1;
      continue;
    }
    const logic = logicOf(word.form, formsBehind(index, at, region.to));
    const isExact = isGlued(index, region.event, at) || isCapitalised(index, region, at);
    if (logic !== null || !(isFiller(word, language) && !isGlued(index, region.event, at))) {
      const bare = withoutMarks(word.form);
      terms.push({ from: at, to: at + 1, word, quantity: null, logic, isExact, bare });
    }
    at += 1;
  }
  return terms;
}

/** `1.` or `2)` at the start: it counts the orders and belongs to none. */
function isListNumber(index: TraceIndex, { event, from, to }: Region): boolean {
  if (from + 1 >= to) return false;
  const content = index.events[event]?.content ?? "";
  const [first] = index.tokensOf(event);
  const before = content.slice(from > first ? index.ends[from - 1] : 0, index.starts[from]);
  if (from > first && !/\n\s*$/.test(before)) return false;
  return /^\d{1,2}[.)]\s/.test(content.slice(index.starts[from], index.starts[from + 1]));
}

function formsBehind(index: TraceIndex, at: number, end: number): string[] {
  return [at + 1, at + 2].filter((next) => next < end).map((next) => index.typeAt(next).form);
}

function isFiller({ form, languages }: WordType, language: Language): boolean {
  return languages.includes("en") || languages.includes(language) || POLITE.has(form);
}

/** Whether a token is joined to a neighbour as in addresses, paths and codes. */
function isGlued(index: TraceIndex, event: number, position: number): boolean {
  return isJoint(index, event, position) || isJoint(index, event, position + 1);
}

function isJoint(index: TraceIndex, event: number, position: number): boolean {
  const [first, last] = index.tokensOf(event);
  if (position <= first || position >= last) return false;
  const content = index.events[event]?.content ?? "";
  const gap = content.slice(index.ends[position - 1], index.starts[position]);
  if (gap !== "-") return /^(?:[@._#\\]|:?\/+)$/.test(gap);
  // `cold-chain` is two words, `4471-B` is one code.
  return [position - 1, position].some((at) => index.typeAt(at).hasDigit);
}

/** Written with a capital inside a sentence. */
function isCapitalised(index: TraceIndex, region: Region, position: number): boolean {
  const [first] = index.tokensOf(region.event);
  if (position <= first) return false;
  const content = index.events[region.event]?.content ?? "";
  const initial = content.charAt(index.startAt(position));
  if (initial === initial.toLowerCase()) return false;
  return /^[ '’/-]{1,2}$/.test(content.slice(index.ends[position - 1], index.starts[position]));
}

/** Whether two terms say the same thing in the same word, in some form of it. */
export function sameTerm(a: Term, b: Term): boolean {
  if (a.quantity !== null || b.quantity !== null) {
    if (a.quantity === null || b.quantity === null) return false;
    return sameReading(a.quantity, b.quantity);
  }
  if (a.logic !== null || b.logic !== null) return a.logic === b.logic;
  if (a.word.stem === b.word.stem) return true;
  // Names of one spelling but for the accents may be two people's.
  return !a.isExact && !b.isExact && a.bare !== null && a.bare === b.bare;
}

/** Whether two numbers are read alike. What says which half of the day is not read away. */
function sameReading(a: Quantity, b: Quantity): boolean {
  const isHalfOfDay = a.half !== undefined && b.half !== undefined && a.half !== b.half;
  if (isHalfOfDay) return false;
  for (const reading of a.readings) if (b.readings.has(reading)) return true;
  return false;
}
