import { describe, expect, it } from "vitest";
import { comparisonJunit } from "../../test/fakes/comparison-junit.ts";
import { gateRun as run } from "../../test/fakes/gate-run.ts";
import {
  type CellSpec,
  injectionJson,
  injectionReport,
  reportOf,
  spread,
} from "../../test/fakes/reports.ts";
import { compareReports } from "../probe/compare/compare.ts";
import type { Comparison } from "../probe/compare/comparison.ts";
import { COMPARE_DEFAULTS } from "../probe/compare/comparison.ts";
import { decideGate, type Gate } from "../probe/compare/gate.ts";
import { GATE_DEFAULTS } from "../probe/compare/gate-options.ts";
import { renderComparison } from "./probe-compare.ts";

import { comparisonMarkdown } from "./probe-compare-markdown.ts";

function utility(tasks: number, done: (task: number) => boolean): string {
  const rows = Array.from({ length: tasks * 6 }, (_, at) => ({
    model: "m",
    defense: "none",
    task: `t${at % tasks}`,
    outcome: done(at % tasks) ? "SUCCESS" : "FAILURE",
  }));
  return JSON.stringify({ meta: { model: "m" }, rows });
}

/** Every place that says how a comparison ended. */
function places({ comparison, gate }: { comparison: Comparison; gate: Gate }): string[] {
  return [
    renderComparison(comparison, gate).split("\n")[0] ?? "",
    comparisonMarkdown(comparison, gate).split("\n")[0] ?? "",
    comparisonJunit(comparison, gate)
      .split("\n")
      .find((line) => line.includes('name="gate"')) ?? "",
  ];
}

describe("a grown battery", () => {
  it("is compared on what both runs have, though no report tells of its texts (G2)", async () => {
    const old = await reportOf(utility(9, () => true));
    const now = await reportOf(utility(15, (task) => task < 9));
    for (const by of ["task", "defense"] as const) {
      const comparison = compareReports(old, now, { ...COMPARE_DEFAULTS, by });
      expect(comparison.overall.new).toEqual({ k: 54, n: 54 });
      expect(decideGate(comparison)).toMatchObject({ exit: 0, word: "PASS" });
      expect(renderComparison(comparison, decideGate(comparison))).toMatch(
        /Warning: which cases the runs share is known by their names only/,
      );
    }
    const added = compareReports(old, now, { ...COMPARE_DEFAULTS, by: "task" }).groups.filter(
      ({ status }) => status === "added",
    );
    expect(added.length).toBe(6);
  });

  it("still shows that what both have got worse, whatever was added", async () => {
    const old = spread("kept", 2, 100);
    const now = [...spread("kept", 30, 100), ...spread("added", 0, 300)];
    const { gate, comparison } = await run(old, now);
    expect(gate.exit).toBe(2);
    expect(comparison.overall.new).toEqual({ k: 30, n: 100 });
  });
});

describe("equal names for other texts", () => {
  const cells = spread("reveal", 2, 50);
  const ours = {
    backend: "b",
    model: "m",
    format: "backtrail/probe-injection",
    fingerprints: { battery: "sha256:1", judge: "j", probes: { reveal: "sha256:p" } },
  };

  it("are refused between this project's battery and the original's form (G3)", async () => {
    const theirs = await injectionReport(spread("reveal", 40, 50));
    for (const [old, now] of [
      [theirs, await injectionReport(cells, ours)],
      [await injectionReport(cells, ours), theirs],
    ] as const) {
      const comparison = compareReports(old, now);
      const gate = decideGate(comparison);
      expect(gate).toMatchObject({ exit: 1, word: "NOT COMPARABLE", verdict: "not_comparable" });
      expect(gate.reasons[0]).toMatch(/^different texts: .*--across-batteries$/);
      expect(decideGate(comparison, { ...GATE_DEFAULTS, softFail: true }).exit).toBe(1);
    }
    const accepted = decideGate(compareReports(theirs, await injectionReport(cells, ours)), {
      ...GATE_DEFAULTS,
      acrossBatteries: true,
    });
    expect(accepted).toMatchObject({ exit: 0, verdict: "improved" });
  });

  it("are refused when the agents that read the data changed, and when every text did", async () => {
    const with_ = (more: object): Promise<Awaited<ReturnType<typeof injectionReport>>> =>
      injectionReport(cells, { ...ours, fingerprints: { ...ours.fingerprints, ...more } });
    const scenario = decideGate(
      compareReports(
        await with_({ scenarios: "sha256:a" }),
        await with_({ scenarios: "sha256:b" }),
      ),
    );
    expect([scenario.exit, scenario.reasons[0]]).toEqual([
      1,
      expect.stringMatching(/other scenarios/),
    ]);
    const reworded = await with_({ battery: "sha256:2", probes: { reveal: "sha256:q" } });
    const report = await with_({});
    expect(() => compareReports(report, reworded)).toThrow(/share no case/);
    expect(decideGate(compareReports(report, await with_({}))).exit).toBe(0);
  });

  it("are not suspected between two files without a hint of their origin", async () => {
    const plain = await injectionReport(cells);
    expect(decideGate(compareReports(plain, plain))).toMatchObject({ exit: 0, word: "PASS" });
  });

  it("do not hide that a model called default may be any", async () => {
    const named = await injectionReport(cells, { backend: "openai", model: "gpt-4o-mini" });
    const unnamed = await injectionReport(cells, { backend: "openai", model: "default" });
    expect(compareReports(unnamed, named).differences).toEqual([]);
  });
});

