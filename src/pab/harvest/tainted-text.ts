import { codePointLength, OffsetMap, type Span } from "../../text/code-points.ts";
import type { Transform } from "../model.ts";
import { type Lineage, sameLineage } from "./lineage.ts";

/** A run of code points with one lineage; null is text that nobody planted. */
export interface Segment {
  readonly text: string;
  /** In code points, never 0. */
  readonly length: number;
  readonly lineage: Lineage | null;
}

/** What is left of a planted text: from its first to its last surviving code point. */
export interface Survival {
  readonly span: Span;
  readonly lineage: Lineage;
  /** Code points of the planted text inside the span; fewer than its length where others lie between. */
  readonly codePoints: number;
}

const loneSurrogate = /\p{Surrogate}/u;

/**
 * Text that knows, for every code point, which planted text it stems from. Immutable; every
 * operation returns a new text. Offsets are code points, half open. Lineage is kept in runs, so an
 * operation costs the number of runs plus the text it copies.
 */
export class TaintedText {
  static readonly empty = new TaintedText([]);

  readonly segments: readonly Segment[];
  /** In code points. */
  readonly length: number;

  private constructor(segments: readonly Segment[]) {
    this.segments = segments;
    this.length = segments.reduce((sum, segment) => sum + segment.length, 0);
  }

  /**
   * A text of one lineage, or of none.
   * @throws RangeError when the text holds half of a surrogate pair: joined with another half it
   * would change its length.
   */
  static of(text: string, lineage: Lineage | null = null): TaintedText {
    if (loneSurrogate.test(text)) throw new RangeError("the text holds a lone surrogate");
    if (text === "") return TaintedText.empty;
    return new TaintedText([{ text, length: codePointLength(text), lineage }]);
  }

  /** Plain strings count as text without lineage. */
  static from(value: TaintedText | string): TaintedText {
    return typeof value === "string" ? TaintedText.of(value) : value;
  }

  static concat(...parts: readonly (TaintedText | string)[]): TaintedText {
    const merged: Segment[] = [];
    for (const part of parts) {
      for (const segment of TaintedText.from(part).segments) {
        const last = merged.at(-1);
        if (last && sameLineage(last.lineage, segment.lineage)) {
          merged[merged.length - 1] = {
            text: last.text + segment.text,
            length: last.length + segment.length,
            lineage: last.lineage,
          };
        } else merged.push(segment);
      }
    }
    return merged.length === 0 ? TaintedText.empty : new TaintedText(merged);
  }

