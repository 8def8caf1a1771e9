import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { hostname } from "node:os";
import { isUsage } from "../../probe/attempt/guarded.ts";
import { systemClock } from "../../probe/attempt/system-clock.ts";
import { guardedTrial } from "../../probe/run/run-trials.ts";
import type { Planned, RunPlan, TrialKind, TrialSurroundings } from "../../probe/run/trial-kind.ts";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import type { QueueEngine, TrialJob } from "./engine.ts";
import type { RunBoard } from "./run-board.ts";
import { SharedGiveUp } from "./shared-give-up.ts";
import { sharedPace } from "./shared-pace.ts";

export interface ServeOptions {
  /** Trials at once. */
  readonly concurrency: number;
  /** Ends the work: what is under way is finished, or handed back after `GRACE_MS`. */
  readonly signal: AbortSignal;
}

/** A trial that took so many workers with it is set aside. */
const MOST_LOST_WORKERS = 5;
/** Time to finish in before trials are handed back; with the rest it stays below ten seconds. */
const GRACE_MS = 7000;
const SIGN_EVERY_MS = 2000;

/** A run on a queue. */
export interface QueuedPlace {
  readonly engine: QueueEngine;
  readonly board: RunBoard;
  readonly id: string;
}

/**
 * Runs trials of a run until the run is over or the signal aborts. Pace, budget and giving up are those
 * of all its workers together. Resolves to the number of trials that this worker has run.
 */
export async function serveRun<P extends RunPlan, T, R>(
  kind: TrialKind<P, T, R>,
  plan: P,
  place: QueuedPlace,
  { concurrency, signal }: ServeOptions,
): Promise<number> {
  const { engine, board, id } = place;
  const hard = new AbortController();
  setMaxListeners(0, hard.signal);
  const runOne = trialRunner(kind, plan, place, hard.signal);
  const trials: Planned<T>[] = [...kind.trials(plan)];
  let done = 0;
  const run = async ({ index, key }: TrialJob, handBack: () => Promise<never>): Promise<void> => {
    const planned = trials[index];
    if (planned?.key !== key) throw new Error(`this worker knows no trial ${key} at ${index}`);
    try {
      if (await runOne(planned)) {
        done += 1;
        return;
      }
    } catch (error) {
      // Every worker would meet it again: the trial is set aside.
      if (isUsage(error)) throw error;
      // Not the trial's fault, whose own failures are rows: Redis is on its way back.
    }
    // Cut off by the end of this worker, or not kept: another one runs it.
    return handBack();
  };
  const worker = engine.worker(board.queueOf(id), run, {
    concurrency,
    maxStalledCount: MOST_LOST_WORKERS,
  });
  const name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  await untilOver(signal, async () => {
    if (!(await board.isAlive(id))) return true;
    await board.signIn(id, name, { name, concurrency, done, at: new Date().toISOString() });
    return false;
  });
  const grace = setTimeout(() => hard.abort(), GRACE_MS);
  await worker.close().finally(() => clearTimeout(grace));
  if (await board.isAlive(id)) await board.signOut(id, name);
  return done;
}

/** What runs a trial and keeps its result, where it is run at all; resolves to whether it was kept. */
function trialRunner<P extends RunPlan, T, R>(
  kind: TrialKind<P, T, R>,
  plan: P,
  { engine: { redis }, board, id }: QueuedPlace,
  signal: AbortSignal,
): (planned: Planned<T>) => Promise<boolean> {
  const state = board.stateOf(id);
  const giveUp = new SharedGiveUp(redis, state);
  const around: TrialSurroundings = {
    clock: systemClock,
    random: seededRandom(deriveSeed(plan.seed, "jitter")),
    signal,
    pace: sharedPace(redis, state, systemClock, plan.rpm),
    giveUp,
    answered: () => undefined,
  };
  return async (planned) => {
    const { index, key } = planned;
    const [because = null, spent = null] = await redis.hmget(state, "because", "spent");
    giveUp.learn(because);
    // Null stands for a trial that is not begun, since the budget of all is spent.
    const isSpent = plan.maxCostUsd !== null && Number(spent ?? 0) >= plan.maxCostUsd;
    const record = isSpent ? null : await guardedTrial(kind, planned, plan, around);
    if (record === null && !isSpent) return false;
    const cost = record === null ? 0 : (kind.costUsd(record) ?? 0);
    await redis
      .multi()
      .rpush(board.resultsOf(id), JSON.stringify({ index, key, record }))
      .hincrbyfloat(state, "spent", cost)
      .hincrby(state, "done", record === null ? 0 : 1)
      .exec();
    return true;
  };
}

/** Looks now and then whether it is over; what cannot be seen now is looked at again. */
async function untilOver(signal: AbortSignal, isOver: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    if (await isOver().catch(() => false)) return;
    await systemClock.sleep(SIGN_EVERY_MS, signal);
  }
}
