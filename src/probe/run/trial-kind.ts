import type { z } from "zod";
import type { JournalHeader } from "../../formats/trial-journal.ts";
import type { Random } from "../../random/random.ts";
import type { Failed } from "../attempt/attempt.ts";
import type { Clock } from "../attempt/clock.ts";
import type { GivingUp } from "../attempt/give-up.ts";
import type { Pacing } from "../attempt/pace.ts";
import type { Arrival, Witness } from "../contracts/witness.ts";
import type { TrialFigures } from "./trial-metrics.ts";

/** A trial with its place in the plan and its name by content. */
export interface Planned<T> {
  readonly index: number;
  readonly key: string;
  readonly trial: T;
}

/** What the runner itself reads in every plan. */
export interface RunPlan {
  /** Trials at once at most. */
  readonly concurrency: number;
  /** Requests per minute, or null for no limit. */
  readonly rpm: number | null;
  /** Seed of the run; the jitter of waits comes from it as well. */
  readonly seed: number;
  /** No trial is started once this many US dollars are spent; null for no limit. */
  readonly maxCostUsd: number | null;
  /** Sees what an agent of the user's own did by other means than its answer. */
  readonly witness?: Witness | undefined;
}

/** What the trials of one run share, one pace and given up together, and the place of this one. */
export interface TrialSurroundings {
  readonly clock: Clock;
  /** Jitter of waits; has no part in results. */
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly pace: Pacing;
  readonly giveUp: GivingUp;
  /** The agent is asked no more in this trial: another may ask it while this one is judged. */
  readonly answered: () => void;
}

/** Ways by which something must come for a probe to count as reached, by the probe's id. */
export type ReachedBy = Readonly<Record<string, readonly ("http" | "mail")[]>>;

/** What came after trials were judged. */
export interface Late {
  readonly reachedBy: ReachedBy;
  /** By the name of the trial. */
  readonly arrivalsOf: (key: string) => readonly Arrival[];
}

/**
 * What makes one measurement differ from another: which trials a plan has, how one is run, and
 * what is kept of it. Running, keeping and going on are the same for all (`runTrials`).
 */
export interface TrialKind<P extends RunPlan, T, R> {
  /** As in the header of a journal. */
  readonly name: JournalHeader["kind"];
  /** The record as it stands in a journal. */
  readonly record: z.ZodType<R>;
  /** Trials in the order of the results. */
  trials(plan: P): Iterable<Planned<T>>;
  /** Whether judging a trial asks somebody, who shall not be asked more at once than the agent. */
  asksJudge?(plan: P): boolean;
  /** Null when it was cut off before it told anything. A throw becomes the record of `failed`. */
  run(planned: Planned<T>, plan: P, around: TrialSurroundings): Promise<R | null>;
  /** The record of a trial that could not be run. */
  failed(trial: T, plan: P, failure: Failed): R;
  /** Whether a record needs no further run: errors are run again when a run goes on. */
  isDone(record: R): boolean;
  /** Whether the trial hit (in a utility scan: did its job); null for one without an answer. */
  hit(record: R): boolean | null;
  /** US dollars; null where they are not known. */
  costUsd(record: R): number | null;
  /** What metrics tell of a trial; absent where it is run elsewhere, and told there. */
  figures?(record: R): TrialFigures;
  /** How a record reads once the whole run is known; without it each stands for itself. */
  settle?(records: AsyncIterable<R>, late: Late): Promise<(record: R) => R>;
  /** What of a plan a late arrival is judged by; nothing without it. */
  reachedBy?(plan: P): ReachedBy;
}
