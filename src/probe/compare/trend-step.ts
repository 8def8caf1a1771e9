import type { Counts } from "../../stats/counts.ts";
import { type Dimension, type Group, groupsOf, type Report, totalOf } from "../results/report.ts";
import type { CompareOptions } from "./comparison.ts";
import { type Coverage, coverageOf } from "./coverage.ts";
import { commonCells, type Difference, differences } from "./likeness.ts";
import { type PairTest, testPair } from "./pair-test.ts";

export type TrendStatus = "baseline" | "regressed" | "improved" | "flat";

/** What a step compares, and its test. */
export interface Compared {
  readonly old: Counts;
  readonly new: Counts;
}

/** From one report of a series to the next. */
export interface Step {
  readonly differences: readonly Difference[];
  readonly coverage: Coverage;
  /** Null where the two share no case. */
  readonly compared: Compared | null;
  readonly test: PairTest | null;
  /** The same for each group that both have. */
  readonly groups: ReadonlyMap<string, { readonly compared: Compared; readonly test: PairTest }>;
}

/**
 * Compares two neighbours of a series on what they share (whole, where the original's method is asked
 * for and no text is known to differ).
 */
export function stepBetween(
  before: Report,
  after: Report,
  by: Dimension | null,
  options: CompareOptions,
): Step {
  const found = differences(before, after);
  const common = commonCells(before, after);
  const coverage = coverageOf(before, after, common);
  const whole = options.test === "z" && options.correction === "none";
  const cut =
    before.cells !== null &&
    after.cells !== null &&
    (!whole || found.some(({ effect }) => effect === "reduced")) &&
    (common.old.length < before.cells.length || common.new.length < after.cells.length);
  if (cut && common.old.length === 0) {
    return { differences: found, coverage, compared: null, test: null, groups: new Map() };
  }
  const old = cut ? { ...before, cells: common.old, stated: null } : before;
  const now = cut ? { ...after, cells: common.new, stated: null } : after;
  const [total, next] = [totalOf(old), totalOf(now)];
  const groups = new Map<string, { compared: Compared; test: PairTest }>();
  if (by !== null) {
    const later = groupsOf(now, by);
    for (const [name, group] of groupsOf(old, by)) {
      const other = later.get(name);
      if (other === undefined || group.n === 0 || other.n === 0) continue;
      groups.set(name, {
        compared: { old: countsOf(group), new: countsOf(other) },
        test: slim(testPair(group, other, options)),
      });
    }
  }
  return {
    differences: found,
    coverage,
    compared: { old: countsOf(total), new: countsOf(next) },
    test: slim(testPair(total, next, options)),
    groups,
  };
}

/** A test without what keeps a whole report alive: counts only, not the cells they were counted in. */
function slim(test: PairTest): PairTest {
  return { ...test, old: countsOf(test.old), new: countsOf(test.new) };
}

function countsOf({ k, n }: Group | Counts): Counts {
  return { k, n };
}

/** What a step's test says. */
export function stepStatus(
  test: PairTest | null,
  pAdjusted: number | null,
  alpha: number,
  lowerIsBetter: boolean,
): TrendStatus {
  if (test === null || pAdjusted === null || pAdjusted >= alpha) return "flat";
  if (test.rise === 0) return "flat";
  return test.rise > 0 === lowerIsBetter ? "regressed" : "improved";
}
