/** Reasons that are told apart at most: they hold words of others, and no two need be alike. */
const MOST = 1000;

const SHOWN = 5;

/** Counts why trials failed. */
export class ErrorReasons {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    const before = this.#counts.get(reason) ?? 0;
    if (before > 0 || this.#counts.size < MOST) this.#counts.set(reason, before + 1);
  }

  /** The most frequent first, at most five; of equal ones the earlier. */
  top(): { readonly reason: string; readonly n: number }[] {
    return [...this.#counts]
      .map(([reason, n]) => ({ reason, n }))
      .sort((a, b) => b.n - a.n)
      .slice(0, SHOWN);
  }
}
