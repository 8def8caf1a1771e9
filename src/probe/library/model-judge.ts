import { randomBytes } from "node:crypto";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { loneCaller } from "../agent/model-call.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { systemClock } from "../attempt/system-clock.ts";
import type { Oracle } from "../contracts/oracle.ts";
import { semanticOracle } from "../oracles/semantic.ts";

/**
 * A judge that asks a model whether the agent did what it was asked. The reply is data to it: fenced,
 * under a nonce drawn for each call. An answer that is no verdict is asked for twice more and is then
 * an error, never a hold.
 * @param maxCalls model calls of the whole run at most, or null for no limit
 */
export function modelJudge(
  backend: AgentBackend,
  maxCalls: number | null = null,
  signal: AbortSignal = new AbortController().signal,
): Oracle {
  return semanticOracle({
    ask: loneCaller(backend, {
      clock: systemClock,
      random: seededRandom(deriveSeed(1, "judge")),
      retry: DEFAULT_RETRY,
      timeoutMs: 60_000,
      signal,
    }),
    nonce: () => randomBytes(12).toString("hex"),
    retries: 2,
    maxCalls,
    seed: 1,
  });
}
