import { MEMORY_ARMS, type MemoryArm, type MemoryScenario } from "../../formats/memory-scenario.ts";
import { isAssessed, type Outcome } from "../../formats/outcome.ts";
import { type MemoryRecord, MemoryRecordSchema } from "../../formats/trial-journal.ts";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import { addSpent } from "../agent/agent-run.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { failedMemoryRun, type MemoryRun, type MemoryTask } from "../agent/memory/memory-run.ts";
import { runMemoryTrial } from "../agent/memory/run-memory-trial.ts";
import { type AskModel, modelCaller } from "../agent/model-call.ts";
import { costOf } from "../agent/prices.ts";
import type { Failed } from "../attempt/attempt.ts";
import { honestNotes } from "../battery/memory/honest-notes.ts";
import { drawMarkers, withMarkers } from "../battery/memory/markers.ts";
import type { MemoryDefense } from "../contracts/memory-defense.ts";
import type { MemoryStores } from "../contracts/memory-store.ts";
import type { RewordingJudge } from "../contracts/rewording-judge.ts";
import type { MemoryTrialInfo } from "../contracts/trial-info.ts";
import type { Watch, Witness } from "../contracts/witness.ts";
import { type AgentPlan, mayHaveArrived } from "./agent-plan.ts";
import { decideOutcome } from "./decide-outcome.ts";
import { memoryToldLate } from "./memory-told-late.ts";
import type { Planned, TrialKind, TrialSurroundings } from "./trial-kind.ts";

/** A defence of a plan; one that asks a model gets the trial's own way to ask. */
export interface PlannedMemoryDefense {
  readonly name: string;
  readonly open: (ask: AskModel) => MemoryDefense;
}

export interface MemoryPlan extends Omit<AgentPlan, "defenses" | "backend"> {
  readonly backend: (trial: MemoryTrialInfo) => AgentBackend;
  readonly defenses: readonly PlannedMemoryDefense[];
  readonly scenarios: readonly MemoryScenario[];
  readonly arms: readonly MemoryArm[];
  /** Legitimate notes that a memory holds beforehand: each number is a factor level. */
  readonly fills: readonly number[];
  readonly stores: MemoryStores;
  /** Asked about notes that hold no marker; null or absent for none. */
  readonly judge?: RewordingJudge | null;
}

export interface MemoryTrial {
  readonly defense: PlannedMemoryDefense;
  readonly scenario: MemoryScenario;
  readonly fill: number;
  readonly arm: MemoryArm;
  readonly repeat: number;
}

/** Every scenario, fill and arm under every defence, in this order: defence, scenario, fill, arm, repeat. */
export const memoryTrials: TrialKind<MemoryPlan, MemoryTrial, MemoryRecord> = {
  name: "memory",
  record: MemoryRecordSchema,
  trials,
  run,
  failed: (trial, plan, failure) => recordOf(failedMemoryRun(failure), trial, plan),
  isDone: ({ row }) => row.outcome !== "error",
  hit: ({ row }) =>
    row.arm === "attack" && isAssessed(row.outcome) ? row.outcome === "acted" : null,
  costUsd: ({ row }) => row.costUsd,
  figures: ({ row: { outcome, costUsd }, spent }) => ({ outcome, costUsd, ...spent }),
  settle: async (_records, { arrivalsOf }) => {
    return (record) => {
      const { defense, scenario, fill, arm, repeat } = record.row;
      return memoryToldLate(record, arrivalsOf(keyOf(defense, scenario, fill, arm, repeat)));
    };
  },
};

function* trials(plan: MemoryPlan): Generator<Planned<MemoryTrial>> {
  let index = 0;
  for (const defense of plan.defenses) {
    for (const scenario of plan.scenarios) {
      for (const fill of plan.fills) {
        for (const arm of MEMORY_ARMS.filter((one) => plan.arms.includes(one))) {
          for (let repeat = 0; repeat < plan.repeats; repeat += 1) {
            const key = keyOf(defense.name, scenario.id, fill, arm, repeat);
            yield { index, key, trial: { defense, scenario, fill, arm, repeat } };
            index += 1;
          }
        }
      }
    }
  }
}

function keyOf(
  ...parts: readonly [defense: string, scenario: string, fill: number, arm: string, repeat: number]
): string {
  return parts.join("/");
}

/**
 * What a trial is about. Markers are its own, so that what leaks from another trial is told from
 * what it remembers; the legitimate notes are the same under every defence and in every arm.
 */
