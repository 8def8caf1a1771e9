import { type KeysOf, refuseUnknownKeys } from "../formats/known-keys.ts";
import { at } from "../text/at.ts";
import { codePointLength } from "../text/code-points.ts";
import { checkSpecification, type Defense, DefenseFailure } from "./defense.ts";
import type { DecisionPoint, Trace } from "./model.ts";
import type { ReviewedPoint } from "./reviewed-point.ts";
import { type CheckedVerdict, checkVerdict, failedReview } from "./verdict.ts";
import { type OpaqueTrace, opaqueTrace, visiblePrefix } from "./visible-prefix.ts";

export interface ReviewOptions {
  /** Time a defence has for one decision point, in milliseconds; default 30,000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** An answer that is on record already for a point, which is then not asked for; else null. */
  readonly known?: (trace: Trace, point: DecisionPoint) => ReviewedPoint | null;
}

const KEYS: KeysOf<ReviewOptions> = { timeoutMs: true, signal: true, known: true };
const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Asks a defence about every decision point, in order of the corpus. A defence that throws, hangs
 * or answers garbage gets `abstain` for that point and the failure is recorded; the run goes on.
 * Traces are taken one by one: memory does not grow with their number.
 * @throws the signal's reason when it aborts; BacktrailError with code `usage` for a defence that is
 * written for another version of the interface
 */
export async function* reviewTraces(
  traces: Iterable<Trace> | AsyncIterable<Trace>,
  defense: Defense,
  options: ReviewOptions = {},
): AsyncGenerator<ReviewedPoint> {
  checkSpecification(defense);
  refuseUnknownKeys(options, KEYS, "options");
  const window = Math.max(1, defense.concurrency ?? 1);
  const pending: Promise<ReviewedPoint>[] = [];
  for await (const trace of traces) {
    const opaque = opaqueTrace(trace);
    for (const [index, point] of trace.decisionPoints.entries()) {
      options.signal?.throwIfAborted();
      const shown = at(opaque.trace.decisionPoints, index);
      const known = options.known?.(trace, point) ?? null;
      const review = known
        ? Promise.resolve(known)
        : reviewPoint(trace, point, opaque, shown, defense, options);
      // An abort rejects every review in flight; the first one that is awaited tells.
      review.catch(() => {});
      pending.push(review);
      const oldest = pending.length < window ? undefined : pending.shift();
      if (oldest !== undefined) yield await settled(oldest, null, options.signal);
    }
  }
  for (const review of pending) yield await settled(review, null, options.signal);
}

async function reviewPoint(
  trace: Trace,
  point: DecisionPoint,
  opaque: OpaqueTrace,
  shown: DecisionPoint,
  defense: Defense,
  options: ReviewOptions,
): Promise<ReviewedPoint> {
  const prefix = visiblePrefix(opaque.trace, shown);
  const surface = prefix.events.at(-1);
  const length = surface ? codePointLength(surface.content) : 0;
  const { verdict, failure } = await answer(prefix, shown, length, defense, options);
  const claimed = verdict.attribution?.originEventId;
  const attribution = verdict.attribution && {
    ...verdict.attribution,
    originEventId: claimed === undefined ? undefined : originalOrNone(opaque, claimed),
  };
  return {
    traceId: trace.traceId,
    point,
    eventLength: length,
    verdict: { ...verdict, attribution },
    failure,
  };
}

/** An invented id stays a claim, and a wrong one: dropped, it would pass for no claim at all. */
function originalOrNone(opaque: OpaqueTrace, claimed: string): string {
  return opaque.originalEventId(claimed) ?? `no event ${JSON.stringify(claimed)}`;
}

async function answer(
  prefix: Trace,
  point: DecisionPoint,
  length: number,
  defense: Defense,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: ReviewOptions,
): Promise<CheckedVerdict> {
  try {
    const given: unknown = defense.review(prefix, point);
    const value =
      isThenable(given) && !defense.selfTimed
        ? await settled(Promise.resolve(given), timeoutMs, signal)
        : await given;
    return checkVerdict(value, length);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof DefenseFailure) return failedReview(error.kind, error.message);
    return failedReview("threw", describeThrown(error));
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value;
}

function describeThrown(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  try {
    return String(error);
  } catch {
    return "a value that cannot be shown";
  }
}

/** What a promise comes to, unless time runs out (null: never) or the signal aborts before. */
function settled<T>(
  promise: Promise<T>,
  timeoutMs: number | null,
  signal: AbortSignal | undefined,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => settle(() => reject(signal?.reason));
    const timeOut = (): void =>
      settle(() => reject(new DefenseFailure("timeout", `no answer within ${timeoutMs} ms`)));
    const timer = timeoutMs === null ? undefined : setTimeout(timeOut, timeoutMs);
    function settle(finish: () => void): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      finish();
    }
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
  });
}
