import { describe, expect, it } from "vitest";
import { injectionReport, spread } from "../../../test/fakes/reports.ts";
import { compareReports } from "./compare.ts";
import { decideGate } from "./gate.ts";
import { GATE_DEFAULTS, type GateOptions } from "./gate-options.ts";

describe("unlike runs (G9, G10)", () => {
  const cells = ["c0", "c1", "c2", "c3"].flatMap((name) => spread(name, 1, 20));
  const meta = (judge: string, more: object = {}) => ({
    backend: "b",
    model: "m",
    fingerprints: { judge, ...more },
  });

  async function compareWith(old: object, now: object, options: Partial<GateOptions> = {}) {
    const comparison = compareReports(
      await injectionReport(cells, { ...old }),
      await injectionReport([...cells, ...spread("c4", 0, 20)], { ...now }),
    );
    return { comparison, gate: decideGate(comparison, { ...GATE_DEFAULTS, ...options }) };
  }

  it("are not given a headline when the judge changed; shared cases only, new ones as new", async () => {
    const { comparison, gate } = await compareWith(
      meta("j1", { battery: "sha256:aa" }),
      meta("j2", { battery: "sha256:bb" }),
    );
    expect(gate).toMatchObject({ exit: 1, word: "NOT COMPARABLE", comparable: false });
    expect(gate.reasons.join()).toMatch(/different judges \(j1, then j2\)/);
    expect(comparison.overall.new).toEqual({ k: 4, n: 80 });
    expect(comparison.groups.filter(({ status }) => status === "added").map((g) => g.name)).toEqual(
      ["c4"],
    );
    expect((await compareWith(meta("j1"), meta("j2"), { acrossJudges: true })).gate.exit).toBe(0);
  });

  it("leave out a probe whose text changed, and say so", async () => {
    const { comparison, gate } = await compareWith(
      meta("j", { battery: "1", probes: { c0: "sha256:a", c1: "sha256:b" } }),
      meta("j", { battery: "2", probes: { c0: "sha256:a", c1: "sha256:x" } }),
    );
    expect(comparison.groups.map(({ name }) => name)).toEqual(["c0", "c2", "c3", "c4"]);
    expect(comparison.leftOut).toEqual({ old: 20, new: 40, groups: ["c1"] });
    expect(comparison.differences.map(({ part }) => part)).toEqual(["battery", "probes"]);
    // A quarter of the old run is another text now: what is left is not the old run.
    expect(gate).toMatchObject({ exit: 1, verdict: "not_comparable" });
    expect(gate.reasons.join()).toMatch(/^20 of 80 trials .* missing: 1 of 4 probes \(c1\)/);
    const few = await compareWith(
      meta("j", { battery: "1", probes: { c0: "sha256:a", c1: "sha256:b" } }),
      meta("j", { battery: "2", probes: { c0: "sha256:a", c1: "sha256:x" } }),
      { minShared: 0.7 },
    );
    expect(few.gate.exit).toBe(0);
  });

  it("are compared, and it is said, when model or target differ", async () => {
    const { comparison, gate } = await compareWith(meta("j"), {
      ...meta("j", { target: "t2" }),
      model: "other",
    });
    expect(comparison.differences).toEqual([
      { part: "model", old: "b/m", new: "b/other", effect: "noted" },
    ]);
    expect(comparison.leftOut).toEqual({ old: 0, new: 20, groups: [] });
    expect(gate.exit).toBe(0);
  });

  it("are refused where they share nothing", async () => {
    const one = await injectionReport(spread("a", 1, 20), meta("j1"));
    const other = await injectionReport(spread("b", 1, 20), meta("j2"));
    expect(() => compareReports(one, other)).toThrow(/share no case/);
  });
});
