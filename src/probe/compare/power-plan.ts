import { BacktrailError } from "../../formats/error.ts";
import { minimumDetectable, sampleSizePerGroup } from "../../stats/power.ts";
import { type Dimension, groupsOf, type Report } from "../results/report.ts";
import { metricOf } from "./comparison.ts";

export interface PowerQuestion {
  /** The change that must not be missed, as a proportion above 0: a rise of leaks, a fall of successes. */
  readonly worsening: number;
  /** Chance with which it is to be seen, in (0, 1). */
  readonly power: number;
  /** Level of the whole family of tests. */
  readonly alpha: number;
}

/** What one group needs. */
export interface PowerNeed {
  readonly name: string;
  /** Rate of the baseline, 0..1. */
  readonly baseline: number;
  /** Cells that are repeated, or null where that is not known. */
  readonly cells: number | null;
  /** Assessed trials of the baseline, or null without one. */
  readonly trials: number | null;
  /** Trials each run needs; null where the rate cannot worsen by that much. */
  readonly needed: number | null;
  /** Repeats of each cell; null where cells are not known or nothing suffices. */
  readonly repeats: number | null;
  /** The worsening that two runs of the baseline's size see; null where they see none. */
  readonly seesNow: number | null;
}

export interface PowerPlan extends PowerQuestion {
  /** Size of the family the level is shared by (Bonferroni, the first and hardest step of Holm). */
  readonly tests: number;
  readonly needs: readonly PowerNeed[];
}

/**
 * How many trials two runs need to see a given worsening. Computed for the unpaired test of independent
 * trials; pairing the same cells needs no more, and less where cells differ much among themselves.
 */
export function planForRate(
  { baseline, cells, tests }: { baseline: number; cells: number | null; tests: number },
  question: PowerQuestion,
): PowerPlan {
  return {
    ...question,
    tests,
    needs: [need({ name: "each group", baseline, cells, trials: null }, question, tests, 1)],
  };
}

/**
 * The same for every group of a recorded run, whose rates are the baseline.
 * @throws BacktrailError with code `format` when no trial of the run could be assessed.
 */
export function planForReport(report: Report, by: Dimension, question: PowerQuestion): PowerPlan {
  const groups = [...groupsOf(report, by)].filter(([, group]) => group.n > 0);
  if (groups.length === 0) {
    throw new BacktrailError({
      code: "format",
      where: report.where,
      message: "holds no trial that could be assessed, so it is no baseline",
    });
  }
  const tests = groups.length;
  const direction = metricOf(report.kind).lowerIsBetter ? 1 : -1;
  return {
    ...question,
    tests,
    needs: groups.map(([name, { k, n, cells }]) =>
      need(
        // A rate of 0 or 1 is never that for sure; half a trial keeps its variance from vanishing.
        { name, baseline: (k + 0.5) / (n + 1), cells: cells?.length ?? null, trials: n },
        question,
        tests,
        direction,
      ),
    ),
  };
}

function need(
  group: Pick<PowerNeed, "name" | "baseline" | "cells" | "trials">,
  { worsening, power, alpha }: PowerQuestion,
  tests: number,
  direction: 1 | -1,
): PowerNeed {
  const { baseline: p1, cells, trials } = group;
  const p2 = p1 + direction * worsening;
  const level = alpha / tests;
  const needed = p2 < 0 || p2 > 1 ? null : sampleSizePerGroup(p1, p2, level, power);
  return {
    ...group,
    needed,
    repeats: needed === null || cells === null ? null : Math.ceil(needed / cells),
    seesNow:
      trials === null
        ? null
        : minimumDetectable({ p1, n1: trials, n2: trials, alpha: level }, power, direction),
  };
}
