import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Job, Queue } from "bullmq";
import type { z } from "zod";
import { reasonOf } from "../../formats/error.ts";
import { describeIssues, parseJson, parseWith } from "../../formats/parse.ts";
import { flushMetrics } from "../../probe/run/trial-metrics.ts";
import type { AnyRedis, QueueEngine, SizedUnit, Unit, UnitJob } from "./engine.ts";
import { Outbox } from "./outbox.ts";
import { observeRun } from "./queue-metrics.ts";
import { type Announcement, RunBoard, UnitResultSchema } from "./run-board.ts";
import { runStatus } from "./run-status.ts";

/** Units that are handed out at once: workers never wait for the next, Redis never holds them all. */
const WINDOW = 1000;
const ALIVE_EVERY_MS = 5000;
const LOOK_EVERY_MS = 2000;
const TAKEN_AT_ONCE = 200;
const GATHER_MS = 5;
/** A unit that nobody has for so long is handed out again. */
const LOST_MS = 30_000;
/** A run at its end waits so long for a Redis that is away. */
const AWAY_MS = 2000;

interface Pending<R> {
  readonly unit: Unit;
  readonly resolve: (record: R | null) => void;
  readonly reject: (reason: Error) => void;
  /** Of the job that it went out in last. */
  job: string | null;
  since: number;
}

/**
 * The process that began a run: hands its units out and takes the results, each once by the name of
 * its unit, whoever ran it and how often.
 */
export class QueuedRun<R> {
  readonly window = WINDOW;
  readonly #engine: QueueEngine;
  readonly #board: RunBoard;
  readonly #id = randomUUID().slice(0, 8);
  readonly #schema: z.ZodType<R>;
  readonly #queue: Queue<UnitJob>;
  /** Waits for results. */
  readonly #waiting: AnyRedis;
  readonly #outbox: Outbox;
  readonly #pending = new Map<number, Pending<R>>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #heard = new WeakSet<AbortSignal>();
  #jobs = 0;
  #closed = false;
  #sawLimit = false;
  #unobserve = (): void => undefined;

  private constructor(engine: QueueEngine, schema: z.ZodType<R>, jobSize: number) {
    this.#engine = engine;
    this.#schema = schema;
    this.#board = new RunBoard(engine);
    this.#queue = engine.queue(this.#board.queueOf(this.#id));
    this.#waiting = engine.connect();
    this.#outbox = new Outbox(jobSize, (jobs) => void this.#handOut(jobs));
  }

