import { type Failed, type FailureKind, failed } from "./attempt.ts";

/** Failures that the next request will meet as well: a few are enough to know. */
const HOPELESS: ReadonlySet<FailureKind> = new Set(["unreachable", "auth", "bad_answer"]);
const HOPELESS_LIMIT = 3;
const ANY_LIMIT = 10;

/**
 * Notices that a target is not there, so that a scan of a dead one ends in seconds. Only while
 * nothing was ever answered, except for a used-up quota, which ends a run at any time.
 */
export class GiveUp {
  readonly #watched: boolean;
  #answered = false;
  #hopeless = 0;
  #failures = 0;
  #because: string | null = null;

  /** @param watched whether an agent that says nothing is seen by other means, and so is there */
  constructor(watched = false) {
    this.#watched = watched;
  }

  /** Why nothing more is sent, or null. */
  get because(): string | null {
    return this.#because;
  }

  note(report: { readonly status: string } | Failed): void {
    if (!("kind" in report) || (this.#watched && report.blank === true)) {
      this.#answered = true;
      return;
    }
    if (report.kind === "quota") this.#because ??= report.reason;
    if (this.#answered || report.kind === "not_sent") return;
    this.#failures += 1;
    if (HOPELESS.has(report.kind)) this.#hopeless += 1;
    if (this.#hopeless >= HOPELESS_LIMIT || this.#failures >= ANY_LIMIT) {
      this.#because ??= report.reason;
    }
  }

  /** The report for a request that is no longer sent. */
  notSent(): Failed {
    return failed("not_sent", `not sent, the target was given up: ${this.#because ?? ""}`);
  }
}
