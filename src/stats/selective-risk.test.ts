import { describe, expect, it } from "vitest";
import { seededRandom } from "../random/random.ts";
import { type JudgedAnswer, selectiveThreshold } from "./selective-risk.ts";

/** The chance of a wrong answer at a confidence, which is uniform on 0..1. */
type Model = (confidence: number) => number;

const MODELS: Readonly<Record<string, Model>> = {
  "a tracker: sure and right, or unsure": (c) => (c < 0.1 ? 0.6 : 0.01),
  "a slope": (c) => 0.4 * (1 - c) ** 3,
  "a step": (c) => (c < 0.5 ? 0.12 : 0.01),
  "a confidence that says nothing, just too wrong": () => 0.051,
};

const SPLITS = 200;

function simulate(wrong: Model, heldOut: number | undefined) {
  let answered = 0;
  let coverage = 0;
  let trueFailures = 0;
  let shownFailures = 0;
  for (let split = 0; split < SPLITS; split += 1) {
    const random = seededRandom(split);
    const draw = (): JudgedAnswer[] =>
      Array.from({ length: 1000 }, () => {
        const confidence = random.next();
        return { confidence, wrong: random.next() < wrong(confidence) };
      });
    const calibration = draw();
    const test = draw();
    const found = selectiveThreshold(calibration, {
      random,
      ...(heldOut === undefined ? {} : { heldOut }),
    });
    if (!found) continue;
    const given = test.filter(({ confidence }) => confidence >= found.threshold);
    answered += 1;
    coverage += given.length / test.length;
    if (given.filter((one) => one.wrong).length / given.length > 0.05) shownFailures += 1;
    if (trueShare(wrong, found.threshold) > 0.05) trueFailures += 1;
  }
  return { answered, coverage: coverage / SPLITS, trueFailures, shownFailures };
}

/** Mean of the model above a threshold, by the midpoint rule. */
function trueShare(wrong: Model, threshold: number): number {
  const from = Math.max(0, threshold);
  const points = 4000;
  let sum = 0;
  for (let i = 0; i < points; i += 1) sum += wrong(from + ((1 - from) * (i + 0.5)) / points);
  return sum / points;
}

describe("a selective threshold", () => {
  it.each(Object.entries(MODELS))(
    "keeps the true share of wrong answers within 0.05 in 190 of 200 calibrations: %s",
    (_, model) => {
      expect(simulate(model, undefined).trueFailures).toBeLessThanOrEqual(0.05 * SPLITS);
    },
  );

  it.each(Object.entries(MODELS))(
    "keeps what 1000 held-out answers show within 0.05 in 190 of 200 splits: %s",
    (_, model) => {
      expect(simulate(model, 1000).shownFailures).toBeLessThanOrEqual(0.05 * SPLITS);
    },
  );

  it("answers nine in ten of a good tracker's, and nothing where nothing may be answered", () => {
    const tracker = MODELS["a tracker: sure and right, or unsure"] as Model;
    for (const heldOut of [undefined, 1000]) {
      const { answered, coverage } = simulate(tracker, heldOut);
      expect(answered).toBeGreaterThan(0.98 * SPLITS);
      expect(coverage).toBeGreaterThan(0.9);
    }
    const wrong = Array.from({ length: 1000 }, (_, i) => ({ confidence: i, wrong: i % 4 === 0 }));
    expect(selectiveThreshold(wrong, { random: seededRandom(1) })).toBeNull();
    expect(selectiveThreshold([], { random: seededRandom(1) })).toBeNull();
  });

  it("says what it rests on, ties included", () => {
    const answers = Array.from({ length: 1000 }, (_, i) => ({
      confidence: i < 900 ? 0.9 : 0.1,
      wrong: i >= 900 || i % 90 === 0,
    }));
    const found = selectiveThreshold(answers, { random: seededRandom(3) });
    expect(found?.threshold).toBe(0.9);
    expect(found?.n).toBeGreaterThan(780);
    expect(found?.coverage).toBeCloseTo(0.9, 1);
    expect(found?.riskBound).toBeLessThanOrEqual(0.05);
    expect(found?.riskBound).toBeGreaterThan((found?.k ?? 0) / (found?.n ?? 1));
  });

  it("lets everything through where everything is right", () => {
    const answers = Array.from({ length: 500 }, (_, i) => ({ confidence: i, wrong: false }));
    expect(selectiveThreshold(answers, { random: seededRandom(1) })).toMatchObject({
      threshold: Number.NEGATIVE_INFINITY,
      k: 0,
      coverage: 1,
    });
  });

  it("refuses options and confidences out of range", () => {
    const random = seededRandom(1);
    const answers = [{ confidence: Number.NaN, wrong: false }];
    expect(() => selectiveThreshold(answers, { random })).toThrow(RangeError);
    expect(() => selectiveThreshold([], { alpha: 0, random })).toThrow(RangeError);
    expect(() => selectiveThreshold([], { delta: 1, random })).toThrow(RangeError);
    expect(() => selectiveThreshold([], { heldOut: 0, random })).toThrow(RangeError);
  });
});
