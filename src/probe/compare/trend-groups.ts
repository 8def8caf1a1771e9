import { adjust } from "../../stats/multiplicity.ts";
import type { Cell } from "../results/cells.ts";
import { byCodePoint } from "../results/name-order.ts";
import { type Dimension, type GroupCounts, nameIn } from "../results/report.ts";
import type { CompareOptions } from "./comparison.ts";
import { type Drift, type DriftSettings, driftOf, sharedCases } from "./drift.ts";
import type { PairTest } from "./pair-test.ts";
import type { RunCells } from "./run-cells.ts";
import { type Compared, type Step, stepStatus, type TrendStatus } from "./trend-step.ts";

/** A group of a series at one report. */
export interface GroupStep {
  readonly compared: Compared | null;
  readonly test: PairTest | null;
  /** Corrected over all steps of all groups. */
  readonly pAdjusted: number | null;
  readonly status: TrendStatus;
}

/** One group over a series. */
export interface GroupTrend {
  readonly name: string;
  /** One a report, the first without a test. */
  readonly steps: readonly GroupStep[];
  readonly drift: Drift | null;
  /** p value of the slope, corrected over the groups. */
  readonly slopeAdjusted: number | null;
}

interface Run {
  readonly total: GroupCounts;
  readonly cells: RunCells | null;
  readonly step: Step | null;
}

interface Context {
  readonly options: CompareOptions;
  readonly lowerIsBetter: boolean;
}

/** Chart and slope of the total. */
export function driftOfSeries(
  runs: readonly Run[],
  reworded: ReadonlySet<number>,
  context: Context,
): Drift | null {
  const cells = cellsOf(runs);
  if (cells !== null) {
    const shared = sharedCases(cells, reworded);
    return driftOf(shared, [...shared.ids.keys()], settings(context, 1));
  }
  if (runs.some(({ total }) => total.n === 0 || total.k > total.n)) return null;
  const totals = runs.map(({ total: { k, n } }) => ({
    k: Int32Array.of(k),
    n: Int32Array.of(n),
  }));
  const drift = driftOf({ ids: [0], runs: totals }, [0], settings(context, 1));
  return drift && { ...drift, cases: null };
}

/** Each group over the series. Steps are one family, charts another, slopes a third. */
export function groupDrifts(
  runs: readonly Run[],
  numbered: readonly Cell[],
  reworded: ReadonlySet<number>,
  by: Dimension,
  context: Context,
): GroupTrend[] {
  const { options, lowerIsBetter } = context;
  const names = [...new Set(runs.flatMap(({ step }) => [...(step?.groups.keys() ?? [])]))].sort(
    byCodePoint,
  );
  const tests = names.map((name) => runs.map(({ step }) => step?.groups.get(name) ?? null));
  const family = tests.flat().filter((test) => test !== null && test.test.used !== "none");
  const places = new Map(family.map((test, at) => [test, at]));
  const adjusted = adjust(
    family.map((test) => test?.test.pDecisive ?? 1),
    options.correction,
  );
  const cells = cellsOf(runs);
  const shared = cells && sharedCases(cells, reworded);
  const members = membersByName(shared?.ids ?? [], numbered, by);
  const drifts = names.map(
    (name) => shared && driftOf(shared, members.get(name) ?? [], settings(context, names.length)),
  );
  const slopes = adjust(
    drifts.map((drift) => drift?.p ?? 1),
    options.correction,
  );
  return names.map((name, at) => ({
    name,
    steps: (tests[at] ?? []).map((one): GroupStep => {
      const place = places.get(one);
      const pAdjusted = one === null || place === undefined ? null : (adjusted[place] ?? 1);
      return {
        compared: one?.compared ?? null,
        test: one?.test ?? null,
        pAdjusted,
        status: one ? stepStatus(one.test, pAdjusted, options.alpha, lowerIsBetter) : "baseline",
      };
    }),
    drift: drifts[at] ?? null,
    slopeAdjusted: drifts[at] ? (slopes[at] ?? 1) : null,
  }));
}

/** Places of the shared cases by the group that they belong to. */
function membersByName(
  ids: readonly number[],
  numbered: readonly Cell[],
  by: Dimension,
): Map<string, number[]> {
  const members = new Map<string, number[]>();
  ids.forEach((id, at) => {
    const cell = numbered[id];
    if (cell === undefined) return;
    const name = nameIn(cell, by);
    const list = members.get(name);
    if (list) list.push(at);
    else members.set(name, [at]);
  });
  return members;
}

function cellsOf(runs: readonly Run[]): readonly RunCells[] | null {
  const cells = runs.flatMap((run) => (run.cells === null ? [] : [run.cells]));
  return cells.length === runs.length ? cells : null;
}

function settings({ options, lowerIsBetter }: Context, family: number): DriftSettings {
  const { alpha, correction } = options;
  return { alpha, family: correction === "none" ? 1 : family, lowerIsBetter };
}
