import type { Unit } from "./engine.ts";

/** Units that do not fill a job wait so long for others. */
const LONGEST_WAIT_MS = 50;

/** Puts units together to jobs, all of a size as long as more of them come. */
export class Outbox {
  readonly #size: number;
  readonly #send: (jobs: readonly (readonly Unit[])[]) => void;
  #waiting: Unit[] = [];
  #planned = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param send takes whole jobs over */
  constructor(size: number, send: (jobs: readonly (readonly Unit[])[]) => void) {
    this.#size = size;
    this.#send = send;
  }

  add(unit: Unit): void {
    this.#waiting.push(unit);
    if (this.#planned) return;
    this.#planned = true;
    // What is added in one turn goes out together.
    setImmediate(() => {
      this.#planned = false;
      this.#flush(Math.floor(this.#waiting.length / this.#size) * this.#size);
      if (this.#waiting.length > 0) {
        this.#timer ??= setTimeout(() => this.#flush(this.#waiting.length), LONGEST_WAIT_MS);
      }
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #flush(count: number): void {
    if (count === 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const out = this.#waiting.splice(0, count);
    const jobs: Unit[][] = [];
    for (let from = 0; from < out.length; from += this.#size) {
      jobs.push(out.slice(from, from + this.#size));
    }
    this.#send(jobs);
  }
}
