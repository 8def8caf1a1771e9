import { align } from "./alignment.ts";
import { LOOSE_COPY_SCORE } from "./copies.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Below this many words two passages can be alike by chance. */
const SHORTEST_TEXT = 5;
/** A text is not a copy of one that is this much longer. */
const LEAST_SHARED = 0.6;

/** Whether two regions carry one text, give or take what stands around it. */
export function sameText(index: TraceIndex, a: Region, b: Region): boolean {
  if (a.event === b.event) return a.from < b.to && b.from < a.to;
  const [short, long] = a.to - a.from < b.to - b.from ? [a, b] : [b, a];
  const size = short.to - short.from;
  if (size < SHORTEST_TEXT || size < LEAST_SHARED * (long.to - long.from)) return false;
  const { forms } = index;
  const match = align(forms, [short.from, short.to], forms, [long.from, long.to]);
  if (match.matched === 0) return false;
  const recall = match.matched / size;
  const precision = match.matched / (match.to - match.from);
  return (2 * recall * precision) / (recall + precision) >= LOOSE_COPY_SCORE;
}
