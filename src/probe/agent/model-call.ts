import type { Random } from "../../random/random.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import type { Clock } from "../attempt/clock.ts";
import { GiveUp, type GivingUp, notSent } from "../attempt/give-up.ts";
import { guardedAttempt } from "../attempt/guarded.ts";
import { Pace, type Pacing } from "../attempt/pace.ts";
import { attemptWithRetry, type RetryPolicy } from "../attempt/retry.ts";
import { checkSpecification } from "../attempt/specification.ts";
import type { AgentBackend, ModelReport, ModelRequest } from "./backend.ts";

/** A request before its caller knows about signals. */
export type ModelQuestion = Omit<ModelRequest, "signal">;

export interface Asked {
  readonly report: ModelReport;
  /** Milliseconds of the last try, without waiting. */
  readonly latencyMs: number;
  readonly tries: number;
}

/** Asks a model once, with retries, pacing and deadline already around it. */
export type AskModel = (question: ModelQuestion) => Promise<Asked>;

export interface CallSurroundings {
  readonly clock: Clock;
  readonly random: Random;
  readonly pace: Pacing;
  readonly giveUp: GivingUp;
  readonly retry: RetryPolicy;
  /** Limit of one try in milliseconds, or null for none. */
  readonly timeoutMs: number | null;
  readonly signal: AbortSignal;
}

/**
 * Puts retry, pacing, deadline and giving up around a backend, and takes its throws for reports.
 * @throws BacktrailError with code `usage` on a backend of another specification version.
 */
export function modelCaller(backend: AgentBackend, around: CallSurroundings): AskModel {
  const who = `backend ${backend.name}`;
  checkSpecification(who, backend);
  return async (question) => {
    if (around.giveUp.because !== null) {
      return { report: notSent(around.giveUp), latencyMs: 0, tries: 0 };
    }
    const asked = await attemptWithRetry<ModelReport>(
      () =>
        withDeadline(around, (signal) =>
          guardedAttempt(who, async () => backend.call({ ...question, signal }), around.signal),
        ),
      around.retry,
      around,
    );
    if (!around.signal.aborted) around.giveUp.note(asked.report);
    return asked;
  };
}

/** Runs one try under the deadline; a backend that ignores its signal is left behind. */
async function withDeadline(
  { clock, timeoutMs, signal }: CallSurroundings,
  send: (signal: AbortSignal) => Promise<ModelReport>,
): Promise<ModelReport> {
  if (timeoutMs === null) return send(signal);
  const limit = new AbortController();
  const finished = new AbortController();
  const stop = (): void => limit.abort();
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const late = clock.sleep(timeoutMs, finished.signal).then((): Failed => {
      if (!finished.signal.aborted) stop();
      return failed("timeout", `no answer within ${timeoutMs / 1000} s`, { retryable: true });
    });
    return await Promise.race([send(limit.signal), late]);
  } finally {
    finished.abort("finished");
    signal.removeEventListener("abort", stop);
  }
}

/** A way to ask a backend that shares its pace with nobody. */
export function loneCaller(
  backend: AgentBackend,
  around: Omit<CallSurroundings, "pace" | "giveUp">,
): AskModel {
  const { clock } = around;
  return modelCaller(backend, { ...around, pace: new Pace(clock, null), giveUp: new GiveUp() });
}
