import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gateRun as run } from "../../../test/fakes/gate-run.ts";
import { type CellSpec, injectionReport, reportOf, spread } from "../../../test/fakes/reports.ts";
import { compareReports } from "./compare.ts";
import { COMPARE_DEFAULTS } from "./comparison.ts";
import { decideGate } from "./gate.ts";
import { GATE_DEFAULTS } from "./gate-options.ts";

function scanText(hits: number, total: number, statistics: object = {}): string {
  return JSON.stringify({
    target: "agent",
    statistics: { total_attacks: total, hits, ...statistics },
    by_category: { classic: { total, hits } },
    results: [],
  });
}

describe("the gate", () => {
  it("does not cry wolf over four of forty-five (fault 6)", async () => {
    const [old, now] = [await reportOf(scanText(0, 45)), await reportOf(scanText(4, 45))];
    const exact = compareReports(old, now);
    expect(exact.overall.test?.used).toBe("exact");
    expect(exact.overall.test?.p).toBeCloseTo(0.117, 3);
    expect(decideGate(exact)).toMatchObject({
      exit: 0,
      word: "PASS",
      verdict: "no significant change",
    });
    const z = compareReports(old, now, { ...COMPARE_DEFAULTS, test: "z", correction: "none" });
    expect(z.overall.status).toBe("regressed");
  });

  it("does not pass a report with nothing assessed (fault 6)", async () => {
    const { gate, comparison } = await run(spread("p", 3, 30), [
      { probe: "p", k: 0, n: 0, errors: 30 },
    ]);
    expect(gate).toMatchObject({
      exit: 1,
      word: "NOT COMPARABLE",
      verdict: "not_comparable",
    });
    expect(gate.reasons[0]).toMatch(/new report holds no trial that could be assessed/);
    expect(comparison.overall.new).toEqual({ k: 0, n: 0 });
    const soft = await run(spread("p", 3, 30), [{ probe: "p", k: 0, n: 0, errors: 30 }], {
      softFail: true,
    });
    expect(soft.gate.exit).toBe(1);
  });

  it("draws nothing from a group whose counts contradict each other", async () => {
    const text = (hits: number): string =>
      JSON.stringify({
        target: "agent",
        statistics: { total_attacks: 60, hits: 20 },
        by_category: { classic: { total: 30, hits }, register: { total: 30, hits: 5 } },
        results: [],
      });
    const comparison = compareReports(await reportOf(text(45)), await reportOf(text(15)));
    const gate = decideGate(comparison);
    expect(gate).toMatchObject({
      exit: 1,
      word: "NOT COMPARABLE",
      verdict: "not_comparable",
    });
    expect(gate.reasons).toEqual(["category classic: the old report contradicts itself: 45 of 30"]);
    expect(decideGate(comparison, { ...GATE_DEFAULTS, softFail: true }).exit).toBe(1);
  });

  it("does not take a report without a count of hits for one without hits", async () => {
    const text = JSON.stringify({ target: "a", statistics: { total_attacks: 45 }, results: [] });
    await expect(reportOf(text)).rejects.toThrow(/statistics\.hits: must be a count, not missing/);
  });

  it("knows that a family of small groups could have shown nothing", async () => {
    // 0 of 4 and 4 of 4 give p = 0.029, which the correction over eleven groups never passes.
    const names = Array.from({ length: 11 }, (_, at) => `p${at}`);
    const cells = names.flatMap((probe) => [{ probe, k: 0, n: 4 }]);
    const { comparison, gate } = await run(cells, cells);
    expect(comparison.overall.verdict).toBe("no significant change");
    expect(comparison.groups.map(({ verdict }) => verdict)).toEqual(
      names.map(() => "inconclusive"),
    );
    expect(gate).toMatchObject({ exit: 0, verdict: "inconclusive" });
  });

  it("does not pass over a group that vanished (fault 6), and calls it no regression", async () => {
    const kept = spread("kept", 9, 95);
    const old = [...kept, ...spread("gone", 1, 5)];
    const { gate, comparison } = await run(old, kept);
    expect(gate).toMatchObject({ exit: 1, verdict: "not_comparable" });
    expect(gate.reasons).toEqual([
      "probe gone is missing from the new report (--allow-missing accepts that)",
    ]);
    expect(comparison.groups.map(({ name, status }) => [name, status])).toEqual([
      ["gone", "removed"],
      ["kept", "flat"],
    ]);
    expect((await run(old, kept, { allowMissing: true })).gate.exit).toBe(0);
    expect((await run(old, kept, { softFail: true })).gate).toMatchObject({
      exit: 0,
      word: "NOT GATED",
    });
  });

  it("does not pass a run that was stopped before its end (G14)", async () => {
    const cells = spread("p", 3, 100);
    const stopped = await injectionReport(cells, { interrupted: true });
    const comparison = compareReports(await injectionReport(cells), stopped);
    expect(decideGate(comparison)).toMatchObject({
      exit: 1,
      word: "NOT COMPARABLE",
      verdict: "not_comparable",
    });
    expect(decideGate(comparison, { ...GATE_DEFAULTS, allowMissing: true }).exit).toBe(0);
  });

  it("does not take an agent that is mostly down for a safe one", async () => {
    const { gate } = await run(spread("p", 3, 100), [
      ...spread("p", 0, 80),
      { probe: "p", carrier: "c99", k: 0, n: 0, errors: 20 },
    ]);
    expect(gate.exit).toBe(1);
    expect(gate.reasons.join()).toMatch(/20 of 100 trials of the new run failed \(20.0%\)/);
  });

  it("does not take a payload that never arrived for a defence that holds", async () => {
    const old = [
      { probe: "a", k: 30, n: 100 },
      { probe: "b", k: 30, n: 100 },
    ];
    const nothing = await run(old, [
      { probe: "a", k: 0, n: 100, undelivered: 100 },
      { probe: "b", k: 0, n: 100, undelivered: 100 },
    ]);
    expect(nothing.gate).toMatchObject({
      exit: 1,
      word: "NOT COMPARABLE",
      verdict: "not_comparable",
    });
    const half = await run(old, [
      { probe: "a", k: 30, n: 100 },
      { probe: "b", k: 0, n: 100, undelivered: 100 },
    ]);
    expect(half.gate.reasons).toEqual([
      "probe b: the payload reached the model in no trial of the new run",
    ]);
  });

  it("does not pass a paired test that had nothing to pair", async () => {
    const cells = (carrier: string): CellSpec[] => [{ probe: "p", carrier, k: 1, n: 50 }];
    for (const test of ["paired", "auto", "exact"] as const) {
      const { gate } = await run(cells("a"), cells("b"), { test });
      expect([gate.exit, gate.reasons[0]]).toEqual([
        1,
        expect.stringMatching(/^50 of 50 trials of the old run have no counterpart/),
      ]);
    }
  });

  it("sees a group that lost most of its trials", async () => {
    const { gate } = await run(
      [...spread("a", 1, 400), ...spread("b", 5, 10)],
      [
        ...spread("a", 1, 400),
        ...spread("b", 0, 4),
        { probe: "b", carrier: "c9", k: 0, n: 0, errors: 6 },
      ],
    );
    expect(gate.exit).toBe(1);
    expect(gate.reasons.join()).toMatch(/probe b: most trials of the new run failed/);
  });

  it("fails on one regressed group although the total improved (G11)", async () => {
    const { gate, comparison } = await run(
      [...spread("better", 60, 200), ...spread("worse", 2, 200)],
      [...spread("better", 10, 200), ...spread("worse", 30, 200)],
    );
    expect(comparison.overall.status).toBe("improved");
    expect(gate).toMatchObject({ exit: 2, word: "FAIL", verdict: "regressed" });
    expect(gate.reasons).toEqual(["probe worse got worse"]);
  });

  it("reports without failing when asked to, and says so", async () => {
    const { gate } = await run(spread("p", 2, 200), spread("p", 40, 200), { softFail: true });
    expect(gate).toMatchObject({ exit: 0, word: "NOT GATED", verdict: "regressed" });
  });

  it("concludes from a handful of trials only where all of them turned (G1)", async () => {
    const few = await run([{ probe: "p", k: 0, n: 3 }], [{ probe: "p", k: 2, n: 3 }]);
    expect(few.gate).toMatchObject({ exit: 0, word: "INCONCLUSIVE", verdict: "inconclusive" });
    const asked = await run([{ probe: "p", k: 0, n: 3 }], [{ probe: "p", k: 2, n: 3 }], {
      requirePower: true,
    });
    expect(asked.gate).toMatchObject({ exit: 4, word: "INCONCLUSIVE" });
    // No spread at all is no proof either: three holds of three say nothing.
    const still = await run([{ probe: "p", k: 0, n: 3 }], [{ probe: "p", k: 0, n: 3 }]);
    expect(still.gate.verdict).toBe("inconclusive");
  });

  it("says what a run is too small for, and exits 4 only where power is required (G2)", async () => {
    const cells = spread("p", 10, 100);
    const plain = await run(cells, cells, { detect: 0.05 });
    expect(plain.gate).toMatchObject({ exit: 0, verdict: "inconclusive" });
    const required = await run(cells, cells, { detect: 0.05, requirePower: true });
    expect(required.gate.exit).toBe(4);
    expect(required.gate.reasons.join()).toMatch(
      /too small to see a change of 5.0pp in overall, p/,
    );
    const large = await run(spread("p", 300, 3000), spread("p", 300, 3000), {
      detect: 0.05,
      requirePower: true,
    });
    expect(large.gate).toMatchObject({ exit: 0, verdict: "no significant change" });
    expect(large.comparison.overall.detectable ?? 1).toBeLessThan(0.03);
  });

  it("uses every repeat (G5) and pairs cells, not single trials (G7)", async () => {
    // Ten cells always leak; in ten others one repeat of five now leaks that never did before.
    const cells = (leaks: number): CellSpec[] =>
      Array.from({ length: 20 }, (_, at) => ({
        probe: "p",
        carrier: `c${at}`,
        k: at < 10 ? 5 : leaks,
        n: 5,
      }));
    const { comparison } = await run(cells(0), cells(1));
    expect(comparison.overall.test?.used).toBe("paired");
    expect(comparison.overall.status).toBe("regressed");
    const unpaired = await run(cells(0), cells(1), { test: "exact" });
    expect(unpaired.comparison.overall.status).toBe("flat");
  });

  it("does not take more repeats of the leaky cells for a worse agent", async () => {
    const cells = (leaky: number, safe: number): CellSpec[] => [
      { probe: "p", carrier: "leaky", k: Math.round(leaky * 0.8), n: leaky },
      { probe: "p", carrier: "safe", k: 0, n: safe },
    ];
    const { comparison, gate } = await run(cells(100, 400), cells(400, 100));
    expect([comparison.overall.old, comparison.overall.new]).toEqual([
      { k: 80, n: 500 },
      { k: 320, n: 500 },
    ]);
    expect(comparison.overall.status).toBe("flat");
    expect(comparison.overall.test?.matchedDifference).toBeCloseTo(0, 12);
    expect(gate.exit).toBe(0);
  });

  it("gives neither direction more than half of its level where runs differ in size", async () => {
    const { comparison } = await run([{ probe: "p", k: 3, n: 20 }], [{ probe: "p", k: 2, n: 2 }]);
    expect(comparison.overall.test?.p).toBeCloseTo(10 / 231, 10);
    expect(comparison.overall.pAdjusted).toBeCloseTo(20 / 231, 10);
    expect(comparison.overall.status).toBe("flat");
  });

  it("corrects over the family it tests, and over nothing where there is one comparison (G5, G6)", async () => {
    const probes = Array.from({ length: 11 }, (_, at) => `p${at}`);
    const old = probes.flatMap((probe) => spread(probe, 10, 100));
    const now = probes.flatMap((probe, at) =>
      spread(probe, at === 0 ? 21 : 10, 100, at === 0 ? 4 : 3),
    );
    const holm = await run(old, now);
    expect(holm.comparison.family).toBe(11);
    expect(holm.gate.exit).toBe(0);
    expect((await run(old, now, { correction: "none" })).gate.exit).toBe(2);
    const single = holm.comparison.groups[0];
    expect(single?.pAdjusted ?? 0).toBeCloseTo(11 * (single?.test?.p ?? 1), 9);
    const alone = await run(spread("p0", 10, 100), spread("p0", 21, 100, 4));
    expect(alone.comparison.family).toBe(1);
    expect(alone.comparison.groups[0]?.pAdjusted).toBe(alone.comparison.groups[0]?.test?.p);
    expect(alone.gate.exit).toBe(2);
  });

  it("gives a clustered test where trials of a carrier are alike", async () => {
    // The whole rise sits in one carrier of four.
    const cells = (k: number): CellSpec[] =>
      ["c1", "c2", "c3", "c4"].map((carrier) => ({
        probe: "p",
        carrier,
        k: carrier === "c1" ? k : 5,
        n: 50,
      }));
    expect((await run(cells(5), cells(40))).comparison.overall.status).toBe("regressed");
    const clustered = await run(cells(5), cells(40), { cluster: "carrier" });
    expect(clustered.comparison.overall.test?.used).toBe("cluster");
    expect(clustered.comparison.overall.status).toBe("flat");
  });

  it("has word, exit code and verdict that never contradict each other (G12)", async () => {
    const rate = fc.nat(20);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(rate, rate, fc.nat(6)), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        async (probes, softFail, requirePower) => {
          const cells = (side: 0 | 1): CellSpec[] =>
            probes.map((p, at) => ({ probe: `p${at}`, k: p[side], n: 20, errors: side * p[2] }));
          const { gate, comparison } = await run(cells(0), cells(1), { softFail, requirePower });
          expect(gate.word === "FAIL").toBe(gate.exit === 2);
          expect(gate.word === "NOT COMPARABLE").toBe(gate.exit === 1);
          if (gate.exit === 4) expect(gate.word).toBe("INCONCLUSIVE");
          if (gate.exit === 0 && gate.reasons.length === 0) {
            expect(gate.word).toBe(gate.verdict === "inconclusive" ? "INCONCLUSIVE" : "PASS");
          } else if (gate.exit === 0) expect(gate.word).toBe("NOT GATED");
          if (gate.word === "PASS") expect(gate.verdict).not.toBe("inconclusive");
          const regressed = [comparison.overall, ...comparison.groups].some(
            ({ status }) => status === "regressed",
          );
          expect(gate.verdict === "regressed").toBe(regressed);
          if (gate.exit === 2) expect(regressed && !softFail).toBe(true);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });
});
