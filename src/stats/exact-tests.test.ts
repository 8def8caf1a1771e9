import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fisherDoubled,
  fisherExact,
  mcnemarExact,
  smallestFisher,
  stratifiedExact,
} from "./exact-tests.ts";

import { matchedDifference } from "./risk-difference.ts";

const small = fc
  .tuple(fc.nat(14), fc.nat(14))
  .map(([a, b]) => ({ k: Math.min(a, b), n: Math.max(a, b) }));

/** Binomial coefficient in exact integers: a slow second way to the same figures. */
function choose(n: number, k: number): bigint {
  let out = 1n;
  for (let i = 1; i <= k; i += 1) out = (out * BigInt(n - k + i)) / BigInt(i);
  return k < 0 || k > n ? 0n : out;
}

describe("fisherExact", () => {
  it("gives the tea-tasting p value and the one that small counts are tested by", () => {
    expect(fisherExact({ k: 1, n: 4 }, { k: 3, n: 4 })).toBeCloseTo(34 / 70, 12);
    // 0 of 45 against 4 of 45: the z test says p = 0.041, the exact one that it is nothing.
    expect(fisherExact({ k: 0, n: 45 }, { k: 4, n: 45 })).toBeCloseTo(0.117, 3);
  });

  it("equals the sum of exact table probabilities", () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const t = a.k + b.k;
        const all = choose(a.n + b.n, t);
        const table = (k: number): bigint => choose(a.n, t - k) * choose(b.n, k);
        let sum = 0n;
        for (let k = 0; k <= t; k += 1) if (table(k) <= table(b.k)) sum += table(k);
        expect(fisherExact(a, b)).toBeCloseTo(Number((sum * 10n ** 15n) / all) / 1e15, 12);
      }),
    );
  });

  it("stays in 0..1 and symmetric for large counts", () => {
    const p = fisherExact({ k: 400, n: 100_000 }, { k: 480, n: 100_000 });
    expect(p).toBeGreaterThan(0.005);
    expect(p).toBeLessThan(0.01);
    expect(fisherExact({ k: 480, n: 100_000 }, { k: 400, n: 100_000 })).toBeCloseTo(p, 12);
    expect(fisherExact({ k: 0, n: 0 }, { k: 3, n: 9 })).toBe(1);
    expect(() => fisherExact({ k: 4, n: 3 }, { k: 0, n: 1 })).toThrow(RangeError);
  });

  it("doubles the smaller tail: the same for equal sizes, never less than one direction is worth", () => {
    fc.assert(
      fc.property(small, fc.nat(14), (a, k) => {
        const b = { k: Math.min(k, a.n), n: a.n };
        expect(fisherDoubled(a, b)).toBeCloseTo(fisherExact(a, b), 10);
      }),
    );
    // Of 2 against 20 trials the two-sided value spends nearly all of its level on one side.
    expect(fisherExact({ k: 2, n: 2 }, { k: 3, n: 20 })).toBeCloseTo(10 / 231, 10);
    expect(fisherDoubled({ k: 2, n: 2 }, { k: 3, n: 20 })).toBeCloseTo(20 / 231, 10);
  });

  it("knows when samples are too small to say anything", () => {
    expect(smallestFisher(3, 3)).toBeCloseTo(0.1, 12);
    expect(smallestFisher(4, 4)).toBeCloseTo(2 / 70, 12);
    expect(smallestFisher(0, 50)).toBe(1);
  });
});

