import { describe, expect, it } from "vitest";
import { seededRandom } from "../random/random.ts";
import { controlLimits } from "./control-limits.ts";
import { slopeOf } from "./slope.ts";

describe("slopeOf", () => {
  it("is the Cochran-Armitage test on the textbook table", () => {
    // Agresti (2013), table 5.5: alcohol and malformations, scores 0, 0.5, 1.5, 4, 7; z² = 6.57.
    const slope = slopeOf([
      [
        { t: 0, k: 48, n: 17114 },
        { t: 0.5, k: 38, n: 14502 },
        { t: 1.5, k: 5, n: 793 },
        { t: 4, k: 1, n: 127 },
        { t: 7, k: 1, n: 38 },
      ],
    ]);
    expect(slope.p).toBeCloseTo(0.01037, 4);
    const line = slopeOf([[1, 2, 3].map((t) => ({ t, k: 10 * t, n: 100 }))]);
    expect(line.perStep).toBeCloseTo(0.1, 12);
  });

  it("compares a stratum with itself only", () => {
    // Each case stays as it is; the leaky one was run more often later on.
    const moved = slopeOf([
      [
        { t: 0, k: 8, n: 10 },
        { t: 1, k: 80, n: 100 },
      ],
      [
        { t: 0, k: 0, n: 100 },
        { t: 1, k: 0, n: 10 },
      ],
    ]);
    expect(moved.p).toBeCloseTo(1, 10);
    expect(moved.perStep).toBeCloseTo(0, 10);
    expect(slopeOf([])).toEqual({ perStep: 0, p: 1 });
    expect(
      slopeOf([
        [
          { t: 0, k: 0, n: 5 },
          { t: 1, k: 0, n: 5 },
        ],
      ]),
    ).toEqual({ perStep: 0, p: 1 });
  });

  it("keeps its level on series without a trend", () => {
    const random = seededRandom(3);
    let seen = 0;
    for (let at = 0; at < 2000; at += 1) {
      const points = Array.from({ length: 8 }, (_, t) => ({
        t,
        n: 50,
        k: Array.from({ length: 50 }).filter(() => random.next() < 0.15).length,
      }));
      if (slopeOf([points]).p < 0.05) seen += 1;
    }
    expect(seen / 2000).toBeLessThan(0.065);
    expect(seen / 2000).toBeGreaterThan(0.035);
  });
});

describe("controlLimits", () => {
  it("are the hypergeometric quantiles of one stratum", () => {
    // 10 of 100 trials positive in all; the run has 10 of the trials. P(X >= 4) = 0.0082, P(X >= 5) = 0.0007.
    const wide = controlLimits([{ n: 10, allK: 10, allN: 100 }], 0.02);
    expect(wide).toEqual({ centre: 1, low: 0, high: 3 });
    expect(controlLimits([{ n: 10, allK: 10, allN: 100 }], 0.002).high).toBe(4);
  });

  it("add up over strata, and are a point where every stratum always ends alike", () => {
    const fixed = [
      { n: 5, allK: 50, allN: 50 },
      { n: 5, allK: 0, allN: 50 },
    ];
    expect(controlLimits(fixed, 0.05)).toEqual({ centre: 5, low: 5, high: 5 });
    const { centre, low, high } = controlLimits(
      Array.from({ length: 100 }, () => ({ n: 2, allK: 4, allN: 20 })),
      0.05,
    );
    expect(centre).toBeCloseTo(40, 10);
    expect([low > 25, high < 55, low < 40, high > 40]).toEqual([true, true, true, true]);
  });
});
