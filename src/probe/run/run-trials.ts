import { setMaxListeners } from "node:events";
import { reasonOf } from "../../formats/error.ts";
import { deriveSeed, type Random, seededRandom } from "../../random/random.ts";
import { failed } from "../attempt/attempt.ts";
import type { Clock } from "../attempt/clock.ts";
import { GiveUp } from "../attempt/give-up.ts";
import { isUsage } from "../attempt/guarded.ts";
import { Pace } from "../attempt/pace.ts";
import { type GiveUpPlace, runPool } from "../attempt/pool.ts";
import { systemClock } from "../attempt/system-clock.ts";
import { type ArrivalStore, LateArrivals, memoryArrivals } from "./late-arrivals.ts";
import { Spending } from "./spending.ts";
import type { Late, Planned, RunPlan, TrialKind, TrialSurroundings } from "./trial-kind.ts";
import { openTrialMetrics, type TrialMetrics } from "./trial-metrics.ts";
import { TrialRun } from "./trial-run.ts";
import { memoryStore, type TrialStore } from "./trial-store.ts";

/** What a run is given from outside; everything has a default. */
export interface RunOptions<R> {
  /** Where records are kept, and what is done already; memory without it. */
  readonly store?: TrialStore<R>;
  /** Where that is kept which reaches trials after they were judged; memory without it. */
  readonly arrivals?: ArrivalStore;
  /** The machine's clock without it. */
  readonly clock?: Clock;
  /** Jitter of waits, with no part in results; drawn from the plan's seed without it. */
  readonly random?: Random;
  /** Interrupts the run: what is done is kept. */
  readonly signal?: AbortSignal;
  /** Which places of the plan are this process's; all without it. */
  readonly isMine?: (index: number) => boolean;
  /** Called with every record of this process as it is finished. */
  readonly onRecord?: (record: R) => void;
}

export interface TrialsDone<R> {
  readonly interrupted: boolean;
  /** Why no more trials were started, or null. */
  readonly stopped: string | null;
  /** Why the agent was given up, or null; the trials after that are errors. */
  readonly gaveUp: string | null;
  /** Milliseconds of this process. */
  readonly durationMs: number;
  /** All records of the store in the order of the plan, as the whole run lets them be read. */
  readonly records: () => AsyncIterable<R>;
}

/**
 * Runs the trials of a plan that the store does not have yet.
 * @throws BacktrailError with code `usage` on a target, backend or defence of another
 * specification version, and whatever the store throws when it cannot keep a record.
 */
export function runTrials<P extends RunPlan, T, R>(
  kind: TrialKind<P, T, R>,
  plan: P,
  options: RunOptions<R> = {},
): TrialRun<R, TrialsDone<R>> {
  return new TrialRun(async (onRecord, stop) => {
    const { clock = systemClock, store = memoryStore<R>(kind.isDone), signal } = options;
    const { arrivals = memoryArrivals(), isMine = () => true } = options;
    const metrics = kind.figures === undefined ? null : await openTrialMetrics(kind.name);
    const late = new LateArrivals(plan.witness, arrivals);
    const around: Omit<TrialSurroundings, "answered"> = {
      clock,
      random: options.random ?? seededRandom(deriveSeed(plan.seed, "jitter")),
      signal: signal ? AbortSignal.any([signal, stop]) : stop,
      pace: new Pace(clock, plan.rpm),
      giveUp: new GiveUp(plan.witness !== undefined),
    };
    // Every call in flight listens for the interrupt; many are meant.
    setMaxListeners(0, around.signal);
    const started = clock.now();
    const spending = new Spending(plan.maxCostUsd);
    let stopped: string | null = null;
    const open = function* (): Generator<Planned<T>> {
      for (const planned of kind.trials(plan)) {
        stopped ??= spending.over;
        if (stopped !== null) return;
        if (!isMine(planned.index)) continue;
        if (!store.has(planned.index)) yield planned;
        else late.judgedBefore(planned.key);
      }
    };
    const work = async (planned: Planned<T>, answered: GiveUpPlace): Promise<void> => {
      const record = await guardedTrial(kind, planned, plan, { ...around, answered }, metrics);
      if (record === null) return;
      await store.put(planned.index, planned.key, record);
      late.recorded(planned.key);
      spending.add(kind.costUsd(record));
      options.onRecord?.(record);
      onRecord(record);
    };
    const { concurrency, maxCostUsd } = plan;
    // What a trial cost is known at its end: under a limit none is begun before that.
    const alone = maxCostUsd === null && !(kind.asksJudge?.(plan) ?? false);
    const ending = alone ? concurrency : 0;
    await runPool(open(), work, { concurrency, ending, signal: around.signal });
    const durationMs = clock.now() - started;
    const reachedBy = kind.reachedBy?.(plan) ?? {};
    const arrivalsOf = (key: string) => arrivals.arrivalsOf(key);
    const reading = readingOf(kind, store, { reachedBy, arrivalsOf });
    // What is on its way is waited for; meanwhile the records say how they are to be read.
    await Promise.all([late.end(around.signal), plan.witness ? reading() : null]);
    return {
      interrupted: around.signal.aborted,
      stopped,
      gaveUp: around.giveUp.because,
      durationMs,
      records: () => readRecords(store, reading),
    };
  });
}

interface Settling<R> {
  readonly settle?: (records: AsyncIterable<R>, late: Late) => Promise<(record: R) => R>;
}

type Reading<R> = () => Promise<(record: R) => R>;

/** The records of a store as the whole run lets them be read. */
export function settledRecords<R>(
  kind: Settling<R>,
  store: Pick<TrialStore<R>, "inOrder">,
  late: Late,
): AsyncGenerator<R> {
  return readRecords(store, readingOf(kind, store, late));
}

/** How a whole run lets a record be read: all are looked through once, when it is first asked for. */
function readingOf<R>(
  kind: Settling<R>,
  store: Pick<TrialStore<R>, "inOrder">,
  late: Late,
): Reading<R> {
  let reading: Promise<(record: R) => R> | null = null;
  return () => {
    reading ??= kind.settle?.(store.inOrder(), late) ?? Promise.resolve((record: R) => record);
    return reading;
  };
}

async function* readRecords<R>(
  store: Pick<TrialStore<R>, "inOrder">,
  reading: Reading<R>,
): AsyncGenerator<R> {
  const read = await reading();
  for await (const record of store.inOrder()) yield read(record);
}

/**
 * One trial; whatever a user's part throws is an error row of this trial, never a lost run.
 * @param metrics are told of it when it has ended
 */
export async function guardedTrial<P extends RunPlan, T, R>(
  kind: TrialKind<P, T, R>,
  planned: Planned<T>,
  plan: P,
  around: TrialSurroundings,
  metrics: TrialMetrics | null,
): Promise<R | null> {
  const started = around.clock.now();
  const record = await recordOfTrial(kind, planned, plan, around);
  const figures = record === null ? undefined : kind.figures?.(record);
  if (figures !== undefined) metrics?.add(figures, around.clock.now() - started);
  return record;
}

async function recordOfTrial<P extends RunPlan, T, R>(
  kind: TrialKind<P, T, R>,
  planned: Planned<T>,
  plan: P,
  around: TrialSurroundings,
): Promise<R | null> {
  try {
    return await kind.run(planned, plan, around);
  } catch (error) {
    if (isUsage(error)) throw error;
    if (around.signal.aborted) return null;
    const failure = failed("crashed", `the trial could not be run: ${reasonOf(error)}`);
    return kind.failed(planned.trial, plan, failure);
  }
}
