/** How long one attempt may take, and the signal that ends it. */
export interface TimeLimit {
  /** Aborts when the time is up, or when the run is interrupted. */
  readonly signal: AbortSignal;
  /** Whether it was the time, and not an interrupt. */
  readonly ranOut: () => boolean;
  /** To be called when the attempt has ended, however it did. */
  readonly end: () => void;
}

/**
 * A limit of `ms` milliseconds below a run's own signal. Not `AbortSignal.any` over
 * `AbortSignal.timeout`: their weak references cost a request more than all else that is done for
 * it, and a timer of theirs does not keep the process alive while an agent waits for nothing.
 */
export function timeLimit(above: AbortSignal, ms: number): TimeLimit {
  const limit = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    limit.abort();
  }, ms);
  const interrupt = (): void => limit.abort(above.reason);
  if (above.aborted) interrupt();
  else above.addEventListener("abort", interrupt, { once: true });
  return {
    signal: limit.signal,
    ranOut: () => late && !above.aborted,
    end: () => {
      clearTimeout(timer);
      above.removeEventListener("abort", interrupt);
    },
  };
}
