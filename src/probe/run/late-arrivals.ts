import type { Arrival, Witness } from "../contracts/witness.ts";

/** What reached trials after they were judged, by the name of the trial. */
export interface ArrivalStore {
  /** Keeps it behind the trial's record. */
  keepArrival(key: string, arrival: Arrival): Promise<void>;
  arrivalsOf(key: string): readonly Arrival[];
}

/** Keeps them in memory. */
export function memoryArrivals(): ArrivalStore {
  const kept = new Map<string, Arrival[]>();
  return {
    keepArrival: async (key, arrival) => {
      kept.set(key, [...(kept.get(key) ?? []), arrival]);
    },
    arrivalsOf: (key) => kept.get(key) ?? [],
  };
}

/**
 * Follows what a witness sees of trials that it was asked about already. What comes while a record
 * is still being judged waits for it: a record that is run again later has arrivals of its own.
 */
export class LateArrivals {
  readonly #witness: Witness | undefined;
  readonly #store: ArrivalStore;
  readonly #early = new Map<string, Arrival[]>();
  readonly #recorded = new Set<string>();
  readonly #end: ((signal: AbortSignal) => Promise<void>) | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(witness: Witness | undefined, store: ArrivalStore) {
    this.#witness = witness;
    this.#store = store;
    this.#end = witness?.follow?.((key, arrival) => this.#take(key, arrival));
  }

  /** The record of a trial was kept by an earlier process. */
  judgedBefore(key: string): void {
    this.#witness?.judgedBefore?.(key);
    this.recorded(key);
  }

  /** The record of a trial is kept. */
  recorded(key: string): void {
    if (this.#end === undefined) return;
    this.#recorded.add(key);
    for (const arrival of this.#early.get(key) ?? []) this.#take(key, arrival);
    this.#early.delete(key);
  }

  /** Waits for what is on its way and until all is kept; nothing is taken any more. */
  async end(signal: AbortSignal): Promise<void> {
    await this.#end?.(signal);
    await this.#writing;
  }

  #take(key: string, arrival: Arrival): void {
    if (this.#recorded.has(key)) {
      const kept = this.#writing.then(() => this.#store.keepArrival(key, arrival));
      this.#writing = kept;
      // A failure is told at the end, where it is waited for.
      kept.catch(() => undefined);
    } else this.#early.set(key, [...(this.#early.get(key) ?? []), arrival]);
  }
}
