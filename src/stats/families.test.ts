import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreement, cohensKappa } from "./agreement.ts";
import { clusterInterval } from "./cluster.ts";
import { adjust } from "./multiplicity.ts";
import { minimumDetectable, powerOfTwoProportions, sampleSizePerGroup } from "./power.ts";
import { studentQuantile } from "./student-t.ts";
import { wilson } from "./wilson.ts";

const round = (values: readonly number[]): number[] => values.map((p) => Number(p.toFixed(10)));

describe("adjust", () => {
  const family = [0.01, 0.04, 0.03, 0.005];

  it("multiplies as Holm and Benjamini-Hochberg say", () => {
    expect(round(adjust(family, "holm"))).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(round(adjust(family, "bh"))).toEqual([0.02, 0.04, 0.04, 0.02]);
    expect(adjust(family, "none")).toEqual(family);
    expect(adjust([], "holm")).toEqual([]);
    expect(() => adjust([1.2], "none")).toThrow(RangeError);
  });

  it("keeps order, is never below the raw value, and Holm is never below BH", () => {
    const p = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(p, { maxLength: 12 }), (raw) => {
        const holm = adjust(raw, "holm");
        const bh = adjust(raw, "bh");
        raw.forEach((value, i) => {
          expect(holm[i] ?? 0).toBeGreaterThanOrEqual(value);
          expect(bh[i] ?? 0).toBeGreaterThanOrEqual(value - 1e-15);
          expect(holm[i] ?? 0).toBeGreaterThanOrEqual((bh[i] ?? 0) - 1e-15);
          raw.forEach((other, j) => {
            if (value < other) expect(holm[i] ?? 0).toBeLessThanOrEqual(holm[j] ?? 0);
          });
        });
      }),
    );
  });
});

describe("cohensKappa", () => {
  it("is the textbook value", () => {
    // Two readers of 50 grants: both yes 20, only one yes 5 and 10, both no 15.
    expect(cohensKappa({ tp: 20, fp: 5, fn: 10, tn: 15 })).toBeCloseTo(0.4, 12);
    // The published oracle check: 24 cases, 2 missed, 1 false alarm.
    expect(agreement({ tp: 11, fp: 1, fn: 2, tn: 10 })).toBe(0.875);
    expect(cohensKappa({ tp: 11, fp: 1, fn: 2, tn: 10 })).toBeCloseTo(0.75, 2);
    expect(cohensKappa({ tp: 0, fp: 0, fn: 0, tn: 0 })).toBeNull();
    expect(agreement({ tp: 0, fp: 0, fn: 0, tn: 0 })).toBeNull();
    expect(cohensKappa({ tp: 0, fp: 0, fn: 0, tn: 7 })).toBe(1);
  });
});

describe("studentQuantile", () => {
  it.each([
    [0.975, 1, 12.7062047364],
    [0.975, 10, 2.228138852],
    [0.95, 5, 2.0150483733],
    [0.975, 1000, 1.9623390808],
    [0.025, 10, -2.228138852],
  ])("of %f with %i degrees is the tabulated value", (p, df, value) => {
    expect(studentQuantile(p, df)).toBeCloseTo(value, 8);
  });
});

describe("clusterInterval", () => {
  it("is wider than Wilson's where trials of a cluster are alike", () => {
    const clusters = [
      { k: 50, n: 50 },
      { k: 0, n: 50 },
      { k: 50, n: 50 },
      { k: 0, n: 50 },
      { k: 0, n: 50 },
    ];
    const robust = clusterInterval(clusters);
    const naive = wilson(100, 250);
    expect(robust?.designEffect).toBeGreaterThan(40);
    expect(robust?.ci[0] ?? 1).toBeLessThan(naive?.[0] ?? 0);
    expect(robust?.ci[1] ?? 0).toBeGreaterThan(naive?.[1] ?? 1);
  });

  it("does not take 0 of 500 in 14 carriers for 500 independent trials", () => {
    const robust = clusterInterval(Array.from({ length: 14 }, () => ({ k: 0, n: 50 })));
    expect(robust?.effectiveN).toBe(14);
    expect(robust?.ci[1] ?? 0).toBeGreaterThan(0.2);
  });

  it("needs two clusters and leaves empty ones out", () => {
    expect(
      clusterInterval([
        { k: 1, n: 5 },
        { k: 0, n: 0 },
      ]),
    ).toBeNull();
    expect(
      clusterInterval([
        { k: 1, n: 5 },
        { k: 2, n: 5 },
        { k: 0, n: 0 },
      ])?.clusters,
    ).toBe(2);
  });
});

describe("power of two proportions", () => {
  it("gives the textbook sample sizes", () => {
    // Fleiss, Levin, Paik, table A.4 without continuity correction: 0.5 against 0.25, 80 %: 58 each.
    expect(sampleSizePerGroup(0.25, 0.5, 0.05, 0.8)).toBe(58);
    expect(sampleSizePerGroup(0.1, 0.2, 0.05, 0.8)).toBe(199);
    expect(sampleSizePerGroup(0.1, 0.1, 0.05, 0.8)).toBeNull();
  });

  it("rises with n, and its inverse finds the change again", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.6, noNaN: true }),
        fc.integer({ min: 20, max: 2000 }),
        (p1, n) => {
          const change = minimumDetectable({ p1, n1: n, n2: n, alpha: 0.05 }, 0.8);
          if (change === null) return;
          const power = powerOfTwoProportions({ p1, p2: p1 + change, n1: n, n2: n, alpha: 0.05 });
          expect(power).toBeCloseTo(0.8, 6);
          expect(
            powerOfTwoProportions({ p1, p2: p1 + change, n1: 2 * n, n2: 2 * n, alpha: 0.05 }),
          ).toBeGreaterThan(power);
        },
      ),
    );
    expect(powerOfTwoProportions({ p1: 0.1, p2: 0.2, n1: 0, n2: 10, alpha: 0.05 })).toBe(0);
    expect(minimumDetectable({ p1: 0.5, n1: 2, n2: 2, alpha: 0.01 }, 0.8)).toBeNull();
  });
});
