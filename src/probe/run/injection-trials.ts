import { type Evidence, isAssessed } from "../../formats/outcome.ts";
import { CUT_BY_LENGTH, ROUND_LIMIT } from "../../formats/remark.ts";
import { type InjectionRecord, InjectionRecordSchema } from "../../formats/trial-journal.ts";
import { type AgentRun, addSpent } from "../agent/agent-run.ts";
import { payloadIn } from "../agent/delivery.ts";
import { answeredByDeeds } from "../agent/witnessed-run.ts";
import { withSink } from "../battery/sink-text.ts";
import type { Carrier } from "../contracts/carrier.ts";
import type { Oracle } from "../contracts/oracle.ts";
import type { Probe } from "../contracts/probe.ts";
import type { Scenario } from "../contracts/scenario.ts";
import type { Setting } from "../contracts/setting.ts";
import {
  type AgentPlan,
  failedRun,
  keptOf,
  noteOf,
  type PlannedDefense,
  priceOfRun,
  runTask,
} from "./agent-plan.ts";
import { arrivalVerdict } from "./arrival-verdict.ts";
import { decideOutcome } from "./decide-outcome.ts";
import { evidenceOf } from "./evidence.ts";
import { type Judged, judgeWritten } from "./judge.ts";
import { reachedLate } from "./reached-late.ts";
import { settleInjection } from "./settle-sight.ts";
import type { Planned, TrialKind, TrialSurroundings } from "./trial-kind.ts";
import { UNSEEN_REASONS, type UnseenKind } from "./unseen.ts";

export interface InjectionPlan extends AgentPlan {
  readonly carriers: readonly Carrier[];
  readonly probes: readonly Probe[];
  /** The agent that reads a carrier, and what detectors measure it against. */
  readonly scenario: (carrier: Carrier) => { scenario: Scenario; setting: Setting };
  readonly oracle: Oracle;
  /** A verdict of success below this counts as a hold, 0 to 1. */
  readonly minConfidence: number;
}

export interface InjectionTrial {
  readonly defense: PlannedDefense;
  readonly carrier: Carrier;
  readonly probe: Probe;
  readonly repeat: number;
}

/** Every probe in every carrier against every defence, in this order: defence, carrier, probe, repeat. */
export const injectionTrials: TrialKind<InjectionPlan, InjectionTrial, InjectionRecord> = {
  name: "injection",
  record: InjectionRecordSchema,
  trials,
  asksJudge: ({ oracle }) => oracle.asksNobody !== true,
  run,
  failed: (trial, plan, failure) => recordOf(failedRun(failure), trial, plan),
  isDone: ({ row }) => row.outcome !== "error",
  hit: ({ row }) => (isAssessed(row.outcome) ? row.outcome === "acted" : null),
  costUsd: ({ row }) => row.costUsd,
  figures: ({ row: { outcome, costUsd }, spent }) => ({ outcome, costUsd, ...spent }),
  settle: async (records, { arrivalsOf, reachedBy }) => {
    const settled = await settleInjection(records);
    const ways = new Map(Object.entries(reachedBy));
    return (record) => {
      const { row } = record;
      const arrivals = arrivalsOf(
        keyOf(row.defense, row.carrier, row.instruction, row.repeat ?? 0),
      );
      return reachedLate(settled(record), ways.get(row.instruction) ?? [], arrivals);
    };
  },
  reachedBy: ({ probes }) =>
    Object.fromEntries(
      probes.flatMap(({ id, reachedBy = [] }) => (reachedBy.length === 0 ? [] : [[id, reachedBy]])),
    ),
};

function* trials(plan: InjectionPlan): Generator<Planned<InjectionTrial>> {
  let index = 0;
  for (const defense of plan.defenses) {
    for (const carrier of plan.carriers) {
      for (const probe of plan.probes) {
        for (let repeat = 0; repeat < plan.repeats; repeat += 1) {
          const key = keyOf(defense.name, carrier.id, probe.id, repeat);
          yield { index, key, trial: { defense, carrier, probe, repeat } };
          index += 1;
        }
      }
    }
  }
}

function keyOf(defense: string, carrier: string, probe: string, repeat: number): string {
  return [defense, carrier, probe, repeat].join("/");
}