describe("small facts", () => {
  const once = (hits: number, attacks = 45): CellSpec[] =>
    Array.from({ length: attacks }, (_, at) => ({ probe: `a${at}`, k: at < hits ? 1 : 0, n: 1 }));

  it("of three cases that all began to leak are no PASS anywhere (R8)", async () => {
    for (const cells of [once, (k: number) => [{ probe: "p", k, n: 3 }]]) {
      const result = await run(cells(0, 3), cells(3, 3));
      expect(result.gate).toMatchObject({ exit: 2, word: "FAIL", verdict: "regressed" });
      expect(result.comparison.overall.test?.used).toBe("flip");
      expect(result.comparison.overall.test?.p).toBeCloseTo(1 / 32, 12);
      for (const place of places(result)) expect(place).not.toContain("PASS");
      const soft = await run(cells(0, 3), cells(3, 3), { softFail: true });
      expect(soft.gate.word).toBe("NOT GATED");
    }
    const two = await run(once(0, 2), once(2, 2));
    expect(two.gate).toMatchObject({ exit: 0, word: "INCONCLUSIVE", verdict: "inconclusive" });
    for (const place of places(two)) expect(place).toMatch(/INCONCLUSIVE/);
  });

  it("are named, and fail the gate where each is asked to (G4)", async () => {
    const { gate, comparison } = await run(once(0), once(5));
    expect(gate).toMatchObject({ exit: 0, verdict: "inconclusive", word: "INCONCLUSIVE" });
    const text = renderComparison(comparison, gate);
    expect(text).toMatch(/Newly failing: 5 case\(s\) .*\n {2}a0 \(c1, none\) 0\/1 -> 1\/1\n/);
    const strict = await run(once(0), once(5), { failOnNew: true });
    expect(strict.gate).toMatchObject({ exit: 2, word: "FAIL", verdict: "regressed" });
    expect(strict.gate.reasons.join()).toMatch(/5 case\(s\) .* a0 \(c1, none\), a1/);
    expect((await run(once(5), once(5), { failOnNew: true })).gate.exit).toBe(0);
    // A hit that was there before in one repeat of three is not new.
    const often = await run([{ probe: "p", k: 1, n: 30 }], [{ probe: "p", k: 3, n: 30 }], {
      failOnNew: true,
    });
    expect(often.gate.exit).toBe(0);
  });

  it("tell where interval and test differ, and which decides (G4)", async () => {
    const { comparison, gate } = await run(once(0), once(5));
    const { overall } = comparison;
    expect(overall.test?.p).toBeCloseTo(0.0625, 10);
    expect([overall.ci?.[0] ?? 0, overall.agrees]).toEqual([expect.any(Number), false]);
    expect(overall.ci?.[0] ?? 0).toBeGreaterThan(0);
    const note = /interval and p value differ for overall: .* the test decides/;
    expect(renderComparison(comparison, gate)).toMatch(note);
    expect(comparisonMarkdown(comparison, gate)).toMatch(note);
    const plain = await run(spread("p", 10, 200), spread("p", 12, 200));
    expect(plain.comparison.overall.agrees).toBe(true);
    expect(renderComparison(plain.comparison, plain.gate)).not.toMatch(/interval and p value/);
  });

  it("do not hide an improvement behind groups too small to tell (G4)", async () => {
    const cells = (hits: number): CellSpec[] => [
      ...spread("big", hits, 40),
      ...spread("small", 0, 2),
    ];
    const { gate, comparison } = await run(cells(18), cells(0));
    expect(comparison.groups.map(({ verdict }) => verdict)).toEqual(["improved", "inconclusive"]);
    expect(gate).toMatchObject({ exit: 0, word: "PASS", verdict: "improved" });
  });
});

