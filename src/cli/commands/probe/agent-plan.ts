import { usageError } from "../../../formats/error.ts";
import { DEFAULT_RETRY } from "../../../probe/attempt/retry.ts";
import type { AgentPlan } from "../../../probe/run/agent-plan.ts";
import { sha256 } from "../../../probe/run/fingerprints.ts";
import type { AgentFlags } from "./agent-flags.ts";
import type { OpenedBackend } from "./open-backend.ts";

/**
 * An agent of one's own reads its data in the first message: how it calls tools is its own affair.
 * @throws BacktrailError with code `usage` on flags of the battery's own agent beside a target.
 */
export function withTarget<T extends AgentFlags>(flags: T): T {
  const { target, backend, baseUrl, profile } = flags;
  if (target === undefined) return flags;
  const ours = { "--backend": backend, "--base-url": baseUrl, "--profile": profile };
  for (const [flag, value] of Object.entries(ours)) {
    if (value === undefined) continue;
    throw usageError(flag, "cannot stand beside --target: give one agent, ours or yours");
  }
  return { ...flags, prefillTool: true };
}

/** An agent as fingerprints and reports name it. */
export interface NamedAgent {
  /** `backend/model`. */
  readonly model: string;
  /** Ours, or a target with what decides how it is asked. */
  readonly target: string;
}

export function namesOf(flags: AgentFlags, backend: OpenedBackend): NamedAgent {
  const identity = sha256(backend.identity).slice(0, 16);
  return {
    model: `${backend.name}/${backend.model}`,
    target: flags.target === undefined ? "battery agent" : `${backend.model} ${identity}`,
  };
}

/** What every scan with an agent takes from its flags. */
export type AgentBase = Omit<AgentPlan, "defenses">;

export function agentPlan(flags: AgentFlags, backend: OpenedBackend): AgentBase {
  return {
    repeats: flags.repeats,
    backend: backend.forTrial,
    simulated: backend.simulated,
    agent: {
      maxRounds: flags.maxRounds,
      temperature: flags.temp,
      maxOutputTokens: flags.maxOutputTokens,
      prefillTool: flags.prefillTool,
    },
    concurrency: Math.min(flags.concurrency, backend.maxConcurrency ?? flags.concurrency),
    rpm: flags.rpm ?? null,
    retry: { ...DEFAULT_RETRY, maxRetries: flags.maxRetries },
    // A target keeps the limit itself.
    timeoutMs: flags.target === undefined ? flags.timeout * 1000 : null,
    seed: flags.seed,
    price: backend.price,
    witness: backend.witness ?? undefined,
    maxCostUsd: flags.maxCost ?? null,
    keepSeen: flags.traces !== undefined,
  };
}

/** What a report's `meta` says of a scan with an agent; `sizes` is what its kind adds. */
export function agentMeta(
  flags: AgentFlags,
  backend: OpenedBackend,
  defenses: readonly { readonly name: string }[],
  sizes: Readonly<Record<string, unknown>>,
  fingerprints: unknown,
): Record<string, unknown> {
  return {
    backend: backend.name,
    model: backend.model,
    repeats: flags.repeats,
    temperature: flags.temp,
    llm_filter: defenses.some(({ name }) => name === "llm_filter"),
    ...sizes,
    simulated: backend.simulated,
    prefill_tool: flags.prefillTool,
    seed: flags.seed,
    fingerprints,
  };
}

/** The flags that decide what a trial gives; those of speed and money are not among them. */
export function planIdentity(flags: AgentFlags, backend: OpenedBackend): Record<string, unknown> {
  return {
    backend: backend.name,
    model: backend.model,
    endpoint: backend.identity,
    temperature: flags.temp,
    max_output_tokens: flags.maxOutputTokens,
    max_rounds: flags.maxRounds,
    prefill_tool: flags.prefillTool,
    stream: flags.stream,
    seed: flags.seed,
    // Records without what was read cannot be harvested later.
    ...(flags.traces === undefined ? {} : { keeps_seen: true }),
  };
}
