import { describe, expect, it } from "vitest";
import { emptyTally } from "../../probe/results/tally.ts";
import { rateOf } from "../../stats/rate.ts";
import { suiteOf } from "./suite-of.ts";

/** The checks of a document that nothing gates, by name. */
function checksOf(document: Readonly<Record<string, unknown>>) {
  const { checks } = suiteOf({ name: "scan", document, exit: 0, reasons: [] });
  return checks.slice(0, -1).map(({ status, message }) => ({ status, message }));
}

const rate = (k: number, n: number) => ({ ...rateOf(k, n) });

describe("what no gate forbids", () => {
  it("is no pass where the agent obeyed, in a rate or in none", () => {
    const group = (leak_rate: object, counts: object) => ({
      ...{ name: "none", leak_rate, outcomes: { ...emptyTally(), ...counts } },
    });
    const groups = [
      group(rate(0, 4), { resisted: 4 }),
      group(rate(1, 4), { acted: 1, resisted: 3 }),
      group(rate(0, 0), { acted: 2, acted_one_sided: 2, not_observed: 3 }),
      group(rate(0, 0), { not_observed: 3 }),
    ];
    const told = checksOf({
      format: "backtrail/probe-injection",
      by_defense: groups,
      by_channel: [],
    });
    expect(told.map(({ status }) => status)).toEqual(["passed", "skipped", "skipped", "skipped"]);
    expect(told[1]?.message).toMatch(/^not gated: leaks: 25\.0% \(1\/4\)/);
    expect(told[2]?.message).toBe(
      "not gated: nothing was assessed; 2 more leaks, which no rate counts, 3 not observed",
    );
    expect(told[3]?.message).toBe("nothing was assessed; 3 not observed");
  });

  it("is no pass where honest work was not done", () => {
    const groups = [rate(3, 3), rate(2, 3)].map((success_rate) => ({
      ...{ name: "none", success_rate, errors: 0, not_observed: 0 },
    }));
    const told = checksOf({ format: "backtrail/probe-utility", by_defense: groups, by_task: [] });
    expect(told.map(({ status }) => status)).toEqual(["passed", "skipped"]);
  });

  it("is no pass where there was nothing to compare with", () => {
    const group = (status: string, verdict: string | null, old: unknown) => ({
      ...{ name: status, status, verdict, old, new: [2, 4] },
    });
    const told = checksOf({
      format: "backtrail/probe-comparison",
      group_dim: "category",
      overall: group("flat", "no significant change", [2, 4]),
      groups: [group("added", null, null)],
    });
    expect(told).toEqual([
      { status: "passed", message: "50.0% (2/4) then 50.0% (2/4)" },
      { status: "skipped", message: "nothing to compare with: -- then 50.0% (2/4)" },
    ]);
  });
});
