import { OffsetMap, type Span } from "../../text/code-points.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Events up to this many tokens are read whole. */
export const SHORT_EVENT = 400;

/** A run of tokens inside one event: positions in the index, half open. */
export interface Region {
  readonly event: number;
  readonly from: number;
  readonly to: number;
}

/** The tokens that a span of an event's content touches. Code points in, positions out. */
export function regionOfSpan(index: TraceIndex, event: number, span: Span | null): Region {
  const [first, last] = index.tokensOf(event);
  if (span === null) return { event, from: first, to: last };
  const offsets = new OffsetMap(index.events[event]?.content ?? "");
  const clamp = (point: number): number => offsets.toUtf16(Math.min(point, offsets.length));
  const start = clamp(span[0]);
  const end = clamp(span[1]);
  let from = first;
  while (from < last && index.endAt(from) <= start) from += 1;
  let to = from;
  while (to < last && index.startAt(to) < end) to += 1;
  return { event, from, to };
}

/** The text of a region, from its first to its last token. */
export function regionText(index: TraceIndex, { event, from, to }: Region): string {
  if (to <= from) return "";
  const content = index.events[event]?.content ?? "";
  return content.slice(index.starts[from], index.ends[to - 1]);
}

/** The span of a region in code points of its event's content. */
export function spanOfRegion(index: TraceIndex, { event, from, to }: Region): Span {
  const offsets = new OffsetMap(index.events[event]?.content ?? "");
  if (to <= from) return [0, offsets.length];
  return [offsets.toCodePoint(index.startAt(from)), offsets.toCodePoint(index.endAt(to - 1))];
}
