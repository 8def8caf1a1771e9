import type { DecisionPoint, Trace, Verdict } from "./model.ts";

/**
 * A defence: from the visible context to a verdict. Nothing else is assumed of it, so that a
 * content filter, a provenance tracker, a policy gate and a human in the loop all fit.
 */
export interface Defense {
  /** Name in tables and on the command line. */
  readonly name: string;
  /** One sentence for `pab defenses`. */
  readonly description?: string;
  /**
   * Judges one decision point. `trace` is the visible prefix: everything up to and including the
   * decision point's event, with opaque ids. Throwing is allowed and is counted as an error.
   */
  review(trace: Trace, point: DecisionPoint): Verdict | Promise<Verdict>;
  /** Releases what the defence holds (a child process, a connection). */
  close?(): Promise<void>;
}
