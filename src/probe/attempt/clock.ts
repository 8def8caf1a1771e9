/** Time as a parameter, so that waiting can be tested without waiting. */
export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}
