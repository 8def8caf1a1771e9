import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gateRun as run } from "../../../test/fakes/gate-run.ts";
import { type CellSpec, injectionReport } from "../../../test/fakes/reports.ts";
import { describeShared, sharedPath } from "../../../test/fakes/shared-data.ts";
import { compareReports } from "./compare.ts";
import { decideGate } from "./gate.ts";

interface FieldCase {
  readonly a: { case: string; outcome: string }[];
  readonly b: { case: string; outcome: string }[];
  readonly meta?: Record<"a" | "b", { judge: string; corpus: string }>;
}

describeShared("field cases", ["data", "field-cases", "stats"], () => {
  const load = <T>(file: string): T =>
    JSON.parse(readFileSync(sharedPath("data", "field-cases", "stats", file), "utf8")) as T;
  const cellsOf = (trials: FieldCase["a"]): CellSpec[] =>
    trials.map((trial) => ({
      probe: "all",
      carrier: trial.case,
      k: trial.outcome === "leak" ? 1 : 0,
      n: 1,
    }));

  it("of two identical runs: no regression", async () => {
    const { a, b } = load<FieldCase>("aa_identical.json");
    const { gate } = await run(cellsOf(a), cellsOf(b));
    expect(gate).toMatchObject({ exit: 0, verdict: "no significant change" });
  });

  it("of a changed judge and corpus: no headline, four shared cases, the fifth new", async () => {
    const { a, b, meta } = load<FieldCase>("changed_test_set.json");
    const report = (trials: FieldCase["a"], side: "a" | "b") =>
      injectionReport(
        trials.map((trial) => ({ probe: trial.case, k: trial.outcome === "leak" ? 1 : 0, n: 1 })),
        { fingerprints: { judge: meta?.[side].judge, battery: meta?.[side].corpus } },
      );
    const comparison = compareReports(await report(a, "a"), await report(b, "b"));
    const gate = decideGate(comparison);
    expect(gate.comparable).toBe(false);
    expect(comparison.overall.old?.n).toBe(4);
    expect(comparison.groups.filter(({ status }) => status === "added").map((g) => g.name)).toEqual(
      ["c4"],
    );
  });

  it("of a paired change that the unpaired test misses", async () => {
    const { pairs } = load<{
      pairs: Record<"both_leak" | "only_a" | "only_b" | "neither", number>;
    }>("paired_vs_unpaired.json");
    const { both_leak, only_a, only_b, neither } = pairs;
    const total = both_leak + only_a + only_b + neither;
    const leaks = (test: (at: number) => boolean): CellSpec[] =>
      Array.from({ length: total }, (_, at) => ({
        probe: "p",
        carrier: `c${at}`,
        k: test(at) ? 1 : 0,
        n: 1,
      }));
    const a = leaks((at) => at < both_leak + only_a);
    const b = leaks(
      (at) => at < both_leak || (at >= both_leak + only_a && at < both_leak + only_a + only_b),
    );
    const { comparison, gate } = await run(a, b);
    expect(comparison.overall.test?.p).toBeCloseTo(0.0043, 4);
    expect(gate.exit).toBe(2);
    expect((await run(a, b, { test: "z" })).gate.exit).toBe(0);
  });
});
