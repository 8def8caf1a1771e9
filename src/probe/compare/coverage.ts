import type { Counts } from "../../stats/counts.ts";
import type { Cell } from "../results/cells.ts";
import {
  type Dimension,
  type GroupCounts,
  nameIn,
  type Report,
  type ReportKind,
  totalOf,
} from "../results/report.ts";

/** What became of the trials of a run. */
export interface RunCoverage {
  readonly assessed: number;
  readonly failed: number;
  /** Ran, but nobody could see what the agent did. */
  readonly unobserved: number;
}

/** Names of a dimension that the old run measured and the new one did not. */
export interface MissingNames {
  readonly dimension: Dimension;
  readonly names: readonly string[];
  /** Names of the old run in this dimension. */
  readonly of: number;
}

/** How much of the old run the new one measured again, whatever the groups are. */
export interface Coverage {
  readonly old: RunCoverage;
  readonly new: RunCoverage;
  /** Assessed trials of the old run in cases that the new run assessed too, of all its assessed ones. */
  readonly sharedTrials: Counts;
  /** The same as cases; null where a report tells totals only. */
  readonly sharedCells: Counts | null;
  /** False where a report tells totals only: no more than this can be shared. */
  readonly exact: boolean;
  readonly missing: readonly MissingNames[];
}

const SPLITS: Readonly<Record<ReportKind, readonly Dimension[]>> = {
  injection: ["defense", "carrier", "probe"],
  utility: ["defense", "task"],
  scan: ["category", "probe"],
};

/**
 * Measures what two reports share.
 * @param common the cells of the old run that have a like in the new one (see `commonCells`)
 */
export function coverageOf(
  before: Report,
  after: Report,
  common: { readonly old: readonly Cell[]; readonly new: readonly Cell[] },
): Coverage {
  const runs = { old: runOf(totalOf(before)), new: runOf(totalOf(after)) };
  if (before.cells === null || after.cells === null) {
    return {
      ...runs,
      sharedTrials: sharedTotals(before, after),
      sharedCells: null,
      exact: false,
      missing: [],
    };
  }
  const baseline = before.cells.filter((cell) => cell.n > 0);
  const shared = sharedOf(common);
  if (shared.length === baseline.length) {
    const all = { k: trials(baseline), n: trials(baseline) };
    const cells = { k: shared.length, n: baseline.length };
    return { ...runs, sharedTrials: all, sharedCells: cells, exact: true, missing: [] };
  }
  return {
    ...runs,
    sharedTrials: { k: trials(shared), n: trials(baseline) },
    sharedCells: { k: shared.length, n: baseline.length },
    exact: true,
    missing: SPLITS[before.kind].flatMap((dimension) => {
      const names = new Set(baseline.map((cell) => nameIn(cell, dimension)));
      for (const cell of shared) names.delete(nameIn(cell, dimension));
      const of = new Set(baseline.map((cell) => nameIn(cell, dimension))).size;
      return names.size === 0 ? [] : [{ dimension, names: [...names], of }];
    }),
  };
}

/** Cells of the old run that both runs assessed. */
function sharedOf(common: {
  readonly old: readonly Cell[];
  readonly new: readonly Cell[];
}): readonly Cell[] {
  let byId: Map<string, Cell> | null = null;
  return common.old.filter((cell, at) => {
    if (cell.n === 0) return false;
    // Two runs of one battery mostly stand in the same order.
    const other = common.new[at];
    if (other?.id === cell.id) return other.n > 0;
    byId ??= new Map(common.new.map((one) => [one.id, one]));
    return (byId.get(cell.id)?.n ?? 0) > 0;
  });
}

function runOf({ n, errors, unobserved }: GroupCounts): RunCoverage {
  return { assessed: n, failed: errors, unobserved };
}

function trials(cells: readonly Cell[]): number {
  return cells.reduce((total, cell) => total + cell.n, 0);
}

/** Without cells: of each category no more can be shared than the smaller run has. */
function sharedTotals(before: Report, after: Report): Counts {
  const total = totalOf(before).n;
  const categories = before.stated?.byCategory ?? new Map<string, GroupCounts>();
  const others = after.stated?.byCategory ?? new Map<string, GroupCounts>();
  if (categories.size === 0 || others.size === 0) {
    return { k: Math.min(total, totalOf(after).n), n: total };
  }
  let [k, n] = [0, 0];
  for (const [name, counts] of categories) {
    k += Math.min(counts.n, others.get(name)?.n ?? 0);
    n += counts.n;
  }
  return { k, n };
}
