import { z } from "zod";
import { parseJson } from "../../formats/parse.ts";
import type { AnyRedis, QueueEngine } from "./engine.ts";

/** What workers are told of a run. No secret is in it: workers have their own. */
export const AnnouncementSchema = z.strictObject({
  tool_version: z.string(),
  /** The command below the root. */
  path: z.array(z.string()),
  /** What it was given beside options: files to read. */
  args: z.array(z.string()),
  /** Its options, without secrets and without what concerns the process that began the run. */
  options: z.record(z.string(), z.unknown()),
  /** Names of options that were left out because they hold secrets. */
  withheld: z.array(z.string()),
  /** SHA-256 of each part of what decides what a trial is. */
  identity: z.record(z.string(), z.string()),
  units: z.int().min(0),
  /** What a unit is, in the plural. */
  unit: z.enum(["trials", "traces", "files"]),
  /** Units that go together in a job at most. */
  job_size: z.int().min(1),
  started: z.string(),
});

export type Announcement = z.infer<typeof AnnouncementSchema>;

/** What came of a unit; null where it was not begun because the budget is spent. */
export const UnitResultSchema = z.strictObject({
  index: z.int().min(0),
  key: z.string(),
  record: z.unknown(),
});

/** A run without a sign of life for so long is over. */
const ALIVE_MS = 30_000;
/** What a process that was killed leaves behind goes by itself. */
const LEFT_S = 86_400;

/** The keys of the runs of a queue. */
export class RunBoard {
  readonly #redis: AnyRedis;
  readonly #prefix: string;

  constructor({ redis, prefix }: QueueEngine) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  /** Name of a run's queue. */
  queueOf(id: string): string {
    return `run-${id}`;
  }

  /** Results that wait to be taken, the oldest first. */
  resultsOf(id: string): string {
    return `${this.#prefix}:${id}:results`;
  }

  /** Counters and flags that all workers of a run share. */
  stateOf(id: string): string {
    return `${this.#prefix}:${id}:state`;
  }

  /** Places of units whose result was sent while their job goes on. */
  sentOf(id: string): string {
    return `${this.#prefix}:${id}:sent`;
  }

  /** To be repeated while the run goes on; one that was taken for over is open again. */
  async announce(id: string, announcement: Announcement): Promise<void> {
    await this.#redis
      .multi()
      .set(this.#aliveOf(id), "1", "PX", ALIVE_MS)
      .hset(this.#runs, id, JSON.stringify(announcement))
      .expire(this.resultsOf(id), LEFT_S)
      .expire(this.stateOf(id), LEFT_S)
      .expire(this.sentOf(id), LEFT_S)
      .exec();
  }

  async isAlive(id: string): Promise<boolean> {
    return (await this.#redis.exists(this.#aliveOf(id))) === 1;
  }

  /** Runs that take workers, the oldest first; none that another version announced in its own form. */
  async open(): Promise<{ readonly id: string; readonly run: Announcement }[]> {
    const found: { id: string; run: Announcement }[] = [];
    for (const [id, text] of Object.entries(await this.#redis.hgetall(this.#runs))) {
      if (await this.isAlive(id)) {
        const run = AnnouncementSchema.safeParse(parseJson(text, id));
        if (run.success) found.push({ id, run: run.data });
      } else {
        await this.#redis.hdel(this.#runs, id);
      }
    }
    return found.sort((a, b) => (a.run.started < b.run.started ? -1 : 1));
  }

  async signIn(id: string, worker: string, about: object): Promise<void> {
    await this.#redis.hset(this.#workersOf(id), worker, JSON.stringify(about));
    await this.#redis.expire(this.#workersOf(id), LEFT_S);
  }

  async signOut(id: string, worker: string): Promise<void> {
    await this.#redis.hdel(this.#workersOf(id), worker);
  }

  async workers(id: string): Promise<string[]> {
    return Object.values(await this.#redis.hgetall(this.#workersOf(id)));
  }

  async close(id: string): Promise<void> {
    await this.#redis.hdel(this.#runs, id);
    await this.#redis.del(
      ...[this.#aliveOf(id), this.resultsOf(id), this.stateOf(id), this.#workersOf(id)],
      this.sentOf(id),
    );
  }

  get #runs(): string {
    return `${this.#prefix}:runs`;
  }

  #aliveOf(id: string): string {
    return `${this.#prefix}:${id}:alive`;
  }

  #workersOf(id: string): string {
    return `${this.#prefix}:${id}:workers`;
  }
}
