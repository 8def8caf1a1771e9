import { describe, expect, it } from "vitest";
import type { Clock } from "./clock.ts";
import { Pace } from "./pace.ts";

/** A clock that has been running for a while, as a real one has. */
class RunningClock implements Clock {
  #now = 1_000_000;
  readonly now = (): number => this.#now;
  readonly sleep = async (ms: number): Promise<void> => {
    this.#now += ms;
  };
  idle(ms: number): void {
    this.#now += ms;
  }
}

const { signal } = new AbortController();

async function timesOf(pace: Pace, clock: Clock, requests: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    await pace.turn(signal);
    times.push(clock.now() - 1_000_000);
  }
  return times;
}

describe("a pace", () => {
  it("spreads requests from the first on, whatever the clock says at the start", async () => {
    const clock = new RunningClock();
    expect(await timesOf(new Pace(clock, 60), clock, 4)).toEqual([0, 1000, 2000, 3000]);
  });

  it("gives nothing back for idle time: no burst follows a pause", async () => {
    const clock = new RunningClock();
    const pace = new Pace(clock, 60);
    await timesOf(pace, clock, 2);
    clock.idle(10_000);
    expect(await timesOf(pace, clock, 3)).toEqual([11_000, 12_000, 13_000]);
  });

  it("holds everybody back after a limit, and sets no gap without a rate", async () => {
    const clock = new RunningClock();
    const pace = new Pace(clock, null);
    expect(await timesOf(pace, clock, 2)).toEqual([0, 0]);
    pace.pauseFor(500);
    expect(await timesOf(pace, clock, 2)).toEqual([500, 500]);
  });
});
