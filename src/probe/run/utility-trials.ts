import { type UtilityRecord, UtilityRecordSchema } from "../../formats/trial-journal.ts";
import type { AgentRun } from "../agent/agent-run.ts";
import type { BenignTask } from "../contracts/benign-task.ts";
import { ownWords } from "../detectors/own-words.ts";
import {
  type AgentPlan,
  failedRun,
  keptOf,
  noteOf,
  type PlannedDefense,
  priceOfRun,
  runTask,
} from "./agent-plan.ts";
import { settleWork } from "./settle-sight.ts";
import type { Planned, TrialKind, TrialSurroundings } from "./trial-kind.ts";
import { UNSEEN_REASONS } from "./unseen.ts";

export interface UtilityPlan extends AgentPlan {
  readonly tasks: readonly BenignTask[];
  /** Stands in the `model` column. */
  readonly model: string;
}

export interface UtilityTrial {
  readonly defense: PlannedDefense;
  readonly task: BenignTask;
  readonly repeat: number;
}

/** Honest work under every defence, in this order: defence, task, repeat. */
export const utilityTrials: TrialKind<UtilityPlan, UtilityTrial, UtilityRecord> = {
  name: "utility",
  record: UtilityRecordSchema,
  trials,
  run,
  failed: (trial, plan, failure) => recordOf(failedRun(failure), trial, plan),
  isDone: ({ row }) => row.outcome !== "error",
  hit: ({ row }) =>
    row.outcome === "error" || row.outcome === "not_observed" ? null : row.outcome === "success",
  costUsd: ({ costUsd }) => costUsd,
  figures: ({ row: { outcome }, costUsd, spent }) => ({ outcome, costUsd, ...spent }),
  settle: settleWork,
};

function* trials(plan: UtilityPlan): Generator<Planned<UtilityTrial>> {
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

async function run(
  { key, trial }: Planned<UtilityTrial>,
  plan: UtilityPlan,
  around: TrialSurroundings,
): Promise<UtilityRecord | null> {
  const { task, defense, repeat } = trial;
  const { scenario, userRequest, data } = task;
  const channel = scenario.channels[0] ?? "email";
  const info = { channel, probe: null, task: task.task, repeat };
  const work = { scenario, userRequest, data, payload: null };
  const watch = plan.witness?.begin(key) ?? null;
  const run = await runTask(plan, key, defense, info, work, around, watch);
  return run === null ? null : recordOf(run, trial, plan);
}

function recordOf(
  run: AgentRun,
  { defense, task, repeat }: UtilityTrial,
  plan: UtilityPlan,
): UtilityRecord {
  const failed = run.status === "failed";
  const text = ownWords(run.text, task);
  const worked = !failed && task.succeeded({ text, toolCalls: run.toolCalls });
  const unseen = !worked && task.isAct === true && run.actsHidden && run.status === "answered";
  return {
    row: {
      model: plan.model,
      defense: defense.name,
      task: task.task,
      taskId: task.id,
      iteration: repeat,
      // A provider's refusal is a task that was not done; only what could not be run is an error.
      outcome: failed ? "error" : worked ? "success" : unseen ? "not_observed" : "failure",
      reason: unseen ? UNSEEN_REASONS.act : run.reason,
    },
    ...(run.shownCalls === undefined ? {} : { shownCalls: run.shownCalls }),
    note: noteOf(plan, run),
    costUsd: priceOfRun(plan, run),
    evidence: "",
    confidence: null,
    ...keptOf(run),
  };
}
