import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { erf, erfc } from "./erf.ts";
import { normalCdf, normalQuantile } from "./normal.ts";
import { rateOf } from "./rate.ts";
import { cohenH, newcombe, twoProportionZ } from "./two-proportions.ts";
import { wilson } from "./wilson.ts";

const counts = fc
  .tuple(fc.nat(300), fc.nat(300))
  .map(([a, b]) => ({ k: Math.min(a, b), n: Math.max(a, b) }));

describe("erf", () => {
  // Abramowitz and Stegun, table 7.1 (and 7.3 for the tails), to the digits printed there.
  it.each([
    [0.5, 0.5204998778130465],
    [1, 0.8427007929497149],
    [2, 0.9953222650189527],
    [3, 0.9999779095030014],
  ])("of %f is the tabulated value", (x, value) => {
    expect(Math.abs(erf(x) - value)).toBeLessThan(1e-15);
  });

  it.each([
    [3, 2.209049699858544e-5],
    [5, 1.5374597944280349e-12],
    [10, 2.088487583762545e-45],
  ])("complement of %f keeps its relative precision", (x, value) => {
    expect(Math.abs(erfc(x) / value - 1)).toBeLessThan(1e-13);
  });

  it("is odd, rising and continuous where the methods meet", () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (x) => {
        expect(erf(-x) + erf(x)).toBe(0);
        expect(erf(x + 1e-6)).toBeGreaterThanOrEqual(erf(x));
        expect(Math.abs(erf(x) + erfc(x) - 1)).toBeLessThan(1e-15);
      }),
    );
    expect(Math.abs(erf(2.5) - erf(2.5 - 1e-15))).toBeLessThan(1e-15);
    expect([erf(Number.NaN), erfc(Number.NaN)]).toEqual([Number.NaN, Number.NaN]);
    expect([erf(40), erfc(40), erfc(-40)]).toEqual([1, 0, 2]);
  });
});

describe("normal quantile", () => {
  it("is the tabulated one and inverts the distribution function", () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 13);
    expect(normalQuantile(0.8)).toBeCloseTo(0.8416212335729143, 13);
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (p) => {
        expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThan(1e-13);
      }),
    );
    expect(() => normalQuantile(0)).toThrow(RangeError);
  });
});

describe("wilson", () => {
  it("gives the published interval", () => {
    // Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
    const published = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [k, n, low, high] of published) {
      const ci = wilson(k, n);
      expect(ci?.[0]).toBeCloseTo(low, 4);
      expect(ci?.[1]).toBeCloseTo(high, 4);
    }
  });

  it("closes on 0 and on 1 exactly, so that no rate lies outside its interval", () => {
    for (let n = 1; n <= 500; n += 1) {
      expect(wilson(0, n)?.[0]).toBe(0);
      expect(wilson(n, n)?.[1]).toBe(1);
    }
  });

  it("holds the rate, narrows with n, mirrors, and is never a point for 0 of n", () => {
    fc.assert(
      fc.property(counts, ({ k, n }) => {
        const ci = wilson(k, n);
        if (n === 0) {
          expect(ci).toBeNull();
          return;
        }
        const [low, high] = ci ?? [1, 0];
        expect(low - 1e-12).toBeLessThanOrEqual(k / n);
        expect(high + 1e-12).toBeGreaterThanOrEqual(k / n);
        expect(high).toBeGreaterThan(low);
        const mirrored = wilson(n - k, n);
        expect(mirrored?.[0]).toBeCloseTo(1 - high, 12);
        const wide = wilson(k * 4, n * 4);
        expect((wide?.[1] ?? 1) - (wide?.[0] ?? 0)).toBeLessThan(high - low);
      }),
    );
  });

  it("refuses counts that cannot be", () => {
    for (const [k, n] of [
      [-1, 5],
      [6, 5],
      [1.5, 5],
      [0, -1],
    ] as const) {
      expect(() => wilson(k, n)).toThrow(RangeError);
    }
    expect(() => wilson(1, 2, -1)).toThrow(RangeError);
    expect(wilson(1, 2, 0)).toEqual([0.5, 0.5]);
  });
});

describe("rateOf", () => {
  it("is null, never 0, without a denominator", () => {
    expect(rateOf(0, 0)).toEqual({ k: 0, n: 0, rate: null, ci: null });
    expect(rateOf(1, 4).rate).toBe(0.25);
  });
});

describe("twoProportionZ", () => {
  it("is the square root of the chi-square of the table", () => {
    // Salk vaccine trial 1954: 57 of 200,745 against 142 of 201,229.
    const { z, p } = twoProportionZ({ k: 57, n: 200_745 }, { k: 142, n: 201_229 });
    expect(z * z).toBeCloseTo(36.12, 1);
    expect(p).toBeLessThan(1e-8);
  });

  it("is 1 where there is nothing to test, and symmetric", () => {
    expect(twoProportionZ({ k: 0, n: 0 }, { k: 3, n: 9 }).p).toBe(1);
    expect(twoProportionZ({ k: 5, n: 5 }, { k: 9, n: 9 }).p).toBe(1);
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(twoProportionZ(a, b).p).toBeCloseTo(twoProportionZ(b, a).p, 14);
      }),
    );
  });
});

describe("newcombe", () => {
  it("gives the published intervals", () => {
    // Newcombe (1998), Statistics in Medicine 17, 873-890, table II, method 10; first minus second.
    const published = [
      [56, 70, 48, 80, 0.0524, 0.3339],
      [9, 10, 3, 10, 0.1705, 0.809],
      [0, 10, 0, 10, -0.2775, 0.2775],
      [10, 10, 0, 20, 0.6791, 1],
    ] as const;
    for (const [k1, n1, k2, n2, low, high] of published) {
      const ci = newcombe({ k: k2, n: n2 }, { k: k1, n: n1 });
      expect(ci?.[0]).toBeCloseTo(low, 4);
      expect(ci?.[1]).toBeCloseTo(high, 4);
    }
  });

  it("holds the difference and turns with its sign", () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const ci = newcombe(a, b);
        if (a.n === 0 || b.n === 0) {
          expect(ci).toBeNull();
          return;
        }
        const [low, high] = ci ?? [1, 0];
        const difference = b.k / b.n - a.k / a.n;
        expect(low).toBeLessThanOrEqual(difference + 1e-12);
        expect(high).toBeGreaterThanOrEqual(difference - 1e-12);
        expect(newcombe(b, a)?.[0]).toBeCloseTo(-high, 12);
      }),
    );
  });
});

describe("cohenH", () => {
  it("is the tabulated arcsine difference", () => {
    // Cohen (1988), table 6.2.2: phi(.50) = 1.571, phi(.25) = 1.047.
    expect(cohenH(0.25, 0.5)).toBeCloseTo(0.5236, 4);
    expect(cohenH(0.3, 0.3)).toBe(0);
    expect(() => cohenH(0.2, 1.2)).toThrow(RangeError);
  });
});
