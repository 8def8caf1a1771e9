import { createHash } from "node:crypto";

/** A reply that nearly all requests got, whatever they asked. */
export interface SameReply {
  /** Its first 200 characters. */
  readonly text: string;
  readonly n: number;
  readonly of: number;
}

/** Fewer replies than this may be alike by chance. */
const FEWEST = 8;
const NEARLY_ALL = 0.95;
/** Distinct replies beyond this are not kept: then nearly all cannot be the same. */
const MOST_KEPT = 10_000;

/**
 * Counts replies by their bytes. An agent that answers every attack with the same bytes is more
 * likely an error page, a menu or a dead end than an agent that resists.
 */
export class ReplyCounts {
  readonly #counts = new Map<string, { n: number; readonly text: string }>();
  #of = 0;

  /** Null is no reply and is not counted. */
  add(reply: string | null): void {
    if (reply === null) return;
    this.#of += 1;
    const key = createHash("sha256").update(reply).digest("base64");
    const known = this.#counts.get(key);
    if (known !== undefined) known.n += 1;
    else if (this.#counts.size < MOST_KEPT)
      this.#counts.set(key, { n: 1, text: reply.slice(0, 200) });
  }

  nearlyAll(): SameReply | null {
    if (this.#of < FEWEST) return null;
    const most = [...this.#counts.values()].sort((a, b) => b.n - a.n)[0];
    if (most === undefined || most.n < NEARLY_ALL * this.#of) return null;
    return { text: most.text, n: most.n, of: this.#of };
  }
}
