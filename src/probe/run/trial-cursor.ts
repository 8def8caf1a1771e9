import type { Planned } from "./trial-kind.ts";

/** Trials behind the furthest that are held: jobs come nearly in the order of the plan. */
const HELD = 4096;
/** Trials that are passed in one go, before others get their turn. */
const STRIDE = 2048;

/** Finds trials of a plan by their place, and holds a bounded number of them. */
export class TrialCursor<T> {
  readonly #trials: () => Iterable<Planned<T>>;
  readonly #held = new Map<number, Planned<T>>();
  #rest: Iterator<Planned<T>>;
  #next = 0;
  #row: Promise<unknown> = Promise.resolve();

  /** @param trials the plan from its beginning, as often as asked */
  constructor(trials: () => Iterable<Planned<T>>) {
    this.#trials = trials;
    this.#rest = trials()[Symbol.iterator]();
  }

  /** Undefined behind the end of the plan. */
  async at(index: number): Promise<Planned<T> | undefined> {
    const held = this.#held.get(index);
    if (held !== undefined) return held;
    const found = this.#row.then(() => this.#find(index));
    this.#row = found.catch(() => undefined);
    return found;
  }

  async #find(index: number): Promise<Planned<T> | undefined> {
    const held = this.#held.get(index);
    if (held !== undefined) return held;
    // A trial of a worker that was lost long ago: the plan is gone through once more.
    if (index < this.#next) this.#begin();
    while (this.#next <= index) {
      const { value, done } = this.#rest.next();
      if (done === true) {
        this.#begin();
        return undefined;
      }
      this.#held.set(this.#next, value);
      this.#held.delete(this.#next - HELD);
      this.#next += 1;
      // A long way is no reason to miss the sign of life that keeps a job.
      if (this.#next % STRIDE === 0) await new Promise(setImmediate);
    }
    return this.#held.get(index);
  }

  #begin(): void {
    this.#held.clear();
    this.#rest = this.#trials()[Symbol.iterator]();
    this.#next = 0;
  }
}
