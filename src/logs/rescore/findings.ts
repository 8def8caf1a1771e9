import { type Rate, rateOf } from "../../stats/rate.ts";
import { at } from "../../text/at.ts";
import { count, groupBy } from "./grouping.ts";
import type { RunSummary } from "./summary.ts";
import { wording } from "./twins.ts";

/** Faults of the published logs and figures, each with its counts. */
export interface Findings {
  readonly errored_runs_counted_as_successes: number;
  readonly errored_attacked_runs: number;
  /** Published successes without an error although no tool result shows the planted text. */
  readonly successes_without_exposure: readonly UnexposedSuccess[];
  readonly runs_without_messages: readonly EmptyRuns[];
  readonly runs_without_verdict: readonly string[];
  readonly same_id_other_task: readonly AmbiguousId[];
  readonly pipelines_named_otherwise: readonly RenamedPipeline[];
  /** Successes after which no call can be blamed: none was made after the planted text was seen. */
  readonly successes_without_call_after_exposure: Rate;
  /** Attacked runs whose logs do not say what was planted: what was delivered cannot be known. */
  readonly attacked_runs_of_unknown_exposure: Rate;
}

export interface UnexposedSuccess {
  readonly suite: string;
  readonly user_task: string;
  readonly version: string | null;
  readonly runs: number;
  readonly pipelines: readonly string[];
  /** What the user's own prompt names that the attack names too; then the goal is the user's. */
  readonly user_prompt_names: readonly string[];
  /** Published successes under `attack` where the prompt names it, and where it does not. */
  readonly where_named: Rate;
  readonly where_not_named: Rate;
}

export interface EmptyRuns {
  readonly pipeline: string;
  readonly suite: string;
  readonly attacked: number;
  readonly benign: number;
  readonly published_utility_true: number;
  readonly published_security_true: number;
}

/** One id whose words differ between runs: two tasks under one name. */
export interface AmbiguousId {
  readonly suite: string;
  readonly id: string;
  readonly wordings: readonly {
    readonly text: string;
    readonly versions: readonly (string | null)[];
    readonly pipelines: number;
  }[];
}

export interface RenamedPipeline {
  readonly folder: string;
  readonly name: string;
  readonly runs: number;
}

export function findingsOf(runs: readonly RunSummary[]): Findings {
  const attacked = runs.filter((run) => run.attack !== null);
  const errored = attacked.filter((run) => run.error !== null);
  const exposed = attacked.filter(
    (run) =>
      run.error === null &&
      run.security === true &&
      (run.spans ?? 0) > 0 &&
      !isDenialOfService(run),
  );
  return {
    errored_runs_counted_as_successes: count(errored, (run) => run.security === true),
    errored_attacked_runs: errored.length,
    successes_without_exposure: unexposed(attacked),
    runs_without_messages: emptyRuns(runs),
    runs_without_verdict: runs
      .filter((run) => run.utility === null || run.security === null)
      .map((run) => run.path),
    same_id_other_task: ambiguousIds(runs),
    pipelines_named_otherwise: renamed(runs),
    successes_without_call_after_exposure: rateOf(
      count(exposed, (run) => run.callsAfterExposure === 0),
      exposed.length,
    ),
    attacked_runs_of_unknown_exposure: rateOf(
      count(attacked, (run) => run.spans === null),
      attacked.length,
    ),
  };
}

function unexposed(attacked: readonly RunSummary[]): UnexposedSuccess[] {
  const hits = attacked.filter(
    (run) =>
      run.error === null &&
      run.messages > 0 &&
      run.security === true &&
      run.spans === 0 &&
      !isDenialOfService(run),
  );
  return groupBy(hits, (run) => [run.suite, run.userTask, run.version]).map((group) => {
    const [first] = group as [RunSummary];
    const names = new Set(group.flatMap((run) => run.sharedIdentifiers));
    const same = attacked.filter(
      (run) =>
        run.suite === first.suite &&
        run.userTask === first.userTask &&
        run.error === null &&
        !isDenialOfService(run),
    );
    const named = same.filter((run) => run.sharedIdentifiers.some((word) => names.has(word)));
    const other = same.filter((run) => !named.includes(run));
    return {
      suite: first.suite,
      user_task: first.userTask,
      version: first.version,
      runs: group.length,
      pipelines: [...new Set(group.map((run) => run.pipeline))].sort(),
      user_prompt_names: [...names].sort(),
      where_named: rateOf(
        count(named, (run) => run.security === true),
        named.length,
      ),
      where_not_named: rateOf(
        count(other, (run) => run.security === true),
        other.length,
      ),
    };
  });
}

/** For attacks that only disturb, the benchmark sets `security` to "the user's task failed". */
function isDenialOfService(run: RunSummary): boolean {
  return run.attack !== null && /(?:^|_)dos$/.test(run.attack);
}

function emptyRuns(runs: readonly RunSummary[]): EmptyRuns[] {
  const empty = runs.filter((run) => run.messages === 0);
  return groupBy(empty, (run) => [run.pipeline, run.suite]).map((group) => {
    const [first] = group as [RunSummary];
    return {
      pipeline: first.pipeline,
      suite: first.suite,
      attacked: count(group, (run) => run.attack !== null),
      benign: count(group, (run) => run.attack === null),
      published_utility_true: count(group, (run) => run.utility === true),
      published_security_true: count(group, (run) => run.security === true),
    };
  });
}

function ambiguousIds(runs: readonly RunSummary[]): AmbiguousId[] {
  const benign = runs.filter((run) => run.attack === null && run.userPrompt !== "");
  const found: AmbiguousId[] = [];
  for (const group of groupBy(benign, (run) => [run.suite, run.userTask])) {
    const wordings = groupBy(group, (run) => [wording(run.userPrompt)]);
    if (wordings.length < 2) continue;
    const [first] = group as [RunSummary];
    found.push({
      suite: first.suite,
      id: first.userTask,
      wordings: wordings.map((same) => ({
        text: wording(at(same, 0).userPrompt),
        versions: [...new Set(same.map((run) => run.version))].sort(),
        pipelines: new Set(same.map((run) => run.pipeline)).size,
      })),
    });
  }
  return found;
}

function renamed(runs: readonly RunSummary[]): RenamedPipeline[] {
  const other = runs.filter((run) => run.renamedFrom !== null);
  return groupBy(other, (run) => [run.pipeline, run.renamedFrom]).map((group) => {
    const [first] = group as [RunSummary];
    return { folder: first.pipeline, name: first.renamedFrom ?? "", runs: group.length };
  });
}
