import { randomUUID } from "node:crypto";
import type { AttackRecord, InjectionRecord, UtilityRecord } from "../../formats/trial-journal.ts";
import { ATTACKS } from "../attacks/catalogue.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { checkSpecification } from "../attempt/specification.ts";
import { CARRIERS } from "../battery/carriers/list.ts";
import { STANDARD_DEFENSES } from "../battery/defenses/list.ts";
import { PROBES } from "../battery/probes/list.ts";
import { scenarioFor, settingOf } from "../battery/scenarios/list.ts";
import { BENIGN_TASKS } from "../battery/tasks/list.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import { deterministicOracle } from "../oracles/deterministic.ts";
import type { AgentPlan, PlannedDefense } from "./agent-plan.ts";
import { type AttackPlan, attackTrials } from "./attack-trials.ts";
import { type InjectionPlan, injectionTrials } from "./injection-trials.ts";
import { type RunOptions, runTrials, type TrialsDone } from "./run-trials.ts";
import { TrialRun } from "./trial-run.ts";
import { type UtilityPlan, utilityTrials } from "./utility-trials.ts";

/** The plan of a scan: a target and a judge, and what shall differ from the defaults. */
export type ScanOptions = Partial<AttackPlan> & Pick<AttackPlan, "target" | "oracle">;

export interface ScanResult extends Omit<TrialsDone<AttackRecord>, "records"> {
  /** Rows in the order of the plan; shorter than the plan only when interrupted. */
  readonly rows: readonly AttackRecord[];
}

/**
 * Sends every attack to a target once and judges the answers. The whole catalogue without
 * `attacks`, five requests at once, no rate limit. A target or judge that throws gives error rows.
 * @throws BacktrailError with code `usage` on a target of another specification version.
 */
export function runScan(
  plan: ScanOptions,
  options: RunOptions<AttackRecord> = {},
): TrialRun<AttackRecord, ScanResult> {
  const run = { attacks: ATTACKS, minConfidence: 0, runId: randomUUID() };
  return new TrialRun(async (onRecord, stop) => {
    const done = runTrials(
      attackTrials,
      { ...PACE, ...run, ...plan },
      joined(options, onRecord, stop),
    );
    const { records, ...rest } = await done;
    const rows: AttackRecord[] = [];
    for await (const row of records()) rows.push(row);
    return { ...rest, rows };
  });
}

/** An agent plan with what has no default, and what shall differ from the defaults. */
export type AgentScanOptions<P extends AgentPlan> = Partial<Omit<P, "defenses">> &
  Pick<AgentPlan, "backend"> & { readonly defenses?: readonly (ProbeDefense | PlannedDefense)[] };

/**
 * Runs a tool-using agent over a backend on data that carry injected instructions: every probe in
 * every carrier against every defence, the battery's own without lists of the caller's.
 * @throws BacktrailError with code `usage` on a backend or defence of another specification version.
 */
export function runInjectionScan(
  plan: AgentScanOptions<InjectionPlan>,
  options: RunOptions<InjectionRecord> = {},
): TrialRun<InjectionRecord, TrialsDone<InjectionRecord>> {
  const battery: Omit<InjectionPlan, keyof AgentPlan> = {
    carriers: CARRIERS,
    probes: PROBES,
    scenario: ({ channel }) => {
      const scenario = scenarioFor(channel);
      return { scenario, setting: settingOf(scenario) };
    },
    oracle: deterministicOracle,
    minConfidence: 0,
  };
  const full = { ...AGENT, ...battery, ...plan, defenses: planned(plan.defenses) };
  return runTrials(injectionTrials, full, options);
}

/**
 * Runs the agent on honest work under every defence: does it still do its job?
 * @throws BacktrailError with code `usage` on a backend or defence of another specification version.
 * @public
 */
export function runUtilityScan(
  plan: AgentScanOptions<UtilityPlan>,
  options: RunOptions<UtilityRecord> = {},
): TrialRun<UtilityRecord, TrialsDone<UtilityRecord>> {
  const own = { tasks: BENIGN_TASKS, model: "" };
  const full = { ...AGENT, ...own, ...plan, defenses: planned(plan.defenses) };
  return runTrials(utilityTrials, full, options);
}

const PACE = { concurrency: 5, rpm: null, retry: DEFAULT_RETRY, seed: 1, maxCostUsd: null };

const AGENT = {
  ...PACE,
  repeats: 1,
  simulated: false,
  agent: { maxRounds: 5, temperature: 0.7, maxOutputTokens: 2000, prefillTool: false },
  timeoutMs: 60_000,
  price: null,
};

function planned(
  defenses: readonly (ProbeDefense | PlannedDefense)[] = STANDARD_DEFENSES,
): readonly PlannedDefense[] {
  return defenses.map((one) => {
    if ("open" in one) return one;
    checkSpecification(`defence ${one.name}`, one);
    return { name: one.name, open: () => one };
  });
}

/** Options of an inner run whose records go to an outer one as well. */
function joined<R>(
  options: RunOptions<R>,
  onRecord: (record: R) => void,
  stop: AbortSignal,
): RunOptions<R> {
  return {
    ...options,
    signal: options.signal ? AbortSignal.any([options.signal, stop]) : stop,
    onRecord: (record) => {
      options.onRecord?.(record);
      onRecord(record);
    },
  };
}
