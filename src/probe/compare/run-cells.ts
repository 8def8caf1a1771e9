import type { Cell } from "../results/cells.ts";
import type { Report } from "../results/report.ts";

/** What is kept of a run of a long series: for each case that it assessed, its number and counts. */
export interface RunCells {
  readonly ids: Int32Array;
  readonly k: Int32Array;
  readonly n: Int32Array;
}

/** Numbers for cases, so that a series of many runs keeps each name once. */
export interface CellNumbers {
  readonly numberOf: (cell: Cell) => number;
  /** The first cell that was given each number. */
  readonly cells: readonly Cell[];
}

/** An empty numbering. */
export function cellNumbers(): CellNumbers {
  const numbers = new Map<string, number>();
  const cells: Cell[] = [];
  return {
    cells,
    numberOf: (cell) => {
      const id = cell.id;
      const known = numbers.get(id);
      if (known !== undefined) return known;
      numbers.set(id, cells.length);
      cells.push(cell);
      return cells.length - 1;
    },
  };
}

/** The counts of a report's assessed cases; null where it tells totals only. */
export function runCells(report: Report, numbers: CellNumbers): RunCells | null {
  if (report.cells === null) return null;
  const assessed = report.cells.filter((cell) => cell.n > 0);
  return {
    ids: Int32Array.from(assessed, numbers.numberOf),
    k: Int32Array.from(assessed, (cell) => cell.positives),
    n: Int32Array.from(assessed, (cell) => cell.n),
  };
}
