import { randomBytes } from "node:crypto";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { loneCaller } from "../agent/model-call.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { systemClock } from "../attempt/system-clock.ts";
import type { Oracle } from "../contracts/oracle.ts";
import { type SpendingOracle, semanticOracle } from "../oracles/semantic.ts";

export interface ModelJudgeOptions {
  /** Model calls of the whole run at most, or null for no limit. */
  readonly maxCalls?: number | null;
  /** Limit of one model call in milliseconds; default 60,000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** A judge that asks a model, with what it spent. An answer without a verdict is asked for twice more. */
export function openModelJudge(
  backend: AgentBackend,
  { maxCalls = null, timeoutMs = 60_000, signal = new AbortController().signal }: ModelJudgeOptions,
): SpendingOracle {
  return semanticOracle({
    ask: loneCaller(backend, {
      clock: systemClock,
      random: seededRandom(deriveSeed(1, "judge")),
      retry: DEFAULT_RETRY,
      timeoutMs,
      signal,
    }),
    nonce: () => randomBytes(12).toString("hex"),
    retries: 2,
    maxCalls,
    seed: 1,
  });
}

/**
 * A judge that asks a model whether the agent did what it was asked. The reply is data to it: fenced,
 * under a nonce drawn for each call. An answer that is no verdict is asked for twice more and is then
 * an error, never a hold.
 * @param maxCalls model calls of the whole run at most, or null for no limit
 */
export function modelJudge(
  backend: AgentBackend,
  maxCalls: number | null = null,
  signal?: AbortSignal,
): Oracle {
  return openModelJudge(backend, { maxCalls, ...(signal ? { signal } : {}) });
}
