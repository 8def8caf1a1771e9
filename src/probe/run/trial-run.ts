import { usageError } from "../../formats/error.ts";

/**
 * A run that begins when it is first asked for anything: `await run` ends with its result, and
 * `for await (const record of run)` gives each record as it is done. Leaving the loop early
 * interrupts the run.
 */
export class TrialRun<R, D> implements AsyncIterable<R>, PromiseLike<D> {
  readonly #work: (onRecord: (record: R) => void, signal: AbortSignal) => Promise<D>;
  readonly #stop = new AbortController();
  readonly #queue: R[] = [];
  #listening = false;
  #wake: () => void = () => undefined;
  #done: Promise<D> | null = null;

  /** @param work does it all; calls back with each record, and ends soon after the signal */
  constructor(work: (onRecord: (record: R) => void, signal: AbortSignal) => Promise<D>) {
    this.#work = work;
  }

  /** Ends with the result of the run. */
  // biome-ignore lint/suspicious/noThenProperty: a run is meant to be awaited
  then<A = D, B = never>(
    fulfilled?: ((done: D) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#begin().then(fulfilled, rejected);
  }

  /** Records in the order in which they end. @throws BacktrailError with code `usage` when the run has begun already */
  async *[Symbol.asyncIterator](): AsyncGenerator<R, void> {
    if (this.#done !== null) throw usageError("run", "is read from its beginning, and once");
    this.#listening = true;
    let over = false;
    const done = this.#begin().finally(() => {
      over = true;
      this.#wake();
    });
    // Who reads the records sees the failure at the end of them.
    done.catch(() => undefined);
    try {
      for (;;) {
        for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
          yield next;
        }
        if (over) break;
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
      await done;
    } finally {
      this.#listening = false;
      if (!over) this.#stop.abort();
      await done.catch(() => undefined);
    }
  }

  #begin(): Promise<D> {
    this.#done ??= this.#work((record) => this.#take(record), this.#stop.signal);
    return this.#done;
  }

  #take(record: R): void {
    if (!this.#listening) return;
    this.#queue.push(record);
    this.#wake();
  }
}
