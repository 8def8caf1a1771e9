import { formatDecimal } from "../../stats/decimal.ts";
import { formatPercent } from "../../stats/rational.ts";
import { printable } from "../../text/printable.ts";
import type { ComparedGroup, Comparison, Verdict } from "./comparison.ts";

export interface GateOptions {
  /** Report a failed gate, but do not fail. */
  readonly softFail: boolean;
  /** Groups of the old run may be missing from the new one. */
  readonly allowMissing: boolean;
  /** Runs judged by different judges may be compared. */
  readonly acrossJudges: boolean;
  /** A run too small to see what it was asked to see fails (exit 4). */
  readonly requirePower: boolean;
  /** Share of failed trials in the new run above which it proves nothing. */
  readonly maxErrorRate: number;
}

/** Gate options when nothing is said. */
export const GATE_DEFAULTS: GateOptions = {
  softFail: false,
  allowMissing: false,
  acrossJudges: false,
  requirePower: false,
  maxErrorRate: 0.05,
};

/** The word printed behind the headline. It follows from the exit code and never contradicts it. */
export type GateWord = "PASS" | "FAIL" | "INCONCLUSIVE" | "NOT GATED";

export interface Gate {
  readonly verdict: Verdict;
  readonly word: GateWord;
  /** 0 passed, 1 the comparison could not be made, 2 a regression, 4 too small where power is required. */
  readonly exit: 0 | 1 | 2 | 4;
  /** False where the headline difference may be the instrument's and is withheld. */
  readonly comparable: boolean;
  /** What failed, one sentence each, worst first; text of the files is made printable. */
  readonly reasons: readonly string[];
}

interface Failure {
  readonly exit: 1 | 2 | 4;
  /** A failure of the comparison itself is no finding, and `--soft-fail` does not pass over it. */
  readonly hard: boolean;
  readonly reason: string;
}

/**
 * Decides what a comparison means: verdict, word and exit code come from here and nowhere else.
 * A regression of any group fails, also when the total improved. A comparison that could not be made
 * (nothing assessed, a vanished group, another judge, too many failed trials) fails as well: silence is
 * not safety.
 */
export function decideGate(comparison: Comparison, options: GateOptions = GATE_DEFAULTS): Gate {
  const otherJudge = unlike(comparison, options);
  const comparable = otherJudge.length === 0;
  const failures = [
    ...(comparable ? regressions(comparison) : []),
    ...unmeasured(comparison),
    ...otherJudge,
    ...vanished(comparison, options),
    ...failedTrials(comparison, options),
    ...undelivered(comparison),
    ...(options.requirePower ? tooSmall(comparison) : []),
  ];
  const verdict = comparable ? verdictOf(comparison, failures) : "inconclusive";
  const reasons = failures.map(({ reason }) => reason);
  const kept = options.softFail ? failures.filter(({ hard }) => hard) : failures;
  const worst =
    kept.find(({ exit }) => exit === 2) ?? kept.find(({ exit }) => exit === 1) ?? kept[0];
  if (worst === undefined) {
    return {
      verdict,
      word: failures.length > 0 ? "NOT GATED" : "PASS",
      exit: 0,
      comparable,
      reasons,
    };
  }
  const word = worst.exit === 4 ? "INCONCLUSIVE" : "FAIL";
  return { verdict, word, exit: worst.exit, comparable, reasons };
}

function verdictOf({ overall, groups }: Comparison, failures: readonly Failure[]): Verdict {
  const all = [overall, ...groups];
  if (all.some(({ status }) => status === "regressed")) return "regressed";
  if (failures.some(({ exit }) => exit === 1)) return "inconclusive";
  if (all.some(({ verdict }) => verdict === "inconclusive")) return "inconclusive";
  return all.some(({ status }) => status === "improved") ? "improved" : "no significant change";
}

function regressions({ overall, groups, by }: Comparison): Failure[] {
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

function unmeasured({ overall, groups, by }: Comparison): Failure[] {
  const failures: Failure[] = [];
  for (const [run, counts] of [
    ["old", overall.old],
    ["new", overall.new],
  ] as const) {
    if (counts === null || counts.n === 0) {
      failures.push({
        exit: 1,
        hard: true,
        reason: `the ${run} report holds no trial that could be assessed`,
      });
    } else if (counts.k > counts.n) {
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
  if (failures.length === 0 && overall.test?.used === "none") {
    failures.push({
      exit: 1,
      hard: true,
      reason:
        "no cell was tried in both runs, so nothing can be paired (--test auto takes another test)",
    });
  }
  return failures;
}

function unlike({ differences }: Comparison, { acrossJudges }: GateOptions): Failure[] {
  if (acrossJudges) return [];
  return differences
    .filter(({ effect }) => effect === "refused")
    .map((difference) => ({
      exit: 1,
      hard: true,
      reason: `the runs were judged by different judges (${printable(difference.old)}, then ${printable(difference.new)}): a change may be the judge's; judge one of them again, or accept it with --across-judges`,
    }));
}

function vanished(
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

function failedTrials(
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
function undelivered({ overall, groups, by }: Comparison): Failure[] {
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

function tooSmall({ overall, groups, options }: Comparison): Failure[] {
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
