import { expect } from "vitest";
import { compareReports } from "../../src/probe/compare/compare.ts";
import { COMPARE_DEFAULTS } from "../../src/probe/compare/comparison.ts";
import { decideGate } from "../../src/probe/compare/gate.ts";
import { type Cell, cellId } from "../../src/probe/results/cells.ts";
import type { Report } from "../../src/probe/results/report.ts";
import { type Random, seededRandom } from "../../src/random/random.ts";
import { injectionReport } from "./reports.ts";

/** A run, and another of which cases were taken away at random. */
interface ThinnedPair {
  readonly old: Report;
  readonly new: Report;
  /** Whether fewer than nine tenths of the cases, or of the trials, are in both. */
  readonly short: boolean;
}

/** Draws pairs of runs of 24 cases with one to three trials each. */
async function thinnedPairs(random: Random): Promise<() => ThinnedPair> {
  const template = await injectionReport([{ probe: "p", k: 0, n: 1 }]);
  const [like] = template.cells ?? [];
  if (like === undefined) throw new Error("no cell");
  const draw = (size: number): number => Math.floor(random.next() * size);
  return () => {
    const loss = random.next() * 0.5;
    const rate = random.next() * 0.3;
    const cells = Array.from({ length: 24 }, (_, at): Cell => {
      const n = 1 + draw(3);
      const names = {
        instruction: `p${at % 3}`,
        carrier: `c${at % 4}`,
        defense: `d${Math.floor(at / 12)}`,
        channel: `h${at % 2}`,
      };
      return {
        ...like,
        ...names,
        id: cellId({ ...like, ...names }),
        n,
        positives: Array.from({ length: n }).filter(() => random.next() < rate).length,
      };
    });
    const now = cells.flatMap((cell) => {
      if (random.next() >= loss) return [{ ...cell, positives: draw(cell.n + 1) }];
      // A case may be gone from the file, or stand in it with nothing but failed trials.
      return random.next() < 0.9 ? [] : [{ ...cell, n: 0, positives: 0, errors: 1 }];
    });
    const left = now.filter((cell) => cell.n > 0);
    const trials = (list: readonly Cell[]): number => list.reduce((sum, { n }) => sum + n, 0);
    return {
      old: { ...template, cells },
      new: { ...template, cells: now },
      short: left.length < 0.9 * cells.length || trials(left) < 0.9 * trials(cells),
    };
  };
}

const SPLITS = ["probe", "defense", "carrier", "channel", "category"] as const;

/**
 * Judges random pairs, each by a dimension drawn at random, and expects that none below the floor passes.
 * @returns how many were below the floor, and how many passed
 */
export async function judgeThinnedPairs(
  pairs: number,
): Promise<{ readonly below: number; readonly passed: number }> {
  const random = seededRandom(12);
  const next = await thinnedPairs(random);
  let [below, passed] = [0, 0];
  for (let pair = 0; pair < pairs; pair += 1) {
    const { old, new: now, short } = next();
    const by = SPLITS[Math.floor(random.next() * SPLITS.length)];
    const gate = decideGate(compareReports(old, now, { ...COMPARE_DEFAULTS, by }));
    if (short) {
      below += 1;
      expect([gate.word, gate.exit, gate.verdict]).toEqual(["NOT COMPARABLE", 1, "not_comparable"]);
    } else if (gate.word === "PASS") passed += 1;
  }
  return { below, passed };
}
