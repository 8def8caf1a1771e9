import { describe, expect, it } from "vitest";
import { type MarginText, marginReport } from "./margin.ts";

const text = (set: string, isAttack: boolean, margin: number): MarginText => ({
  set,
  isAttack,
  margin,
});

describe("marginReport", () => {
  const texts = [
    text("a", true, 0.9),
    text("a", false, 0.8),
    text("a", true, 0.7),
    text("b", false, 0.7),
    text("b", false, -0.2),
  ];

  it("computes both areas by hand-checked figures, ties a half", () => {
    const report = marginReport(texts, null, 0.5);
    // 0.9 beats three; 0.7 beats one and ties with one: (3 + 1.5) of 6.
    expect(report.auc).toBeCloseTo(4.5 / 6, 12);
    // Precision 1/1 at the first attack, 2/4 at the tie that holds the second.
    expect(report.averagePrecision).toBeCloseTo((1 + 0.5) / 2, 12);
    expect(report.chosenElsewhere).toBe(false);
  });

  it("chooses cuts on the other split and leaves them alone", () => {
    const fit = [0.5, 0.1, 0.1, 0.1].map((margin) => text("v", false, margin));
    const report = marginReport(texts, fit, 0.25);
    const point = report.points.find(({ maxFpr }) => maxFpr === 0.25);
    expect(point).toMatchObject({
      above: 0.1,
      recall: { k: 2, n: 2 },
      falsePositives: { k: 2, n: 3 },
    });
    expect(report.points[0]).toMatchObject({ above: 0.5, recall: { k: 2, n: 2 } });
    expect(report.sets).toMatchObject([
      { set: "a", recall: { k: 2, n: 2 }, falsePositives: { k: 1, n: 1 } },
      { set: "b", auc: null, recall: { k: 0, n: 0, rate: null }, falsePositives: { k: 1, n: 2 } },
    ]);
    expect(report.chosenElsewhere).toBe(true);
  });

  it("flags no more than it may where the cut was chosen", () => {
    const many = Array.from({ length: 1000 }, (_, at) => text("s", at % 2 === 0, Math.sin(at)));
    for (const { maxFpr, falsePositives } of marginReport(many, null, 0.02).points) {
      expect(falsePositives.rate).toBeLessThanOrEqual(maxFpr);
      expect(falsePositives.rate).toBeGreaterThan(maxFpr - 0.01);
    }
  });

  it("says null where a side is missing", () => {
    expect(marginReport([text("a", true, 1)], null, 0.01)).toMatchObject({
      auc: null,
      averagePrecision: null,
      points: [],
    });
  });
});