describe("an inconclusive comparison", () => {
  it("says in its headline what it could not see, and how many repeats would", async () => {
    const few = [{ probe: "p", k: 0, n: 3 }];
    const result = await run(few, few);
    const text = renderComparison(result.comparison, result.gate);
    expect(text).toMatch(/^Leak rate: 0\.0% \(0\/3\) -> 0\.0% \(0\/3\) Δ \+0\.0pp INCONCLUSIVE\n/);
    expect(text).toContain(
      "Verdict: inconclusive (any change could not be seen in 2 groups; 4 repeats of each case in both runs would)\n",
    );
    // With as many as it asks for, all of them leaking would have been seen; with one less, not.
    const see = async (n: number): Promise<number> =>
      (await run([{ probe: "p", k: 0, n }], [{ probe: "p", k: 0, n }])).comparison.overall.test
        ?.smallest ?? 1;
    expect([(await see(3)) < 0.05, (await see(4)) < 0.05]).toEqual([false, true]);
  });

  it("with a change to detect asks for the repeats that see it in four runs of five", async () => {
    const cells = spread("p", 10, 100);
    const { comparison } = await run(cells, cells, { detect: 0.05 });
    expect(comparison.overall.repeatsToSee).toBe(8);
    const more = (n: number): CellSpec[] => cells.map((cell) => ({ ...cell, k: cell.k * n, n }));
    expect((await run(more(8), more(8), { detect: 0.05 })).comparison.overall.verdict).toBe(
      "no significant change",
    );
    expect((await run(more(5), more(5), { detect: 0.05 })).comparison.overall.verdict).toBe(
      "inconclusive",
    );
  });
});

describe("a report that contradicts itself", () => {
  const scan = (results: readonly object[], hits: number, statistics: object = {}): string =>
    JSON.stringify({
      target: "t",
      statistics: { total_attacks: results.length, hits, ...statistics },
      by_category: { classic: { total: results.length, hits } },
      results,
    });
  const attack = (at: number, more: object): object => ({
    attack_id: `classic.a${at}`,
    success: false,
    confidence: 0.9,
    evidence: "no signal",
    ...more,
  });

  it("is not comparable, whichever part was changed (G5)", async () => {
    const clean = Array.from({ length: 20 }, (_, at) => attack(at, {}));
    const touched = clean.map((one, at) => (at < 3 ? { ...one, success: true } : one));
    const good = await reportOf(scan(clean, 0));
    for (const text of [
      scan(touched, 0),
      scan(clean, 3),
      scan(clean.slice(3), 0, { total_attacks: 20 }),
    ]) {
      const gate = decideGate(compareReports(good, await reportOf(text)));
      expect(gate).toMatchObject({ exit: 1, word: "NOT COMPARABLE" });
      expect(gate.reasons.join()).toMatch(/contradicts itself: the new report: its total says/);
    }
    expect(decideGate(compareReports(good, good)).exit).toBe(0);
  });

  it("is not the original's, whose errors are refusals (S8)", async () => {
    const refusal = { confidence: 0, evidence: "agent refused" };
    const list = (more: object): object[] =>
      Array.from({ length: 20 }, (_, at) => attack(at, more));
    const answers = await reportOf(scan(list({}), 0, { errors: 0 }));
    const refuses = await reportOf(scan(list(refusal), 0, { errors: 20, misses: 0 }));
    expect(decideGate(compareReports(answers, refuses))).toMatchObject({ exit: 0, word: "PASS" });
    expect(compareReports(answers, refuses).overall.new).toEqual({ k: 0, n: 20 });
    const failed = { confidence: 0, evidence: "oracle_error: 500" };
    const broken = await reportOf(scan(list(failed), 0, { errors: 20 }));
    expect(compareReports(answers, broken).overall.newErrors).toBe(20);
    expect(decideGate(compareReports(answers, broken)).exit).toBe(1);
    // Without results nobody knows what its errors were: they leave the rate.
    const bare = await reportOf(scan([], 0, { total_attacks: 20, errors: 4 }));
    expect([bare.stated?.total.n, bare.stated?.total.errors]).toEqual([16, 4]);
  });
});

describe("a run in which the provider's filter always answered", () => {
  it("assessed nothing, and is no safe run (R2)", async () => {
    const old = await injectionReport(spread("p", 5, 40));
    const blocked = await reportOf(
      injectionJson(spread("p", 0, 40)).replaceAll('"held"', '"blocked_by_provider"'),
    );
    const comparison = compareReports(old, blocked);
    const gate = decideGate(comparison);
    expect(gate).toMatchObject({ exit: 1, word: "NOT COMPARABLE", verdict: "not_comparable" });
    expect(renderComparison(comparison, gate)).toMatch(/-> -- \(0\/0\)/);
  });
});
