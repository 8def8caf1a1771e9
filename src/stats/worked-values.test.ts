import { describe, expect, it } from "vitest";
import { seededRandom } from "../random/random.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { clusterDifference, clusterInterval } from "./cluster.ts";
import { controlLimits } from "./control-limits.ts";
import { hypergeometric, weightAt } from "./discrete.ts";
import { mcnemarExact, smallestFisher, stratifiedExact } from "./exact-tests.ts";
import { minimumDetectable, powerOfTwoProportions, sampleSizePerGroup } from "./power.ts";
import { formatRational, rationalToNumber } from "./rational.ts";
import { roganGladen } from "./rogan-gladen.ts";
import { type JudgedAnswer, selectiveThreshold } from "./selective-risk.ts";
import { slopeOf } from "./slope.ts";
import { studentQuantile } from "./student-t.ts";
import { cohenH, newcombe } from "./two-proportions.ts";

// Values worked out beside the code, by the formulas of the sources that it names.

describe("a rate of trials in clusters", () => {
  const of = (...counts: readonly (readonly [number, number])[]) =>
    counts.map(([k, n]) => ({ k, n }));

  it("has the variance between clusters, and Student's t on their number", () => {
    const found = clusterInterval(of([0, 4], [4, 4], [2, 4]));
    expect(found?.designEffect).toBeCloseTo(4, 12);
    expect(found?.effectiveN).toBeCloseTo(3, 12);
    expect(found?.ci[0]).toBeCloseTo(0.03617129461, 8);
    expect(found?.ci[1]).toBeCloseTo(0.96382870539, 8);
  });

  it("counts a cluster as one trial where all ended alike", () => {
    expect(clusterInterval(of([0, 5], [0, 5], [0, 0]))).toMatchObject({
      ...{ designEffect: 5, effectiveN: 2, clusters: 2 },
    });
    expect(clusterInterval(of([1, 5], [0, 0]))).toBeNull();
  });

  const pairs = (...all: readonly (readonly [number, number, number, number])[]) =>
    all.map(([k1, n1, k2, n2]) => ({ first: { k: k1, n: n1 }, second: { k: k2, n: n2 } }));

  it("differs from another by the pull of each cluster", () => {
    // t = 0.5 / √(1/12) = √3 on two degrees of freedom.
    const p = clusterDifference(pairs([0, 2, 2, 2], [1, 2, 1, 2], [0, 2, 1, 2]));
    expect(p).toBeCloseTo(1 - Math.sqrt(3) / Math.sqrt(5), 10);
    // A cluster without trials is none.
    const more = pairs([0, 2, 2, 2], [1, 2, 1, 2], [0, 0, 0, 0], [0, 2, 1, 2]);
    expect(clusterDifference(more)).toBe(p);
  });

  it("has no p value without two clusters, two samples and a spread between clusters", () => {
    expect(clusterDifference(pairs([0, 2, 1, 2], [0, 0, 0, 0]))).toBeNull();
    expect(clusterDifference(pairs([0, 0, 1, 2], [0, 0, 0, 2]))).toBeNull();
    expect(clusterDifference(pairs([0, 2, 0, 0], [1, 2, 0, 0]))).toBeNull();
    expect(clusterDifference(pairs([0, 2, 2, 2], [0, 2, 2, 2]))).toBeNull();
    expect(clusterDifference(pairs([1, 2, 1, 2], [0, 2, 0, 2]))).toBe(1);
  });
});

describe("a percentile of the bootstrap", () => {
  it("lies between its two neighbours", () => {
    // Two means only: the ends are 2.5 % of the way from either.
    const [low, high] = bootstrapMean([0, 1, 2, 4, 8, 16, 32], { seed: 3, resamples: 2 }) ?? [0, 0];
    const first = (0.975 * low - 0.025 * high) / 0.95;
    const second = (0.975 * high - 0.025 * low) / 0.95;
    expect(second).toBeGreaterThan(first);
    for (const mean of [first, second]) expect(mean * 7).toBeCloseTo(Math.round(mean * 7), 9);
  });

  it.each([0, 1, -0.1, 1.1, Number.NaN])("is refused for a confidence of %d", (confidence) => {
    expect(() => bootstrapMean([1, 2], { seed: 1, confidence })).toThrow(RangeError);
  });
});