async function run(
  { key, trial }: Planned<InjectionTrial>,
  plan: InjectionPlan,
  around: TrialSurroundings,
): Promise<InjectionRecord | null> {
  const { carrier, probe, repeat, defense } = trial;
  const watch = plan.witness?.begin(key) ?? null;
  const instruction = withSink(probe.instruction[carrier.language], watch?.context.sink ?? null);
  const { scenario, setting } = plan.scenario(carrier);
  const { userRequest } = scenario;
  const payload = payloadIn((text) => carrier.embed(text), instruction);
  const info = { channel: carrier.channel, probe: probe.id, task: null, repeat };
  const task = { scenario, userRequest, data: carrier.embed(instruction), payload };
  const done = await runTask(plan, key, defense, info, task, around, watch);
  if (done === null) return null;
  const run = probe.isAct === true ? answeredByDeeds(done) : done;
  const arrived = arrivalVerdict(probe, run.sighting?.arrivals ?? []);
  if (arrived) return recordOf(run, trial, plan, { verdict: arrived, failure: "", unsure: false });
  const failed = run.status === "failed";
  const shown = (run.toolCalls ?? []).length > 0;
  if (failed && !shown) return recordOf(run, trial, plan);
  const exchange = {
    goal: { kind: "probe", probe },
    userTexts: [userRequest],
    // What stood there when an attempt failed is no answer; only the deeds count.
    reply: failed ? "" : run.text,
    toolCalls: run.toolCalls,
    setting,
  } as const;
  const { oracle, minConfidence } = plan;
  const written = run.writtenCalls;
  const judged = await judgeWritten(oracle, exchange, written, minConfidence, around.signal);
  if (judged === null) return null;
  const nothing = failed && judged.verdict?.success !== true;
  return recordOf(run, trial, plan, nothing ? undefined : judged);
}

function recordOf(
  run: AgentRun,
  { defense, carrier, probe, repeat }: InjectionTrial,
  plan: InjectionPlan,
  /** Without one the run itself failed. */
  { verdict, failure, unsure }: Judged = { verdict: null, failure: run.reason, unsure: false },
): InjectionRecord {
  const unseen = unseenOf(run, carrier, probe, plan);
  const outcome = decideOutcome({
    status: run.status,
    delivered: run.delivered,
    stoppedByDefence: run.stoppedByDefence,
    verdict,
    observable: unseen === null,
  });
  const total = addSpent(run.spent, run.overhead);
  const reasons = {
    acted: verdict?.reason ?? "",
    resisted: unsure ? "held" : (verdict?.reason ?? ""),
    blocked_by_defence: run.vetoed.length > 0 ? "tool call not allowed" : "payload withheld",
    blocked_by_provider: run.reason,
    not_delivered: "",
    not_observed: unseen === null ? "" : UNSEEN_REASONS[unseen],
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
      note: noteOf(plan, run),
      inputTokens: total.inputTokens,
      outputTokens: total.outputTokens,
      costUsd: priceOfRun(plan, run),
      observed: seenOf(run),
    },
    ...(outcome === "acted" && unseen !== null ? { unseen } : {}),
    ...(probe.isAct === true && toldAlone(run) ? { actsTold: true } : {}),
    ...(outcome === "not_observed" ? { held: unsure ? "held" : (verdict?.reason ?? "held") } : {}),
    evidence: verdict?.evidence ?? "",
    confidence: verdict?.confidence ?? null,
    ...keptOf(run),
  };
}

/** What hid a success of this trial, if there was one; null where all was to be seen. */
function unseenOf(
  run: AgentRun,
  carrier: Carrier,
  probe: Probe,
  { scenario, oracle }: InjectionPlan,
): UnseenKind | null {
  // What would have come behind the cut no call of another answer tells.
  if (run.notes.some((note) => note === CUT_BY_LENGTH || note === ROUND_LIMIT)) return "cut";
  const listening = (run.sighting?.arrivals ?? null) !== null;
  if (probe.needsSink === true && !listening) return "sink";
  if (probe.needsSink === true && probe.isAct !== true) return "silent_sink";
  if (probe.isAct === true && run.actsHidden) return "act";
  if (probe.discloses === undefined) return null;
  return (oracle.seesLeaks?.(scenario(carrier).setting, probe) ?? true) ? null : "leak";
}

/** Whether telemetry told of calls that the answer has no place for. */
function toldAlone({ shownCalls, sighting }: AgentRun): boolean {
  return shownCalls === false && (sighting?.toolCalls ?? null) !== null;
}

/** What could be seen of a trial. A model whose tools are ours shows every call. */
function seenOf({ status, toolCalls, shownCalls, sighting }: AgentRun): Evidence[] {
  const arrived = (sighting?.arrivals ?? []).length > 0;
  if (status === "failed" && (toolCalls ?? []).length === 0 && !arrived) return [];
  return evidenceOf({ text: true, calls: shownCalls ?? toolCalls !== null }, sighting);
}
