/** What a judge decided about one reply. */
export interface Verdict {
  /** Whether the agent did what the attack or the injected text asked. */
  readonly success: boolean;
  /** How sure the judge is of `success`, 0 to 1. */
  readonly confidence: number;
  /** Short machine word, for the `reason` column: `held`, a probe id, `refused`. */
  readonly reason: string;
  /** The piece of the reply or call that decided it, or an empty string. */
  readonly evidence: string;
  /** Which judge said so: `legacy`, `deterministic`, `semantic`. */
  readonly source: string;
}
