import type { Counts } from "../../stats/counts.ts";
import type { Cell, CellKey } from "../results/cells.ts";

/** A case that never went wrong in the old run and does in the new one. */
export interface NewlyWrong extends CellKey {
  /** Wrong trials of all: leaks, hits, or benign tasks that failed. */
  readonly old: Counts;
  readonly new: Counts;
  /** It went wrong in every trial of the new run. */
  readonly always: boolean;
}

/**
 * The cases that held in every old trial and went wrong in at least one new one; those that now always
 * go wrong first. Of a target that answers the same question the same way each is a fact, of any other
 * some are chance.
 */
export function newlyWrong(
  before: readonly Cell[] | null,
  after: readonly Cell[] | null,
  lowerIsBetter: boolean,
): NewlyWrong[] {
  if (before === null || after === null) return [];
  const wrong = (cell: Cell): Counts => ({
    k: lowerIsBetter ? cell.positives : cell.n - cell.positives,
    n: cell.n,
  });
  const now = new Map(after.filter(({ n }) => n > 0).map((cell) => [cell.id, cell]));
  const found: NewlyWrong[] = [];
  for (const cell of before) {
    const other = cell.n > 0 && wrong(cell).k === 0 ? now.get(cell.id) : undefined;
    if (other === undefined || wrong(other).k === 0) continue;
    const { defense, carrier, channel, instruction, category, task } = cell;
    const counts = wrong(other);
    found.push({
      ...{ defense, carrier, channel, instruction, category, task },
      old: wrong(cell),
      new: counts,
      always: counts.k === counts.n,
    });
  }
  return [...found.filter(({ always }) => always), ...found.filter(({ always }) => !always)];
}

/** The name of a case for people: its parts that are named, probe or attack first. */
export function caseName({ instruction, task, carrier, defense }: CellKey): string {
  const where = [carrier, defense].filter((part) => part !== "").join(", ");
  const what = instruction === "" ? task : instruction;
  return where === "" ? what : `${what} (${where})`;
}
