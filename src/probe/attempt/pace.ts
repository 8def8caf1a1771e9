import type { Clock } from "./clock.ts";

/** When requests may leave. */
export interface Pacing {
  /** Waits for this request's turn; returns early when the signal aborts. */
  turn(signal: AbortSignal): Promise<void>;
  /** Holds every later request back for `ms` milliseconds from now. */
  pauseFor(ms: number): void;
}

/**
 * When the next request may leave: spreads requests evenly under a rate limit, and holds all of
 * them back when one was told to wait, since a limit is the account's and not the request's.
 */
export class Pace implements Pacing {
  readonly #clock: Clock;
  readonly #gapMs: number;
  #nextAt = 0;
  #pausedUntil = 0;

  /** @param rpm requests per minute, or null for no limit */
  constructor(clock: Clock, rpm: number | null) {
    this.#clock = clock;
    this.#gapMs = rpm === null ? 0 : 60_000 / rpm;
  }

  async turn(signal: AbortSignal): Promise<void> {
    const slot = Math.max(this.#clock.now(), this.#nextAt);
    this.#nextAt = slot + this.#gapMs;
    for (;;) {
      const wait = Math.max(slot, this.#pausedUntil) - this.#clock.now();
      if (wait <= 0 || signal.aborted) return;
      await this.#clock.sleep(wait, signal);
    }
  }

  pauseFor(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }
}
