import type { TextIndex } from "./text-index.ts";

const numeral = /(?<![\p{L}\d])\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|(?<![\p{L}\d])\d+(?:[.,]\d+)?/gu;

/** A number of a text and where it stands, in UTF-16 units. */
export interface Numeral {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The numbers of a text in figures, `1,200.00` and `1200` alike. */
export function numeralsOf(text: string): Numeral[] {
  return [...text.matchAll(numeral)].map((match) => ({
    value: amountOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function amountOf(written: string): number {
  if (/^\d{1,3}(?:[, ]\d{3})+/.test(written)) return Number(written.replace(/[, ]/g, ""));
  return Number(written.replace(",", "."));
}

/** The number that a whole value is, or null. */
export function asNumber(text: string): number | null {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}

const MONTHS =
  "january february march april may june july august september october november december";
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/;

/** Day and month of a value that is a date, as words of a text would say them. */
export function dateOf(text: string): { day: number; month: number } | null {
  const match = isoDate.exec(text.trim());
  return match ? { month: Number(match[2]), day: Number(match[3]) } : null;
}

/** Where a text names a day, `May 30th`, `the 1st to the 5th of May` or `2024-05-30`, in words. */
export function placeOfDate(
  { day, month }: { readonly day: number; readonly month: number },
  { words }: TextIndex,
): readonly [number, number] | null {
  const name = MONTHS.split(" ")[month - 1] ?? "";
  for (const [at, { form }] of words.entries()) {
    const isName = form === name || (form.length >= 3 && form.length <= 4 && name.startsWith(form));
    const isNumber = /^\d{1,2}$/.test(form) && Number(form) === month;
    if (!isName && !isNumber) continue;
    const reach = isName ? 6 : 1;
    for (let near = Math.max(0, at - reach); near <= at + reach; near += 1) {
      const other = words[near]?.form;
      if (near !== at && other !== undefined && /^\d{1,2}$/.test(other) && Number(other) === day)
        return [Math.min(at, near), Math.max(at, near) + 1];
    }
  }
  return null;
}
