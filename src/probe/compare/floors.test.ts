import { describe, expect, it } from "vitest";
import { gateRun as run } from "../../../test/fakes/gate-run.ts";
import { type CellSpec, injectionReport, reportOf, spread } from "../../../test/fakes/reports.ts";
import { judgeThinnedPairs } from "../../../test/fakes/thinned-pair.ts";
import type { Report } from "../results/report.ts";
import { compareReports } from "./compare.ts";
import { decideGate } from "./gate.ts";

/** Four probes in ten carriers under two defences, one trial each. */
function battery(carriers: number): CellSpec[] {
  return ["a", "b", "c", "d"].flatMap((probe) =>
    ["none", "spotlight"].flatMap((defense) =>
      Array.from({ length: carriers }, (_, at) => ({
        probe,
        defense,
        carrier: `c${at}`,
        k: at === 0 ? 1 : 0,
        n: 1,
      })),
    ),
  );
}

const SPLITS = ["probe", "defense", "carrier", "channel", "category"] as const;

describe("the floor of what two runs share", () => {
  it.each(SPLITS)("holds by %s: most cases gone is not comparable (G1)", async (by) => {
    const { gate } = await run(battery(10), battery(3), { by });
    expect(gate).toMatchObject({ exit: 1, word: "NOT COMPARABLE", verdict: "not_comparable" });
    expect(gate.reasons[0]).toBe(
      "56 of 80 trials of the old run have no counterpart in the new one; 30.0% are shared, the floor is 90.0% (--min-shared); missing: 7 of 10 carriers (c3, c4, c5, c6, c7, c8, c9)",
    );
  });

  it("is told apart by trials and by cases, lets a tenth go, and nothing talks it down", async () => {
    expect((await run(battery(10), battery(9))).gate.reasons).toEqual([]);
    const lone = (n: number): CellSpec => ({ probe: "big", carrier: "c0", k: 9, n });
    // One case with most of the trials is kept; half of the cases are gone.
    const { gate } = await run(
      [lone(500), ...spread("a", 0, 20)],
      [lone(500), ...spread("a", 0, 9)],
    );
    expect(gate.reasons[0]).toMatch(/^11 of 21 cases of the old run have no counterpart/);
    const soft = await run(battery(10), battery(3), { softFail: true, acrossJudges: true });
    expect(soft.gate).toMatchObject({ exit: 1, word: "NOT COMPARABLE" });
    const allowed = await run(battery(10), battery(3), { allowMissing: true });
    expect(allowed.gate).toMatchObject({ exit: 0, word: "NOT GATED" });
  });

  it("holds for reports that tell totals only, as far as they tell", async () => {
    const text = (total: number): string =>
      JSON.stringify({
        target: "t",
        statistics: { total_attacks: total, hits: 0 },
        by_category: { classic: { total, hits: 0 } },
        results: [],
      });
    const few = decideGate(compareReports(await reportOf(text(45)), await reportOf(text(30))));
    expect(few).toMatchObject({ exit: 1, word: "NOT COMPARABLE" });
    expect(few.reasons[0]).toMatch(/^at least 15 of 45 trials/);
    const grown = decideGate(compareReports(await reportOf(text(45)), await reportOf(text(60))));
    expect(grown.exit).toBe(0);
  });

  it("asks that the baseline was assessed, and that both runs were seen", async () => {
    const good = await injectionReport(spread("p", 5, 100));
    const half: CellSpec[] = Array.from({ length: 80 }, (_, at) => ({
      probe: "p",
      carrier: `c${at}`,
      k: 0,
      n: 1,
      errors: at < 20 ? 1 : 0,
    }));
    const baseline = decideGate(compareReports(await injectionReport(half), good));
    expect(baseline.reasons[0]).toMatch(/^only 80 of 100 trials of the old run could be assessed/);
    const unseen = (share: number): Report => ({
      ...good,
      cells: (good.cells ?? []).map((cell, at) =>
        at < share ? { ...cell, n: 0, positives: 0, unobserved: 1 } : cell,
      ),
    });
    expect(decideGate(compareReports(good, unseen(10))).exit).toBe(0);
    const blind = decideGate(compareReports(good, unseen(11)));
    expect(blind).toMatchObject({ exit: 1, verdict: "not_comparable" });
    expect(blind.reasons.join()).toMatch(/in 11 of 100 trials of the new run nobody could see/);
  });

  it("is never passed, whatever cases random pairs lack", async () => {
    const { below, passed } = await judgeThinnedPairs(1000);
    // Both kinds occurred often enough for the property to mean something.
    expect(below).toBeGreaterThan(500);
    expect(passed).toBeGreaterThan(10);
  });
});
