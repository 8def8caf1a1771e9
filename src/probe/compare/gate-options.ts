/** What a gate accepts. */
export interface GateOptions {
  /** Report a failed gate, but do not fail. */
  readonly softFail: boolean;
  /** Groups and cases of the old run may be missing from the new one; such a run is never a PASS. */
  readonly allowMissing: boolean;
  /** Runs judged by different judges may be compared. */
  readonly acrossJudges: boolean;
  /** Runs whose cases have equal names and other texts may be compared. */
  readonly acrossBatteries: boolean;
  /** A run too small to see what it was asked to see fails (exit 4). */
  readonly requirePower: boolean;
  /** Cases that never went wrong in the old run and do in the new one fail the gate, one is enough. */
  readonly failOnNew: boolean;
  /** Share of failed trials in the new run above which it proves nothing. */
  readonly maxErrorRate: number;
  /** Share of the old run's cases and trials that the new one must have measured again. */
  readonly minShared: number;
  /** Share of the old run's trials that must have been assessed for it to be a baseline. */
  readonly minAssessed: number;
  /** Share of trials of either run in which nobody could see what the agent did. */
  readonly maxUnobserved: number;
}

/** Gate options when nothing is said. */
export const GATE_DEFAULTS: GateOptions = {
  softFail: false,
  allowMissing: false,
  acrossJudges: false,
  acrossBatteries: false,
  requirePower: false,
  failOnNew: false,
  maxErrorRate: 0.05,
  minShared: 0.9,
  minAssessed: 0.9,
  maxUnobserved: 0.1,
};
