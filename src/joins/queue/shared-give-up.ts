import type { Redis } from "ioredis";
import { GIVE_UP_AFTER, type GivingUp, signOf } from "../../probe/attempt/give-up.ts";

/** The rule of `GiveUp`, counted over all workers: it returns why the agent is given up, or nothing. */
const NOTE = `
local known = redis.call('HGET', KEYS[1], 'because')
if known then return known end
local what, reason = ARGV[1], ARGV[2]
if what == 'answered' then redis.call('HSET', KEYS[1], 'answered', '1') return false end
if what ~= 'quota' then
  if redis.call('HGET', KEYS[1], 'answered') then return false end
  local failures = redis.call('HINCRBY', KEYS[1], 'failures', 1)
  local hopeless = redis.call('HINCRBY', KEYS[1], 'hopeless', what == 'hopeless' and 1 or 0)
  if hopeless < tonumber(ARGV[3]) and failures < tonumber(ARGV[4]) then return false end
end
redis.call('HSET', KEYS[1], 'because', reason)
return reason`;

/** Gives an agent up for all workers of a run together. */
export class SharedGiveUp implements GivingUp {
  readonly #redis: Redis;
  readonly #state: string;
  #answered = false;
  #because: string | null = null;

  /** @param state key of what the workers of the run share */
  constructor(redis: Redis, state: string) {
    this.#redis = redis;
    this.#state = state;
  }

  get because(): string | null {
    return this.#because;
  }

  /** What the others found out. */
  learn(because: string | null): void {
    this.#because ??= because;
  }

  note(report: Parameters<GivingUp["note"]>[0]): void {
    const sign = signOf(report, false);
    if (sign === "nothing" || (sign === "answered" && this.#answered)) return;
    this.#answered ||= sign === "answered";
    const reason = "kind" in report ? report.reason : "";
    const { hopeless, failures } = GIVE_UP_AFTER;
    this.#redis
      .eval(NOTE, 1, this.#state, sign, reason, hopeless, failures)
      .then((because) => this.learn(typeof because === "string" ? because : null))
      // The next trial asks for it again.
      .catch(() => undefined);
  }
}
