import { usageError } from "../formats/error.ts";
import type { DecisionPoint, Trace, Verdict } from "./model.ts";
import type { FailureKind } from "./reviewed-point.ts";

/**
 * What stands between a defence and the truth: `built_in`, our own code inside the effect guard;
 * `walled`, a process that can read its own folder and packages only; `process`, one whose arguments,
 * environment and folder name no corpus, with the user's rights to files; `open`, one that was given
 * everything; `endpoint`, another machine or server.
 */
export type Isolation = "built_in" | "walled" | "process" | "open" | "endpoint";

/**
 * A defence: from the visible context to a verdict. Nothing else is assumed of it, so that a
 * content filter, a provenance tracker, a policy gate and a human in the loop all fit.
 */
export interface Defense {
  /** Version of this interface that the defence is written for; absent stands for 1. */
  readonly specificationVersion?: 1;
  /** Name in tables and on the command line. */
  readonly name: string;
  /**
   * Judges one decision point. `trace` is the visible prefix: everything up to and including the
   * decision point's event, with opaque ids. Throwing is allowed and is counted as an error.
   */
  review(trace: Trace, point: DecisionPoint): Verdict | Promise<Verdict>;
  /** How many reviews may run at once; default 1. */
  readonly concurrency?: number;
  /** True when `review` ends by itself in time, killing what hangs; the runner then only waits. */
  readonly selfTimed?: boolean;
  /** What stands between it and the truth; absent for one that runs in this process. */
  readonly isolation?: Isolation;
  /** Releases what the defence holds (a child process, a worker, connections). */
  close?(): Promise<void>;
}

/**
 * Refuses a defence that is written for another version of the interface.
 * @throws BacktrailError with code `usage`
 */
export function checkSpecification({ name, specificationVersion = 1 }: Defense): void {
  if (specificationVersion === 1) return;
  throw usageError(
    `defense ${name}`,
    `is written for version ${String(specificationVersion)} of the interface; this version of Backtrail knows 1`,
  );
}

/** Thrown by a defence that could not answer, with the name the failure is counted under. */
export class DefenseFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = "DefenseFailure";
    this.kind = kind;
  }
}
