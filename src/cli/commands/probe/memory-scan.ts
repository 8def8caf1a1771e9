import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { MemoryDocumentSchema } from "../../../formats/memory-documents.ts";
import { memoryCsvHeader, memoryCsvRow, memoryJsonRow } from "../../../formats/memory-results.ts";
import {
  MEMORY_ARMS,
  type MemoryScenario,
  parseMemoryScenarios,
} from "../../../formats/memory-scenario.ts";
import { harvestMemory } from "../../../joins/live-harvest/harvest-memory.ts";
import { rewordingJudge } from "../../../joins/memory/rewording-judge.ts";
import { MEMORY_SCENARIOS } from "../../../probe/battery/memory/scenarios.ts";
import { sha256 } from "../../../probe/run/fingerprints.ts";
import { summarizeMemory } from "../../../probe/run/memory-summary.ts";
import { type MemoryPlan, memoryTrials } from "../../../probe/run/memory-trials.ts";
import { renderMemory } from "../../../report/memory-console.ts";
import { memoryBody } from "../../../report/memory-document.ts";
import type { Invocation } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { textFlag } from "../../flags.ts";
import { AGENT_FLAGS } from "./agent-flags.ts";
import { agentReset } from "./agent-reset.ts";
import { agentScan } from "./agent-scan.ts";
import { countsOfTally } from "./agent-verdict.ts";
import { choose } from "./choose.ts";
import { memoryForecast } from "./cost-forecast.ts";
import { openMemoryDefenses } from "./open-memory-defenses.ts";
import { openMemoryStores } from "./open-memory-stores.ts";
import { readOwnFile, refuseBuiltIn } from "./own-battery.ts";

const Options = z.object({
  ...AGENT_FLAGS,
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
});

type Flags = z.infer<typeof Options>;

export const memoryScan = agentScan({
  options: Options,
  trials: memoryTrials,
  hits: "acted",
  summarize: summarizeMemory,
  render: renderMemory,
  document: MemoryDocumentSchema,
  body: memoryBody,
  counts: ({ tally }) => countsOfTally(tally),
  line: ({ row, evidence }) =>
    `${row.outcome.padEnd(19)} ${row.defense} ${row.scenario} ${row.arm} ${row.fill} ${row.repeat}  ${evidence || row.reason}`,
  csvHeader: memoryCsvHeader(),
  csvRow: ({ row }) => memoryCsvRow(row),
  jsonRow: ({ row }) => memoryJsonRow(row),
  harvest: harvestMemory,
  open: async (flags, invocation) => {
    const { context } = invocation;
    const asked = checked(flags);
    const battery = await openMemoryBattery(flags, invocation);
    const { stores, identity } = await openMemoryStores(flags, context);
    const opened = await openMemoryDefenses(asked, context);
    const { defenses } = opened;
    const { scenarios, arms, fills } = battery;
    const isOwn = flags.target !== undefined;
    return {
      plan: ({ agent, ...base }) => ({
        ...{ ...base, ...battery, defenses, stores, judge: rewordingJudge },
        agent: isOwn ? { ...agent, ...ownMemory(flags) } : agent,
      }),
      forecast: memoryForecast,
      fingerprints: ({ target, model }) => ({ battery: sha256(scenarios), target, model }),
      identity: {
        ...{ arms, fills, memory: stores.name, rewording_judge: rewordingJudge.name },
        ...(isOwn ? { memory_tools: flags.memoryTools ?? null } : {}),
        ...(Object.keys(identity).length > 0 ? { memory_identity: identity } : {}),
        defenses: defenses.map(({ name }) => name),
        asked_defenses: opened.identity,
      },
      sizes: {
        ...{ n_scenarios: scenarios.length, arms, notes: fills },
        memory: isOwn ? "the agent's own" : stores.name,
      },
      reset: isOwn ? agentReset(flags, context) : null,
      close: opened.close,
    };
  },
});

/**
 * The flags of a scan of the user's own agent, which keeps a memory of its own: defences, stores and
 * peers are of ours.
 * @throws BacktrailError with code `usage` on flags that do not go together
 */
function checked(flags: Flags): Flags {
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
  return { ...flags, defenses: "none" };
}

function ownMemory({ memoryTools }: Flags): Partial<MemoryPlan["agent"]> {
  const tools = memoryTools?.split(",").map((name) => name.trim());
  return { ownMemory: true, ...(tools ? { memoryTools: tools } : {}) };
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
