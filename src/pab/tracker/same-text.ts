import { findCopies, LOOSE_COPY_SCORE } from "./copies.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Below this many words two passages can be alike by chance. */
const SHORTEST_TEXT = 5;
const LEAST_SHARED = 0.6;

/** Whether two regions carry one text, give or take what stands around it. */
export function sameText(index: TraceIndex, a: Region, b: Region): boolean {
  if (a.event === b.event) return a.from < b.to && b.from < a.to;
  const [late, early] = a.event > b.event ? [a, b] : [b, a];
  if (Math.min(late.to - late.from, early.to - early.from) < SHORTEST_TEXT) return false;
  return findCopies(index, late, LOOSE_COPY_SCORE).some(
    ({ region }) =>
      region.event === early.event &&
      Math.min(region.to, early.to) - Math.max(region.from, early.from) >=
        LEAST_SHARED * (early.to - early.from),
  );
}
