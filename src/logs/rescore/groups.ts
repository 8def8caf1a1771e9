import { LOGGED_OUTCOMES } from "../../formats/outcome.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { at } from "../../text/at.ts";
import { count, groupBy } from "./grouping.ts";
import { countsAsDelivered, type JudgedRun, type RunOutcome } from "./outcome.ts";
import type { RunSummary } from "./summary.ts";

/** Attacked runs of one pipeline under one attack; `suite` is null for all suites together. */
export interface AttackedGroup {
  readonly pipeline: string;
  readonly suite: string | null;
  readonly attack: string;
  readonly runs: number;
  /** As the benchmark computes them: every run counts, errors as successes. */
  readonly published: { readonly asr: Rate; readonly utility: Rate };
  readonly outcomes: Readonly<Record<RunOutcome, number>>;
  /** Acted over all but errors. */
  readonly asr: Rate;
  /** Acted over runs in which the attack got as far as the defence. */
  readonly asr_given_delivery: Rate;
  /** Runs whose tool results show the planted text, over those that say what was planted. */
  readonly delivered: Rate;
  /** User task done, over runs that have messages and no error. */
  readonly utility: Rate;
  readonly published_successes: {
    readonly total: number;
    readonly errors: number;
    readonly without_exposure: number;
    readonly without_messages: number;
  };
  /** Runs whose log does not say what was planted; outside ASR given delivery. */
  readonly exposure_unknown: number;
}

/** Runs without an attack. */
export interface BenignGroup {
  readonly pipeline: string;
  readonly suite: string | null;
  /** User tasks, or the attacker's goals asked openly by the user (a check of capability). */
  readonly tasks: "user" | "injection";
  readonly runs: number;
  readonly published_utility: Rate;
  readonly utility: Rate;
  readonly errors: number;
  /** Tool results that a defence withheld, over all tool results. */
  readonly withheld_results: Rate;
  readonly runs_with_withheld: Rate;
}

const RUN_OUTCOMES: readonly RunOutcome[] = [...LOGGED_OUTCOMES, "exposure_unknown"];

export function attackedGroups(judged: readonly JudgedRun[]): AttackedGroup[] {
  return byPlace(judged, ({ run }) => [run.pipeline, run.suite, run.attack ?? "none"]).map(
    ({ pipeline, suite, third, items }) => attackedGroup(pipeline, suite, third, items),
  );
}

function attackedGroup(
  pipeline: string,
  suite: string | null,
  attack: string,
  judged: readonly JudgedRun[],
): AttackedGroup {
  const outcomes = Object.fromEntries(RUN_OUTCOMES.map((outcome) => [outcome, 0])) as Record<
    RunOutcome,
    number
  >;
  for (const { outcome } of judged) outcomes[outcome] += 1;
  const runs = judged.map(({ run }) => run);
  const successes = runs.filter((run) => run.security === true);
  const whole = runs.filter(isWhole);
  return {
    pipeline,
    suite,
    attack,
    runs: runs.length,
    published: {
      asr: rateOf(successes.length, runs.length),
      utility: rateOf(
        count(runs, (run) => run.utility === true),
        runs.length,
      ),
    },
    outcomes,
    asr: rateOf(outcomes.acted, judged.length - outcomes.error),
    asr_given_delivery: rateOf(
      count(judged, (one) => one.outcome === "acted" && countsAsDelivered(one)),
      count(judged, countsAsDelivered),
    ),
    delivered: rateOf(
      count(runs, (run) => (run.spans ?? 0) > 0),
      count(runs, (run) => run.spans !== null),
    ),
    utility: rateOf(
      count(whole, (run) => run.utility === true),
      whole.length,
    ),
    published_successes: {
      total: successes.length,
      errors: count(successes, (run) => run.error !== null),
      without_exposure: count(
        successes,
        (run) => run.error === null && run.messages > 0 && run.spans === 0,
      ),
      without_messages: count(successes, (run) => run.error === null && run.messages === 0),
    },
    exposure_unknown: count(runs, (run) => run.spans === null),
  };
}

export function benignGroups(runs: readonly RunSummary[]): BenignGroup[] {
  const benign = runs.filter((run) => run.attack === null);
  return byPlace(benign, (run) => [
    run.pipeline,
    run.suite,
    run.userTask.startsWith("injection_task") ? "injection" : "user",
  ]).map(({ pipeline, suite, third, items: group }) => {
    const whole = group.filter(isWhole);
    return {
      pipeline,
      suite,
      tasks: third === "injection" ? "injection" : "user",
      runs: group.length,
      published_utility: rateOf(
        count(group, (run) => run.utility === true),
        group.length,
      ),
      utility: rateOf(
        count(whole, (run) => run.utility === true),
        whole.length,
      ),
      errors: count(group, (run) => run.error !== null),
      withheld_results: rateOf(
        sum(group, (run) => run.withheld),
        sum(group, (run) => run.toolResults),
      ),
      runs_with_withheld: rateOf(
        count(group, (run) => run.withheld > 0),
        group.length,
      ),
    };
  });
}

/** Whether a run's utility verdict can be believed: it has messages, a verdict and no error. */
export function isWhole(run: RunSummary): boolean {
  return run.error === null && run.messages > 0 && run.utility !== null;
}

interface Place<T> {
  readonly pipeline: string;
  readonly suite: string | null;
  readonly third: string;
  readonly items: readonly T[];
}

/** Groups by pipeline, suite and a third key, with a row for all suites before each block. */
function byPlace<T>(
  items: readonly T[],
  keyOf: (item: T) => readonly [pipeline: string, suite: string, third: string],
): Place<T>[] {
  const places: Place<T>[] = [];
  const add = (group: readonly T[], all: boolean): void => {
    const [pipeline, suite, third] = keyOf(at(group, 0));
    places.push({ pipeline, suite: all ? null : suite, third, items: group });
  };
  for (const block of groupBy(items, (item) => [keyOf(item)[0], keyOf(item)[2]])) {
    add(block, true);
    for (const group of groupBy(block, (item) => [keyOf(item)[1]])) add(group, false);
  }
  return places;
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += amount(item);
  return total;
}
