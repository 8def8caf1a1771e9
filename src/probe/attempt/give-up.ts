import { type Failed, type FailureKind, failed } from "./attempt.ts";

/** Failures that the next request will meet as well: a few are enough to know. */
const HOPELESS: ReadonlySet<FailureKind> = new Set(["unreachable", "auth", "bad_answer"]);

/** After so many failures a target that never answered is given up. */
const GIVE_UP_AFTER = { hopeless: 3, failures: 10 };

/** What was seen of a target: whether it answered once, its failures, and those without hope. */
export interface SeenOfTarget {
  readonly answered: boolean;
  readonly failures: number;
  readonly hopeless: number;
}

/** Whether a target is given up for its failures. */
export function givesUp({ answered, failures, hopeless }: SeenOfTarget): boolean {
  return !answered && (hopeless >= GIVE_UP_AFTER.hopeless || failures >= GIVE_UP_AFTER.failures);
}

type Noted = { readonly status: string } | Failed;

/** What a report says of whether its target is there. */
export type Sign = "answered" | "quota" | "hopeless" | "failed" | "nothing";

/** @param watched whether an agent that says nothing is seen by other means, and so is there */
export function signOf(report: Noted, watched: boolean): Sign {
  if (!("kind" in report) || (watched && report.blank === true)) return "answered";
  if (report.kind === "not_sent") return "nothing";
  if (report.kind === "quota") return "quota";
  return HOPELESS.has(report.kind) ? "hopeless" : "failed";
}

/** Notices that a target is not there. */
export interface GivingUp {
  /** Why nothing more is sent, or null. */
  readonly because: string | null;
  note(report: Noted): void;
}

/** The report for a request that is no longer sent. */
export function notSent({ because }: GivingUp): Failed {
  return failed("not_sent", `not sent, the target was given up: ${because ?? ""}`);
}

/**
 * Notices that a target is not there, so that a scan of a dead one ends in seconds. Only while
 * nothing was ever answered, except for a used-up quota, which ends a run at any time.
 */
export class GiveUp implements GivingUp {
  readonly #watched: boolean;
  #answered = false;
  #hopeless = 0;
  #failures = 0;
  #because: string | null = null;

  /** @param watched whether an agent that says nothing is seen by other means, and so is there */
  constructor(watched = false) {
    this.#watched = watched;
  }

  get because(): string | null {
    return this.#because;
  }

  note(report: Noted): void {
    const sign = signOf(report, this.#watched);
    this.#answered ||= sign === "answered";
    if (!("kind" in report) || sign === "answered" || sign === "nothing") return;
    if (sign === "quota") this.#because ??= report.reason;
    if (this.#answered) return;
    this.#failures += 1;
    if (sign === "hopeless") this.#hopeless += 1;
    const seen = { answered: this.#answered, failures: this.#failures, hopeless: this.#hopeless };
    if (givesUp(seen)) this.#because ??= report.reason;
  }
}
