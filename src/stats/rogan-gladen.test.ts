import { describe, expect, it } from "vitest";
import { seededRandom } from "../random/random.ts";
import { roganGladen } from "./rogan-gladen.ts";

const of = (k: number, n: number) => ({ k, n });
/** Counts so large that sensitivity and specificity are as good as known. */
const known = (share: number) => of(Math.round(share * 1e9), 1e9);

describe("roganGladen", () => {
  it("gives the published estimates", () => {
    // The examples of the R package epiR, epi.prev: brucellosis 5.1 per 100; Helicobacter pylori
    // (Moujaber et al. 2008) 0 per 100, which the plain formula puts below 0.
    expect(roganGladen(of(23, 150), known(0.96), known(0.89))?.rate).toBeCloseTo(0.051, 3);
    expect(roganGladen(of(6, 151), known(0.964), known(0.927))?.rate).toBe(0);
    // Reiczigel, Földi, Ózsvári (2010), table 2, Vila Pouca: 27 of 650, Se 0.5, Sp 0.995.
    expect(roganGladen(of(27, 650), known(0.5), known(0.995))?.rate).toBeCloseTo(0.0738, 4);
  });

  it("undoes what a judge of known errors does to a rate", () => {
    for (const truth of [0.1, 0.3, 0.7]) {
      const [se, sp] = [0.9, 0.8];
      const counted = Math.round((truth * se + (1 - truth) * (1 - sp)) * 1e6);
      const corrected = roganGladen(of(counted, 1e6), known(se), known(sp));
      expect(corrected?.rate).toBeCloseTo(truth, 5);
    }
  });

  it("has the interval of Agresti and Coull (1998) for a judge without errors", () => {
    for (const [k, n] of [
      [3, 20],
      [50, 200],
      [19, 20],
    ] as const) {
      const z2 = 1.96 ** 2;
      const p = (k + z2 / 2) / (n + z2);
      const half = 1.96 * Math.sqrt((p * (1 - p)) / (n + z2));
      const { ci } = roganGladen(of(k, n), known(1), known(1)) ?? { ci: [0, 0] };
      expect(ci[0]).toBeCloseTo(Math.max(0, p - half), 6);
      expect(ci[1]).toBeCloseTo(Math.min(1, p + half), 6);
    }
  });

  it("covers the truth about as often as it says, sensitivity and specificity being estimates", () => {
    const random = seededRandom(20141);
    const draw = (n: number, p: number): number => {
      let k = 0;
      for (let i = 0; i < n; i += 1) if (random.next() < p) k += 1;
      return k;
    };
    for (const [truth, se, sp] of [
      [0.05, 0.95, 0.98],
      [0.3, 0.85, 0.8],
      [0.6, 0.9, 0.95],
    ] as const) {
      let covered = 0;
      for (let run = 0; run < 1000; run += 1) {
        const counted = of(draw(200, truth * se + (1 - truth) * (1 - sp)), 200);
        const result = roganGladen(counted, of(draw(100, se), 100), of(draw(100, sp), 100));
        if (result && result.ci[0] <= truth && truth <= result.ci[1]) covered += 1;
      }
      expect(covered).toBeGreaterThan(930);
      expect(covered).toBeLessThan(995);
    }
  });

  it("is wider the less is known of the judge", () => {
    const width = (n: number): number => {
      const { ci } = roganGladen(of(40, 200), of(0.9 * n, n), of(0.9 * n, n)) ?? { ci: [0, 0] };
      return ci[1] - ci[0];
    };
    expect(width(20)).toBeGreaterThan(width(100));
    expect(width(100)).toBeGreaterThan(width(10_000));
  });

  it("corrects nothing by a judge that is a coin, unvalidated or was not asked", () => {
    expect(roganGladen(of(3, 10), of(5, 10), of(5, 10))).toBeNull();
    expect(roganGladen(of(3, 10), of(0, 0), of(5, 10))).toBeNull();
    expect(roganGladen(of(0, 0), of(9, 10), of(9, 10))).toBeNull();
    expect(() => roganGladen(of(11, 10), of(9, 10), of(9, 10))).toThrow(RangeError);
    expect(() => roganGladen(of(1, 10), of(0.5, 1), of(9, 10))).toThrow(RangeError);
  });
});
