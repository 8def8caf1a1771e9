import type { Counts } from "../../stats/counts.ts";
import type { Correction } from "../../stats/multiplicity.ts";
import type { Interval } from "../../stats/wilson.ts";
import type { Dimension, ReportKind } from "../results/report.ts";
import type { Coverage } from "./coverage.ts";
import type { Difference } from "./likeness.ts";
import type { NewlyWrong } from "./newly-positive.ts";
import type { PairTest, TestChoice } from "./pair-test.ts";

export interface CompareOptions {
  readonly by?: Dimension | undefined;
  readonly test: TestChoice;
  readonly correction: Correction;
  /** Largest chance, in (0, 1), that two identical agents fail the gate. */
  readonly alpha: number;
  /** The worsening that must not be missed, as a proportion (0.05 is five points); null asks for none. */
  readonly detect: number | null;
  readonly cluster: "carrier" | null;
}

/** Options of a comparison when nothing is said. */
export const COMPARE_DEFAULTS: CompareOptions = {
  test: "auto",
  correction: "holm",
  alpha: 0.05,
  detect: null,
  cluster: null,
};

/** Chance with which a run must see the change it is asked to detect. */
export const REQUIRED_POWER = 0.8;

/** What the test alone says. */
export type Status = "improved" | "regressed" | "flat" | "added" | "removed";

/** What may be concluded of one group. */
export type GroupVerdict = "regressed" | "improved" | "no significant change" | "inconclusive";

/** What may be concluded of a whole comparison. */
export type Verdict = GroupVerdict | "not_comparable";

/** One group, or the total, of both runs. */
export interface ComparedGroup {
  readonly name: string;
  readonly oldUnobserved: number;
  readonly newUnobserved: number;
  /** Counts of the run; null where the group is not in it. What was tested stands in `test`. */
  readonly old: Counts | null;
  readonly new: Counts | null;
  readonly oldErrors: number;
  readonly newErrors: number;
  /** Assessed trials whose payload reached the model; all of them where that is not recorded. */
  readonly oldDelivered: number;
  readonly newDelivered: number;
  readonly status: Status;
  /** Null for a group that stands in one run only. */
  readonly verdict: GroupVerdict | null;
  readonly test: PairTest | null;
  /** Corrected p value; null where nothing was tested. */
  readonly pAdjusted: number | null;
  /** Newcombe's interval of the difference new − old of the tested counts, as a proportion. */
  readonly ci: Interval | null;
  /**
   * Whether interval and p value say the same: the interval treats trials as independent, the exact
   * tests do not, and they decide. Null where there is no interval.
   */
  readonly agrees: boolean | null;
  readonly cohensH: number | null;
  /** The smallest worsening this size of run would see with 80 % power, corrected for the family. */
  readonly detectable: number | null;
  /**
   * Of an inconclusive group: repeats of each of its cases (trials where cases are not known) with which
   * both runs would have seen what was asked; null where none suffice.
   */
  readonly repeatsToSee: number | null;
}

export interface Comparison {
  readonly kind: ReportKind;
  readonly metricName: string;
  readonly lowerIsBetter: boolean;
  readonly by: Dimension;
  readonly oldLabel: string;
  readonly newLabel: string;
  readonly simulated: boolean;
  /** Runs judged by `legacy`, the Python original's judge: their figures are good to compare with its own only. */
  readonly legacyJudge: readonly ("old" | "new")[];
  /** Whether the new run was stopped before its end. */
  readonly interrupted: boolean;
  readonly overall: ComparedGroup;
  /** Groups by code point of their names. */
  readonly groups: readonly ComparedGroup[];
  readonly differences: readonly Difference[];
  /** Parts that the reports do not tell, so that nobody knows whether the runs are alike in them. */
  readonly unknown: readonly string[];
  /** Trials left out because the other run has no like of them; null where nothing was reduced. */
  readonly leftOut: {
    readonly old: number;
    readonly new: number;
    /** Groups that both runs have but of which nothing is common. */
    readonly groups: readonly string[];
  } | null;
  /** What of the old run was measured again; the whole of both runs, before anything was left out. */
  readonly coverage: Coverage;
  /** Cases that never went wrong before and do now. */
  readonly newlyWrong: readonly NewlyWrong[];
  /** Statements of either report that cannot all be true. */
  readonly contradictions: readonly string[];
  /**
   * The Python original's method was asked for (`z`, no correction): groups are compared whole, cases
   * that only one run has included.
   */
  readonly uncut: boolean;
  /** Number of groups tested, which is what the correction is over; the total is a test of its own. */
  readonly family: number;
  readonly options: CompareOptions;
}

const METRICS: Readonly<Record<ReportKind, { name: string; lowerIsBetter: boolean }>> = {
  injection: { name: "Leak rate", lowerIsBetter: true },
  utility: { name: "Success rate", lowerIsBetter: false },
  scan: { name: "Hit rate", lowerIsBetter: true },
};

/** Name and direction of what a kind of report measures. */
export function metricOf(kind: ReportKind): { name: string; lowerIsBetter: boolean } {
  return METRICS[kind];
}