describe("the power of a comparison", () => {
  const samples = { p1: 0.1, n1: 50, n2: 80, alpha: 0.05 };

  it("takes each sample by its own size", () => {
    expect(powerOfTwoProportions({ ...samples, p2: 0.3 })).toBeCloseTo(0.78677320584, 9);
  });

  it("is none without trials", () => {
    expect(powerOfTwoProportions({ ...samples, p2: 0.3, n1: 0 })).toBe(0);
    expect(powerOfTwoProportions({ ...samples, p2: 0.3, n2: 0 })).toBe(0);
  });

  it("tells the smallest change that is seen so often", () => {
    const change = minimumDetectable(samples, 0.8) ?? 0;
    expect(powerOfTwoProportions({ ...samples, p2: 0.1 + change })).toBeCloseTo(0.8, 9);
    expect(minimumDetectable({ ...samples, p1: 1 }, 0.8)).toBeNull();
    expect(minimumDetectable(samples, 0.8, -1)).toBeNull();
  });

  it.each([
    [-0.1, 0.2, 0.05],
    [0.1, 1.1, 0.05],
    [0.1, 0.2, 0],
    [0.1, 0.2, 1],
  ])("is refused for rates %d and %d at a level of %d", (p1, p2, alpha) => {
    expect(() => powerOfTwoProportions({ ...samples, p1, p2, alpha })).toThrow(RangeError);
    expect(() => sampleSizePerGroup(p1, p2, alpha, 0.8)).toThrow(RangeError);
  });
});

describe("exact tests", () => {
  it("know what samples of a size can show at best", () => {
    expect(smallestFisher(0, 5)).toBe(1);
    expect(smallestFisher(5, 0)).toBe(1);
    expect(smallestFisher(3, 3)).toBeCloseTo(0.1, 12);
  });

  it("count what goes beyond the expected", () => {
    const cell = (k1: number, n1: number, k2: number, n2: number) => ({
      ...{ first: { k: k1, n: n1 }, second: { k: k2, n: n2 } },
    });
    expect(stratifiedExact([cell(1, 4, 3, 4)])).toMatchObject({ excess: 1, informative: 1 });
    // Neither a side without trials nor a cell that ended alike throughout says anything.
    const silent = [cell(0, 0, 1, 2), cell(1, 2, 0, 0), cell(0, 3, 0, 3), cell(3, 3, 3, 3)];
    expect(stratifiedExact(silent)).toMatchObject({ p: 1, excess: 0, informative: 0 });
  });

  it("refuse counts below nothing on either side", () => {
    expect(() => mcnemarExact(-1, 2)).toThrow(RangeError);
    expect(() => mcnemarExact(2, -1)).toThrow(RangeError);
    expect(() => mcnemarExact(1.5, 2)).toThrow(RangeError);
    expect(() => mcnemarExact(2, 1.5)).toThrow(RangeError);
  });

  it("keep their weights where samples are large", () => {
    const distribution = hypergeometric(1000, 1000, 1000);
    const sum = distribution.weights.reduce((all, weight) => all + weight, 0);
    expect(sum).toBeCloseTo(1, 9);
    expect(weightAt(distribution, 500)).toBeGreaterThan(weightAt(distribution, 499));
    expect(weightAt(distribution, 500)).toBeGreaterThan(weightAt(distribution, 501));
  });
});

describe("a trend over a series", () => {
  it("is Mantel's extension of the test", () => {
    // Excess 1, variance 4·4 / (8·7) · 2 = 4/7: z = √7 / 2.
    const found = slopeOf([
      [
        { t: 0, k: 1, n: 4 },
        { t: 1, k: 3, n: 4 },
      ],
    ]);
    expect(found.perStep).toBeCloseTo(0.5, 12);
    expect(found.p).toBeCloseTo(0.18587673237, 9);
  });
});

