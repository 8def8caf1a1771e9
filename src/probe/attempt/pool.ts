/**
 * Works through a list with a bounded number of workers. Items are taken in order; nothing new is
 * taken once the signal aborts. A throw from `work` is a bug and ends the pool.
 * @param concurrency workers, at least 1
 */
export async function runPool<T>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let broken = false;
  const worker = async (): Promise<void> => {
    while (!signal.aborted && !broken) {
      const next = iterator.next();
      if (next.done) return;
      try {
        await work(next.value);
      } catch (error) {
        broken = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
