/** Keeps count of money; a run without a known price spends null. */
export class Spending {
  readonly #limit: number | null;
  #usd = 0;

  constructor(limitUsd: number | null) {
    this.#limit = limitUsd;
  }

  add(costUsd: number | null): void {
    this.#usd += costUsd ?? 0;
  }

  /** Why no more may be spent, or null. */
  get over(): string | null {
    if (this.#limit === null || this.#usd < this.#limit) return null;
    return limitReached(this.#limit);
  }
}

/** Why a run ends that may spend no more. */
export function limitReached(limitUsd: number): string {
  return `the cost limit of $${limitUsd} is reached`;
}
