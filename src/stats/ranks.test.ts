import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bootstrapMean } from "./bootstrap.ts";
import { midRanks, spearman } from "./ranks.ts";

describe("midRanks", () => {
  it("shares ranks among ties", () => {
    expect(midRanks([10, 30, 20, 20])).toEqual([1, 4, 2.5, 2.5]);
    expect(midRanks([])).toEqual([]);
    expect(() => midRanks([1, Number.NaN])).toThrow(RangeError);
  });

  it("always adds up to the sum of the ranks", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }), (values) => {
        const sum = midRanks(values).reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo((values.length * (values.length + 1)) / 2, 9);
      }),
    );
  });
});

describe("spearman", () => {
  it("is the textbook value, with ties too", () => {
    // IQ against hours of television, the common textbook example: rho = -29/165.
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const tv = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    expect(spearman(iq, tv)).toBeCloseTo(-29 / 165, 12);
    expect(spearman([1, 2, 2, 3], [1, 2, 2, 3])).toBeCloseTo(1, 12);
    expect(spearman([1, 2], [5, 5])).toBeNull();
    expect(spearman([1], [1])).toBeNull();
    expect(() => spearman([1], [1, 2])).toThrow(RangeError);
  });
});

describe("bootstrapMean", () => {
  it("holds the mean, repeats with its seed and is null of nothing", () => {
    const values = Array.from({ length: 50 }, (_, at) => at % 7);
    const ci = bootstrapMean(values, { seed: 1 });
    expect(ci).toEqual(bootstrapMean(values, { seed: 1 }));
    expect(ci).not.toEqual(bootstrapMean(values, { seed: 2 }));
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    expect(ci?.[0] ?? 9).toBeLessThan(mean);
    expect(ci?.[1] ?? 0).toBeGreaterThan(mean);
    // The normal interval is about 2.94 +- 0.56; the bootstrap's must be near it.
    expect(ci?.[1] ?? 0).toBeCloseTo(mean + 0.56, 0);
    expect(bootstrapMean([], { seed: 1 })).toBeNull();
    expect(bootstrapMean([3, 3], { seed: 1 })).toEqual([3, 3]);
    expect(() => bootstrapMean([1], { seed: 1, resamples: 0 })).toThrow(RangeError);
    expect(() => bootstrapMean([1], { seed: 1, confidence: 1 })).toThrow(RangeError);
  });
});
