import { type Defense, DefenseFailure, type Isolation } from "../defense.ts";
import type { DecisionPoint, Trace, Verdict } from "../model.ts";

/** A question on its way to a defence that runs elsewhere. */
export interface ReviewRequest {
  readonly id: string;
  readonly trace: Trace;
  readonly point: DecisionPoint;
}

/** One running instance of a defence: a child process or a worker thread. */
export interface Transport {
  /** Settles once it can answer; null or absent where it can at once. */
  readonly ready?: Promise<void> | null;
  send(request: ReviewRequest): void;
  kill(): void;
}

/** What a transport reports back. */
export interface TransportEvents {
  /**
   * An answer to a request. One that comes late or twice is dropped; an id that was never given out
   * answers nothing and is garbage.
   */
  reply(id: string, verdict: () => Verdict): void;
  /** Output that answers nothing. */
  garbage(message: string): void;
  /** The instance has ended. */
  closed(message: string): void;
}

export interface ExchangeOptions {
  readonly name: string;
  readonly timeoutMs: number;
  /** Questions that an instance works on at once. */
  readonly concurrency: number;
  /** Questions that may wait at an instance beside those, so that it need not wait for us; default 0. */
  readonly ahead?: number;
  readonly isolation: Isolation;
  /** Time an instance has to get ready, in milliseconds, before the time of its first question runs. */
  readonly loadMs?: number;
  /** Releases what stands ready beside the running instance. */
  readonly close?: () => void;
  readonly open: (events: TransportEvents) => Transport;
}

interface Pending {
  readonly request: ReviewRequest;
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (error: DefenseFailure) => void;
  timer: NodeJS.Timeout | undefined;
}

/** Instances that end without a single answer before we stop starting new ones. */
const MAX_FRUITLESS_STARTS = 10;

/**
 * A defence behind a transport. An instance that hangs is killed and a new one started. Where it
 * ends or prints garbage with several questions in flight, nobody can say which of them was to
 * blame: all are asked again one at a time, so that one bad point costs one point.
 */
export class Exchange implements Defense {
  readonly name: string;
  readonly selfTimed = true;
  readonly concurrency: number;
  readonly isolation: Isolation;
  readonly #options: ExchangeOptions;
  readonly #waiting: Pending[] = [];
  readonly #inFlight = new Map<string, Pending>();
  /** Questions still to be asked one at a time. */
  #suspects = 0;
  #transport: Transport | null = null;
  #generation = 0;
  #fruitlessStarts = 0;
  #lastWords = "";
  #counter = 0;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    this.name = options.name;
    this.concurrency = options.concurrency + (options.ahead ?? 0);
    this.isolation = options.isolation;
  }

  review(trace: Trace, point: DecisionPoint): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#counter += 1;
      const request = { id: String(this.#counter), trace, point };
      this.#waiting.push({ request, resolve, reject, timer: undefined });
      this.#sendMore();
    });
  }

  async close(): Promise<void> {
    this.#stop();
    this.#options.close?.();
    this.#failAll(new DefenseFailure("threw", "closed before it answered"));
  }

  #sendMore(): void {
    if (this.#fruitlessStarts >= MAX_FRUITLESS_STARTS) {
      this.#failAll(new DefenseFailure("threw", `does not work: ${this.#lastWords}`));
      return;
    }
    while (this.#inFlight.size < (this.#suspects > 0 ? 1 : this.concurrency)) {
      const entry = this.#waiting.shift();
      if (!entry) return;
      const { id } = entry.request;
      this.#inFlight.set(id, entry);
      this.#transport ??= this.#open();
      this.#startTimers(this.#transport);
      this.#transport.send(entry.request);
    }
  }

  /** An instance takes its questions in order: the oldest are those it works on. */
  #startTimers(transport: Transport): void {
    let busy = 0;
    for (const entry of this.#inFlight.values()) {
      if (busy === this.#options.concurrency) return;
      busy += 1;
      if (entry.timer === undefined) this.#startTimer(entry, transport);
    }
  }

  /** A question's time does not run while its instance is getting ready. */
  #startTimer(entry: Pending, { ready = null }: Transport): void {
    const { timeoutMs, loadMs = 0 } = this.#options;
    const { id } = entry.request;
    const run = (ms: number): void => {
      clearTimeout(entry.timer);
      entry.timer = setTimeout(() => this.#timedOut(id), ms);
    };
    if (ready === null) {
      run(timeoutMs);
      return;
    }
    run(loadMs + timeoutMs);
    void ready.then(() => {
      if (this.#inFlight.get(id) === entry) run(timeoutMs);
    });
  }

  #open(): Transport {
    this.#generation += 1;
    const generation = this.#generation;
    // A killed instance may still speak: only the current one is listened to.
    const ifCurrent = (act: () => void): void => {
      if (generation === this.#generation) act();
    };
    return this.#options.open({
      reply: (id, verdict) => ifCurrent(() => this.#replied(id, verdict)),
      garbage: (message) => ifCurrent(() => this.#failed("garbage", message)),
      closed: (message) =>
        ifCurrent(() => {
          this.#lastWords = message;
          this.#fruitlessStarts += 1;
          this.#stop();
          this.#failed("threw", message);
        }),
    });
  }

  #take(id: string): Pending | undefined {
    const entry = this.#inFlight.get(id);
    if (!entry) return undefined;
    this.#inFlight.delete(id);
    clearTimeout(entry.timer);
    if (this.#suspects > 0) this.#suspects -= 1;
    return entry;
  }

  #replied(id: string, verdict: () => Verdict): void {
    const entry = this.#take(id);
    if (!entry) {
      if (!this.#gaveOut(id)) this.#failed("garbage", `a reply to request ${id}, which is none`);
      return;
    }
    this.#fruitlessStarts = 0;
    if (this.#transport !== null) this.#startTimers(this.#transport);
    try {
      entry.resolve(verdict());
    } catch (error) {
      entry.reject(
        error instanceof DefenseFailure ? error : new DefenseFailure("garbage", String(error)),
      );
    }
    this.#sendMore();
  }

  #gaveOut(id: string): boolean {
    return /^[1-9]\d*$/.test(id) && Number(id) <= this.#counter;
  }

  /** Something went wrong that names no question. */
  #failed(kind: "garbage" | "threw", message: string): void {
    const [only, ...others] = this.#inFlight.keys();
    if (only !== undefined && others.length === 0) {
      this.#take(only)?.reject(new DefenseFailure(kind, message));
    } else if (others.length > 0) {
      this.#stop();
      this.#askAgain();
    }
    this.#sendMore();
  }

  #timedOut(id: string): void {
    const { timeoutMs } = this.#options;
    this.#take(id)?.reject(new DefenseFailure("timeout", `no answer within ${timeoutMs} ms`));
    this.#stop();
    this.#askAgain();
    this.#sendMore();
  }

  #askAgain(): void {
    const entries = [...this.#inFlight.values()];
    for (const entry of entries) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
    }
    this.#inFlight.clear();
    this.#waiting.unshift(...entries);
    this.#suspects = Math.max(this.#suspects, entries.length);
  }

  #failAll(error: DefenseFailure): void {
    for (const entry of [...this.#inFlight.values(), ...this.#waiting.splice(0)]) {
      clearTimeout(entry.timer);
      entry.reject(error);
    }
    this.#inFlight.clear();
  }

  #stop(): void {
    this.#generation += 1;
    this.#transport?.kill();
    this.#transport = null;
  }
}
