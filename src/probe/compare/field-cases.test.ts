import { describe, expect, it } from "vitest";
import { gateRun as run } from "../../../test/fakes/gate-run.ts";
import { type CellSpec, injectionReport } from "../../../test/fakes/reports.ts";
import { compareReports } from "./compare.ts";
import { decideGate } from "./gate.ts";

describe("runs as they are met in the field", () => {
  const trials = (outcomes: readonly boolean[]) =>
    outcomes.map((leaked, at) => ({ name: `c${at}`, k: leaked ? 1 : 0, n: 1 }));
  const cellsOf = (outcomes: readonly boolean[]): CellSpec[] =>
    trials(outcomes).map(({ name, k, n }) => ({ probe: "all", carrier: name, k, n }));

  it("of two identical runs: no regression", async () => {
    const same = cellsOf([true, false, false, true, false, false, false, false]);
    const { gate } = await run(same, same);
    expect(gate).toMatchObject({ exit: 0, verdict: "no significant change" });
  });

  it("of a changed judge and corpus: no headline, four shared cases, the fifth new", async () => {
    const report = (outcomes: readonly boolean[], side: string) =>
      injectionReport(
        trials(outcomes).map(({ name, k, n }) => ({ probe: name, k, n })),
        { fingerprints: { judge: `judge ${side}`, battery: `battery ${side}` } },
      );
    const comparison = compareReports(
      await report([true, false, false, false], "a"),
      await report([true, true, false, false, false], "b"),
    );
    const gate = decideGate(comparison);
    expect(gate.comparable).toBe(false);
    expect(comparison.overall.old?.n).toBe(4);
    expect(comparison.groups.filter(({ status }) => status === "added").map((g) => g.name)).toEqual(
      ["c4"],
    );
  });

  it("of a paired change that the unpaired test misses", async () => {
    const [both, onlyA, onlyB, neither] = [50, 3, 17, 130];
    const total = both + onlyA + onlyB + neither;
    const leaks = (test: (at: number) => boolean): CellSpec[] =>
      Array.from({ length: total }, (_, at) => ({
        probe: "p",
        carrier: `c${at}`,
        k: test(at) ? 1 : 0,
        n: 1,
      }));
    const a = leaks((at) => at < both + onlyA);
    const b = leaks((at) => at < both || (at >= both + onlyA && at < both + onlyA + onlyB));
    const { comparison, gate } = await run(a, b);
    expect(comparison.overall.test?.p).toBeCloseTo(0.0026, 4);
    expect(gate.exit).toBe(2);
    expect((await run(a, b, { test: "z" })).gate.exit).toBe(0);
  });
});
