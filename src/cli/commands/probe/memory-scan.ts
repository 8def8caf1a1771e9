import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { MemoryDocumentSchema } from "../../../formats/memory-documents.ts";
import { memoryCsvHeader, memoryCsvRow, memoryJsonRow } from "../../../formats/memory-results.ts";
import { MEMORY_ARMS, parseMemoryScenarios } from "../../../formats/memory-scenario.ts";
import { shardSize } from "../../../formats/shard.ts";
import type { MemoryRecord } from "../../../formats/trial-journal.ts";
import { harvestMemory } from "../../../joins/live-harvest/harvest-memory.ts";
import { inProcessStores } from "../../../probe/agent/memory/in-process-store.ts";
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
import { agentMeta, agentPlan, planIdentity } from "./agent-plan.ts";
import { type AgentReport, runAgentScan } from "./agent-scan.ts";
import { choose } from "./choose.ts";
import { agreeOnMemoryCost } from "./cost-forecast.ts";
import { openBackend, shownInvocation } from "./open-backend.ts";
import { openMemoryDefenses } from "./open-memory-defenses.ts";
import { readOwnFile, refuseBuiltIn } from "./own-battery.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  repeats: intFlag(1, 10_000).default(1),
  scenarios: textFlag.optional(),
  scenariosFile: textFlag.optional(),
  arms: textFlag.optional(),
  notes: textFlag.default("0,10,100"),
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
  const flags = parseOptions(Options, invocation.options);
  if (flags.target !== undefined) {
    throw usageError("--target", "a memory scan runs the battery's own agent over --backend");
  }
  const battery = await openMemoryBattery(flags, invocation);
  const opened = await openMemoryDefenses(flags, invocation.context);
  const { defenses } = opened;
  const backend = await openBackend(flags, invocation);
  try {
    const { repeats } = flags;
    const plan: MemoryPlan = {
      ...{ ...agentPlan(flags, backend, []), defenses, ...battery, repeats },
      stores: inProcessStores,
    };
    const trials = [...memoryTrials.trials(plan)].length;
    const mine = flags.shard ? shardSize(flags.shard, trials) : trials;
    await agreeOnMemoryCost({ plan, trials: mine, backend }, flags, invocation);
    const { scenarios, arms, fills, stores } = plan;
    const fingerprints = {
      battery: sha256(scenarios),
      target: "battery agent",
      model: `${backend.name}/${backend.model}`,
    };
    const identity = {
      ...planIdentity(flags, backend),
      ...{ repeats, arms, fills, memory: stores.name, fingerprints, trials },
      defenses: defenses.map(({ name }) => name),
      asked_defenses: opened.identity,
    };
    const sizes = { n_scenarios: scenarios.length, arms, notes: fills, memory: stores.name };
    const meta = agentMeta(flags, backend, defenses, sizes, fingerprints);
    const job = { kind: memoryTrials, plan, identity, hits: "acted" };
    const reporting = { report: () => MEMORY_REPORT };
    return await runAgentScan(job, reporting, meta, flags, backend, shownInvocation(invocation));
  } finally {
    await opened.close();
    await backend.close();
  }
};

/** What is planted where: scenarios, arms, and how full the memory is. */
async function openMemoryBattery(
  flags: Flags,
  { context }: Invocation,
): Promise<Pick<MemoryPlan, "scenarios" | "arms" | "fills">> {
  const { scenariosFile: file } = flags;
  const own = file === undefined ? null : await ownScenarios(file, context);
  return {
    scenarios: choose(
      "--scenarios",
      flags.scenarios,
      own ?? MEMORY_SCENARIOS,
      ({ id }) => id,
      own ? MEMORY_SCENARIOS : [],
    ),
    arms: choose("--arms", flags.arms, MEMORY_ARMS, (arm) => arm),
    fills: fillsOf(flags.notes),
  };
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