  static join(
    parts: readonly (TaintedText | string)[],
    separator: TaintedText | string = "",
  ): TaintedText {
    return TaintedText.concat(
      ...parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])),
    );
  }

  /**
   * Fills `{name}` places of a template. Only the template is looked at: a value that contains
   * braces is put in as it is.
   * @throws RangeError for a place without a value.
   */
  static fill(
    template: string,
    values: Readonly<Record<string, TaintedText | string>>,
  ): TaintedText {
    const parts = template.split(/\{(\w+)\}/).map((part, index) => {
      if (index % 2 === 0) return part;
      const value = Object.hasOwn(values, part) ? values[part] : undefined;
      if (value === undefined) throw new RangeError(`the template's {${part}} has no value`);
      return value;
    });
    return TaintedText.concat(...parts);
  }

  toString(): string {
    return this.segments.map((segment) => segment.text).join("");
  }

  /**
   * Like the array method but without negative offsets.
   * @throws RangeError when the range does not lie inside the text.
   */
  slice(start: number, end: number = this.length): TaintedText {
    this.#checkRange([start, end]);
    const kept: Segment[] = [];
    let at = 0;
    for (const segment of this.segments) {
      const from = Math.max(start - at, 0);
      const to = Math.min(end - at, segment.length);
      if (from < to)
        kept.push(from === 0 && to === segment.length ? segment : cut(segment, from, to));
      at += segment.length;
      if (at >= end) break;
    }
    return kept.length === 0 ? TaintedText.empty : new TaintedText(kept);
  }

  /**
   * Replaces a range; the replacement keeps its own lineage, so a plain string has none.
   * @throws RangeError when the range does not lie inside the text.
   */
  replaceRange([start, end]: Span, replacement: TaintedText | string): TaintedText {
    this.#checkRange([start, end]);
    return TaintedText.concat(this.slice(0, start), replacement, this.slice(end));
  }

  /**
   * Replaces a range by other words for the same thing: they inherit the lineage of the first code
   * point they stand for.
   * @throws RangeError when the range is empty or does not lie inside the text.
   */
  reword([start, end]: Span, words: string): TaintedText {
    this.#checkRange([start, end]);
    if (start === end) throw new RangeError("there is nothing to reword in an empty range");
    const lineage = this.slice(start, start + 1).segments[0]?.lineage ?? null;
    return this.replaceRange([start, end], TaintedText.of(words, lineage));
  }

  /**
   * Replaces every occurrence of a literal, found from left to right without overlap.
   * @throws RangeError when the literal is empty.
   */
  replaceLiteral(literal: string, replacement: TaintedText | string): TaintedText {
    return TaintedText.join(this.split(literal), replacement);
  }

  /**
   * The pieces between the occurrences of a literal.
   * @throws RangeError when the literal is empty.
   */
  split(literal: string): TaintedText[] {
    if (literal === "") throw new RangeError("cannot split at an empty literal");
    const text = this.toString();
    const offsets = new OffsetMap(text);
    const pieces: TaintedText[] = [];
    let start = 0;
    for (let found = text.indexOf(literal); found >= 0; ) {
      pieces.push(this.slice(start, offsets.toCodePoint(found)));
      start = offsets.toCodePoint(found + literal.length);
      found = text.indexOf(literal, found + literal.length);
    }
    pieces.push(this.slice(start));
    return pieces;
  }

  /** Maps every code point by itself; what comes out keeps its lineage. */
  map(each: (codePoint: string) => string): TaintedText {
    return TaintedText.concat(
      ...this.segments.map((segment) =>
        TaintedText.of(Array.from(segment.text, each).join(""), segment.lineage),
      ),
    );
  }

  toLowerCase(): TaintedText {
    return this.map((codePoint) => codePoint.toLowerCase());
  }

  toUpperCase(): TaintedText {
    return this.map((codePoint) => codePoint.toUpperCase());
  }

  /** Every run of white space becomes one blank with the lineage of the run's first code point. */
  collapseWhitespace(): TaintedText {
    let inRun = false;
    return this.map((codePoint) => {
      const blank = /\s/u.test(codePoint);
      const out = blank ? (inRun ? "" : " ") : codePoint;
      inRun = blank;
      return out;
    });
  }

  trim(): TaintedText {
    const codePoints = Array.from(this.toString());
    const first = codePoints.findIndex((codePoint) => /\S/u.test(codePoint));
    if (first < 0) return TaintedText.empty;
    return this.slice(first, codePoints.findLastIndex((codePoint) => /\S/u.test(codePoint)) + 1);
  }

  /** Adds a transform to the history of all planted text. */
  passedThrough(transform: Transform): TaintedText {
    return TaintedText.concat(
      ...this.segments.map(({ text, lineage }) =>
        TaintedText.of(
          text,
          lineage && { ...lineage, transforms: [...lineage.transforms, transform] },
        ),
      ),
    );
  }

  /** The code points of the planted text `id` that are left, without what stands between them. */
  survivingText(id: string): string {
    return this.segments
      .filter((segment) => segment.lineage?.id === id)
      .map((segment) => segment.text)
      .join("");
  }

  /**
   * Where the planted text `id` still stands, or null when nothing of it is left.
   * @throws RangeError when pieces with different histories stand side by side: there is no one
   * chain to report then.
   */
  survivingSpan(id: string): Survival | null {
    let survival: { start: number; end: number; lineage: Lineage; codePoints: number } | null =
      null;
    let at = 0;
    for (const { lineage, length } of this.segments) {
      if (lineage?.id === id) {
        survival ??= { start: at, end: at, lineage, codePoints: 0 };
        if (!sameLineage(survival.lineage, lineage))
          throw new RangeError(`pieces of ${id} with different histories stand in one text`);
        survival.end = at + length;
        survival.codePoints += length;
      }
      at += length;
    }
    if (survival === null) return null;
    const { start, end, lineage, codePoints } = survival;
    return { span: [start, end], lineage, codePoints };
  }

  #checkRange([start, end]: Span): void {
    const inside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end >= start;
    if (!inside || end > this.length)
      throw new RangeError(`range [${start}, ${end}) is outside 0..${this.length}`);
  }
}

function cut({ text, lineage }: Segment, start: number, end: number): Segment {
  return { text: new OffsetMap(text).slice([start, end]), length: end - start, lineage };
}
