import { clusterDifference } from "../../stats/cluster.ts";
import type { Counts } from "../../stats/counts.ts";
import {
  completeFlip,
  fisherDoubled,
  fisherExact,
  type MatchedCell,
  smallestFisher,
  stratifiedExact,
} from "../../stats/exact-tests.ts";
import { matchedDifference } from "../../stats/risk-difference.ts";
import { twoProportionZ } from "../../stats/two-proportions.ts";
import type { Cell } from "../results/cells.ts";
import type { Group } from "../results/report.ts";

/** How two groups are tested against each other. */
export const TESTS = ["auto", "paired", "exact", "z"] as const;

export type TestChoice = (typeof TESTS)[number];

export type TestUsed = "paired" | "exact" | "flip" | "z" | "cluster" | "none";

export interface PairTest {
  readonly used: TestUsed;
  /** Two-sided p value as its method defines it. */
  readonly p: number;
  /**
   * The p value that decides: of the exact tests not less than twice the smaller tail, so that neither
   * direction gets more than half of the level where the runs differ in size.
   */
  readonly pDecisive: number;
  /**
   * Above 0 when the new run has more positives than the old one would lead to expect. The paired test
   * judges it cell by cell, for a total may move only because some cells were repeated more often.
   */
  readonly rise: number;
  /** The difference of the rates cell by cell (Mantel-Haenszel); null where the test is not paired. */
  readonly matchedDifference: number | null;
  /**
   * The smallest p value that runs of this size could give, complete flips apart: that only those would
   * be seen is not enough to call a run measured.
   */
  readonly smallest: number;
  /** Counts that were compared: of the shared cells where the test is paired. */
  readonly old: Counts;
  readonly new: Counts;
  /** Trials that have no counterpart in the other run and were left out of a paired test. */
  readonly unmatched: { readonly old: number; readonly new: number };
  /** Cells that both runs tried; null where cells are not known or not used. */
  readonly matchedCells: number | null;
}

/** The share of trials that must lie in shared cells for `auto` to pair the runs. */
const MOSTLY = 0.9;

/** Below this expected count the normal approximation is not trusted. */
const SMALL = 10;

export interface PairTestOptions {
  readonly test: TestChoice;
  readonly cluster: "carrier" | null;
}

/**
 * Tests a group of the new run against the same group of the old one. `auto` pairs the runs where
 * they tried the same cells (exact conditional test, which with one repeat a cell is McNemar's), else
 * takes Fisher's test for small counts and the pooled z test for large ones.
 */
export function testPair(
  before: Group,
  after: Group,
  { test, cluster }: PairTestOptions,
): PairTest {
  const matched = before.cells && after.cells ? matchCells(before.cells, after.cells) : null;
  const unpaired = {
    old: { k: before.k, n: before.n },
    new: { k: after.k, n: after.n },
    unmatched: { old: 0, new: 0 },
    matchedCells: null,
    matchedDifference: null,
    rise: before.n > 0 && after.n > 0 ? after.k / after.n - before.k / before.n : 0,
  };
  if (before.n === 0 || after.n === 0)
    return { ...unpaired, used: "none", p: 1, pDecisive: 1, smallest: 1 };
  if (before.k > before.n || after.k > after.n) {
    // Counts that contradict each other have no exact test; the gate does not pass on them anyway.
    const { p } = twoProportionZ(before, after);
    return { ...unpaired, used: "z", p, pDecisive: p, smallest: 0 };
  }
  if (cluster !== null && before.cells && after.cells) {
    const p = clusterDifference(clusters(before.cells, after.cells)) ?? exactP(before, after);
    return {
      ...unpaired,
      used: "cluster",
      p,
      pDecisive: p,
      smallest: smallestFisher(before.n, after.n),
    };
  }
  if (matched && (test === "paired" || (test === "auto" && mostly(matched, before, after)))) {
    return paired(matched, before, after);
  }
  if (test === "paired") return { ...unpaired, used: "none", p: 1, pDecisive: 1, smallest: 1 };
  const smallest = smallestFisher(before.n, after.n);
  if (test === "exact" || (test === "auto" && isSmall(before, after))) {
    const p = exactP(before, after);
    const doubled = fisherDoubled(countsOf(before), countsOf(after));
    const decisive = Math.max(p, doubled);
    const flip = completeFlip([{ first: countsOf(before), second: countsOf(after) }]);
    if (flip < decisive) return { ...unpaired, used: "flip", p: flip, pDecisive: flip, smallest };
    return { ...unpaired, used: "exact", p, pDecisive: decisive, smallest };
  }
  const { p } = twoProportionZ(before, after);
  return { ...unpaired, used: "z", p, pDecisive: p, smallest };
}

