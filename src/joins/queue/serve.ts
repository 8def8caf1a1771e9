import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { hostname } from "node:os";
import { isUsage } from "../../probe/attempt/guarded.ts";
import { systemClock } from "../../probe/attempt/system-clock.ts";
import type { QueueEngine, TakenJob, Unit } from "./engine.ts";
import { countUnits } from "./queue-metrics.ts";
import type { Announcement, RunBoard } from "./run-board.ts";
import { SentResults, type UnitOutcome } from "./sent-results.ts";
import { SharedState } from "./shared-state.ts";
import { Slots } from "./slots.ts";

export interface ServeOptions {
  /** Units at once. */
  readonly concurrency: number;
  /** Units that the run puts in a job at most. */
  readonly jobSize: number;
  /** What a unit is, for metrics. */
  readonly unit: Announcement["unit"];
  /** Ends the work: what is under way is finished, or handed back after `GRACE_MS`. */
  readonly signal: AbortSignal;
}

/** What a worker makes of the units of a run. */
export interface UnitWork {
  /** Units at once at most, whatever the worker was told; null for any number. */
  readonly atOnce: number | null;
  /**
   * Null when it was cut off.
   * @throws BacktrailError with code `usage` for a unit that every worker would refuse; anything else
   * lets another worker try
   */
  run(unit: Unit): Promise<UnitOutcome | null>;
  close?(): Promise<void>;
}

/** Begins the work on a run. The signal cuts off what is under way. */
export type OpenWork = (shared: SharedState, signal: AbortSignal) => UnitWork;

/** A job that took so many workers with it is set aside. */
const MOST_LOST_WORKERS = 5;
/** Time to finish in before units are handed back; with the rest it stays below ten seconds. */
const GRACE_MS = 7000;
const SIGN_EVERY_MS = 2000;

/** A run on a queue. */
export interface QueuedPlace {
  readonly engine: QueueEngine;
  readonly board: RunBoard;
  readonly id: string;
}

/**
 * Runs units of a run until the run is over or the signal aborts. Resolves to the number of units that
 * this worker has run.
 */
export async function serveRun(
  open: OpenWork,
  { engine, board, id }: QueuedPlace,
  { concurrency, jobSize, unit, signal }: ServeOptions,
): Promise<number> {
  const hard = new AbortController();
  setMaxListeners(0, hard.signal);
  const work = open(new SharedState(engine.redis, board.stateOf(id)), hard.signal);
  const atOnce = Math.min(concurrency, work.atOnce ?? concurrency);
  const counts = { done: 0, active: 0 };
  const results = new SentResults(engine, board, id);
  const count = await countUnits(unit);
  const run = jobRunner(work, { results, slots: new Slots(atOnce), counts, count, signal });
  const worker = engine.worker(board.queueOf(id), run, {
    // One job more than are under way, so that no place waits for the next.
    concurrency: jobSize === 1 ? atOnce : Math.ceil(atOnce / jobSize) + 1,
    maxStalledCount: MOST_LOST_WORKERS,
  });
  const name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  try {
    await untilOver(signal, async () => {
      if (!(await board.isAlive(id))) return true;
      const at = new Date().toISOString();
      await board.signIn(id, name, { name, concurrency: atOnce, ...counts, at });
      return false;
    });
    const grace = setTimeout(() => hard.abort(), GRACE_MS);
    await worker.close().finally(() => clearTimeout(grace));
  } finally {
    await work.close?.();
  }
  if (await board.isAlive(id)) await board.signOut(id, name);
  return counts.done;
}

/** What runs a job: all its units at once, as far as there are places. */
function jobRunner(
  work: UnitWork,
  {
    results,
    slots,
    counts,
    count,
    signal,
  }: {
    readonly results: SentResults;
    readonly slots: Slots;
    readonly counts: { done: number; active: number };
    readonly count: (done: number) => void;
    readonly signal: AbortSignal;
  },
): (job: TakenJob) => Promise<void> {
  const runUnit = async (unit: Unit): Promise<boolean> => {
    // Nothing is begun once this worker shall end.
    if (signal.aborted) return false;
    counts.active += 1;
    try {
      const outcome = await work.run(unit);
      if (outcome === null) return false;
      await results.send(unit, outcome);
      if (outcome.record === null) return true;
      counts.done += 1;
      count(1);
      return true;
    } finally {
      counts.active -= 1;
    }
  };
  return async ({ units, again, handBack }) => {
    const sent = again ? await results.among(units) : NOTHING;
    const open = units.filter(({ index }) => !sent.has(index));
    const ends = await Promise.allSettled(open.map((unit) => slots.run(() => runUnit(unit))));
    const refused = ends.find((end) => end.status === "rejected" && isUsage(end.reason));
    // Every worker would meet it again: it is set aside.
    if (refused?.status === "rejected") throw refused.reason;
    // Cut off by the end of this worker, or not kept since Redis is on its way back: another one runs it.
    if (!ends.every((end) => end.status === "fulfilled" && end.value)) return handBack();
    await results.forget(units);
  };
}

const NOTHING: ReadonlySet<number> = new Set();

/** Looks now and then whether it is over; what cannot be seen now is looked at again. */
async function untilOver(signal: AbortSignal, isOver: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    if (await isOver().catch(() => false)) return;
    await systemClock.sleep(SIGN_EVERY_MS, signal);
  }
}
