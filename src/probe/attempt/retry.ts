import type { Random } from "../../random/random.ts";
import type { Failed } from "./attempt.ts";
import type { Clock } from "./clock.ts";
import type { Pacing } from "./pace.ts";

export interface RetryPolicy {
  /** Tries after the first; 0 switches retrying off. */
  readonly maxRetries: number;
  /** Wait before the first retry; doubles with each. */
  readonly baseDelayMs: number;
  /** Ceiling of the doubling. */
  readonly maxDelayMs: number;
  /** A `Retry-After` beyond this is not waited for: the run ends with a hint to resume. */
  readonly longestWaitMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = {
  maxRetries: 3,
  baseDelayMs: 500,
  maxDelayMs: 30_000,
  longestWaitMs: 120_000,
};

export interface RetrySurroundings {
  readonly clock: Clock;
  readonly random: Random;
  readonly pace: Pacing;
  readonly signal: AbortSignal;
}

export interface Retried<R> {
  readonly report: R | Failed;
  /** How often the request was sent. */
  readonly tries: number;
  /** Time of the last try in milliseconds, without waiting. */
  readonly latencyMs: number;
}

/**
 * Sends until there is an answer, a failure that repeating cannot mend, or no try left. Only what
 * the report says is repeatable is repeated; status and `Retry-After` decide, not message text.
 */
export async function attemptWithRetry<R extends { readonly status: string }>(
  send: () => Promise<R | Failed>,
  policy: RetryPolicy,
  { clock, random, pace, signal }: RetrySurroundings,
): Promise<Retried<R>> {
  for (let tries = 1; ; tries += 1) {
    await pace.turn(signal);
    const before = clock.now();
    const report = await send();
    const latencyMs = clock.now() - before;
    const done = { report, tries, latencyMs };
    if (!isFailed(report) || !report.retryable || signal.aborted) return done;
    if (report.retryAfterMs !== null && report.retryAfterMs > policy.longestWaitMs) {
      return { ...done, report: tooLongToWait(report) };
    }
    if (tries > policy.maxRetries) return done;
    const wait = waitFor(report, tries, policy, random);
    if (report.kind === "rate_limited") pace.pauseFor(wait);
    await clock.sleep(wait, signal);
    if (signal.aborted) return done;
  }
}

/** What `Retry-After` asks plus up to a tenth; else between half and all of the doubled delay. */
function waitFor(report: Failed, tries: number, policy: RetryPolicy, random: Random): number {
  if (report.retryAfterMs !== null) return report.retryAfterMs * (1 + random.next() / 10);
  const ceiling = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (tries - 1));
  return ceiling * (0.5 + random.next() / 2);
}

function tooLongToWait(report: Failed): Failed {
  const seconds = Math.round((report.retryAfterMs ?? 0) / 1000);
  return {
    ...report,
    kind: "quota",
    retryable: false,
    reason: `${report.reason}; asks to wait ${seconds} s, which is too long for this run: start it again then`,
  };
}

function isFailed(report: { readonly status: string }): report is Failed {
  return report.status === "failed";
}
