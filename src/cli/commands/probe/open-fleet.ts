import { usageError } from "../../../formats/error.ts";
import { VERSION } from "../../../formats/version.ts";
import { QueuedRun } from "../../../joins/queue/coordinate.ts";
import { openEngine } from "../../../joins/queue/engine.ts";
import { sha256 } from "../../../probe/run/fingerprints.ts";
import type { TrialsDone } from "../../../probe/run/run-trials.ts";
import { limitReached } from "../../../probe/run/spending.ts";
import type { RunPlan, TrialKind } from "../../../probe/run/trial-kind.ts";
import type { Invocation } from "../../command.ts";
import { queuedOptions } from "./queued-options.ts";

/** A plan whose trials are run by the workers of a queue. */
export interface Fleet<P, T, R> {
  readonly kind: TrialKind<P & RunPlan, T, R>;
  readonly plan: P;
  /** How the run ended, with what the workers found out. */
  readonly ended: (done: TrialsDone<R>) => Promise<TrialsDone<R>>;
  close(): Promise<void>;
}

/** What makes a trial what it is, by the hash of each part: enough to compare, and nothing to read. */
export function identityHashes(
  kind: string,
  identity: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const parts = Object.entries({ ...identity, kind });
  return Object.fromEntries(parts.map(([name, part]) => [name, sha256(part ?? null)]));
}

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
  const { options, withheld } = queuedOptions(invocation);
  if (withheld.length > 0) {
    await invocation.output.talk(
      `not told to workers, who need them in their own configuration: ${withheld.join(", ")}\n`,
    );
  }
  const engine = await openEngine(address);
  const announcement = {
    tool_version: VERSION,
    path: [...(invocation.path ?? [])],
    options: { ...options },
    withheld: [...withheld],
    identity: identityHashes(kind.name, identity),
    units,
    started: invocation.context.now().toISOString(),
  };
  const run = await QueuedRun.open(engine, announcement, kind.record);
  return {
    kind: { ...kind, run: (planned, _plan, { signal }) => run.run(planned, signal) },
    plan: { ...plan, concurrency: run.window, rpm: null },
    ended: async (done) => {
      const { maxCostUsd } = plan;
      const stopped = maxCostUsd !== null && run.sawLimit ? limitReached(maxCostUsd) : done.stopped;
      return { ...done, stopped, gaveUp: await run.gaveUp() };
    },
    close: async () => {
      await run.close();
      await engine.close();
    },
  };
}
