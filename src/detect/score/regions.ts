import { at } from "../../text/at.ts";
import { rawRange, type View } from "../views/view.ts";

/** Half-open ranges in UTF-16 units of the raw text, ascending and disjoint. */
export interface Regions {
  /** Text in quotation marks, without them. */
  readonly quotes: readonly Range[];
  /** Inline code and fenced blocks. */
  readonly code: readonly Range[];
}

export type Range = readonly [start: number, end: number];

const LONGEST_QUOTE = 400;

/** Quotations and code in a text. Linear: every delimiter is looked at a bounded number of times. */
export function regionsOf(raw: string): Regions {
  const code = fences(raw);
  return { code: merge([...code, ...inlineCode(raw, code)]), quotes: quotes(raw) };
}

/** The same for a view, led back to the raw text it was made from. */
export function regionsOfView(view: View): Regions {
  const { quotes, code } = regionsOf(view.text);
  const raw = (ranges: readonly Range[]): Range[] =>
    merge(
      ranges
        .filter(([start, end]) => end > start)
        .map(([start, end]) => rawRange(view, start, end)),
    );
  return { quotes: raw(quotes), code: raw(code) };
}

function fences(raw: string): Range[] {
  const found: Range[] = [];
  let open = raw.indexOf("```");
  while (open >= 0) {
    const close = raw.indexOf("```", open + 3);
    // An unclosed fence must not turn the rest of the text into code.
    if (close < 0) break;
    found.push([open + 3, close]);
    open = raw.indexOf("```", close + 3);
  }
  return found;
}

function inlineCode(raw: string, fenced: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const match of raw.matchAll(/`([^`\n]{1,200})`/g)) {
    if (inside(fenced, match.index, match.index + 1)) continue;
    found.push([match.index + 1, match.index + match[0].length - 1]);
  }
  return found;
}

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "\u2018": "\u2019",
  "\u201c": "\u201d",
  "\u201e": "\u201c\u201d",
  "\u00ab": "\u00bb",
  "\u300c": "\u300d",
  "\u300e": "\u300f",
};

function quotes(raw: string): Range[] {
  const found: Range[] = [];
  const opener = /["'\u2018\u201c\u201e\u00ab\u300c\u300e]/g;
  for (let match = opener.exec(raw); match; match = opener.exec(raw)) {
    const at = match.index;
    // An apostrophe inside a word opens nothing.
    if (match[0] === "'" && isWord(raw.charCodeAt(at - 1))) continue;
    const end = closing(raw, at, CLOSERS[match[0]] ?? "");
    if (end < 0) continue;
    found.push([at + 1, end]);
    opener.lastIndex = end + 1;
  }
  return found;
}

function closing(raw: string, open: number, closers: string): number {
  const limit = Math.min(raw.length, open + LONGEST_QUOTE);
  for (let at = open + 1; at < limit; at += 1) {
    const unit = raw.charAt(at);
    if (unit === "\n" && raw.charAt(at + 1) === "\n") return -1;
    if (!closers.includes(unit)) continue;
    if (unit === "'" && isWord(raw.charCodeAt(at + 1))) continue;
    return at;
  }
  return -1;
}

function isWord(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit >= 0xc0
  );
}

/** True when one of the ranges holds `[start, end)` whole. */
export function inside(ranges: readonly Range[], start: number, end: number): boolean {
  return holder(ranges, start, end) !== null;
}

/** The range that holds `[start, end)` whole, or null. */
export function holder(ranges: readonly Range[], start: number, end: number): Range | null {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(ranges, middle)[1] < end) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range && range[0] <= start && end <= range[1] ? range : null;
}

function merge(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
