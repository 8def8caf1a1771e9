import { describe, expect, it } from "vitest";
import { seededRandom } from "../random/random.ts";
import { drawBinomial } from "./binomial-draw.ts";
import { bootstrapMean } from "./bootstrap.ts";

/** Pearson's chi-squared of draws against the exact distribution, cells below 5 expected merged. */
function chiSquared(n: number, p: number, draws: number, seed: number) {
  const random = seededRandom(seed);
  const seen = new Map<number, number>();
  for (let i = 0; i < draws; i += 1) {
    const k = drawBinomial(random, n, p);
    seen.set(k, (seen.get(k) ?? 0) + 1);
  }
  let statistic = 0;
  let cells = 0;
  let expected = 0;
  let observed = 0;
  let logChoose = 0;
  for (let k = 0; k <= n; k += 1) {
    if (k > 0) logChoose += Math.log(n - k + 1) - Math.log(k);
    expected += draws * Math.exp(logChoose + k * Math.log(p) + (n - k) * Math.log1p(-p));
    observed += seen.get(k) ?? 0;
    if (expected < 5 && k < n) continue;
    if (expected > 0) statistic += (observed - expected) ** 2 / Math.max(expected, 1);
    cells += 1;
    expected = 0;
    observed = 0;
  }
  return { statistic, cells };
}

describe("drawBinomial", () => {
  it.each([
    [5, 0.3],
    [60, 0.1],
    [60, 0.4],
    [400, 0.5],
    [400, 0.93],
    [11_000, 0.004],
    [2000, 0.2],
  ])("follows the distribution of %i trials at %f", (n, p) => {
    const { statistic, cells } = chiSquared(n, p, 20_000, 7);
    // A right sampler exceeds its mean by five standard deviations about once in a million.
    expect(statistic).toBeLessThan(cells - 1 + 5 * Math.sqrt(2 * cells));
  });

  it("is certain at the ends and refuses what is no probability", () => {
    const random = seededRandom(1);
    expect(drawBinomial(random, 1000, 0)).toBe(0);
    expect(drawBinomial(random, 1000, 1)).toBe(1000);
    expect(drawBinomial(random, 0, 0.5)).toBe(0);
    expect(() => drawBinomial(random, 10, 1.1)).toThrow(RangeError);
    expect(() => drawBinomial(random, -1, 0.5)).toThrow(RangeError);
  });
});

describe("bootstrapMean over many equal values", () => {
  it("agrees with the normal limit, as drawing one by one does", () => {
    const values = Array.from({ length: 4000 }, (_, i) => [0, 0, 0.5, 1][i % 4] as number);
    const [low, high] = bootstrapMean(values, { seed: 3 }) ?? [Number.NaN, Number.NaN];
    const half = (1.96 * Math.sqrt((0 + 0 + 0.25 + 1) / 4 - 0.375 ** 2)) / Math.sqrt(4000);
    expect(low).toBeCloseTo(0.375 - half, 2.5);
    expect(high).toBeCloseTo(0.375 + half, 2.5);
  });

  it("is certain where nothing varies", () => {
    expect(bootstrapMean(new Array<number>(500).fill(0.25), { seed: 1 })).toEqual([0.25, 0.25]);
  });
});