describe("control limits", () => {
  it("leave half of the level on each side", () => {
    // Hypergeometric, 10 of 40 with 20 positive: P(≤1) = .0042, P(≤2) = .0324, P(≤3) = .137.
    const stratum = { n: 10, allK: 20, allN: 40 };
    expect(controlLimits([stratum], 0.05)).toEqual({ centre: 5, low: 2, high: 8 });
    expect(controlLimits([stratum], 0.07)).toEqual({ centre: 5, low: 3, high: 7 });
  });
});

describe("a rate corrected for its judge", () => {
  it("has the interval of Lang and Reiczigel", () => {
    const corrected = roganGladen({ k: 30, n: 100 }, { k: 45, n: 50 }, { k: 40, n: 50 });
    expect(corrected?.rate).toBeCloseTo(0.14285714286, 9);
    expect(corrected?.ci[0]).toBe(0);
    expect(corrected?.ci[1]).toBeCloseTo(0.31766856361, 9);
  });
});

describe("a threshold of selective answers", () => {
  const inOrder = { shuffle: <T>(items: readonly T[]): T[] => [...items] };
  /** The first hundred lay out thresholds, the rest are counted. */
  const answers = (laidOut: (i: number) => number, wrong: (rank: number) => boolean) => [
    ...Array.from(
      { length: 100 },
      (_, i): JudgedAnswer => ({
        ...{ confidence: laidOut(i), wrong: false },
      }),
    ),
    ...Array.from(
      { length: 900 },
      (_, i): JudgedAnswer => ({
        ...{ confidence: 1 - i / 900, wrong: wrong(i) },
      }),
    ),
  ];

  it("is laid out by the answers that were set aside, and by no other", () => {
    const found = selectiveThreshold(
      answers(
        () => 0.5,
        (rank) => rank > 630,
      ),
      { random: inOrder },
    );
    expect(found?.threshold).toBe(0.5);
  });

  it("is not found between two starts where nothing was passed on", () => {
    // Too many wrong at the strictest; few enough up to 38 %; far too many from 40 % on.
    const wrong = (rank: number) => rank % 30 === 0 && rank < 180;
    const found = selectiveThreshold(
      answers(
        (i) => 1 - i / 100,
        (rank) => wrong(rank) || rank > 345,
      ),
      { random: inOrder },
    );
    expect(found).toBeNull();
  });

  it("hangs on no order of what was set aside", () => {
    const wrong = (rank: number) => rank > 630;
    const rising = answers((i) => i / 100, wrong);
    const falling = answers((i) => (99 - i) / 100, wrong);
    expect(selectiveThreshold(rising, { random: inOrder })).toEqual(
      selectiveThreshold(falling, { random: inOrder }),
    );
  });

  it("is none without answers", () => {
    expect(selectiveThreshold([], { random: seededRandom(1) })).toBeNull();
  });
});

describe("numbers at the edge of what is taken", () => {
  it("divide exactly where a part is beyond 2^53", () => {
    expect(rationalToNumber({ num: 10n ** 400n + 1n, den: 3n * 10n ** 400n })).toBe(1 / 3);
    expect(rationalToNumber({ num: 9007199254740995n, den: 3n })).toBe(3002399751580331.5);
    expect(rationalToNumber({ num: -9007199254740995n, den: 3n })).toBe(-3002399751580331.5);
  });

  it("are refused beyond it", () => {
    for (const decimals of [1.5, -1, 21]) {
      expect(() => formatRational({ num: 1n, den: 3n }, decimals)).toThrow(RangeError);
    }
    for (const p of [0, 1, -0.1]) expect(() => studentQuantile(p, 3)).toThrow(RangeError);
    expect(() => slopeOf([[{ t: 0, k: 3, n: 2 }]])).toThrow(RangeError);
    for (const p of [-0.1, 1.1]) expect(() => cohenH(p, 0.5)).toThrow(RangeError);
    expect(cohenH(1, 1)).toBe(0);
    expect(cohenH(0, 1)).toBeCloseTo(Math.PI, 12);
  });

  it("have no interval where a side has no trials", () => {
    expect(newcombe({ k: 0, n: 0 }, { k: 1, n: 2 })).toBeNull();
    expect(newcombe({ k: 1, n: 2 }, { k: 0, n: 0 })).toBeNull();
  });
});
