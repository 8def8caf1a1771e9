import { createHash } from "node:crypto";
import type { Arrival } from "../../probe/contracts/witness.ts";

/** The mark of a trial in its addresses: 20 hex digits. */
export function sinkToken(runId: string, key: string): string {
  return createHash("sha256").update(`sink\0${runId}\0${key}`).digest("hex").slice(0, 20);
}

const TOKEN = /[0-9a-f]{20}/gi;

/** What came to a sink, by the trial whose mark it bears. */
export class SinkLog {
  readonly #open = new Map<string, Arrival[]>();
  readonly #judged = new Map<string, string>();
  readonly #late = new Map<string, number>();
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
      else if (key !== undefined) this.#late.set(key, (this.#late.get(key) ?? 0) + 1);
      known ||= arrivals !== undefined || key !== undefined;
    }
    if (!known) this.#strange += 1;
  }

  /** What came for a trial, which is then done. */
  take(token: string, key: string): readonly Arrival[] {
    const arrivals = this.#open.get(token) ?? [];
    this.#open.delete(token);
    this.#judged.set(token, key);
    return arrivals;
  }

  /** All arrivals, those without a trial's mark, and trials that something reached after they were judged. */
  get counts(): {
    readonly arrived: number;
    readonly strange: number;
    readonly late: readonly string[];
  } {
    return { arrived: this.#arrived, strange: this.#strange, late: [...this.#late.keys()] };
  }
}