  static async open<R>(
    engine: QueueEngine,
    announcement: Announcement,
    schema: z.ZodType<R>,
  ): Promise<QueuedRun<R>> {
    const run = new QueuedRun(engine, schema, announcement.job_size);
    await run.#board.announce(run.#id, announcement);
    void run.#takeResults();
    const place = { id: run.#id, run: announcement };
    run.#unobserve = await observeRun(() =>
      answerSoon(runStatus(engine, run.#board, place, new Date())),
    );
    run.#every(ALIVE_EVERY_MS, () => run.#board.announce(run.#id, announcement));
    run.#every(LOOK_EVERY_MS, () => run.#look());
    return run;
  }

  /** Why the agent was given up by all, or null. */
  async gaveUp(): Promise<string | null> {
    return answerSoon(this.#engine.redis.hget(this.#board.stateOf(this.#id), "because"));
  }

  /** Whether a worker left a unit out since the budget of all was spent. */
  get sawLimit(): boolean {
    return this.#sawLimit;
  }

  /**
   * What a worker makes of a unit; null once the signal aborts, or where no worker began it since the
   * budget is spent.
   * @throws Error with the reason when its workers were lost again and again
   */
  async run({ index, key, bytes }: SizedUnit, signal: AbortSignal): Promise<R | null> {
    if (signal.aborted) return null;
    this.#listen(signal);
    const unit = { index, key };
    return new Promise((resolve, reject) => {
      this.#pending.set(index, { unit, resolve, reject, job: null, since: Date.now() });
      this.#outbox.add(unit, bytes);
    });
  }

  /** Ends the run for everybody. */
  async close(): Promise<void> {
    this.#closed = true;
    await flushMetrics();
    this.#unobserve();
    this.#outbox.close();
    for (const timer of this.#timers) clearInterval(timer);
    await answerSoon(this.#board.close(this.#id));
    await answerSoon(this.#queue.obliterate({ force: true }));
    await answerSoon(this.#queue.close());
    this.#waiting.disconnect();
  }

  /** An interrupt does not wait for a Redis that is away. One listener for all units of a run. */
  #listen(signal: AbortSignal): void {
    if (this.#heard.has(signal)) return;
    this.#heard.add(signal);
    const stop = (): void => {
      for (const { resolve } of this.#pending.values()) resolve(null);
      this.#pending.clear();
    };
    signal.addEventListener("abort", stop, { once: true });
  }

  async #handOut(jobs: readonly (readonly Unit[])[]): Promise<void> {
    if (this.#closed) return;
    const named = jobs.map((units) => {
      const jobId = `j${this.#jobs++}`;
      for (const { index } of units) {
        const pending = this.#pending.get(index);
        if (pending) pending.job = jobId;
      }
      // Tries are the trial's own affair: its retries keep our rules, and a lost worker is no try.
      const opts = { jobId, attempts: 1, removeOnComplete: true };
      return { name: "units", data: { units }, opts };
    });
    try {
      await this.#queue.addBulk(named);
      await this.#count("handed", jobs.flat().length);
    } catch (error) {
      for (const { index } of jobs.flat()) this.#setAside(index, `not sent: ${reasonOf(error)}`);
    }
  }

  async #takeResults(): Promise<void> {
    const from = this.#board.resultsOf(this.#id);
    while (!this.#closed) {
      try {
        const first = await this.#waiting.blpop(from, 1);
        if (first === null) continue;
        this.#take(first[1]);
        // Those that come meanwhile are taken together.
        await wait(GATHER_MS);
        for (const text of (await this.#waiting.lpop(from, TAKEN_AT_ONCE)) ?? []) this.#take(text);
      } catch {
        // Redis is on its way back, or we are closed.
        await wait(200);
      }
    }
  }

  #take(text: string): void {
    const result = resultOf(text);
    if (result === null) return;
    const { key, index, record } = result;
    const pending = this.#pending.get(index);
    // A second worker's result of the same unit, or of a run that was broken off.
    if (pending === undefined || pending.unit.key !== key) return;
    if (record === null) {
      this.#sawLimit = true;
      this.#settle(index)?.resolve(null);
      return;
    }
    const read = this.#schema.safeParse(record);
    if (read.success) this.#settle(index)?.resolve(read.data);
    else this.#setAside(index, `no result: ${describeIssues(read.error)}`);
  }

  #settle(index: number): Pending<R> | undefined {
    const pending = this.#pending.get(index);
    this.#pending.delete(index);
    return pending;
  }

  #setAside(index: number, reason: string): void {
    const pending = this.#settle(index);
    if (pending === undefined) return;
    pending.reject(new Error(`set aside: ${reason}`));
    this.#count("set_aside", 1).catch(() => undefined);
  }

  async #count(what: "handed" | "set_aside", by: number): Promise<void> {
    await this.#engine.redis.hincrby(this.#board.stateOf(this.#id), what, by);
  }

  /** Sets poison aside, hands lost units out again. */
  async #look(): Promise<void> {
    for (const job of await this.#queue.getFailed(0, TAKEN_AT_ONCE)) await this.#poisoned(job);
    const now = Date.now();
    const known = new Map<string, boolean>();
    for (const pending of this.#pending.values()) {
      const { job } = pending;
      if (now - pending.since < LOST_MS || job === null) continue;
      pending.since = now;
      const there = known.get(job) ?? (await this.#isThere(job));
      known.set(job, there);
      if (!there) this.#outbox.add(pending.unit);
    }
  }

  /** One of several units took its workers along: each is run by itself, and tells which one. */
  async #poisoned(job: Job<UnitJob>): Promise<void> {
    const open = job.data.units.filter(({ index }) => this.#pending.has(index));
    await job.remove();
    if (job.data.units.length > 1) await this.#handOut(open.map((unit) => [unit]));
    else for (const { index } of open) this.#setAside(index, job.failedReason);
  }

  async #isThere(jobId: string): Promise<boolean> {
    if ((await this.#queue.getJob(jobId)) !== undefined) return true;
    // It is done, and its results may be on their way.
    return (await this.#engine.redis.llen(this.#board.resultsOf(this.#id))) > 0;
  }

  #every(ms: number, work: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      // What cannot be done now is done the next time.
      work()
        .catch(() => undefined)
        .finally(() => {
          busy = false;
        });
    }, ms);
    this.#timers.push(timer);
  }
}

/** Null for what is no result, which must not take those behind it along. */
function resultOf(text: string): z.infer<typeof UnitResultSchema> | null {
  try {
    return parseWith(UnitResultSchema, parseJson(text, "result"), "result");
  } catch {
    return null;
  }
}

/** What Redis answers, or null where it is away. */
async function answerSoon<T>(answer: Promise<T>): Promise<T | null> {
  return Promise.race([answer.catch(() => null), wait(AWAY_MS, null, { ref: false })]);
}