function exactP(before: Counts, after: Counts): number {
  return fisherExact(countsOf(before), countsOf(after));
}

function countsOf({ k, n }: Counts): Counts {
  return { k, n };
}

function isSmall(before: Counts, after: Counts): boolean {
  const pooled = (before.k + after.k) / (before.n + after.n);
  return Math.min(before.n, after.n) * Math.min(pooled, 1 - pooled) < SMALL;
}

function matchCells(before: readonly Cell[], after: readonly Cell[]): MatchedCell[] {
  let byId: Map<string, Cell> | null = null;
  const likeOf = (id: string, at: number): Cell | undefined => {
    // Two runs of one battery mostly stand in the same order.
    if (after[at]?.id === id) return after[at];
    byId ??= new Map(after.map((cell) => [cell.id, cell]));
    return byId.get(id);
  };
  const matched: MatchedCell[] = [];
  before.forEach((cell, at) => {
    const other = cell.n > 0 ? likeOf(cell.id, at) : undefined;
    if (!other || other.n === 0) return;
    matched.push({
      first: { k: cell.positives, n: cell.n },
      second: { k: other.positives, n: other.n },
    });
  });
  return matched;
}

function sumOf(matched: readonly MatchedCell[], side: "first" | "second"): Counts {
  let [k, n] = [0, 0];
  for (const cell of matched) {
    k += cell[side].k;
    n += cell[side].n;
  }
  return { k, n };
}

function mostly(matched: readonly MatchedCell[], before: Counts, after: Counts): boolean {
  return (
    sumOf(matched, "first").n >= MOSTLY * before.n && sumOf(matched, "second").n >= MOSTLY * after.n
  );
}

function paired(matched: readonly MatchedCell[], before: Counts, after: Counts): PairTest {
  const old = sumOf(matched, "first");
  const now = sumOf(matched, "second");
  const { p, doubled, excess } = stratifiedExact(matched);
  const decisive = Math.max(p, doubled);
  const flip = completeFlip(matched);
  const flipped = flip < decisive;
  return {
    used: matched.length === 0 ? "none" : flipped ? "flip" : "paired",
    p: flipped ? flip : p,
    pDecisive: Math.min(decisive, flip),
    rise: excess,
    matchedDifference: matchedDifference(matched),
    smallest: smallestPaired(matched),
    old,
    new: now,
    unmatched: { old: before.n - old.n, new: after.n - now.n },
    matchedCells: matched.length,
  };
}

/** The p value if every trial had held in one run and none in the other: no paired data give less. */
function smallestPaired(matched: readonly MatchedCell[]): number {
  let log = Math.log(2);
  for (const { first, second } of matched) {
    for (let i = 1; i <= second.n; i += 1) log += Math.log(i) - Math.log(first.n + i);
  }
  return Math.min(1, Math.exp(log));
}

function clusters(
  before: readonly Cell[],
  after: readonly Cell[],
): { first: Counts; second: Counts }[] {
  const names = new Set([...before, ...after].map((cell) => cell.carrier));
  return [...names].map((name) => ({
    first: sumCells(before.filter((cell) => cell.carrier === name)),
    second: sumCells(after.filter((cell) => cell.carrier === name)),
  }));
}

function sumCells(cells: readonly Cell[]): Counts {
  return {
    k: cells.reduce((sum, cell) => sum + cell.positives, 0),
    n: cells.reduce((sum, cell) => sum + cell.n, 0),
  };
}