describe("mcnemarExact", () => {
  it("sees a paired change that the unpaired test misses", () => {
    const { p } = mcnemarExact(4, 18);
    expect(p).toBeCloseTo(0.0043, 4);
  });

  it("gives gpt-4o without and with spotlighting in the public AgentDojo logs", () => {
    // 58 of 629 fixed, 20 newly broken.
    expect(mcnemarExact(58, 20).p).toBeCloseTo(2.0e-5, 6);
  });

  it("has mid-p values as published", () => {
    // Fagerland, Lydersen, Laake (2013), table 1 and 4: airway hyper-responsiveness, 1 and 7.
    const { p, midP } = mcnemarExact(1, 7);
    expect(p).toBeCloseTo(0.0703, 4);
    expect(midP).toBeCloseTo(0.0391, 4);
    expect(mcnemarExact(5, 5)).toEqual({ p: 1, midP: 1, discordant: 10 });
    expect(mcnemarExact(0, 0).p).toBe(1);
    expect(() => mcnemarExact(-1, 2)).toThrow(RangeError);
  });

  it("equals the exact binomial sum", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (b, c) => {
        const n = b + c;
        let sum = 0n;
        for (let k = 0; k <= Math.min(b, c); k += 1) sum += choose(n, k);
        const exact = Math.min(1, Number((2n * sum * 10n ** 15n) / 2n ** BigInt(n)) / 1e15);
        expect(mcnemarExact(b, c).p).toBeCloseTo(exact, 11);
      }),
    );
  });
});

describe("stratifiedExact", () => {
  const pair = (first: number, second: number) => ({
    first: { k: first, n: 1 },
    second: { k: second, n: 1 },
  });

  it("is McNemar's test with one trial a cell", () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(15), fc.nat(5), (b, c, same) => {
        const cells = [
          ...Array.from({ length: b }, () => pair(1, 0)),
          ...Array.from({ length: c }, () => pair(0, 1)),
          ...Array.from({ length: same }, () => pair(1, 1)),
        ];
        expect(stratifiedExact(cells).p).toBeCloseTo(mcnemarExact(b, c).p, 12);
      }),
    );
  });

  it("is Fisher's test with a single cell", () => {
    fc.assert(
      fc.property(small, small, (first, second) => {
        expect(stratifiedExact([{ first, second }]).p).toBeCloseTo(fisherExact(first, second), 12);
      }),
    );
  });

  it("sees through cells that differ among themselves", () => {
    // Half of the cells always leak; in the other half two more of twenty repeats leak.
    const cells = Array.from({ length: 20 }, (_, at) => ({
      first: { k: at < 10 ? 5 : 0, n: 5 },
      second: { k: at < 10 ? 5 : 1, n: 5 },
    }));
    expect(stratifiedExact(cells).p).toBeLessThan(0.01);
    expect(fisherExact({ k: 50, n: 100 }, { k: 60, n: 100 })).toBeGreaterThan(0.1);
    expect(stratifiedExact(cells).informative).toBe(10);
  });

  it("has a difference beside it that repeats do not move", () => {
    const cells = [
      { first: { k: 8, n: 10 }, second: { k: 80, n: 100 } },
      { first: { k: 0, n: 90 }, second: { k: 0, n: 10 } },
    ];
    expect(matchedDifference(cells)).toBeCloseTo(0, 12);
    expect(stratifiedExact(cells).p).toBeGreaterThan(0.9);
    // By hand: differences 0.2 and 0.1 with weights 5 and 10.
    expect(
      matchedDifference([
        { first: { k: 2, n: 10 }, second: { k: 4, n: 10 } },
        { first: { k: 2, n: 20 }, second: { k: 4, n: 20 } },
      ]),
    ).toBeCloseTo((5 * 0.2 + 10 * 0.1) / 15, 12);
    expect(matchedDifference([{ first: { k: 0, n: 0 }, second: { k: 1, n: 2 } }])).toBeNull();
  });

  it("says nothing where no cell can tell the runs apart", () => {
    expect(stratifiedExact([pair(1, 1), pair(0, 0)])).toEqual({
      p: 1,
      doubled: 1,
      excess: 0,
      informative: 0,
      smallest: 1,
    });
    expect(stratifiedExact([pair(1, 0), pair(0, 1)]).smallest).toBeCloseTo(0.5, 12);
  });

  it("copes with many cells", () => {
    const cells = Array.from({ length: 3000 }, (_, at) => ({
      first: { k: at % 5, n: 10 },
      second: { k: (at + 2) % 5, n: 10 },
    }));
    const { p } = stratifiedExact(cells);
    expect(p).toBeGreaterThan(0.9);
    expect(p).toBeLessThanOrEqual(1);
  });
});
