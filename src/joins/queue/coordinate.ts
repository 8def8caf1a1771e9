import { randomUUID } from "node:crypto";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { z } from "zod";
import { parseJson, parseWith } from "../../formats/parse.ts";
import type { QueueEngine, TrialJob } from "./engine.ts";
import { type Announcement, RunBoard, TrialResultSchema } from "./run-board.ts";

/** Trials that are handed out at once: workers never wait for the next, Redis never holds them all. */
const WINDOW = 1000;
const ALIVE_EVERY_MS = 5000;
const LOOK_EVERY_MS = 2000;
const TAKEN_AT_ONCE = 200;
/** A trial that nobody has for so long is handed out again. */
const LOST_MS = 30_000;

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
  #gaveUp: string | null = null;

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
    run.#every(ALIVE_EVERY_MS, () => run.#board.keepAlive(run.#id));
    run.#every(LOOK_EVERY_MS, () => run.#look());
    return run;
  }

  /** Why the agent was given up by all, or null. */
  get gaveUp(): string | null {
    return this.#gaveUp;
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
      await this.#add(job);
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
    await this.#board.close(this.#id);
    await this.#queue.obliterate({ force: true }).catch(() => undefined);
    await this.#queue.close();
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
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  #take(text: string): void {
    const { key, index, record } = parseWith(
      TrialResultSchema,
      parseJson(text, "result"),
      "result",
    );
    const pending = this.#pending.get(key);
    // A second worker's result of the same trial, or of a run that was broken off.
    if (pending === undefined || pending.job.index !== index) return;
    pending.resolve(record === null ? null : parseWith(this.#schema, record, `result of ${key}`));
  }

  /** Sets poison aside, hands lost trials out again, learns what the workers found out. */
  async #look(): Promise<void> {
    this.#gaveUp ??= await this.#engine.redis.hget(this.#board.stateOf(this.#id), "because");
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
