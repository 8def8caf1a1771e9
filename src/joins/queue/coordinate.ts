import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { z } from "zod";
import { describeIssues, parseJson, parseWith } from "../../formats/parse.ts";
import type { QueueEngine, TrialJob } from "./engine.ts";
import { type Announcement, RunBoard, TrialResultSchema } from "./run-board.ts";

/** Trials that are handed out at once: workers never wait for the next, Redis never holds them all. */
const WINDOW = 1000;
const ALIVE_EVERY_MS = 5000;
const LOOK_EVERY_MS = 2000;
const TAKEN_AT_ONCE = 200;
/** A trial that nobody has for so long is handed out again. */
const LOST_MS = 30_000;
/** A run at its end waits so long for a Redis that is away. */
const AWAY_MS = 2000;

interface Pending<R> {
  readonly job: TrialJob;
  readonly resolve: (record: R | null) => void;
  readonly reject: (reason: Error) => void;
  since: number;
}

/**
 * The process that began a run: hands its trials out and takes the results, each once by the name of
 * its trial, whoever ran it and how often.
 */
export class QueuedRun<R> {
  readonly window = WINDOW;
  readonly #engine: QueueEngine;
  readonly #board: RunBoard;
  readonly #id = randomUUID().slice(0, 8);
  readonly #schema: z.ZodType<R>;
  readonly #queue: Queue<TrialJob>;
  /** Waits for results. */
  readonly #waiting: Redis;
  readonly #pending = new Map<string, Pending<R>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #closed = false;
  #sawLimit = false;

  private constructor(engine: QueueEngine, schema: z.ZodType<R>) {
    this.#engine = engine;
    this.#schema = schema;
    this.#board = new RunBoard(engine);
    this.#queue = engine.queue(this.#board.queueOf(this.#id));
    this.#waiting = engine.connect();
  }

  static async open<R>(
    engine: QueueEngine,
    announcement: Announcement,
    schema: z.ZodType<R>,
  ): Promise<QueuedRun<R>> {
    const run = new QueuedRun(engine, schema);
    await run.#board.announce(run.#id, announcement);
    void run.#takeResults();
    run.#every(ALIVE_EVERY_MS, () => run.#board.announce(run.#id, announcement));
    run.#every(LOOK_EVERY_MS, () => run.#look());
    return run;
  }

  /** Why the agent was given up by all, or null. */
  async gaveUp(): Promise<string | null> {
    return answerSoon(this.#engine.redis.hget(this.#board.stateOf(this.#id), "because"));
  }

  /** Whether a worker left a trial out since the budget of all was spent. */
  get sawLimit(): boolean {
    return this.#sawLimit;
  }

  /**
   * What a worker makes of a trial; null once the signal aborts, or where no worker began it since the
   * budget is spent.
   * @throws Error with the reason when its workers were lost again and again
   */
  async run({ index, key }: TrialJob, signal: AbortSignal): Promise<R | null> {
    if (signal.aborted) return null;
    const job = { index, key };
    const since = Date.now();
    const result = new Promise<R | null>((resolve, reject) => {
      this.#pending.set(key, { job, resolve, reject, since });
    });
    // It is awaited below; a failure before that is none that nobody handles.
    result.catch(() => undefined);
    const stop = (): void => this.#pending.get(key)?.resolve(null);
    signal.addEventListener("abort", stop, { once: true });
    try {
      // An interrupt does not wait for a Redis that is away.
      await Promise.race([this.#add(job), result]);
      return await result;
    } finally {
      signal.removeEventListener("abort", stop);
      this.#pending.delete(key);
    }
  }

  /** Ends the run for everybody. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await answerSoon(this.#board.close(this.#id));
    await answerSoon(this.#queue.obliterate({ force: true }));
    await answerSoon(this.#queue.close());
    this.#waiting.disconnect();
  }

  async #add(job: TrialJob): Promise<void> {
    const jobId = `t${job.index}`;
    // Tries are the trial's own affair: its retries keep our rules, and a lost worker is no try.
    await this.#queue.add("trial", job, { jobId, attempts: 1, removeOnComplete: true });
  }

  async #takeResults(): Promise<void> {
    const from = this.#board.resultsOf(this.#id);
    while (!this.#closed) {
      try {
        const first = await this.#waiting.blpop(from, 1);
        if (first === null) continue;
        this.#take(first[1]);
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
    const pending = this.#pending.get(key);
    // A second worker's result of the same trial, or of a run that was broken off.
    if (pending === undefined || pending.job.index !== index) return;
    if (record === null) {
      this.#sawLimit = true;
      pending.resolve(null);
      return;
    }
    const read = this.#schema.safeParse(record);
    if (read.success) pending.resolve(read.data);
    else pending.reject(new Error(`set aside: no result: ${describeIssues(read.error)}`));
  }

  /** Sets poison aside, hands lost trials out again. */
  async #look(): Promise<void> {
    for (const job of await this.#queue.getFailed(0, TAKEN_AT_ONCE)) {
      const reason = `set aside: ${job.failedReason}`;
      this.#pending.get(job.data.key)?.reject(new Error(reason));
      await job.remove();
    }
    const now = Date.now();
    for (const pending of this.#pending.values()) {
      if (now - pending.since < LOST_MS) continue;
      pending.since = now;
      const found = await this.#queue.getJob(`t${pending.job.index}`);
      const waiting = await this.#engine.redis.llen(this.#board.resultsOf(this.#id));
      if (found === undefined && waiting === 0) await this.#add(pending.job);
    }
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
function resultOf(text: string): z.infer<typeof TrialResultSchema> | null {
  try {
    return parseWith(TrialResultSchema, parseJson(text, "result"), "result");
  } catch {
    return null;
  }
}

/** What Redis answers, or null where it is away. */
async function answerSoon<T>(answer: Promise<T>): Promise<T | null> {
  return Promise.race([answer.catch(() => null), wait(AWAY_MS, null, { ref: false })]);
}
