import type { Trace, TraceEvent } from "../model.ts";
import { TraceIndex } from "./trace-index.ts";

/**
 * Keeps the index of a trace as long as its events live, so that the decision points of one trace
 * share it. Prefixes of a trace share their event objects; a longer prefix extends the index, and a
 * shorter one uses it, since what comes later is never seen from an earlier place.
 */
export class IndexCache {
  readonly #indexes = new WeakMap<TraceEvent, TraceIndex>();

  indexOf(trace: Trace): TraceIndex {
    const [first] = trace.events;
    const known = first && this.#indexes.get(first);
    const index = known && sharesEvents(known, trace.events) ? known : new TraceIndex();
    for (const event of trace.events.slice(index.events.length)) index.append(event);
    if (first) this.#indexes.set(first, index);
    return index;
  }
}

function sharesEvents(index: TraceIndex, events: readonly TraceEvent[]): boolean {
  const shared = Math.min(index.events.length, events.length);
  for (let at = 0; at < shared; at += 1) if (index.events[at] !== events[at]) return false;
  return true;
}
