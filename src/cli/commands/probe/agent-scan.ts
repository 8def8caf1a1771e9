import type { z } from "zod";
import { shardSize } from "../../../formats/shard.ts";
import type { RunPlan, TrialKind } from "../../../probe/run/trial-kind.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { parseOptions } from "../../flags.ts";
import type { AgentFlags } from "./agent-flags.ts";
import {
  type AgentBase,
  agentMeta,
  agentPlan,
  type NamedAgent,
  namesOf,
  planIdentity,
  withTarget,
} from "./agent-plan.ts";
import { type AgentHead, type AgentReport, reportAgentScan } from "./agent-report.ts";
import type { AgentReset } from "./agent-reset.ts";
import { checkDestination, checkResultDestinations } from "./check-destination.ts";
import { agreeOnCost, type Forecast, judgeParts } from "./cost-forecast.ts";
import { type Kept, runKept } from "./kept-run.ts";
import { checkTraces, writeTraces } from "./live-traces.ts";
import { type OpenedBackend, openBackend, shownInvocation } from "./open-backend.ts";
import { type OpenedOracle, sayWhatJudgeSpent } from "./open-oracle.ts";
import { moduleHashes } from "./run-guard.ts";
import { type SarifFlags, withSarif } from "./sarif-file.ts";
import { exitOfWatch, sayWhatWasSeen } from "./witness-flags.ts";

/** One kind of scan with an agent: its trials, how they are reported, and the flags it has. */
export interface AgentScanKind<P extends RunPlan, T, R, S> extends AgentReport<R, S> {
  readonly trials: TrialKind<P, T, R>;
  /** The word of the progress bar for a hit. */
  readonly hits: string;
}

interface AgentScan<F, P extends RunPlan, T, R, S> extends AgentScanKind<P, T, R, S> {
  readonly options: z.ZodType<F>;
  readonly open: (flags: F, invocation: Invocation) => Promise<OpenedScan<P>>;
}

/** What a kind of scan opens of its own, before its agent is. */
export interface OpenedScan<P extends RunPlan> {
  readonly plan: (agent: AgentBase, names: NamedAgent) => P;
  /** What two runs must share before they may be set side by side. */
  readonly fingerprints: (names: NamedAgent) => object | Promise<object>;
  /** What decides what a trial is, beside the flags that all kinds have. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** What the report's `meta` says of this kind alone. */
  readonly sizes: Readonly<Record<string, unknown>>;
  readonly forecast: (plan: P, trials: number) => Forecast;
  readonly judge?: OpenedOracle;
  readonly judgeValidation?: AgentHead["judgeValidation"];
  /** How an agent with a memory of its own is made to forget. */
  readonly reset?: AgentReset | null;
  readonly close?: () => Promise<void>;
}

type AgentScanFlags = AgentFlags &
  SarifFlags & { readonly out: string; readonly judgeBudget?: number | undefined };

/** What every plan of a scan with an agent holds. */
interface ScanPlan extends RunPlan {
  readonly defenses: readonly { readonly name: string }[];
}

interface Replied {
  readonly reply: string | null;
}

/**
 * A kind of scan with an agent and its command: that reads the flags, opens what they name, agrees on
 * the cost, runs the trials under a journal, and writes and judges what came of them.
 */
export function agentScan<F extends AgentScanFlags, P extends ScanPlan, T, R extends Replied, S>(
  kind: AgentScan<F, P, T, R, S>,
): AgentScanKind<P, T, R, S> & { readonly run: RunCommand } {
  const run: RunCommand = async (invocation) => {
    const flags = withTarget(parseOptions(kind.options, invocation.options));
    const opened = await kind.open(flags, invocation);
    const backend = await openBackend(flags, invocation, opened.reset ?? null);
    try {
      const exit = await scanned(kind, flags, opened, backend, invocation);
      if (opened.judge) await sayWhatJudgeSpent(opened.judge, invocation);
      return exit;
    } finally {
      await opened.close?.();
      await backend.close();
    }
  };
  return { ...kind, run };
}

