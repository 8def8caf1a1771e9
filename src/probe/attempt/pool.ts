/** Tells that an item needs its place no longer: the next may begin while it goes on to its end. */
export type GiveUpPlace = () => void;

export interface PoolOptions {
  /** Items that hold a place at once, at least 1. */
  readonly concurrency: number;
  /** Items at most that gave up their place and have not ended; 0 keeps every place to the end. */
  readonly ending: number;
  readonly signal: AbortSignal;
}

/**
 * Works through a list with a bounded number of places. Items are taken in order; nothing new is
 * taken once the signal aborts. A throw from `work` is a bug: it ends the pool when all that was
 * begun has ended.
 */
export async function runPool<T>(
  items: Iterable<T>,
  work: (item: T, giveUpPlace: GiveUpPlace) => Promise<void>,
  { concurrency, ending, signal }: PoolOptions,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const going = new Set<Promise<void>>();
  const faults: unknown[] = [];
  const begin = (item: T): Promise<void> =>
    new Promise((resolve) => {
      const done = work(item, resolve)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => {
          going.delete(done);
          resolve();
        });
      going.add(done);
    });
  const place = async (): Promise<void> => {
    while (!signal.aborted && faults.length === 0) {
      const next = iterator.next();
      if (next.done) return;
      await begin(next.value);
      while (going.size >= concurrency + ending) await Promise.race(going);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, place));
  await Promise.all(going);
  if (faults.length > 0) throw faults[0];
}
