import { formatError } from "../../formats/error.ts";
import { adjust } from "../../stats/multiplicity.ts";
import type { Cell } from "../results/cells.ts";
import { dimensionFor } from "../results/dimension.ts";
import { byCodePoint } from "../results/name-order.ts";
import {
  type Group,
  groupsOf,
  isLegacyJudged,
  KIND_NAMES,
  type Report,
  type ReportKind,
  totalOf,
} from "../results/report.ts";
import {
  COMPARE_DEFAULTS,
  type ComparedGroup,
  type CompareOptions,
  type Comparison,
  metricOf,
} from "./comparison.ts";
import { coverageOf } from "./coverage.ts";
import { judgeGroup, type NamedPair, OVERALL } from "./judge-group.ts";
import { commonCells, type Difference, differences, unknownParts } from "./likeness.ts";
import { newlyWrong } from "./newly-positive.ts";
import { type PairTest, testPair } from "./pair-test.ts";

/**
 * Compares two reports group by group. What is concluded for the gate is `decideGate`'s matter.
 * @throws BacktrailError with code `format` for reports of different kinds or without anything in
 *   common, `usage` for a dimension the kind does not have.
 */
export function compareReports(
  oldReport: Report,
  newReport: Report,
  options: CompareOptions = COMPARE_DEFAULTS,
): Comparison {
  refuseOtherKind(oldReport, newReport);
  const { kind } = oldReport;
  const { name: metricName, lowerIsBetter } = metricOf(kind);
  const by = dimensionFor(kind, options.by);
  const found = differences(oldReport, newReport);
  const common = commonCells(oldReport, newReport);
  const uncut = options.test === "z" && options.correction === "none";
  const known = found.some(({ effect }) => effect !== "noted");
  const reduced = known || (!uncut && unlikeCells(oldReport, newReport, common));
  const [before, after, leftOut] = reduced
    ? reduceToCommon(oldReport, newReport, common, found)
    : [oldReport, newReport, null];
  const full = pairGroups(groupsOf(oldReport, by), groupsOf(newReport, by), kind);
  const shared = pairGroups(groupsOf(before, by), groupsOf(after, by), kind);
  const [pairs, leftOutGroups] = leftOut ? afterReduction(full, shared) : [full, []];
  const overallPair = { name: OVERALL, old: totalOf(before), new: totalOf(after) };
  const { groups, family } = judgeFamily(pairs, options, lowerIsBetter);
  // The total is a question of its own beside the family of groups. Each is tested two-sided at the
  // level, but only a worsening fails the gate, half of each: together they keep the level.
  const totalTest = testOf(overallPair, options);
  const totalP = totalTest === null || totalTest.used === "none" ? null : totalTest.pDecisive;
  const overall = judgeGroup(overallPair, totalTest, totalP, { options, lowerIsBetter, family: 1 });
  return {
    kind,
    metricName,
    lowerIsBetter,
    by,
    oldLabel: oldReport.label,
    newLabel: newReport.label,
    simulated: oldReport.simulated || newReport.simulated,
    legacyJudge: [
      ...(isLegacyJudged(oldReport) ? (["old"] as const) : []),
      ...(isLegacyJudged(newReport) ? (["new"] as const) : []),
    ],
    interrupted: newReport.interrupted,
    overall,
    groups,
    differences: found,
    unknown: unknownParts(oldReport, newReport),
    leftOut: leftOut && { ...leftOut, groups: leftOutGroups },
    coverage: coverageOf(oldReport, newReport, common),
    newlyWrong: newlyWrong(before.cells, after.cells, lowerIsBetter),
    contradictions: [
      ...oldReport.contradictions.map((text) => `the old report: ${text}`),
      ...newReport.contradictions.map((text) => `the new report: ${text}`),
    ],
    uncut,
    family,
    options,
  };
}

function refuseOtherKind(before: Report, after: Report): void {
  if (before.kind === after.kind) return;
  throw formatError(
    after.where,
    `reports ${KIND_NAMES[after.kind]} and cannot be compared with ${before.where}, which reports ${KIND_NAMES[before.kind]}`,
  );
}