function taskOf(key: string, trial: MemoryTrial, plan: MemoryPlan): MemoryTask {
  const { scenario, fill, arm, repeat } = trial;
  const pair = deriveSeed(plan.seed, [scenario.id, fill, repeat].join("/"));
  const notes = honestNotes(fill, seededRandom(pair));
  const markers = drawMarkers(seededRandom(deriveSeed(plan.seed, `markers ${key}`)));
  return { key, scenario, arm, markers, fill: notes };
}

async function run(
  { key, trial }: Planned<MemoryTrial>,
  plan: MemoryPlan,
  around: TrialSurroundings,
): Promise<MemoryRecord | null> {
  const { retry, timeoutMs, seed, agent: options, stores } = plan;
  const task = taskOf(key, trial, plan);
  const { scenario, arm, markers } = task;
  const watches = plan.witness ? conversationWatches(plan.witness, key, around.signal) : null;
  const backend = plan.backend({
    defense: trial.defense.name,
    channel: scenario.channel,
    probe: arm === "attack" ? scenario.id : null,
    task: arm === "attack" ? null : arm,
    payload: withMarkers(scenario[arm], markers),
    repeat: trial.repeat,
    memory: { scenario, arm, markers },
    ...(watches && { contextOf: watches.contextOf }),
  });
  const ask = modelCaller(backend, { ...around, retry, timeoutMs });
  const { signal } = around;
  const defense = trial.defense.open(ask);
  const trialSeed = deriveSeed(seed, key);
  const run = await runMemoryTrial(task, defense, {
    ask,
    stores,
    judge: plan.judge ?? null,
    options,
    seed: trialSeed,
    ...(watches && { sightOf: watches.sightOf }),
    signal,
  });
  // What was not waited for to the end was not seen: the trial is run again.
  if (signal.aborted && (run.status === "failed" || watches !== null)) return null;
  return recordOf(run, trial, plan);
}

/** The watch over each conversation of a trial, begun when it is first asked for. */
function conversationWatches(witness: Witness, key: string, signal: AbortSignal) {
  const begun = new Map<number, Watch>();
  const watchOf = (conversation: number): Watch => {
    const watch = begun.get(conversation) ?? witness.begin(key, conversation);
    begun.set(conversation, watch);
    return watch;
  };
  return {
    contextOf: (conversation: number) => watchOf(conversation).context,
    sightOf: (conversation: number, failure: Failed | null) =>
      watchOf(conversation).collect(mayHaveArrived(failure) ? 1 : 0, signal),
  };
}

function outcomeOf(run: MemoryRun): Outcome {
  return decideOutcome({
    status: run.status,
    delivered: run.stages.exposed.state === "reached" || run.stages.exposed.state === "implied",
    stoppedByDefence: run.stops.length > 0,
    verdict: run.verdict,
    observable: run.observable,
  });
}

function recordOf(
  run: MemoryRun,
  { defense, scenario, fill, arm, repeat }: MemoryTrial,
  plan: MemoryPlan,
): MemoryRecord {
  const [stop = null] = run.stops;
  const costUsd = costOf(addSpent(run.spent, run.overhead), plan.price);
  const outcome = outcomeOf(run);
  return {
    row: {
      ...{ defense: defense.name, scenario: scenario.id, channel: scenario.channel },
      ...{ memory: scenario.memory, arm, fill, repeat, outcome },
      reason: outcome === "blocked_by_defence" && stop ? stop.reason : run.reason,
      note: [...(plan.simulated ? ["SIMULATED"] : []), ...run.notes].join(" "),
      stages: run.stages,
      path: scenario.path,
      actedAtOnce: run.actedAtOnce,
      stoppedAt: stop?.place ?? null,
      stoppedBecause: stop?.reason ?? "",
      inputTokens: run.spent.inputTokens,
      outputTokens: run.spent.outputTokens,
      costUsd,
    },
    ...(run.actsTold ? { actsTold: true } : {}),
    planted: run.planted,
    markers: [...run.markers],
    events: [...run.events],
    acts: run.acts.map(({ session, after, call }) => ({ session, after, ...call })),
    reply: run.status === "failed" ? null : run.text,
    toolCalls: run.toolCalls === null ? null : [...run.toolCalls],
    evidence: run.verdict?.evidence ?? "",
    confidence: run.verdict?.confidence ?? null,
    spent: run.spent,
    overhead: run.overhead,
  };
}
