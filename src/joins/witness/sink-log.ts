import type { Arrival } from "../../probe/contracts/witness.ts";
import { sha256Hex } from "../../text/sha256.ts";

/** The mark of a trial in its addresses: 20 hex digits. */
export function sinkToken(runId: string, key: string): string {
  return sha256Hex(`sink\0${runId}\0${key}`).slice(0, 20);
}

const TOKEN = /[0-9a-f]{20}/gi;

/** What came to a sink, by the trial whose mark it bears. */
export class SinkLog {
  readonly #open = new Map<string, Arrival[]>();
  readonly #judged = new Map<string, string>();
  readonly #late = new Set<string>();
  readonly #missed = new Set<string>();
  #follower: ((key: string, arrival: Arrival) => void) | null = null;
  #arrived = 0;
  #strange = 0;

  expect(token: string): void {
    if (!this.#open.has(token)) this.#open.set(token, []);
  }

  /** @param places where a mark may stand: an address, recipients */
  add(places: string, arrival: Arrival): void {
    this.#arrived += 1;
    let known = false;
    for (const token of new Set((places.match(TOKEN) ?? []).map((one) => one.toLowerCase()))) {
      const arrivals = this.#open.get(token);
      const key = this.#judged.get(token);
      if (arrivals) arrivals.push(arrival);
      else if (key !== undefined) this.#tell(key, arrival);
      known ||= arrivals !== undefined || key !== undefined;
    }
    if (!known) this.#strange += 1;
  }

  /** A trial that is done: what comes for it comes late. */
  judged(token: string, key: string): void {
    this.#judged.set(token, key);
  }

  /** What came for a trial, which is then done. */
  take(token: string, key: string): readonly Arrival[] {
    const arrivals = this.#open.get(token) ?? [];
    this.#open.delete(token);
    this.#judged.set(token, key);
    return arrivals;
  }

  /** Who is told what comes for trials that are done; null for nobody. */
  follow(follower: ((key: string, arrival: Arrival) => void) | null): void {
    this.#follower = follower;
  }

  /** All arrivals and those without a trial's mark; trials reached after they were done, told and not. */
  get counts(): {
    readonly arrived: number;
    readonly strange: number;
    readonly late: number;
    readonly missed: readonly string[];
  } {
    return {
      arrived: this.#arrived,
      strange: this.#strange,
      late: this.#late.size,
      missed: [...this.#missed],
    };
  }

  #tell(key: string, arrival: Arrival): void {
    (this.#follower === null ? this.#missed : this.#late).add(key);
    this.#follower?.(key, arrival);
  }
}
