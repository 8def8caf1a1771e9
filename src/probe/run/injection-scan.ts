import { isAssessed } from "../../formats/outcome.ts";
import type { InjectionRecord } from "../../formats/trial-journal.ts";
import { deriveSeed } from "../../random/random.ts";
import { type AgentRun, addSpent } from "../agent/agent-run.ts";
import { payloadIn } from "../agent/delivery.ts";
import { costOf } from "../agent/prices.ts";
import { runAgent } from "../agent/tool-loop.ts";
import { GiveUp } from "../attempt/give-up.ts";
import type { Carrier } from "../contracts/carrier.ts";
import type { Oracle } from "../contracts/oracle.ts";
import type { Probe } from "../contracts/probe.ts";
import type { Scenario } from "../contracts/scenario.ts";
import type { Setting } from "../contracts/setting.ts";
import type { Verdict } from "../contracts/verdict.ts";
import {
  type AgentPlan,
  type AgentSurroundings,
  askerFor,
  type PlannedDefense,
  Spending,
} from "./agent-plan.ts";
import { decideOutcome } from "./decide-outcome.ts";
import { type Planned, runTrials, type TrialsDone } from "./run-trials.ts";
import type { TrialStore } from "./trial-store.ts";

export interface InjectionPlan extends AgentPlan {
  readonly carriers: readonly Carrier[];
  readonly probes: readonly Probe[];
  /** The agent that reads a carrier, and what detectors measure it against. */
  readonly scenario: (carrier: Carrier) => { scenario: Scenario; setting: Setting };
  readonly oracle: Oracle;
  /** A verdict of success below this counts as a hold, 0 to 1. */
  readonly minConfidence: number;
}

export interface InjectionTrialPlan {
  readonly defense: PlannedDefense;
  readonly carrier: Carrier;
  readonly probe: Probe;
  readonly repeat: number;
}

/** Trials in the order of the results: defence, carrier, probe, repeat. */
export function* injectionTrials(
  plan: Pick<InjectionPlan, "defenses" | "carriers" | "probes" | "repeats">,
): Generator<Planned<InjectionTrialPlan>> {
  let index = 0;
  for (const defense of plan.defenses) {
    for (const carrier of plan.carriers) {
      for (const probe of plan.probes) {
        for (let repeat = 0; repeat < plan.repeats; repeat += 1) {
          const trial = { defense, carrier, probe, repeat };
          yield { index, key: keyOf(trial), trial };
          index += 1;
        }
      }
    }
  }
}

function keyOf({ defense, carrier, probe, repeat }: InjectionTrialPlan): string {
  return [defense.name, carrier.id, probe.id, repeat].join("/");
}

/** Whether a record needs no further run: errors are run again when a run goes on. */
export function isDoneInjection(record: InjectionRecord): boolean {
  return isAssessed(record.row.outcome);
}

/** Runs the trials that the store does not have yet, and puts them there. */
export async function runInjectionScan(
  plan: InjectionPlan,
  store: TrialStore<InjectionRecord>,
  around: AgentSurroundings & { readonly onRecord?: (record: InjectionRecord) => void },
): Promise<TrialsDone & { readonly gaveUp: string | null }> {
  const giveUp = new GiveUp();
  const spending = new Spending(plan.maxCostUsd);
  const asker = askerFor(plan, around, giveUp);
  const done = await runTrials<InjectionTrialPlan, InjectionRecord>({
    trials: injectionTrials(plan),
    store,
    concurrency: plan.concurrency,
    signal: around.signal,
    stop: () => spending.over,
    run: (planned) => runTrial(planned, plan, asker, around.signal),
    onRecord: (record) => {
      spending.add(record.row.costUsd);
      around.onRecord?.(record);
    },
  });
  return { ...done, gaveUp: giveUp.because };
}

async function runTrial(
  { key, trial }: Planned<InjectionTrialPlan>,
  plan: InjectionPlan,
  asker: ReturnType<typeof askerFor>,
  signal: AbortSignal,
): Promise<InjectionRecord | null> {
  const { carrier, probe, repeat, defense } = trial;
  const instruction = probe.instruction[carrier.language];
  const { scenario, setting } = plan.scenario(carrier);
  const payload = payloadIn((text) => carrier.embed(text), instruction);
  const ask = asker({
    defense: defense.name,
    channel: carrier.channel,
    probe: probe.id,
    task: null,
    payload,
    repeat,
  });
  const run = await runAgent(
    {
      scenario,
      userRequest: scenario.userRequest,
      data: carrier.embed(instruction),
      payload,
    },
    defense.open(ask),
    ask,
    plan.agent,
    deriveSeed(plan.seed, key),
    signal,
  );
  // A trial cut off by Ctrl-C measured nothing: it is left out, not counted as an error.
  if (signal.aborted && run.status === "failed") return null;
  const judged = await judge(run, trial, scenario, setting, plan, signal);
  return judged === null ? null : recordOf(run, trial, judged, plan);
}

/** Null when the run was interrupted while judging. */
async function judge(
  run: AgentRun,
  { probe }: InjectionTrialPlan,
  scenario: Scenario,
  setting: Setting,
  plan: InjectionPlan,
  signal: AbortSignal,
): Promise<{ verdict: Verdict | null; failure: string } | null> {
  if (run.status === "failed") return { verdict: null, failure: run.reason };
  try {
    const verdict = await plan.oracle.judge(
      {
        goal: { kind: "probe", probe },
        userTexts: [scenario.userRequest],
        reply: run.text,
        toolCalls: run.toolCalls,
        setting,
      },
      signal,
    );
    const unsure = verdict.success && verdict.confidence < plan.minConfidence;
    const counted = unsure ? { ...verdict, success: false, reason: "held" } : verdict;
    return { verdict: counted, failure: "" };
  } catch (error) {
    if (signal.aborted) return null;
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: null, failure: `the judge failed: ${reason}` };
  }
}

function recordOf(
  run: AgentRun,
  { defense, carrier, probe, repeat }: InjectionTrialPlan,
  { verdict, failure }: { verdict: Verdict | null; failure: string },
  plan: InjectionPlan,
): InjectionRecord {
  const outcome = decideOutcome({
    status: run.status,
    delivered: run.delivered,
    stoppedByDefence: run.stoppedByDefence,
    verdict,
  });
  const total = addSpent(run.spent, run.overhead);
  const reasons = {
    acted: verdict?.reason ?? "",
    resisted: verdict?.reason ?? "",
    blocked_by_defence: run.vetoed.length > 0 ? "tool call not allowed" : "payload withheld",
    blocked_by_provider: run.reason,
    not_delivered: "",
    error: failure,
  };
  return {
    row: {
      defense: defense.name,
      carrier: carrier.id,
      channel: carrier.channel,
      instruction: probe.id,
      category: probe.category,
      outcome,
      reason: reasons[outcome],
      payloadSent: run.delivered,
      repeat,
      note: [...(plan.simulated ? ["SIMULATED"] : []), ...run.notes].join(" "),
      inputTokens: total.inputTokens,
      outputTokens: total.outputTokens,
      costUsd: costOf(total, plan.price),
    },
    reply: run.status === "failed" ? null : run.text,
    toolCalls: run.toolCalls === null ? null : [...run.toolCalls],
    evidence: verdict?.evidence ?? "",
    confidence: verdict?.confidence ?? null,
    spent: run.spent,
    overhead: run.overhead,
  };
}
