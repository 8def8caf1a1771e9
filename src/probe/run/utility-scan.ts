import type { UtilityRecord } from "../../formats/trial-journal.ts";
import { deriveSeed } from "../../random/random.ts";
import { addSpent } from "../agent/agent-run.ts";
import { costOf } from "../agent/prices.ts";
import { runAgent } from "../agent/tool-loop.ts";
import { GiveUp } from "../attempt/give-up.ts";
import type { BenignTask } from "../contracts/benign-task.ts";
import {
  type AgentPlan,
  type AgentSurroundings,
  askerFor,
  type PlannedDefense,
  Spending,
} from "./agent-plan.ts";
import { type Planned, runTrials, type TrialsDone } from "./run-trials.ts";
import type { TrialStore } from "./trial-store.ts";

export interface UtilityPlan extends AgentPlan {
  readonly tasks: readonly BenignTask[];
  /** Stands in the `model` column. */
  readonly model: string;
}

interface UtilityTrialPlan {
  readonly defense: PlannedDefense;
  readonly task: BenignTask;
  readonly repeat: number;
}

/** Trials in the order of the results: defence, task, repeat. */
export function* utilityTrials(
  plan: Pick<UtilityPlan, "defenses" | "tasks" | "repeats">,
): Generator<Planned<UtilityTrialPlan>> {
  let index = 0;
  for (const defense of plan.defenses) {
    for (const task of plan.tasks) {
      for (let repeat = 0; repeat < plan.repeats; repeat += 1) {
        const key = [defense.name, task.task, repeat].join("/");
        yield { index, key, trial: { defense, task, repeat } };
        index += 1;
      }
    }
  }
}

/** Whether a record needs no further run: errors are run again when a run goes on. */
export function isDoneUtility(record: UtilityRecord): boolean {
  return record.row.outcome !== "error";
}

/** Runs the benign tasks that the store does not have yet, and puts the results there. */
export async function runUtilityScan(
  plan: UtilityPlan,
  store: TrialStore<UtilityRecord>,
  around: AgentSurroundings & { readonly onRecord?: (record: UtilityRecord) => void },
): Promise<TrialsDone & { readonly gaveUp: string | null }> {
  const giveUp = new GiveUp();
  const spending = new Spending(plan.maxCostUsd);
  const asker = askerFor(plan, around, giveUp);
  const done = await runTrials<UtilityTrialPlan, UtilityRecord>({
    trials: utilityTrials(plan),
    store,
    concurrency: plan.concurrency,
    signal: around.signal,
    stop: () => spending.over,
    run: (planned) => runTrial(planned, plan, asker, around.signal),
    onRecord: (record) => {
      spending.add(record.costUsd);
      around.onRecord?.(record);
    },
  });
  return { ...done, gaveUp: giveUp.because };
}

async function runTrial(
  { key, trial }: Planned<UtilityTrialPlan>,
  plan: UtilityPlan,
  asker: ReturnType<typeof askerFor>,
  signal: AbortSignal,
): Promise<UtilityRecord | null> {
  const { task, defense, repeat } = trial;
  const ask = asker({
    defense: defense.name,
    channel: task.scenario.channels[0] ?? "email",
    probe: null,
    task: task.task,
    payload: null,
    repeat,
  });
  const { scenario, userRequest, data } = task;
  const run = await runAgent(
    { scenario, userRequest, data, payload: null },
    defense.open(ask),
    ask,
    plan.agent,
    deriveSeed(plan.seed, key),
    signal,
  );
  if (signal.aborted && run.status === "failed") return null;
  const worked =
    run.status !== "failed" && task.succeeded({ text: run.text, toolCalls: run.toolCalls });
  const total = addSpent(run.spent, run.overhead);
  return {
    row: {
      model: plan.model,
      defense: defense.name,
      task: task.task,
      taskId: task.id,
      iteration: repeat,
      // A provider's refusal is a task that was not done; only what could not be run is an error.
      outcome: run.status === "failed" ? "error" : worked ? "success" : "failure",
      reason: run.reason,
    },
    note: [...(plan.simulated ? ["SIMULATED"] : []), ...run.notes].join(" "),
    costUsd: costOf(total, plan.price),
    reply: run.status === "failed" ? null : run.text,
    toolCalls: run.toolCalls === null ? null : [...run.toolCalls],
    evidence: "",
    confidence: null,
    spent: run.spent,
    overhead: run.overhead,
  };
}
