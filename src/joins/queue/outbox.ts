import type { Unit } from "./engine.ts";

/** Units that do not fill a job wait so long for others. */
const LONGEST_WAIT_MS = 50;
/** Bytes that go together in a job: where that is much, a unit goes by itself and to whoever is free. */
const MOST_BYTES = 1 << 20;

/** A unit with the bytes that have to be read for it; 0 where all are alike. */
export interface Sized {
  readonly unit: Unit;
  readonly bytes: number;
}

/**
 * Puts units together to jobs, all of a size as long as more of them come. Of those that come together
 * the largest go first, so that none is begun when the others are at their end.
 */
export class Outbox {
  readonly #size: number;
  readonly #send: (jobs: readonly (readonly Unit[])[]) => void;
  #waiting: Sized[] = [];
  #planned = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param send takes whole jobs over */
  constructor(size: number, send: (jobs: readonly (readonly Unit[])[]) => void) {
    this.#size = size;
    this.#send = send;
  }

  add(unit: Unit, bytes = 0): void {
    this.#waiting.push({ unit, bytes });
    if (this.#planned) return;
    this.#planned = true;
    // What is added in one turn goes out together.
    setImmediate(() => {
      this.#planned = false;
      this.#waiting.sort((a, b) => b.bytes - a.bytes);
      const jobs = jobsOf(this.#waiting, this.#size);
      const last = jobs.at(-1) ?? [];
      if (isFull(last, this.#size)) this.#waiting = [];
      else {
        jobs.pop();
        this.#waiting = [...last];
        this.#timer ??= setTimeout(() => this.#flush(), LONGEST_WAIT_MS);
      }
      this.#out(jobs);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #flush(): void {
    const jobs = jobsOf(this.#waiting, this.#size);
    this.#waiting = [];
    this.#out(jobs);
  }

  #out(jobs: readonly (readonly Sized[])[]): void {
    if (this.#waiting.length === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    if (jobs.length > 0) this.#send(jobs.map((job) => job.map(({ unit }) => unit)));
  }
}

/** The last one may have room left. */
function jobsOf(units: readonly Sized[], size: number): Sized[][] {
  const jobs: Sized[][] = [];
  for (const one of units) {
    const open = jobs.at(-1);
    if (open === undefined || isFull(open, size) || bytesIn(open) + one.bytes > MOST_BYTES) {
      jobs.push([one]);
    } else open.push(one);
  }
  return jobs;
}

function isFull(job: readonly Sized[], size: number): boolean {
  return job.length === 0 || job.length >= size || bytesIn(job) >= MOST_BYTES;
}

function bytesIn(job: readonly Sized[]): number {
  return job.reduce((sum, { bytes }) => sum + bytes, 0);
}
