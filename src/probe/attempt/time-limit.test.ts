import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeLimit } from "./time-limit.ts";

describe("the limit of an attempt", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs out after its time", () => {
    const limit = timeLimit(new AbortController().signal, 100);
    vi.advanceTimersByTime(99);
    expect([limit.signal.aborted, limit.ranOut()]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([limit.signal.aborted, limit.ranOut()]).toEqual([true, true]);
  });

  it("ends with the run, which is no time-out, also when the run had ended before", () => {
    const run = new AbortController();
    const limit = timeLimit(run.signal, 100);
    run.abort();
    expect([limit.signal.aborted, limit.ranOut()]).toEqual([true, false]);
    vi.advanceTimersByTime(200);
    expect(limit.ranOut()).toBe(false);
    expect(timeLimit(run.signal, 100).signal.aborted).toBe(true);
  });

  it("leaves nothing behind once the attempt has ended", () => {
    const run = new AbortController();
    const limit = timeLimit(run.signal, 100);
    limit.end();
    vi.advanceTimersByTime(200);
    run.abort();
    expect(limit.signal.aborted).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
