import {
  createEvidenceSignal,
  type DetectionEvidenceBackend,
  type EvidenceSignal,
} from "./evidence-signal.ts";

/** Starts a timer and gives back how to stop it. A parameter, so that tests hold the clock. */
export type StartTimer = (afterMs: number, then: () => void) => () => void;

export interface CollectOptions {
  /** Time each backend has, in milliseconds; default 2000. */
  readonly timeoutMs?: number;
  readonly startTimer?: StartTimer;
}

const DEFAULT_TIMEOUT_MS = 2000;

const startRealTimer: StartTimer = (afterMs, then) => {
  const timer = setTimeout(then, afterMs);
  return () => clearTimeout(timer);
};

/**
 * Asks every backend about a text, at the same time, and lists what they say in the order in which
 * they are given. Nothing a backend does gets out of here: one that throws, hangs or answers what
 * is no signal is listed with a static error code or, where it contributed nothing, not at all.
 */
export async function collectEvidence(
  text: string,
  backends: readonly DetectionEvidenceBackend[],
  { timeoutMs = DEFAULT_TIMEOUT_MS, startTimer = startRealTimer }: CollectOptions = {},
): Promise<EvidenceSignal[]> {
  const signals = await Promise.all(
    backends.map((backend) => ask(text, backend, timeoutMs, startTimer)),
  );
  return signals.filter((signal) => signal !== null);
}

async function ask(
  text: string,
  backend: DetectionEvidenceBackend,
  timeoutMs: number,
  startTimer: StartTimer,
): Promise<EvidenceSignal | null> {
  const abort = new AbortController();
  let stop = (): void => {};
  const late = new Promise<"timeout">((resolve) => {
    stop = startTimer(timeoutMs, () => resolve("timeout"));
  });
  try {
    const answer: unknown = await Promise.race([answerOf(backend, text, abort.signal), late]);
    if (answer === "timeout") return failed(backend, "timeout");
    return asSignal(answer);
  } catch {
    return failed(backend, "backend_error");
  } finally {
    stop();
    abort.abort();
  }
}

async function answerOf(
  backend: DetectionEvidenceBackend,
  text: string,
  signal: AbortSignal,
): Promise<unknown> {
  // An object, so that no answer can pass for the timeout.
  const answer: unknown = await backend.evaluate(text, signal);
  return typeof answer === "object" ? answer : null;
}

/** A checked, frozen copy: a backend cannot change its signal afterwards. */
function asSignal(answer: unknown): EvidenceSignal | null {
  if (typeof answer !== "object" || answer === null || !("backend" in answer)) return null;
  const { backend, score, blocks, error } = answer as EvidenceSignal;
  return createEvidenceSignal({ backend, score, blocks, error });
}

function failed(backend: DetectionEvidenceBackend, error: string): EvidenceSignal {
  return createEvidenceSignal({ backend: nameOf(backend), error });
}

function nameOf(backend: DetectionEvidenceBackend): string {
  try {
    const name: unknown = backend.name;
    return typeof name === "string" || typeof name === "number" ? String(name) : "unknown";
  } catch {
    return "unknown";
  }
}
