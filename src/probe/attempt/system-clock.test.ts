import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { systemClock } from "./system-clock.ts";

describe("the clock of this machine", () => {
  it("tells milliseconds that go on while it sleeps", async () => {
    const { signal } = new AbortController();
    const before = systemClock.now();
    await systemClock.sleep(20, signal);
    // A timer may ring up to a millisecond early.
    expect(systemClock.now() - before).toBeGreaterThanOrEqual(19);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("ends a sleep that is interrupted, or was before it began, without an error", async () => {
    const stop = new AbortController();
    const sleep = systemClock.sleep(3_600_000, stop.signal);
    stop.abort();
    await sleep;
    expect(getEventListeners(stop.signal, "abort")).toEqual([]);
    await systemClock.sleep(3_600_000, stop.signal);
  });
});
