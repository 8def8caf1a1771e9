import { usageError } from "../../../formats/error.ts";
import type { TrialsDone } from "../../../probe/run/run-trials.ts";
import { limitReached } from "../../../probe/run/spending.ts";
import type { RunPlan, TrialKind } from "../../../probe/run/trial-kind.ts";
import type { Invocation } from "../../command.ts";
import { openQueuedRun } from "../../queue/open-queued-run.ts";

/** A plan whose trials are run by the workers of a queue. */
export interface Fleet<P, T, R> {
  readonly kind: TrialKind<P & RunPlan, T, R>;
  readonly plan: P;
  /** How the run ended, with what the workers found out. */
  readonly ended: (done: TrialsDone<R>) => Promise<TrialsDone<R>>;
  close(): Promise<void>;
}

/** More trials in a job give Redis less to do, and the end of a run more to wait for. */
const LARGEST_JOB = 8;

/**
 * Puts the open trials of a plan on a queue.
 * @param units how many trials are still open
 * @throws BacktrailError with code `usage` for a run that needs this machine to watch the agent, and
 * what `openEngine` throws
 */
export async function openFleet<P extends RunPlan, T, R>(
  address: string,
  job: {
    readonly kind: TrialKind<P, T, R>;
    readonly plan: P;
    readonly identity: Readonly<Record<string, unknown>>;
  },
  units: number,
  invocation: Invocation,
): Promise<Fleet<P, T, R>> {
  const { kind, plan, identity } = job;
  if (plan.witness !== undefined) {
    throw usageError(
      "--queue",
      "workers do not watch an agent; leave --otlp, --sink and --trace-file out, or the queue",
    );
  }
  const { run, close } = await openQueuedRun(
    address,
    {
      ...{ kind: kind.name, identity, record: kind.record },
      ...{ unit: "trials", units, largestJob: LARGEST_JOB },
    },
    invocation,
  );
  // The worker that runs a trial tells its metrics.
  const { figures: _toldThere, ...rest } = kind;
  return {
    kind: { ...rest, run: (planned, _plan, { signal }) => run.run(planned, signal) },
    plan: { ...plan, concurrency: run.window, rpm: null },
    ended: async (done) => {
      const { maxCostUsd } = plan;
      const stopped = maxCostUsd !== null && run.sawLimit ? limitReached(maxCostUsd) : done.stopped;
      return { ...done, stopped, gaveUp: await run.gaveUp() };
    },
    close,
  };
}
