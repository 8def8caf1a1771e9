import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactFraction, formatDecimal, formatP, formatPoints, formatShare } from "./decimal.ts";
import {
  formatPercent,
  formatRatio,
  formatRational,
  meanOfRationals,
  rational,
  rationalToNumber,
} from "./rational.ts";

describe("printed numbers", () => {
  it("round ties to even", () => {
    expect(formatPercent(1, 80)).toBe("1.2");
    expect(formatPercent(3, 80)).toBe("3.8");
    expect(formatPercent(1, 3)).toBe("33.3");
    expect(formatPercent(0, 0)).toBe("--");
    expect(formatRatio(1, 8, 2)).toBe("0.12");
    expect(formatDecimal(0.25, 1)).toBe("0.2");
    expect(formatDecimal(2.675, 2)).toBe("2.67");
    expect(formatDecimal(-0.04, 1)).toBe("0.0");
  });

  it("give differences in points with their sign", () => {
    expect(formatPoints(101, 1600, 56, 1600)).toBe("-2.8");
    expect(formatPoints(1, 80, 6, 80)).toBe("+6.2");
    expect(formatPoints(1, 3, 1, 3)).toBe("+0.0");
    expect(formatPoints(1, 0, 1, 3)).toBe("--");
  });

  it("give p values with three decimals", () => {
    expect([formatP(0.0116), formatP(0.0009999), formatP(1), formatP(0.001)]).toEqual([
      "p=0.012",
      "p<0.001",
      "p=1.000",
      "p=0.001",
    ]);
  });

  it("stay within half a unit of the last place", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        expect(Math.abs(Number(formatShare(value)) - value * 100)).toBeLessThan(0.05 + 1e-9);
        expect(rationalToNumber(exactFraction(value))).toBeCloseTo(value, 15);
      }),
    );
    expect(() => exactFraction(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe("rationals", () => {
  it("add up without loss", () => {
    const thirds = [rational(1, 3), rational(1, 3), rational(1, 3)];
    expect(meanOfRationals(thirds)).toEqual({ num: 1n, den: 3n });
    expect(meanOfRationals([])).toBeNull();
    expect(formatRational({ num: -1n, den: 3n }, 2)).toBe("-0.33");
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => formatRational(rational(1, 3), 21)).toThrow(RangeError);
  });
});
