import type { AnyRedis } from "./engine.ts";

/** What all workers of a run know together. */
export interface Known {
  /** Why the agent is given up, or null. */
  readonly because: string | null;
  readonly spentUsd: number;
  /** By the clock of this process (`performance.now`): until then nobody sends anything. */
  readonly pausedUntil: number;
}

/** Gives reason, dollars, and milliseconds of the pause that are left by the clock of Redis. */
const LOOK = `
local time = redis.call('TIME')
local known = redis.call('HMGET', KEYS[1], 'because', 'spent', 'paused_until')
local left = tonumber(known[3] or '0') - (time[1] * 1000 + time[2] / 1000)
return {known[1] or '', known[2] or '0', string.format('%.3f', math.max(0, left)), known[1] and '1' or '0'}`;

/** So old may be what is known where nothing is counted by it. */
const OLD_MS = 100;

/** Reads what the workers of a run share, for many trials at once. */
export class SharedState {
  readonly redis: AnyRedis;
  /** Key of what is shared. */
  readonly key: string;
  #known: Known = { because: null, spentUsd: 0, pausedUntil: 0 };
  #at = Number.NEGATIVE_INFINITY;
  #looking: Promise<Known> | null = null;

  constructor(redis: AnyRedis, key: string) {
    this.redis = redis;
    this.key = key;
  }

  /** As it was within the last tenth of a second. */
  async recent(): Promise<Known> {
    return performance.now() - this.#at < OLD_MS ? this.#known : this.now();
  }

  /** As it is; those who ask while an answer is on its way share it. */
  async now(): Promise<Known> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<Known> {
    const at = performance.now();
    const answer: unknown = await this.redis.eval(LOOK, 1, this.key);
    const [because, spent, left, given] = Array.isArray(answer) ? answer.map(String) : [];
    this.#at = at;
    this.#known = {
      because: given === "1" ? (because ?? "") : null,
      spentUsd: Number(spent ?? 0),
      pausedUntil: Number(left ?? 0) > 0 ? performance.now() + Number(left) : 0,
    };
    return this.#known;
  }
}
