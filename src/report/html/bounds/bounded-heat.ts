import type { LeftOut } from "../../../formats/page-block.ts";
import type { HeatBlock, PageTrial } from "../../../formats/page-trials.ts";
import { counted, mostOf } from "./choose.ts";
import type { Limits } from "./limits.ts";

type Layer = HeatBlock["layers"][number];
type Cell = Layer["cells"][number];

/** Columns that are always kept where there are so many. */
const WIDE = 120;

/** Layers of one heat map. */
const MOST_LAYERS = 20;

/** A heat map of the rows and columns in which most trials acted, and the trials of its cells. */
export function boundedHeat(block: HeatBlock, { cells: most, trials }: Limits): HeatBlock {
  const layers = mostOf(block.layers, MOST_LAYERS, ({ cells }) => sum(cells.map(worth)));
  const every = layers.flatMap(({ cells }) => cells);
  const columns = ranked(every, ({ column }) => column);
  const height = new Set(every.map(({ row }) => row)).size;
  const wide = new Set(columns.slice(0, Math.max(WIDE, Math.floor(most / Math.max(1, height)))));
  const within = every.filter(({ column }) => wide.has(column));
  const high = new Set(
    ranked(within, ({ row }) => row).slice(0, Math.max(1, Math.floor(most / wide.size))),
  );
  const kept = layers.map((layer) => ({
    ...layer,
    cells: layer.cells.filter(({ row, column }) => wide.has(column) && high.has(row)),
  }));
  const gone = leftOut(block, kept);
  return withTrials(
    { ...block, layers: kept, ...(gone === null ? {} : { left_out: gone }) },
    trials,
  );
}

/** What somebody looks for: attacks that succeeded, then what nobody could assess. */
function worth({ k, n, beside, counts }: Cell): number {
  return (k + beside) * 1e6 + Math.max(0, allOf(counts) - n - beside);
}

function ranked(cells: readonly Cell[], nameOf: (cell: Cell) => string): string[] {
  const worths = new Map<string, number>();
  for (const cell of cells) {
    const name = nameOf(cell);
    worths.set(name, (worths.get(name) ?? 0) + worth(cell));
  }
  return [...worths].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function leftOut({ layers }: HeatBlock, kept: readonly Layer[]): LeftOut | null {
  const [before, after] = [layers, kept].map((some) => some.flatMap(({ cells }) => cells));
  if (before === undefined || after === undefined || before.length === after.length) return null;
  const trials = totals(before).trials - totals(after).trials;
  const acted = totals(before).acted - totals(after).acted;
  return {
    kept: after.length,
    of: before.length,
    words: `${counted(after.length)} of ${counted(before.length)} cells are on this page: the rows and columns in which most trials acted. The others hold ${counted(trials)} trials, of which ${counted(acted)} acted; the rates above count all.`,
  };
}

function totals(cells: readonly Cell[]): { trials: number; acted: number } {
  return {
    trials: sum(cells.map(({ counts }) => allOf(counts))),
    acted: sum(cells.map(({ k, beside }) => k + beside)),
  };
}

/** Only the trials that a cell opens, and what was sent in them. */
function withTrials(block: HeatBlock, most: number): HeatBlock {
  const opened = new Set(block.layers.flatMap(({ cells }) => cells.flatMap(({ kept }) => kept)));
  const all = [...opened]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const trial = block.trials[at];
      return trial === undefined ? [] : [{ at, trial }];
    });
  const kept = mostOf(all, most * 5, ({ trial }) => (trial.outcome === "acted" ? 1 : 0));
  const places = new Map(kept.map(({ at }, place) => [at, place]));
  const trials = kept.map(({ trial }) => trial);
  return {
    ...block,
    layers: block.layers.map((layer) => ({
      ...layer,
      cells: layer.cells.map((cell) => ({
        ...cell,
        kept: cell.kept.flatMap((at) => places.get(at) ?? []),
      })),
    })),
    trials,
    inputs: inputsOf(block.inputs, trials),
  };
}

/** What was sent in these trials and in no others. */
export function inputsOf<V>(
  inputs: Readonly<Record<string, V>>,
  trials: readonly PageTrial[],
): Record<string, V> {
  const used = new Set(trials.map(({ input }) => input));
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => used.has(key)));
}

function allOf(counts: Cell["counts"]): number {
  return sum(Object.values(counts));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
