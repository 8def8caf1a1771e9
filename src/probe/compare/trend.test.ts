import { describe, expect, it } from "vitest";
import { injectionReport, spread } from "../../../test/fakes/reports.ts";
import { seededRandom } from "../../random/random.ts";
import type { Report } from "../results/report.ts";
import { COMPARE_DEFAULTS } from "./comparison.ts";
import { driftOf } from "./drift.ts";
import { trendOf } from "./trend.ts";
import { decideTrend } from "./trend-gate.ts";

function judge(...reports: Report[]) {
  const trend = trendOf(reports, COMPARE_DEFAULTS);
  return { trend, gate: decideTrend(trend, { softFail: false, acrossJudges: false }) };
}

const made = (probes: object, battery: string) => ({
  backend: "b",
  model: "m",
  fingerprints: { judge: "j", battery, probes },
});

describe("a trend", () => {
  it("compares only shared cases where the battery changed, as it says", async () => {
    const before = await injectionReport(
      [...spread("kept", 5, 40), ...spread("changed", 30, 40)],
      made({ kept: "1", changed: "1" }, "1"),
    );
    // The reworded probe no longer works, which hides that the other one got worse.
    const after = await injectionReport(
      [...spread("kept", 20, 40), ...spread("changed", 0, 40)],
      made({ kept: "1", changed: "2" }, "2"),
    );
    const { trend, gate } = judge(before, after);
    expect(trend.points[1]?.compared).toEqual({ old: { k: 5, n: 40 }, new: { k: 20, n: 40 } });
    expect(trend.points[1]?.rate).toMatchObject({ k: 20, n: 80 });
    expect(gate).toMatchObject({ exit: 2, word: "FAIL", verdict: "regressed" });
  });

  it("does not pass a step that shares nothing with the one before", async () => {
    const { trend, gate } = judge(
      await injectionReport(spread("a", 5, 40), made({ a: "1" }, "1")),
      await injectionReport(spread("b", 5, 40), made({ b: "1" }, "2")),
    );
    expect(trend.points[1]).toMatchObject({ compared: null, test: null, status: "flat" });
    expect(gate).toMatchObject({ exit: 1, verdict: "not_comparable" });
    expect(gate.reasons).toEqual(["report.json shares no case with the report before it"]);
  });

  it("does not take an agent that is mostly down, or a run broken off, for a safe one", async () => {
    const whole = await injectionReport(spread("p", 5, 40));
    const down = await injectionReport([
      ...spread("p", 0, 37),
      { probe: "p", carrier: "c39", k: 0, n: 0, errors: 3 },
    ]);
    expect(judge(whole, down).gate).toMatchObject({
      exit: 1,
      verdict: "not_comparable",
      reasons: ["report.json: 3 of 40 trials failed, more than 5.0%"],
    });
    const some = await injectionReport([
      ...spread("p", 5, 38),
      { probe: "p", carrier: "c39", k: 0, n: 0, errors: 2 },
    ]);
    expect(judge(whole, some).gate).toMatchObject({ exit: 0, word: "PASS" });
    expect(judge(whole, { ...whole, interrupted: true }).gate.reasons).toEqual([
      "report.json is of a run that was stopped before its end",
    ]);
  });

  it("fails on a group that got worse while the total got better (G8)", async () => {
    const before = await injectionReport([...spread("a", 60, 200), ...spread("b", 2, 200)]);
    const after = await injectionReport([...spread("a", 10, 200), ...spread("b", 30, 200)]);
    const totals = judge(before, after);
    expect(totals.gate).toMatchObject({ exit: 0, verdict: "improved" });
    const trend = trendOf([before, after], { ...COMPARE_DEFAULTS, by: "probe" });
    const gate = decideTrend(trend);
    expect(gate).toMatchObject({ exit: 2, word: "FAIL", verdict: "regressed" });
    expect(gate.reasons).toEqual(["report.json: probe b got worse"]);
    expect(decideTrend(trend, { failOn: ["slope"] }).exit).toBe(2);
  });

  it("compares what neighbours share, and passes none that share too little (G1, G2)", async () => {
    const small = await injectionReport(spread("a", 5, 100));
    const grown = await injectionReport([...spread("a", 5, 100), ...spread("b", 60, 60)]);
    expect(judge(small, grown).gate).toMatchObject({ exit: 0, word: "PASS" });
    expect(judge(small, grown).trend.points[1]?.compared?.new).toEqual({ k: 5, n: 100 });
    const shrunk = judge(grown, small).gate;
    expect(shrunk).toMatchObject({ exit: 1, word: "NOT COMPARABLE", verdict: "not_comparable" });
    expect(shrunk.reasons[0]).toMatch(/^report.json: 60 of 160 trials of the old run/);
  });

  /** Reports of 200 cases in which every step leaks two more: no single step is significant. */
  const creeping = (steps: number): Promise<Report[]> =>
    Promise.all(
      Array.from({ length: steps }, (_, at) =>
        injectionReport([...spread("a", 10 + 3 * at, 200), ...spread("b", 10, 200)]),
      ),
    );

  it("sees a slow drift that no step shows, by slope and by chart", async () => {
    const trend = trendOf(await creeping(10), { ...COMPARE_DEFAULTS, by: "probe" });
    expect(decideTrend(trend).exit).toBe(0);
    expect(trend.drift?.slope).toBeCloseTo(3 / 400, 10);
    const slope = decideTrend(trend, { failOn: ["slope"] });
    expect(slope).toMatchObject({ exit: 2, verdict: "regressed" });
    expect(slope.reasons).toEqual([
      "the total gets steadily worse, by 0.75pp a report over the series",
      "probe a gets steadily worse, by 1.50pp a report over the series",
    ]);
    expect(trend.groups.map(({ name, drift }) => [name, (drift?.p ?? 1) < 0.01])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    const chart = trend.groups[0]?.drift?.chart ?? [];
    expect([chart[0]?.outside, chart[5]?.outside, chart[9]?.outside]).toEqual([
      "better",
      null,
      "worse",
    ]);
    expect(decideTrend(trend, { failOn: ["chart"] }).reasons.join()).toMatch(
      /probe a of the last report is out of control: 37\/200/,
    );
    // The same reports the other way round get better.
    const back = trendOf((await creeping(10)).reverse(), COMPARE_DEFAULTS);
    expect(decideTrend(back, { failOn: ["slope", "chart"] }).exit).toBe(0);
  });

  it("with --fail-on last forgets an old step, and an old report that proves nothing", async () => {
    const [low, high] = [
      await injectionReport(spread("p", 5, 100)),
      await injectionReport(spread("p", 40, 100)),
    ];
    const trend = trendOf([low, high, high], COMPARE_DEFAULTS);
    expect(decideTrend(trend).exit).toBe(2);
    expect(decideTrend(trend, { failOn: ["last"] }).exit).toBe(0);
    const worse = trendOf([low, low, high], COMPARE_DEFAULTS);
    expect(decideTrend(worse, { failOn: ["last"] }).exit).toBe(2);
    const broken = trendOf([low, { ...low, interrupted: true }, low], COMPARE_DEFAULTS);
    expect(decideTrend(broken).exit).toBe(1);
    expect(decideTrend(broken, { failOn: ["last"] }).exit).toBe(0);
  });

  it("charts only cases whose text stayed the same", async () => {
    const reworded = await injectionReport(
      [...spread("kept", 5, 40), ...spread("changed", 30, 40)],
      made({ kept: "1", changed: "2" }, "2"),
    );
    const before = await injectionReport(
      [...spread("kept", 5, 40), ...spread("changed", 0, 40)],
      made({ kept: "1", changed: "1" }, "1"),
    );
    const { drift } = trendOf([before, before, reworded], COMPARE_DEFAULTS);
    expect(drift).toMatchObject({ cases: 40, slope: 0 });
  });

  it("keeps the level of its chart and slope on reports that do not differ", () => {
    const random = seededRandom(5);
    let [outside, sloped] = [0, 0];
    for (let at = 0; at < 400; at += 1) {
      const runs = Array.from({ length: 6 }, () => ({
        k: Int32Array.from({ length: 30 }, (_, cell) => (random.next() < cell / 40 ? 1 : 0)),
        n: new Int32Array(30).fill(1),
      }));
      const ids = [...(runs[0]?.k.keys() ?? [])];
      const drift = driftOf({ ids, runs }, ids, { alpha: 0.05, family: 1, lowerIsBetter: true });
      if (drift?.chart.some((point) => point.outside !== null)) outside += 1;
      if ((drift?.p ?? 1) < 0.05) sloped += 1;
    }
    expect(outside / 400).toBeLessThan(0.05);
    expect(sloped / 400).toBeLessThan(0.08);
  });
});
