import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilson } from "./wilson.ts";

describe("wilson", () => {
  it("gives the interval of a published example: 148 of 700 at 95 %", () => {
    const [low, high] = wilson(148, 700) ?? [];
    expect(low).toBeCloseTo(0.18281, 4);
    expect(high).toBeCloseTo(0.24319, 4);
  });

  it("is exact at the ends: nothing of n starts at 0, all of n ends at 1", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (n) => {
        expect(wilson(0, n)?.[0]).toBe(0);
        expect(wilson(n, n)?.[1]).toBe(1);
        expect(wilson(0, n)?.[1]).toBeGreaterThan(0);
        expect(wilson(n, n)?.[0]).toBeLessThan(1);
      }),
    );
  });

  it("holds the rate, and mirrors when successes and failures are swapped", () => {
    const counts = fc
      .integer({ min: 1, max: 10_000 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    fc.assert(
      fc.property(counts, ([k, n]) => {
        const [low, high] = wilson(k, n) ?? [Number.NaN, Number.NaN];
        const [mirrorLow, mirrorHigh] = wilson(n - k, n) ?? [Number.NaN, Number.NaN];
        expect(low).toBeLessThanOrEqual(k / n);
        expect(high).toBeGreaterThanOrEqual(k / n);
        expect(low).toBeCloseTo(1 - mirrorHigh, 12);
        expect(high).toBeCloseTo(1 - mirrorLow, 12);
      }),
    );
  });

  it("is null without a denominator and refuses what are no counts", () => {
    expect(wilson(0, 0)).toBeNull();
    for (const [k, n] of [
      [-1, 2],
      [3, 2],
      [0.5, 2],
      [1, Number.NaN],
    ] as const) {
      expect(() => wilson(k, n)).toThrow(RangeError);
    }
    expect(() => wilson(1, 2, -1)).toThrow(RangeError);
  });
});
