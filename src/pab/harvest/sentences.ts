import { OffsetMap, type Span } from "../../text/code-points.ts";

const boundary = /(?<=[.!?])\s+|\s*\n\s*/gu;

/** The sentences of a text as code-point ranges, without the white space between them. */
export function sentenceSpans(text: string): Span[] {
  const offsets = new OffsetMap(text);
  const spans: Span[] = [];
  const add = (from: number, to: number) => {
    const piece = text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = from + piece.trimEnd().length;
    if (start < end) spans.push([offsets.toCodePoint(start), offsets.toCodePoint(end)]);
  };
  let from = 0;
  for (const match of text.matchAll(boundary)) {
    add(from, match.index);
    from = match.index + match[0].length;
  }
  add(from, text.length);
  return spans;
}
