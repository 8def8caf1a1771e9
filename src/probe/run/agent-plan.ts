import type { Random } from "../../random/random.ts";
import type { AgentOptions } from "../agent/agent-run.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { type AskModel, modelCaller } from "../agent/model-call.ts";
import type { Price } from "../agent/prices.ts";
import type { Clock } from "../attempt/clock.ts";
import type { GiveUp } from "../attempt/give-up.ts";
import { Pace } from "../attempt/pace.ts";
import type { RetryPolicy } from "../attempt/retry.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import type { TrialInfo } from "../contracts/trial-info.ts";

/** A defence of a plan; one that asks a model gets the trial's own way to ask. */
export interface PlannedDefense {
  readonly name: string;
  readonly open: (ask: AskModel) => ProbeDefense;
}

/** What injection and utility scans have in common. */
export interface AgentPlan {
  readonly defenses: readonly PlannedDefense[];
  readonly repeats: number;
  readonly backend: (trial: TrialInfo) => AgentBackend;
  /** A stand-in without a model: every row then says so. */
  readonly simulated: boolean;
  readonly agent: AgentOptions;
  readonly concurrency: number;
  /** Model calls per minute, or null for no limit. */
  readonly rpm: number | null;
  readonly retry: RetryPolicy;
  /** Limit of one model call in milliseconds, or null. */
  readonly timeoutMs: number | null;
  readonly seed: number;
  readonly price: Price | null;
  /** No trial is started once this many US dollars are spent; null for no limit. */
  readonly maxCostUsd: number | null;
}

export interface AgentSurroundings {
  readonly clock: Clock;
  /** Jitter of waits; has no part in results. */
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** How trials of one run ask their models: all under one pace, and given up together. */
export function askerFor(
  plan: AgentPlan,
  around: AgentSurroundings,
  giveUp: GiveUp,
): (trial: TrialInfo) => AskModel {
  const pace = new Pace(around.clock, plan.rpm);
  return (trial) =>
    modelCaller(plan.backend(trial), {
      ...around,
      pace,
      giveUp,
      retry: plan.retry,
      timeoutMs: plan.timeoutMs,
    });
}

/** Keeps count of money; a run without a known price spends null. */
export class Spending {
  readonly #limit: number | null;
  #usd = 0;

  constructor(limitUsd: number | null) {
    this.#limit = limitUsd;
  }

  add(costUsd: number | null): void {
    this.#usd += costUsd ?? 0;
  }

  /** Why no more may be spent, or null. */
  get over(): string | null {
    if (this.#limit === null || this.#usd < this.#limit) return null;
    return `the cost limit of $${this.#limit} is reached`;
  }
}
