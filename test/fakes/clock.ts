import type { Clock } from "../../src/probe/attempt/clock.ts";

/** A clock that jumps: a sleep ends at once and the time has passed. */
export class FakeClock implements Clock {
  #now = 0;
  readonly now = (): number => this.#now;
  readonly sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
    if (!signal.aborted) this.#now += ms;
  };
}
