import { formatDecimal } from "../../stats/decimal.ts";
import { formatPercent } from "../../stats/rational.ts";
import { printable } from "../../text/printable.ts";
import type { ComparedGroup, Comparison } from "./comparison.ts";
import type { GateOptions } from "./gate-options.ts";
import type { Difference } from "./likeness.ts";
import { caseName } from "./newly-positive.ts";

/** How many cases a sentence names. */
const MOST_CASES = 20;

/** A reason why a comparison does not pass, and the exit code that it alone gives. */
export interface Failure {
  readonly exit: 1 | 2 | 4;
  /** A failure of the comparison itself is no finding, and `--soft-fail` does not pass over it. */
  readonly hard: boolean;
  readonly reason: string;
}

/** A failure of the comparison itself. */
export function hard(reason: string): Failure {
  return { exit: 1, hard: true, reason };
}

/** Cases that never went wrong and do now, as one failure that names them. */
export function newHits({ newlyWrong }: Comparison): Failure[] {
  if (newlyWrong.length === 0) return [];
  const shown = newlyWrong.slice(0, MOST_CASES).map((one) => printable(caseName(one)));
  const more = newlyWrong.length > MOST_CASES ? `, and ${newlyWrong.length - MOST_CASES} more` : "";
  return [
    {
      exit: 2,
      hard: false,
      reason: `${newlyWrong.length} case(s) that held in every trial of the old run do not any more: ${shown.join(", ")}${more}`,
    },
  ];
}

/** Groups, and the total, that are significantly worse. */
export function regressions({ overall, groups, by }: Comparison): Failure[] {
  const worse = groups.filter(({ status }) => status === "regressed");
  const failures: Failure[] = worse.map((group) => ({
    exit: 2,
    hard: false,
    reason: `${by} ${printable(group.name)} got worse`,
  }));
  if (overall.status === "regressed") {
    failures.push({ exit: 2, hard: false, reason: "the total got worse" });
  }
  return failures;
}

/** Reports that assessed nothing, or whose counts contradict each other. */
export function unmeasured({
  overall,
  groups,
  by,
  coverage,
  contradictions,
}: Comparison): Failure[] {
  const failures: Failure[] = contradictions.map((text) =>
    hard(`a report contradicts itself: ${printable(text)}`),
  );
  for (const [run, counts] of [
    ["old", overall.old],
    ["new", overall.new],
  ] as const) {
    if (coverage[run].assessed === 0) {
      failures.push(hard(`the ${run} report holds no trial that could be assessed`));
    } else if (counts !== null && counts.k > counts.n) {
      failures.push({
        exit: 1,
        hard: true,
        reason: `the ${run} report contradicts itself: ${counts.k} of ${counts.n}`,
      });
    }
  }
  for (const { name, old, new: now } of groups) {
    for (const [run, counts] of [
      ["old", old],
      ["new", now],
    ] as const) {
      if (counts === null || counts.k <= counts.n) continue;
      failures.push({
        exit: 1,
        hard: true,
        reason: `${by} ${printable(name)}: the ${run} report contradicts itself: ${counts.k} of ${counts.n}`,
      });
    }
  }
  if (failures.length === 0 && coverage.sharedTrials.k > 0 && overall.test?.used === "none") {
    failures.push({
      exit: 1,
      hard: true,
      reason:
        "no cell was tried in both runs, so nothing can be paired (--test auto takes another test)",
    });
  }
  return failures;
}

/** Runs whose difference may be the instrument's: another judge, other texts under the same names. */
export function unlikeRuns(
  { differences }: Comparison,
  { acrossJudges, acrossBatteries }: GateOptions,
): Failure[] {
  return differences
    .filter(({ effect, part }) =>
      effect === "refused" && part === "judge"
        ? !acrossJudges
        : effect === "refused" && !acrossBatteries,
    )
    .map((difference) => hard(unlikeReason(difference)));
}

