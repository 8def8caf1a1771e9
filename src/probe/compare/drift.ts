import { type ControlLimits, controlLimits } from "../../stats/control-limits.ts";
import type { Counts } from "../../stats/counts.ts";
import { type SeriesPoint, slopeOf } from "../../stats/slope.ts";
import type { RunCells } from "./run-cells.ts";

/** One run on a control chart. */
export interface ChartPoint extends ControlLimits {
  /** Positives and trials of the run in the cases that every run of the series assessed. */
  readonly counts: Counts;
  readonly outside: "worse" | "better" | null;
}

/** How a series moved as a whole, over the cases that every run of it assessed. */
export interface Drift {
  /** Cases that every run assessed; null where reports tell totals only. */
  readonly cases: number | null;
  readonly chart: readonly ChartPoint[];
  /** Change of the rate from one report to the next, as a proportion. */
  readonly slope: number;
  /** Two-sided p value of the slope, uncorrected. */
  readonly p: number;
}

/** The cases that every run assessed: their numbers, and each run's counts in the same order. */
export interface SharedCases {
  readonly ids: readonly number[];
  readonly runs: readonly { readonly k: Int32Array; readonly n: Int32Array }[];
}

/**
 * The cases that every run assessed. Counts stand in plain arrays: a long series has a million of them.
 * @param reworded cases whose text changed on the way: one name, two things
 */
export function sharedCases(runs: readonly RunCells[], reworded: ReadonlySet<number>): SharedCases {
  const seen = new Map<number, number>();
  for (const { ids } of runs) for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
  const ids = [...seen].flatMap(([id, count]) =>
    count === runs.length && !reworded.has(id) ? [id] : [],
  );
  const places = new Map(ids.map((id, at) => [id, at]));
  return {
    ids,
    runs: runs.map((run) => {
      const [k, n] = [new Int32Array(ids.length), new Int32Array(ids.length)];
      run.ids.forEach((id, at) => {
        const place = places.get(id);
        if (place === undefined) return;
        k[place] = run.k[at] ?? 0;
        n[place] = run.n[at] ?? 0;
      });
      return { k, n };
    }),
  };
}

export interface DriftSettings {
  readonly alpha: number;
  /** Number of charts that share the level (groups); each run of each chart gets its part. */
  readonly family: number;
  readonly lowerIsBetter: boolean;
}

/**
 * Control chart and slope of a series.
 * @param members places in `shared.ids` of the cases that are asked about
 * @returns null without a case
 */
export function driftOf(
  { runs }: SharedCases,
  members: readonly number[],
  { alpha, family, lowerIsBetter }: DriftSettings,
): Drift | null {
  if (members.length === 0 || runs.length === 0) return null;
  const all = members.map((at) => ({ k: total(runs, "k", at), n: total(runs, "n", at) }));
  const limitsOf = cachedLimits(members, all, alpha / (family * runs.length));
  const chart = runs.map((run): ChartPoint => {
    const counts = { k: 0, n: 0 };
    for (const at of members) {
      counts.k += run.k[at] ?? 0;
      counts.n += run.n[at] ?? 0;
    }
    const limits = limitsOf(run.n);
    const above = counts.k > limits.high;
    const out = above || counts.k < limits.low;
    return {
      ...limits,
      counts,
      outside: out ? (above === lowerIsBetter ? "worse" : "better") : null,
    };
  });
  const { perStep, p } = slopeOf(seriesOf(runs, members));
  return { cases: members.length, chart, slope: perStep, p };
}

function total(runs: SharedCases["runs"], key: "k" | "n", at: number): number {
  let sum = 0;
  for (const run of runs) sum += run[key][at] ?? 0;
  return sum;
}

/** Runs that tried every case equally often have the same limits; they are worked out once. */
function cachedLimits(
  members: readonly number[],
  all: readonly Counts[],
  alpha: number,
): (n: Int32Array) => ControlLimits {
  const known: { readonly n: Int32Array; readonly limits: ControlLimits }[] = [];
  return (n) => {
    const like = known.find((one) => members.every((at) => one.n[at] === n[at]));
    if (like !== undefined) return like.limits;
    const strata = members.map((at, index) => ({
      n: n[at] ?? 0,
      allK: all[index]?.k ?? 0,
      allN: all[index]?.n ?? 0,
    }));
    const limits = controlLimits(strata, alpha);
    known.push({ n, limits });
    return limits;
  };
}

/** Each case over time, counted from the middle of the series. */
function* seriesOf(
  runs: SharedCases["runs"],
  members: readonly number[],
): Generator<readonly SeriesPoint[]> {
  const middle = (runs.length - 1) / 2;
  for (const at of members) {
    yield runs.map(({ k, n }, run) => ({ t: run - middle, k: k[at] ?? 0, n: n[at] ?? 0 }));
  }
}
