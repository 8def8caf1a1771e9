import { at } from "./at.ts";
import { OutOfRange } from "./out-of-range.ts";
/**
 * Offsets between the two ways of counting a string. Public data counts Unicode code points
 * (as Python does); JavaScript strings count UTF-16 units. This file is the only converter.
 *
 * A lone surrogate counts as one code point, as it does in `Array.from(text)`.
 */

/** A half-open range `[start, end)` in code points. */
export type Span = readonly [start: number, end: number];

const surrogate = /[\uD800-\uDFFF]/;

/** Number of code points in `text`. */
export function codePointLength(text: string): number {
  if (!surrogate.test(text)) return text.length;
  let count = 0;
  for (let unit = 0; unit < text.length; unit += 1) {
    if (isPairAt(text, unit)) unit += 1;
    count += 1;
  }
  return count;
}

/**
 * The text of a span given in code points.
 * @throws RangeError when the span does not lie inside the text.
 */
export function sliceCodePoints(text: string, span: Span): string {
  return new OffsetMap(text).slice(span);
}

function isPairAt(text: string, unit: number): boolean {
  const high = text.charCodeAt(unit);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(unit + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}

/**
 * Converts offsets of one text in both directions. Without astral characters both counts agree
 * and nothing is stored; otherwise the UTF-16 positions of the pairs are, so that memory grows
 * with the number of astral characters and a lookup is a binary search.
 */
export class OffsetMap {
  /** Length in code points. */
  readonly length: number;
  readonly #text: string;
  /** UTF-16 positions of the high surrogate of every pair, ascending. */
  readonly #pairs: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#pairs = surrogate.test(text) ? pairPositions(text) : [];
    this.length = text.length - this.#pairs.length;
  }

  /**
   * UTF-16 offset of a code-point offset.
   * @throws RangeError unless `0 <= codePoint <= length` and it is an integer.
   */
  toUtf16(codePoint: number): number {
    if (!Number.isInteger(codePoint) || codePoint < 0 || codePoint > this.length) {
      throw new OutOfRange(`code point offset ${codePoint} is outside 0..${this.length}`);
    }
    // The i-th pair starts at code point pairs[i] - i: count the pairs that start before us.
    let low = 0;
    let high = this.#pairs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at(this.#pairs, middle) - middle < codePoint) low = middle + 1;
      else high = middle;
    }
    return codePoint + low;
  }

  /**
   * Code-point offset of a UTF-16 offset. An offset between the halves of a pair belongs to the
   * pair's start, so that a span never splits a character.
   * @throws RangeError unless the offset is an integer inside the text.
   */
  toCodePoint(utf16: number): number {
    if (!Number.isInteger(utf16) || utf16 < 0 || utf16 > this.#text.length) {
      throw new OutOfRange(`UTF-16 offset ${utf16} is outside 0..${this.#text.length}`);
    }
    let low = 0;
    let high = this.#pairs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at(this.#pairs, middle) < utf16) low = middle + 1;
      else high = middle;
    }
    // A pair that starts one unit before us counts in `low`: both of its halves map to its start.
    return utf16 - low;
  }

  /**
   * The text of a span.
   * @throws RangeError when the span does not lie inside the text.
   */
  slice([start, end]: Span): string {
    if (end < start) throw new OutOfRange(`span [${start}, ${end}) ends before it starts`);
    return this.#text.slice(this.toUtf16(start), this.toUtf16(end));
  }
}

function pairPositions(text: string): number[] {
  const positions: number[] = [];
  for (let unit = 0; unit < text.length - 1; unit += 1) {
    if (!isPairAt(text, unit)) continue;
    positions.push(unit);
    unit += 1;
  }
  return positions;
}
