import type { InjectionRecord } from "../../formats/trial-journal.ts";
import { deriveSeed } from "../../random/random.ts";
import {
  type AgentOptions,
  type AgentRun,
  type AgentTask,
  addSpent,
  NOTHING_SPENT,
} from "../agent/agent-run.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { type AskModel, modelCaller } from "../agent/model-call.ts";
import { costOf, type Price } from "../agent/prices.ts";
import { runAgent } from "../agent/tool-loop.ts";
import { witnessedRun } from "../agent/witnessed-run.ts";
import type { Failed, FailureKind } from "../attempt/attempt.ts";
import type { RetryPolicy } from "../attempt/retry.ts";
import { checkSpecification } from "../attempt/specification.ts";
import { carrierOrigin } from "../contracts/carrier-origin.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import type { TrialInfo } from "../contracts/trial-info.ts";
import type { Watch } from "../contracts/witness.ts";
import type { RunPlan, TrialSurroundings } from "./trial-kind.ts";

/** A defence of a plan; one that asks a model gets the trial's own way to ask. */
export interface PlannedDefense {
  readonly name: string;
  readonly open: (ask: AskModel) => ProbeDefense;
}

/** What injection and utility scans have in common. */
export interface AgentPlan extends RunPlan {
  readonly defenses: readonly PlannedDefense[];
  readonly repeats: number;
  readonly backend: (trial: TrialInfo) => AgentBackend;
  /** A stand-in without a model: every row then says so. */
  readonly simulated: boolean;
  readonly agent: AgentOptions;
  readonly retry: RetryPolicy;
  /** Limit of one model call in milliseconds, or null. */
  readonly timeoutMs: number | null;
  readonly price: Price | null;
  /** Records hold what the agent read, so that a corpus can be made of them. */
  readonly keepSeen?: boolean;
}

/**
 * Runs the agent on a trial's task, with the trial's own way to ask its model: under the run's
 * pace, and given up with it. Null for a trial cut off by Ctrl-C: it measured nothing and is left
 * out, not counted as an error.
 */
export async function runTask(
  plan: AgentPlan,
  key: string,
  defense: PlannedDefense,
  trial: Omit<TrialInfo, "defense" | "payload">,
  task: AgentTask,
  around: TrialSurroundings,
  watch: Watch | null,
): Promise<AgentRun | null> {
  const { agent, retry, timeoutMs, seed } = plan;
  const { payload } = task;
  const info = {
    ...trial,
    defense: defense.name,
    payload,
    ...(watch && { context: watch.context }),
  };
  const ask = modelCaller(plan.backend(info), { ...around, retry, timeoutMs });
  const { signal } = around;
  const opened = defense.open(ask);
  checkSpecification(`defence ${opened.name}`, opened);
  const done = await runAgent(task, opened, ask, agent, deriveSeed(seed, key), signal);
  const run = plan.keepSeen === true ? withSeen(done, task, trial.channel) : done;
  around.answered();
  if (signal.aborted && run.status === "failed") return null;
  if (watch === null) return run;
  const seen = await watch.collect(mayHaveArrived(run.failure) ? 1 : 0, signal);
  // What was not waited for to the end was not seen: the trial is run again.
  return signal.aborted ? null : witnessedRun(run, payload, seen);
}

/** The run with what its agent read. */
function withSeen(
  run: AgentRun,
  { scenario, userRequest, payload }: AgentTask,
  channel: string,
): AgentRun {
  if (run.read === undefined) return run;
  const seen = {
    ...{ ...run.read, request: userRequest, tool: scenario.dataTool.name, planted: payload },
    channel: carrierOrigin(channel),
  };
  return { ...run, seen };
}

const REFUSED: ReadonlySet<FailureKind> = new Set<FailureKind>([
  ...(["not_sent", "unreachable", "auth"] as const),
  ...(["bad_request", "rate_limited", "quota"] as const),
]);

/** Whether an agent can have acted on what was sent to it. */
export function mayHaveArrived(failure: Failed | null): boolean {
  return failure === null || !REFUSED.has(failure.kind);
}

/** What kept records of agent trials have in common. */
export function keptOf(
  run: AgentRun,
): Pick<InjectionRecord, "reply" | "toolCalls" | "spent" | "overhead" | "seen"> {
  return {
    reply: run.status === "failed" ? null : run.text,
    toolCalls: run.toolCalls === null ? null : [...run.toolCalls],
    spent: run.spent,
    overhead: run.overhead,
    ...(run.seen ? { seen: run.seen } : {}),
  };
}

/** The run of a trial that could not be run. */
export function failedRun(failure: Failed): AgentRun {
  return {
    status: "failed",
    failure,
    reason: failure.reason,
    text: "",
    toolCalls: null,
    writtenCalls: [],
    actsHidden: false,
    vetoed: [],
    delivered: false,
    stoppedByDefence: false,
    notes: [],
    spent: NOTHING_SPENT,
    overhead: NOTHING_SPENT,
  };
}

/** The remarks of a row. */
export function noteOf(plan: AgentPlan, run: AgentRun): string {
  return [...(plan.simulated ? ["SIMULATED"] : []), ...run.notes].join(" ");
}

/** US dollars of a trial with its defence; null where they are not known. */
export function priceOfRun(plan: AgentPlan, run: AgentRun): number | null {
  return costOf(addSpent(run.spent, run.overhead), plan.price);
}
