import { minimumDetectable, powerOfTwoProportions } from "../../stats/power.ts";
import { cohenH, newcombe } from "../../stats/two-proportions.ts";
import type { Group } from "../results/report.ts";
import {
  type ComparedGroup,
  type CompareOptions,
  type GroupVerdict,
  REQUIRED_POWER,
  type Status,
} from "./comparison.ts";
import type { PairTest } from "./pair-test.ts";
import { repeatsToSee } from "./repeats-to-see.ts";

/** Name of the total among the groups. */
export const OVERALL = "overall";

/** A group as both runs have it; null where a run does not. */
export interface NamedPair {
  readonly name: string;
  readonly old: Group | null;
  readonly new: Group | null;
}

export interface JudgeContext {
  readonly options: CompareOptions;
  readonly lowerIsBetter: boolean;
  readonly family: number;
}

/** What is said of a group that stands on one side only. */
const NO_TEST = {
  verdict: null,
  test: null,
  pAdjusted: null,
  ci: null,
  cohensH: null,
  detectable: null,
  agrees: null,
  repeatsToSee: null,
};

/** Of an injection or utility scan a group without an assessed trial counts as not there. */
function absent(group: Group | null): boolean {
  return group === null || (group.n === 0 && group.errors + group.unobserved > 0);
}

/** What the test of one group says, and what may be concluded from it. */
export function judgeGroup(
  { name, old, new: now }: NamedPair,
  test: PairTest | null,
  pAdjusted: number | null,
  { options, lowerIsBetter, family }: JudgeContext,
): ComparedGroup {
  const base = {
    name,
    oldErrors: old?.errors ?? 0,
    newErrors: now?.errors ?? 0,
    oldUnobserved: old?.unobserved ?? 0,
    newUnobserved: now?.unobserved ?? 0,
    oldDelivered: old?.delivered ?? 0,
    newDelivered: now?.delivered ?? 0,
  };
  const total = name === OVERALL;
  if (absent(old) || absent(now) || old === null || now === null || test === null) {
    return {
      ...base,
      ...NO_TEST,
      old: old && (total || !absent(old)) ? { k: old.k, n: old.n } : null,
      new: now && (total || !absent(now)) ? { k: now.k, n: now.n } : null,
      status: total ? "flat" : absent(old) ? "added" : "removed",
    };
  }
  const before = test.old;
  const after = test.new;
  const valid = [before, after].every(({ k, n }) => n > 0 && k <= n);
  const worse = lowerIsBetter ? test.rise > 0 : test.rise < 0;
  const significant = pAdjusted !== null && pAdjusted < options.alpha && test.rise !== 0;
  const status: Status = significant ? (worse ? "regressed" : "improved") : "flat";
  const alpha = options.alpha / family;
  const p1 = (before.k + 0.5) / (before.n + 1);
  const direction = lowerIsBetter ? 1 : -1;
  const samples = { p1, n1: before.n, n2: after.n, alpha };
  const verdict = verdictOf(status, test, options, samples, direction);
  const ci = valid ? newcombe(before, after) : null;
  return {
    ...base,
    old: { k: old.k, n: old.n },
    new: { k: now.k, n: now.n },
    status,
    verdict,
    test,
    pAdjusted,
    ci,
    agrees: ci === null || test.used === "none" ? null : test.pDecisive < 0.05 === excludesZero(ci),
    cohensH: valid ? cohenH(before.k / before.n, after.k / after.n) : null,
    detectable: valid ? minimumDetectable(samples, REQUIRED_POWER, direction) : null,
    repeatsToSee:
      verdict === "inconclusive"
        ? repeatsToSee(
            { ...samples, cells: test.matchedCells ?? old.cells?.length ?? null },
            options,
            direction,
          )
        : null,
  };
}

function excludesZero([low, high]: readonly [number, number]): boolean {
  return low > 0 || high < 0;
}

function verdictOf(
  status: Status,
  test: PairTest,
  { detect }: CompareOptions,
  samples: { p1: number; n1: number; n2: number; alpha: number },
  direction: 1 | -1,
): GroupVerdict {
  if (status === "regressed" || status === "improved") return status;
  // Not even the most extreme outcome would have been significant: nothing could be seen.
  // Among groups that stayed as they were, the first to stand out has to pass the corrected level.
  if (test.used === "none" || test.smallest >= samples.alpha) return "inconclusive";
  if (detect !== null) {
    const p2 = Math.min(1, Math.max(0, samples.p1 + direction * detect));
    if (powerOfTwoProportions({ ...samples, p2 }) < REQUIRED_POWER) return "inconclusive";
  }
  return "no significant change";
}