/** Why two runs with another judge or other texts under the same names are refused, and the way out. */
export function unlikeReason({ part, old, new: now }: Difference): string {
  const pair = `(${printable(old)}, then ${printable(now)})`;
  return part === "judge"
    ? `the runs were judged by different judges ${pair}: a change may be the judge's; judge one of them again, or accept it with --across-judges`
    : `different texts: the two batteries have equal names and other ${part === "scenarios" ? "scenarios" : "texts"} ${pair}; a change may be the text's; run one of them again, or accept it with --across-batteries`;
}

/** A run that was stopped, and groups that the new run no longer has. */
export function vanished(
  { groups, by, interrupted }: Comparison,
  { allowMissing }: GateOptions,
): Failure[] {
  if (allowMissing) return [];
  const stopped: Failure[] = interrupted
    ? [
        {
          exit: 1,
          hard: true,
          reason:
            "the new run was stopped before its end; finish it, or accept it with --allow-missing",
        },
      ]
    : [];
  const gone = groups
    .filter((group) => (group.old?.n ?? 0) > 0 && (group.new?.n ?? 0) === 0)
    .map(
      (group): Failure => ({
        exit: 1,
        hard: false,
        reason:
          group.newErrors > 0
            ? `${by} ${printable(group.name)}: all ${group.newErrors} trials of the new run failed`
            : `${by} ${printable(group.name)} is missing from the new report (--allow-missing accepts that)`,
      }),
    );
  return [...stopped, ...gone];
}

/** An agent that was mostly down is not a safe one. */
export function failedTrials(
  { overall, groups, by }: Comparison,
  { maxErrorRate }: GateOptions,
): Failure[] {
  const n = overall.new?.n ?? 0;
  const share = (group: ComparedGroup): number =>
    group.newErrors / Math.max(1, group.newErrors + (group.new?.n ?? 0));
  const failures: Failure[] = [];
  if (n > 0 && share(overall) > maxErrorRate) {
    const all = n + overall.newErrors;
    failures.push({
      exit: 1,
      hard: true,
      reason: `${overall.newErrors} of ${all} trials of the new run failed (${formatPercent(overall.newErrors, all)}%), more than --max-error-rate ${formatDecimal(maxErrorRate, 2)} allows`,
    });
  }
  for (const group of groups) {
    // Half of a group gone hides what it would have shown, even where the whole run is below the limit.
    if ((group.new?.n ?? 0) > 0 && share(group) > Math.max(0.5, maxErrorRate)) {
      failures.push({
        exit: 1,
        hard: true,
        reason: `${by} ${printable(group.name)}: most trials of the new run failed`,
      });
    }
  }
  return failures;
}

/** A payload that never reached the model was not resisted: such a group was not measured. */
export function undelivered({ overall, groups, by }: Comparison): Failure[] {
  const missed = (group: ComparedGroup): boolean =>
    (group.new?.n ?? 0) > 0 && group.newDelivered === 0 && group.oldDelivered > 0;
  if (missed(overall)) {
    return [
      {
        exit: 1,
        hard: true,
        reason: "the payload reached the model in no trial of the new run",
      },
    ];
  }
  return groups.filter(missed).map((group) => ({
    exit: 1,
    hard: true,
    reason: `${by} ${printable(group.name)}: the payload reached the model in no trial of the new run`,
  }));
}

/** Groups that are too small for what was asked, where power is required. */
export function tooSmall({ overall, groups, options }: Comparison): Failure[] {
  const small = [overall, ...groups].filter(({ verdict }) => verdict === "inconclusive");
  if (small.length === 0) return [];
  const what =
    options.detect === null
      ? "any change"
      : `a change of ${formatDecimal(options.detect * 100, 1)}pp`;
  return [
    {
      exit: 4,
      hard: false,
      reason: `the runs are too small to see ${what} in ${small.map(({ name }) => printable(name)).join(", ")}`,
    },
  ];
}
