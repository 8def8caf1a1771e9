import { numberAt } from "../../text/at.ts";
import type { Range } from "../score/regions.ts";
import type { View } from "./view.ts";

/** Units kept on each side of a change: more than the widest pattern spans in ordinary words. */
const REACH = 500;
/** A shorter view is read whole. */
const SHORTEST = 3000;
/** Stands between the pieces; see `KIND.edge`. */
const CUT = "\n\u001e\n";

/**
 * A derived view without what lies far from every change: that has been read already, in the view it
 * was derived from. Null when there is no change.
 */
export function neighbourhoods(view: View): View | null {
  const { changed, text, starts, ends } = view;
  if (!changed || !starts || !ends) return view;
  if (changed.length === 0) return null;
  if (text.length < SHORTEST) return view;
  const kept = widened(changed, text);
  const length = kept.reduce((sum, [from, to]) => sum + to - from + CUT.length, 0);
  if (length > text.length * 0.8) return view;
  const parts: string[] = [];
  const newStarts = new Int32Array(length);
  const newEnds = new Int32Array(length);
  let at = 0;
  for (const [from, to] of kept) {
    parts.push(text.slice(from, to), CUT);
    newStarts.set(starts.subarray(from, to), at);
    newEnds.set(ends.subarray(from, to), at);
    at += to - from;
    newStarts.fill(numberAt(starts, to - 1), at, at + CUT.length);
    newEnds.fill(numberAt(ends, to - 1), at, at + CUT.length);
    at += CUT.length;
  }
  return { name: view.name, text: parts.join(""), starts: newStarts, ends: newEnds };
}

function widened(changed: readonly Range[], text: string): Range[] {
  const kept: [number, number][] = [];
  for (const [start, end] of changed) {
    const from = wordEdge(text, Math.max(0, start - REACH), -1);
    const to = wordEdge(text, Math.min(text.length, end + REACH), 1);
    const last = kept.at(-1);
    if (last && from <= last[1] + CUT.length) last[1] = Math.max(last[1], to);
    else kept.push([from, to]);
  }
  return kept;
}

/** The next blank in a direction, at most forty units on. */
function wordEdge(text: string, at: number, step: -1 | 1): number {
  for (let moved = 0; moved < 40; moved += 1) {
    const here = at + moved * step;
    if (here <= 0) return 0;
    if (here >= text.length) return text.length;
    if (text.charCodeAt(here) <= 0x20) return here;
  }
  return at;
}
