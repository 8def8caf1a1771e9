import { type GivingUp, givesUp, signOf } from "../../probe/attempt/give-up.ts";
import type { SharedState } from "./shared-state.ts";

/** Gives an agent up for all workers of a run together, by the rule of `GiveUp`. */
export class SharedGiveUp implements GivingUp {
  readonly #shared: SharedState;
  #answered = false;
  #because: string | null = null;

  constructor(shared: SharedState) {
    this.#shared = shared;
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
    // The next trial asks what is known.
    this.#tell(sign, reason).catch(() => undefined);
  }

  /** Redis counts, and the rule is asked with what all have counted. */
  async #tell(sign: ReturnType<typeof signOf>, reason: string): Promise<void> {
    const { redis, key } = this.#shared;
    if (sign === "answered") {
      await redis.hset(key, "answered", 1);
      return;
    }
    const counted = await redis
      .multi()
      .hincrby(key, "failures", sign === "quota" ? 0 : 1)
      .hincrby(key, "hopeless", sign === "hopeless" ? 1 : 0)
      .hget(key, "answered")
      .exec();
    const [failures, hopeless, answered] = (counted ?? []).map(([, value]) => Number(value ?? 0));
    const seen = { answered: answered === 1, failures: failures ?? 0, hopeless: hopeless ?? 0 };
    if (sign !== "quota" && !givesUp(seen)) return;
    await redis.hsetnx(key, "because", reason);
    this.learn(await redis.hget(key, "because"));
  }
}
