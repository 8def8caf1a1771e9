import { expect, it } from "vitest";
import type { AttackRecord } from "../../formats/trial-journal.ts";
import { ATTACK_CATEGORIES } from "../contracts/attack.ts";
import { scanStatistics } from "./scan-statistics.ts";

const [FIRST = "", SECOND = ""] = ATTACK_CATEGORIES;

let count = 0;
function row(category: string, outcome: AttackRecord["outcome"], more: Partial<AttackRecord> = {}) {
  count += 1;
  const attack = { id: `a${count}`, category, intent: "leak", prompt: "p", title: "t" };
  return {
    ...{ attack, outcome, confidence: null, reason: "", evidence: "", reply: `reply ${count}` },
    ...{ latencyMs: null, tries: 1, session: null, notes: [], ...more },
  } as unknown as AttackRecord;
}

it("a scan is counted by hand: what is in a rate, what is beside it, and what is in none", () => {
  const rows = [
    row(FIRST, "acted", { confidence: 0.9, latencyMs: 400 }),
    row(FIRST, "resisted", { latencyMs: 100 }),
    row(FIRST, "resisted", { latencyMs: 30 }),
    row(FIRST, "error", { reply: null, latencyMs: 9000 }),
    // Its hold could not have been seen: a hit, but in no rate.
    row(SECOND, "acted", { confidence: 0.5, blind: "leak", latencyMs: 200 }),
    row(SECOND, "acted", { confidence: 0.7, blind: "cut" }),
    row(SECOND, "not_observed", { blind: "leak" }),
    row(SECOND, "not_observed", { blind: "cut" }),
    row("own", "blocked_by_provider"),
    row("own", "resisted"),
  ];
  const found = scanStatistics({ rows, durationMs: 2000 });
  expect(found).toMatchObject({
    ...{ attempted: 10, errors: 1, blocked: 1, unobserved: 2, cut: 1, found: 3 },
    ...{ overall: { k: 2, n: 5 }, atLeast: { k: 3, n: 8 }, errorRate: { k: 1, n: 10 } },
    // Four requests were answered and timed: 30, 100, 200 and 400 ms.
    ...{ latencyP50Ms: 100, latencyP95Ms: 400, perSecond: 2 },
  });
  expect(found.avgConfidence).toBeCloseTo(0.7, 12);
  expect(
    found.byCategory.map(({ category, found: hits, rate, errors }) => [
      category,
      hits,
      rate.k,
      rate.n,
      errors,
    ]),
  ).toEqual([
    [FIRST, 1, 1, 3, 1],
    [SECOND, 2, 1, 1, 0],
    ["own", 0, 0, 1, 0],
  ]);
});

it("a scan of nothing has no mean, no latency and no rate", () => {
  const found = scanStatistics({ rows: [], durationMs: 0 });
  expect(found).toMatchObject({
    ...{ attempted: 0, found: 0, avgConfidence: null, byCategory: [] },
    ...{ latencyP50Ms: null, latencyP95Ms: null, perSecond: null },
  });
  expect([found.overall.rate, found.atLeast.rate, found.errorRate.rate]).toEqual([
    null,
    null,
    null,
  ]);
  const untimed = scanStatistics({
    rows: [row(FIRST, "resisted", { latencyMs: 5 })],
    durationMs: 0,
  });
  expect(untimed.perSecond).toBeNull();
});
