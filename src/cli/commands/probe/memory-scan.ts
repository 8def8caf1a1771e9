import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { MemoryDocumentSchema } from "../../../formats/memory-documents.ts";
import { memoryCsvHeader, memoryCsvRow, memoryJsonRow } from "../../../formats/memory-results.ts";
import {
  MEMORY_ARMS,
  type MemoryScenario,
  parseMemoryScenarios,
} from "../../../formats/memory-scenario.ts";
import { shardSize } from "../../../formats/shard.ts";
import type { MemoryRecord } from "../../../formats/trial-journal.ts";
import { harvestMemory } from "../../../joins/live-harvest/harvest-memory.ts";
import { MEMORY_SCENARIOS } from "../../../probe/battery/memory/scenarios.ts";
import { assessed } from "../../../probe/results/tally.ts";
import { sha256 } from "../../../probe/run/fingerprints.ts";
import { type MemorySummary, summarizeMemory } from "../../../probe/run/memory-summary.ts";
import { type MemoryPlan, memoryTrials } from "../../../probe/run/memory-trials.ts";
import { renderMemory } from "../../../report/memory-console.ts";
import { memoryBody } from "../../../report/memory-document.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { intFlag, parseOptions, textFlag } from "../../flags.ts";
import { shardFlag } from "../../shards/shard-flag.ts";
import { AGENT_FLAGS } from "./agent-flags.ts";
import { agentMeta, agentPlan, planIdentity, targetName, withTarget } from "./agent-plan.ts";
import { agentReset } from "./agent-reset.ts";
import { type AgentReport, runAgentScan } from "./agent-scan.ts";
import { choose } from "./choose.ts";
import { agreeOnMemoryCost } from "./cost-forecast.ts";
import { type OpenedBackend, openBackend, shownInvocation } from "./open-backend.ts";
import { openMemoryDefenses } from "./open-memory-defenses.ts";
import { openMemoryStores } from "./open-memory-stores.ts";
import { readOwnFile, refuseBuiltIn } from "./own-battery.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  repeats: intFlag(1, 10_000).default(1),
  scenarios: textFlag.optional(),
  scenariosFile: textFlag.optional(),
  arms: textFlag.optional(),
  notes: textFlag.default("0,10,100"),
  memory: textFlag.default("in-process"),
  memoryMap: textFlag.optional(),
  memoryTools: textFlag.optional(),
  resetUrl: textFlag.optional(),
  resetCommand: textFlag.optional(),
  out: textFlag.default("memory_results"),
  shard: shardFlag.optional(),
});

type Flags = z.infer<typeof Options>;

export const MEMORY_REPORT: AgentReport<MemoryRecord, MemorySummary> = {
  summarize: summarizeMemory,
  render: renderMemory,
  document: MemoryDocumentSchema,
  body: memoryBody,
  counts: ({ tally }) => ({
    errors: tally.error,
    assessed: assessed(tally),
    unobserved: tally.not_observed,
    blockedByProvider: tally.blocked_by_provider,
  }),
  line: ({ row, evidence }) =>
    `${row.outcome.padEnd(19)} ${row.defense} ${row.scenario} ${row.arm} ${row.fill} ${row.repeat}  ${evidence || row.reason}`,
  csvHeader: memoryCsvHeader(),
  csvRow: ({ row }) => memoryCsvRow(row),
  jsonRow: ({ row }) => memoryJsonRow(row),
  harvest: harvestMemory,
};

