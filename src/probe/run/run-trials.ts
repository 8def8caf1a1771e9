import { setMaxListeners } from "node:events";
import { runPool } from "../attempt/pool.ts";
import type { TrialStore } from "./trial-store.ts";

/** A trial with its place in the plan and its name by content. */
export interface Planned<T> {
  readonly index: number;
  readonly key: string;
  readonly trial: T;
}

export interface TrialRun<T, R> {
  readonly trials: Iterable<Planned<T>>;
  readonly store: TrialStore<R>;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Null when the run was interrupted before the trial told anything. */
  readonly run: (planned: Planned<T>) => Promise<R | null>;
  /** Called with every record of this process as it is finished. */
  readonly onRecord: (record: R) => void;
  /** Asked before each trial: a reason to start no more, or null. */
  readonly stop: () => string | null;
}

export interface TrialsDone {
  readonly interrupted: boolean;
  /** Why no more trials were started, or null. */
  readonly stopped: string | null;
}

/** Runs what the store does not have yet. */
export async function runTrials<T, R>(plan: TrialRun<T, R>): Promise<TrialsDone> {
  let stopped: string | null = null;
  // Every call in flight listens for the interrupt; many are meant.
  setMaxListeners(0, plan.signal);
  const open = function* (): Generator<Planned<T>> {
    for (const planned of plan.trials) {
      stopped ??= plan.stop();
      if (stopped !== null) return;
      if (!plan.store.has(planned.index)) yield planned;
    }
  };
  await runPool(
    open(),
    plan.concurrency,
    async (planned) => {
      const record = await plan.run(planned);
      if (record === null) return;
      await plan.store.put(planned.index, planned.key, record);
      plan.onRecord(record);
    },
    plan.signal,
  );
  return { interrupted: plan.signal.aborted, stopped };
}
