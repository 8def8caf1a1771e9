import { BacktrailError } from "../../formats/error.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { printable } from "../../text/printable.ts";
import type { Cell } from "../results/cells.ts";
import type { Report } from "../results/report.ts";
import { compareReports } from "./compare.ts";
import type { CompareOptions } from "./comparison.ts";
import { decideGate, type GateWord } from "./gate.ts";
import type { GateOptions } from "./gate-options.ts";
import { differences } from "./likeness.ts";
import { type PowerPlan, type PowerQuestion, planForReport } from "./power-plan.ts";

/** A case that did not always end the same way, though the agent was the same. */
export interface FlakyCase {
  readonly cell: Cell;
  /** Positive trials of all, over all runs. */
  readonly rate: Rate;
}

/** What the gate makes of an agent that did not change. */
export interface BurnIn {
  readonly runs: number;
  /** Ordered pairs of different runs: each taken as the old one, then as the new one. */
  readonly pairs: number;
  /** Pairs by the word of the gate. */
  readonly words: Readonly<Partial<Record<GateWord, number>>>;
  /** Pairs that the gate failed (exit code 1 or 2), of all. Pairs share runs, so no interval is given. */
  readonly failed: { readonly k: number; readonly n: number };
  /** Cases that ended both ways, the most uncertain first. */
  readonly flaky: readonly FlakyCase[];
  readonly cases: number;
  /** Repeats that the wanted power needs, from all runs taken together. */
  readonly plan: PowerPlan;
}

/**
 * Compares every run of an unchanged agent with every other, as the gate would.
 * @throws BacktrailError with code `format` when no trial could be assessed, `usage` for less than two
 * runs and for runs that are known to be of different agents, judges or batteries
 */
export function burnIn(
  runs: readonly Report[],
  options: CompareOptions,
  gate: GateOptions,
  question: PowerQuestion,
): BurnIn {
  const [first, ...others] = runs;
  if (first === undefined || others.length === 0) {
    throw new BacktrailError({ code: "usage", message: "burn-in needs at least two runs" });
  }
  for (const other of others) refuseOthers(first, other);
  const words: Partial<Record<GateWord, number>> = {};
  let failed = 0;
  let pairs = 0;
  for (const old of runs) {
    for (const now of runs) {
      if (old === now) continue;
      const { word, exit } = decideGate(compareReports(old, now, options), gate);
      pairs += 1;
      words[word] = (words[word] ?? 0) + 1;
      if (exit === 1 || exit === 2) failed += 1;
    }
  }
  const cells = pooled(runs);
  const flaky = cells
    .filter(({ positives, n }) => positives > 0 && positives < n)
    .map((cell) => ({ cell, rate: rateOf(cell.positives, cell.n) }))
    .toSorted((a, b) => distance(a.rate) - distance(b.rate));
  return {
    runs: runs.length,
    pairs,
    words,
    failed: { k: failed, n: pairs },
    flaky,
    cases: cells.length,
    plan: planForReport({ ...first, cells, stated: null }, options.by ?? "probe", question),
  };
}

/** What differs between runs of two agents is no noise of one. */
function refuseOthers(first: Report, other: Report): void {
  const [difference] = differences(first, other);
  if (difference === undefined) return;
  const { part, old, new: now } = difference;
  throw new BacktrailError({
    code: "usage",
    where: other.where,
    message: `is not a run of the same agent and battery as ${first.where}: ${part} (${printable(old)}, then ${printable(now)})`,
  });
}

function distance({ rate }: Rate): number {
  return Math.abs((rate ?? 0) - 0.5);
}

/** The cells of all runs, each with the trials of every run. */
function pooled(runs: readonly Report[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const cell of runs.flatMap((run) => run.cells ?? [])) {
    const known = cells.get(cell.id);
    if (known === undefined) cells.set(cell.id, { ...cell });
    else {
      known.positives += cell.positives;
      known.n += cell.n;
      known.errors += cell.errors;
      known.unobserved += cell.unobserved;
    }
  }
  return [...cells.values()];
}
