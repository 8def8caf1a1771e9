import { describe, expect, it } from "vitest";
import { binomialAtMost, clopperPearsonUpper } from "./clopper-pearson.ts";

describe("the exact upper bound", () => {
  it("has its closed forms at none and at all but one", () => {
    for (const n of [1, 59, 299, 1000]) {
      expect(clopperPearsonUpper(0, n, 0.95)).toBeCloseTo(1 - 0.05 ** (1 / n), 12);
      expect(clopperPearsonUpper(n - 1, n, 0.95)).toBeCloseTo(0.95 ** (1 / n), 12);
    }
  });

  it("gives the known 95 % interval end of 10 in 20", () => {
    expect(clopperPearsonUpper(10, 20, 0.975)).toBeCloseTo(0.728, 4);
  });

  it("needs 59 clean answers for 5 % and 299 for 1 %", () => {
    const clean = (n: number) => clopperPearsonUpper(0, n, 0.95) ?? 1;
    expect([clean(58) <= 0.05, clean(59) <= 0.05]).toEqual([false, true]);
    expect([clean(298) <= 0.01, clean(299) <= 0.01]).toEqual([false, true]);
  });

  it("is null without trials, 1 at all, and refuses what is out of range", () => {
    expect(clopperPearsonUpper(0, 0, 0.95)).toBeNull();
    expect(clopperPearsonUpper(7, 7, 0.95)).toBe(1);
    expect(() => clopperPearsonUpper(3, 2, 0.95)).toThrow(RangeError);
    expect(() => clopperPearsonUpper(1, 2, 1)).toThrow(RangeError);
    expect(() => binomialAtMost(1, 2, 1.5)).toThrow(RangeError);
  });
});

it("a binomial tail is the sum of its weights", () => {
  for (const [n, p] of [
    [12, 0.3],
    [40, 0.05],
    [7, 1],
    [7, 0],
  ] as const) {
    let weight = (1 - p) ** n;
    let sum = weight;
    let coefficient = 1;
    for (let k = 0; k <= n; k += 1) {
      if (k > 0) {
        coefficient *= (n - k + 1) / k;
        weight = coefficient * p ** k * (1 - p) ** (n - k);
        sum += weight;
      }
      expect(binomialAtMost(k, n, p)).toBeCloseTo(sum, 12);
    }
  }
});