async function scanned<P extends ScanPlan, T, R extends Replied, S>(
  kind: AgentScanKind<P, T, R, S>,
  flags: AgentScanFlags,
  opened: OpenedScan<P>,
  backend: OpenedBackend,
  invocation: Invocation,
): Promise<ExitCode> {
  const { context } = invocation;
  const { out, seed, timing, maxErrorRate, maxUnobserved } = flags;
  const names = namesOf(flags, backend);
  const fingerprints = await opened.fingerprints(names);
  const plan = opened.plan(agentPlan(flags, backend), names);
  const trials = countOf(kind.trials.trials(plan));
  const mine = flags.shard ? shardSize(flags.shard, trials) : trials;
  const agent = { role: "agent", forecast: opened.forecast(plan, mine), backend };
  const judge = judgeParts(mine, opened.judge?.model ?? null, flags);
  await agreeOnCost([agent, ...judge], flags, invocation);
  await checkDestination(context, `${out}.csv`, "--out");
  await checkDestination(context, `${out}.json`, "--out");
  await checkResultDestinations(context, invocation.options);
  await checkTraces(flags.traces, kind.trials.name, context);
  const modules = flags.defenseModule.map((word) => word.replace(/#.*$/, ""));
  const identity = {
    ...planIdentity(flags, backend),
    ...opened.identity,
    ...{ repeats: flags.repeats, fingerprints, trials },
    ...backend.guard.files,
    defense_files: await moduleHashes(modules, context.cwd),
  };
  const head: AgentHead = {
    ...{ seed, timing, maxErrorRate, maxUnobserved, model: names.model },
    meta: agentMeta(flags, backend, plan.defenses, opened.sizes, fingerprints),
    judgeValidation: opened.judgeValidation ?? null,
    simulated: backend.simulated,
    ownAgent: flags.target !== undefined,
    inputs: [...backend.inputs],
  };
  const job = {
    ...{ kind: kind.trials, hits: kind.hits, plan, identity, head },
    credentials: backend.guard.credentials,
    journal: `${out}.journal.jsonl`,
    logLine: (record: R) => logLineOf(record, kind, flags),
  };
  return runKept(job, flags, shownInvocation(invocation), (kept) =>
    reported(kind, kept, head, flags, backend),
  );
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count += 1;
  return count;
}

/** Everything that is made of the records of a run that has ended. */
async function reported<P extends RunPlan, T, R, S>(
  kind: AgentScanKind<P, T, R, S>,
  kept: Kept<R>,
  head: AgentHead,
  flags: AgentScanFlags,
  { witness = null }: OpenedBackend,
): Promise<ExitCode> {
  const { invocation, done } = kept;
  const { output } = invocation;
  const exit = await reportAgentScan(kept, kind, head, flags.out, () =>
    sayWhatWasSeen(witness, output),
  );
  if (flags.traces !== undefined) {
    const { trials, harvest } = kind;
    const points = trials.name === "memory" ? { points: "acts" } : {};
    const live = { kind: trials.name, model: head.model, seed: head.seed, harvest, ...points };
    await writeTraces(flags.traces, done.records(), live, invocation);
  }
  const end = await exitOfWatch(exit, witness, output);
  return kind.sarif ? withSarif(kept, flags, end, kind.sarif) : end;
}

function logLineOf<R extends Replied, S>(
  record: R,
  { jsonRow, line }: AgentReport<R, S>,
  { logJson, verbose }: AgentFlags,
): string {
  if (logJson) return `${JSON.stringify({ event: "trial", ...jsonRow(record) })}\n`;
  if (verbose === 0) return "";
  const { reply } = record;
  const more = verbose > 1 && reply !== null ? `    ${printable(reply.slice(0, 500))}\n` : "";
  return `${printable(line(record))}\n${more}`;
}
