import { describe, expect, it } from "vitest";
import { injectionReport, spread } from "../../../test/fakes/reports.ts";
import { controlLimits } from "../../stats/control-limits.ts";
import { COMPARE_DEFAULTS } from "./comparison.ts";
import { type DriftSettings, driftOf } from "./drift.ts";
import { trendOf } from "./trend.ts";
import { decideTrend } from "./trend-gate.ts";

const SETTINGS: DriftSettings = { alpha: 0.05, family: 1, lowerIsBetter: true };

/** Runs of one case with 20 trials each. */
function drift(ks: readonly number[], settings: Partial<DriftSettings> = {}) {
  const runs = ks.map((k) => ({ k: Int32Array.of(k), n: Int32Array.of(20) }));
  return driftOf({ ids: [0], runs }, [0], { ...SETTINGS, ...settings });
}

describe("the drift of a series", () => {
  it("has exact limits, whose level all runs and all charts share", () => {
    const stratum = { n: 20, allK: 20, allN: 80 };
    for (const family of [1, 5]) {
      const last = drift([2, 2, 2, 14], { family })?.chart[3];
      expect(last).toMatchObject(controlLimits([stratum], 0.05 / (4 * family)));
      expect(last).toMatchObject({ counts: { k: 14, n: 20 }, outside: "worse" });
    }
    expect(drift([2, 2, 2, 14], { lowerIsBetter: false })?.chart[3]?.outside).toBe("better");
    expect(drift([18, 18, 18, 6])?.chart[3]?.outside).toBe("better");
    expect(drift([18, 18, 18, 6], { lowerIsBetter: false })?.chart[3]?.outside).toBe("worse");
  });

  it("is outside beyond a limit, not on it", () => {
    let onLimit = 0;
    for (let k = 0; k <= 20; k += 1) {
      const { low = 0, high = 0, outside } = drift([6, 6, 6, k])?.chart[3] ?? {};
      expect(outside === null, `${k} in ${low} to ${high}`).toBe(k >= low && k <= high);
      if (k === low || k === high) onLimit += 1;
    }
    expect(onLimit).toBeGreaterThan(0);
  });

  it("is the change of the rate from run to run", () => {
    expect(drift([2, 4, 6, 8])?.slope).toBeCloseTo(0.1, 12);
    expect(drift([8, 6, 4, 2])?.slope).toBeCloseTo(-0.1, 12);
    expect(driftOf({ ids: [0], runs: [] }, [0], SETTINGS)).toBeNull();
    expect(
      driftOf({ ids: [0], runs: [{ k: Int32Array.of(1), n: Int32Array.of(2) }] }, [], SETTINGS),
    ).toBeNull();
  });

  it("gives runs of other sizes other limits", () => {
    const sizes = [20, 20, 40, 20];
    const runs = sizes.map((n) => ({ k: Int32Array.of(n / 4), n: Int32Array.of(n) }));
    const chart = driftOf({ ids: [0], runs }, [0], SETTINGS)?.chart ?? [];
    expect(chart.map(({ centre }) => centre)).toEqual([5, 5, 10, 5]);
    expect(chart[2]?.high).toBeGreaterThan(chart[0]?.high ?? 0);
  });
});

describe("a gate on the slope of a series", () => {
  const series = async (ks: readonly number[]) => {
    const reports = await Promise.all(
      ks.map((k) => injectionReport([...spread("a", k, 60), ...spread("b", 10, 60)])),
    );
    return trendOf(reports, { ...COMPARE_DEFAULTS, by: "probe" });
  };
  const reasons = async (ks: readonly number[]) =>
    decideTrend(await series(ks), { failOn: ["slope"] });

  it("fails on what gets steadily worse, and names it alone", async () => {
    const gate = await reasons([5, 15, 25, 35]);
    expect(gate).toMatchObject({ exit: 2, verdict: "regressed" });
    expect(gate.reasons).toEqual([
      "the total gets steadily worse, by 8.33pp a report over the series",
      "probe a gets steadily worse, by 16.67pp a report over the series",
    ]);
  });

  it("does not fail on what gets better or stays", async () => {
    expect(await reasons([35, 25, 15, 5])).toMatchObject({ exit: 0, reasons: [] });
    expect(await reasons([20, 20, 20, 20])).toMatchObject({ exit: 0, reasons: [] });
  });

  it("corrects the groups' slopes as one family", async () => {
    const { groups } = await series([10, 11, 13, 15]);
    const a = groups.find(({ name }) => name === "a");
    expect(a?.slopeAdjusted).toBeCloseTo(2 * (a?.drift?.p ?? 0), 12);
    expect(groups.find(({ name }) => name === "b")?.slopeAdjusted).toBe(1);
  });
});