export const run: RunCommand = async (invocation) => {
  const flags = ownAgent(parseOptions(Options, invocation.options));
  const battery = await openMemoryBattery(flags, invocation);
  const memory = await openMemoryStores(flags, invocation.context);
  const opened = await openMemoryDefenses(flags, invocation.context);
  const { defenses } = opened;
  const reset = flags.target === undefined ? null : agentReset(flags, invocation.context);
  const backend = await openBackend(flags, invocation, reset);
  try {
    const { repeats } = flags;
    const plan: MemoryPlan = {
      ...{ ...agentPlan(flags, backend, []), defenses, ...battery, repeats },
      agent: agentOptions(flags, backend),
      stores: memory.stores,
    };
    const trials = [...memoryTrials.trials(plan)].length;
    const mine = flags.shard ? shardSize(flags.shard, trials) : trials;
    await agreeOnMemoryCost({ plan, trials: mine, backend }, flags, invocation);
    const { scenarios, arms, fills, stores } = plan;
    const fingerprints = {
      battery: sha256(scenarios),
      target: targetName(flags, backend),
      model: `${backend.name}/${backend.model}`,
    };
    const identity = {
      ...planIdentity(flags, backend),
      ...{ repeats, arms, fills, memory: stores.name, fingerprints, trials },
      ...(flags.target === undefined ? {} : { memory_tools: flags.memoryTools ?? null }),
      ...(Object.keys(memory.identity).length > 0 ? { memory_identity: memory.identity } : {}),
      defenses: defenses.map(({ name }) => name),
      asked_defenses: opened.identity,
    };
    const held = flags.target === undefined ? stores.name : "the agent's own";
    const sizes = { n_scenarios: scenarios.length, arms, notes: fills, memory: held };
    const meta = agentMeta(flags, backend, defenses, sizes, fingerprints);
    const job = { kind: memoryTrials, plan, identity, hits: "acted" };
    const reporting = { report: () => MEMORY_REPORT };
    return await runAgentScan(job, reporting, meta, flags, backend, shownInvocation(invocation));
  } finally {
    await opened.close();
    await backend.close();
  }
};

/**
 * The flags of a scan of the user's own agent, which keeps a memory of its own: defences, stores and
 * peers are of ours.
 * @throws BacktrailError with code `usage` on flags that do not go together
 */
function ownAgent(flags: Flags): Flags {
  const { target, memory, defenses, memoryTools, resetUrl, resetCommand } = flags;
  if (target === undefined) {
    const theirs = { memoryTools, resetUrl, resetCommand };
    if (Object.values(theirs).every((value) => value === undefined)) return flags;
    throw usageError("--target", "is needed with --memory-tools, --reset-url and --reset-command");
  }
  if (memory !== "in-process") {
    throw usageError("--memory", "cannot stand beside --target: your agent keeps its own");
  }
  if (defenses !== undefined && defenses !== "none") {
    throw usageError(
      "--defenses",
      "stand in the battery's own agent; switch those of yours on and compare two runs",
    );
  }
  return { ...withTarget(flags), defenses: "none" };
}

function agentOptions(flags: Flags, backend: OpenedBackend): MemoryPlan["agent"] {
  const { agent } = agentPlan(flags, backend, []);
  if (flags.target === undefined) return agent;
  const tools = flags.memoryTools?.split(",").map((name) => name.trim());
  return { ...agent, ownMemory: true, ...(tools ? { memoryTools: tools } : {}) };
}

/** What is planted where: scenarios, arms, and how full the memory is. */
async function openMemoryBattery(
  flags: Flags,
  { context }: Invocation,
): Promise<Pick<MemoryPlan, "scenarios" | "arms" | "fills">> {
  const { scenariosFile: file } = flags;
  const own = file === undefined ? null : await ownScenarios(file, context);
  const all = own ?? MEMORY_SCENARIOS;
  // One agent of the user's own has no colleague that could be asked.
  const possible = flags.target === undefined ? all : all.filter((one) => !hasPeer(one));
  return {
    scenarios: choose(
      "--scenarios",
      flags.scenarios,
      possible,
      ({ id }) => id,
      own ? MEMORY_SCENARIOS : [],
    ),
    arms: choose("--arms", flags.arms, MEMORY_ARMS, (arm) => arm),
    fills: fillsOf(flags.notes),
  };
}

function hasPeer({ sessions }: MemoryScenario): boolean {
  return sessions.some(({ agent }) => agent === "peer");
}

async function ownScenarios(path: string, context: CliContext) {
  const flag = "--scenarios-file";
  const text = await readOwnFile(path, flag, context);
  const { scenarios } = parseMemoryScenarios(text, path).file;
  refuseBuiltIn(scenarios, MEMORY_SCENARIOS, flag);
  return scenarios;
}

function fillsOf(list: string): readonly number[] {
  const fills = list.split(",").map((word) => Number(word.trim()));
  const isWrong = fills.some((fill) => !Number.isInteger(fill) || fill < 0 || fill > 10_000);
  if (isWrong || new Set(fills).size !== fills.length) {
    throw usageError(
      "--notes",
      "is a list of different whole numbers from 0 to 10000, like 0,10,100",
    );
  }
  return fills;
}