/** Every group by its test, with the p values of all that could be tested corrected as one family. */
function judgeFamily(
  pairs: readonly NamedPair[],
  options: CompareOptions,
  lowerIsBetter: boolean,
): { readonly groups: ComparedGroup[]; readonly family: number } {
  const members = pairs.map((pair) => ({ pair, test: testOf(pair, options) }));
  const tested = members.filter(({ test }) => test !== null && test.used !== "none");
  const adjusted = adjust(
    tested.map(({ test }) => test?.pDecisive ?? 1),
    options.correction,
  );
  const family = options.correction === "none" ? 1 : Math.max(1, tested.length);
  const groups = members.map(({ pair, test }) => {
    const at = tested.findIndex((each) => each.pair === pair);
    const pAdjusted = at < 0 ? null : (adjusted[at] ?? 1);
    return judgeGroup(pair, test, pAdjusted, { options, lowerIsBetter, family });
  });
  return { groups, family };
}

/**
 * The groups after a reduction: those that still stand on both sides with what is common, those that
 * one run never had as added or removed, and the names of those that the reduction emptied.
 */
function afterReduction(
  full: readonly NamedPair[],
  shared: readonly NamedPair[],
): [NamedPair[], string[]] {
  const left = new Map(shared.map((pair) => [pair.name, pair]));
  const kept: NamedPair[] = [];
  const emptied: string[] = [];
  for (const pair of full) {
    const common = left.get(pair.name);
    if (common) kept.push(common);
    else if (pair.old === null || pair.new === null) kept.push(pair);
    else emptied.push(pair.name);
  }
  return [kept, emptied];
}

/** Whether a report with known cells has some that the other lacks. */
function unlikeCells(
  before: Report,
  after: Report,
  common: { readonly old: readonly Cell[]; readonly new: readonly Cell[] },
): boolean {
  if (before.cells === null || after.cells === null) return false;
  return common.old.length < before.cells.length || common.new.length < after.cells.length;
}

function otherParts(found: readonly Difference[]): string {
  const refused = found.find(({ effect, part }) => effect === "refused" && part !== "judge");
  return refused ? "different texts under the same names" : "another battery or judge";
}

function reduceToCommon(
  oldReport: Report,
  newReport: Report,
  common: { readonly old: readonly Cell[]; readonly new: readonly Cell[] },
  found: readonly Difference[],
): [Report, Report, { old: number; new: number }] {
  // Reports that tell totals only cannot be cut; it is said in what they differ.
  if (oldReport.cells === null || newReport.cells === null) {
    return [oldReport, newReport, { old: 0, new: 0 }];
  }
  // Without names in common the gate says what is missing; here nothing can be compared at all.
  if (common.old.length === 0 && found.some(({ effect }) => effect !== "noted")) {
    throw formatError(
      newReport.where,
      `was made with ${otherParts(found)} than ${oldReport.where}, and the two share no case that could be compared`,
    );
  }
  const before = { ...oldReport, cells: common.old, stated: null };
  const after = { ...newReport, cells: common.new, stated: null };
  return [
    before,
    after,
    {
      old: totalOf(oldReport).n - totalOf(before).n,
      new: totalOf(newReport).n - totalOf(after).n,
    },
  ];
}

function pairGroups(
  old: ReadonlyMap<string, Group>,
  now: ReadonlyMap<string, Group>,
  kind: ReportKind,
): NamedPair[] {
  // A group whose every trial failed was not measured: it is not there, as a missing one is not.
  const there = (group: Group | undefined): Group | null =>
    group === undefined ||
    (kind !== "scan" && group.n === 0 && group.errors + group.unobserved === 0)
      ? null
      : group;
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort(byCodePoint)
    .map((name) => ({ name, old: there(old.get(name)), new: there(now.get(name)) }))
    .filter((pair) => (pair.old?.n ?? 0) + (pair.new?.n ?? 0) > 0 || kind === "scan");
}

function testOf(pair: NamedPair, options: CompareOptions): PairTest | null {
  return pair.old && pair.new ? testPair(pair.old, pair.new, options) : null;
}
