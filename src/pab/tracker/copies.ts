import { align } from "./alignment.ts";
import type { Candidate } from "./hits.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/** An earlier place that says the same in the same words, small edits aside. */
export interface Copy {
  readonly region: Region;
  /** Tokens of the query matched in order, as a share of the query: 1 for a verbatim copy. */
  readonly recall: number;
  /** Tokens matched as a share of the copy's extent. */
  readonly precision: number;
}

/** The best order-keeping match of the query within a candidate event. */
export function bestCopy(index: TraceIndex, query: Region, candidate: Candidate): Copy {
  const size = query.to - query.from;
  const [eventFrom, eventTo] = index.tokensOf(candidate.event);
  let best: Copy | null = null;
  for (const anchor of densestWindows(candidate, size)) {
    const from = Math.max(eventFrom, anchor - size);
    const to = Math.min(eventTo, anchor + 2 * size);
    const match = align(index.forms, [query.from, query.to], index.forms, [from, to]);
    const extent = match.to - match.from;
    const copy = {
      region: { event: candidate.event, from: match.from, to: match.to },
      recall: match.matched / size,
      precision: extent === 0 ? 0 : match.matched / extent,
    };
    if (best === null || copyScore(copy) >= copyScore(best)) best = copy;
  }
  return best ?? { region: { event: candidate.event, from: eventFrom, to: eventFrom }, recall: 0, precision: 0 };
}

/** Harmonic mean of both shares. */
export function copyScore({ recall, precision }: Copy): number {
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

const MOST_WINDOWS = 3;

/** Start positions of the windows of `size` tokens that hold the most distinct query tokens. */
function densestWindows({ hits }: Candidate, size: number): number[] {
  const counts = new Map<number, number>();
  let distinct = 0;
  let left = 0;
  const windows: { at: number; distinct: number }[] = [];
  for (const hit of hits) {
    const before = counts.get(hit.query) ?? 0;
    counts.set(hit.query, before + 1);
    if (before === 0) distinct += 1;
    for (; (hits[left]?.position ?? 0) <= hit.position - size; left += 1) {
      const query = hits[left]?.query ?? 0;
      const count = (counts.get(query) ?? 1) - 1;
      counts.set(query, count);
      if (count === 0) distinct -= 1;
    }
    windows.push({ at: hits[left]?.position ?? 0, distinct });
  }
  windows.sort((a, b) => b.distinct - a.distinct || b.at - a.at);
  const chosen: number[] = [];
  for (const { at } of windows) {
    if (chosen.length === MOST_WINDOWS) break;
    if (chosen.every((other) => Math.abs(other - at) >= size)) chosen.push(at);
  }
  return chosen;
}
