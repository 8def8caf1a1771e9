import type { AnyRedis, QueueEngine, Unit } from "./engine.ts";
import type { RunBoard } from "./run-board.ts";

/** What came of a unit that was run, or left out since the budget of all is spent. */
export interface UnitOutcome {
  /** Null for one that was left out. */
  readonly record: unknown;
  readonly costUsd: number;
}

interface Waiting {
  readonly unit: Unit;
  readonly outcome: UnitOutcome;
  readonly sent: () => void;
  readonly failed: (reason: unknown) => void;
}

/** Sends a worker's results: those that come while some are on their way go together after them. */
export class SentResults {
  readonly #redis: AnyRedis;
  readonly #results: string;
  readonly #state: string;
  readonly #sent: string;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor({ redis }: QueueEngine, board: RunBoard, id: string) {
    this.#redis = redis;
    this.#results = board.resultsOf(id);
    this.#state = board.stateOf(id);
    this.#sent = board.sentOf(id);
  }

  /** Resolves when Redis has it. */
  async send(unit: Unit, outcome: UnitOutcome): Promise<void> {
    return new Promise((sent, failed) => {
      this.#waiting.push({ unit, outcome, sent, failed });
      if (this.#busy) return;
      this.#busy = true;
      setImmediate(() => void this.#work());
    });
  }

  /** The units of a job that another worker has begun whose results were sent: they cost nothing again. */
  async among(units: readonly Unit[]): Promise<ReadonlySet<number>> {
    const places = units.map(({ index }) => index);
    const found = await this.#redis.smismember(this.#sent, ...places);
    return new Set(places.filter((_, at) => found[at] === 1));
  }

  /** A job is done: nobody asks for its units again. */
  async forget(units: readonly Unit[]): Promise<void> {
    await this.#redis.srem(this.#sent, ...units.map(({ index }) => index));
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const now = this.#waiting;
      this.#waiting = [];
      try {
        await this.#push(now);
        for (const { sent } of now) sent();
      } catch (error) {
        for (const { failed } of now) failed(error);
      }
    }
    this.#busy = false;
  }

  async #push(all: readonly Waiting[]): Promise<void> {
    const run = all.filter(({ outcome }) => outcome.record !== null);
    const cost = run.reduce((sum, { outcome }) => sum + outcome.costUsd, 0);
    const texts = all.map(({ unit: { index, key }, outcome: { record } }) =>
      JSON.stringify({ index, key, record }),
    );
    const together = this.#redis
      .multi()
      .rpush(this.#results, ...texts)
      .sadd(this.#sent, ...all.map(({ unit }) => unit.index))
      .hincrby(this.#state, "done", run.length);
    if (cost > 0) together.hincrbyfloat(this.#state, "spent", cost);
    const answers = await together.exec();
    const fault = answers?.find(([error]) => error !== null)?.[0];
    if (answers === null || fault) throw fault ?? new Error("Redis did not keep the results");
  }
}
