import { z } from "zod";
import { InjectionDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import { usageError } from "../../../formats/error.ts";
import {
  injectionCsvHeader,
  injectionCsvRow,
  injectionJsonRow,
} from "../../../formats/injection-results.ts";
import { shardSize } from "../../../formats/shard.ts";
import type { InjectionRecord } from "../../../formats/trial-journal.ts";
import { harvestInjection } from "../../../joins/live-harvest/harvest-agent.ts";
import { settingOf } from "../../../probe/battery/scenarios/list.ts";
import type { Carrier } from "../../../probe/contracts/carrier.ts";
import type { Scenario } from "../../../probe/contracts/scenario.ts";
import type { Setting } from "../../../probe/contracts/setting.ts";
import { secretCodes } from "../../../probe/detectors/prompt-marks.ts";
import { assessed } from "../../../probe/results/tally.ts";
import { fingerprintsOf, sha256 } from "../../../probe/run/fingerprints.ts";
import {
  type InjectionGroup,
  type InjectionSummary,
  summarizeInjection,
} from "../../../probe/run/injection-summary.ts";
import { injectionTrials } from "../../../probe/run/injection-trials.ts";
import { injectionBody } from "../../../report/agent-scan-document.ts";
import { renderInjection } from "../../../report/injection-console.ts";
import {
  type JudgeValidation,
  judgeCorrectionLine,
  judgeCorrectionToWire,
} from "../../../report/judge-correction.ts";
import { injectionSarif } from "../../../report/scan-sarif.ts";
import { printable } from "../../../text/printable.ts";
import type { RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { intFlag, numberFlag, parseOptions, textFlag } from "../../flags.ts";
import { shardFlag } from "../../shards/shard-flag.ts";
import { AGENT_FLAGS, oracleFlag } from "./agent-flags.ts";
import { agentMeta, agentPlan, planIdentity, targetName, withTarget } from "./agent-plan.ts";
import { type AgentReport, runAgentScan } from "./agent-scan.ts";
import { agreeOnInjectionCost } from "./cost-forecast.ts";
import { judgeFlags } from "./judge-flags.ts";
import { readJudgeValidation } from "./judge-validation.ts";
import { promptOf } from "./known-secrets.ts";
import { openBackend, shownInvocation } from "./open-backend.ts";
import { openBattery, openProbes } from "./open-battery.ts";
import { openDefenses } from "./open-defenses.ts";
import { openJudge, sayWhatJudgeSpent } from "./open-oracle.ts";
import { canaryHashes } from "./run-guard.ts";
import { sarifFlags } from "./sarif-file.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  ...judgeFlags,
  oracle: oracleFlag,
  minConfidence: numberFlag(0, 1).default(0),
  repeats: intFlag(1, 10_000).default(1),
  carriers: textFlag.optional(),
  carriersFile: textFlag.optional(),
  judgeValidation: textFlag.optional(),
  systemPromptFile: textFlag.optional(),
  toolNames: textFlag.optional(),
  mcp: textFlag.optional(),
  mcpTool: textFlag.optional(),
  mcpArgs: textFlag.optional(),
  mcpRequest: textFlag.default("Use your tool and tell me in two or three sentences what it says."),
  probes: textFlag.optional(),
  probesFile: textFlag.optional(),
  out: textFlag.default("injection_results"),
  shard: shardFlag.optional(),
  ...sarifFlags,
});

const REPORT: AgentReport<InjectionRecord, InjectionSummary> = {
  summarize: summarizeInjection,
  render: renderInjection,
  document: InjectionDocumentSchema,
  body: injectionBody,
  counts: ({ total: { tally, unseen } }) => ({
    errors: tally.error,
    assessed: assessed(tally),
    unobserved: tally.not_observed,
    unseen,
    blockedByProvider: tally.blocked_by_provider,
  }),
  line: ({ row, evidence }) =>
    `${row.outcome.padEnd(19)} ${row.defense} ${row.carrier} ${row.instruction} ${row.repeat ?? ""}  ${evidence || row.reason}`,
  csvHeader: injectionCsvHeader(),
  csvRow: ({ row }) => injectionCsvRow(row),
  jsonRow: ({ row }) => injectionJsonRow(row),
  sarif: injectionSarif,
  harvest: harvestInjection,
};

/** The report with each defence's rate over the trials a judge decided, corrected for its errors. */
export function injectionReport(judge: JudgeValidation | null): typeof REPORT {
  if (judge === null) return REPORT;
  const counted = ({ tally }: InjectionGroup) => ({
    k: tally.acted - tally.acted_one_sided,
    n: tally.acted - tally.acted_one_sided + tally.resisted,
  });
  return {
    ...REPORT,
    render: (summary, heading) =>
      REPORT.render(summary, heading) +
      summary.byDefense
        .map((group) => `\n${printable(group.name)}: ${judgeCorrectionLine(counted(group), judge)}`)
        .join(""),
    body: (summary, timing) => ({
      ...REPORT.body(summary, timing),
      judge_correction: summary.byDefense.map((group) => ({
        defense: group.name,
        ...judgeCorrectionToWire(counted(group), judge),
      })),
    }),
  };
}

export const run: RunCommand = async (invocation) => {
  const flags = withTarget(parseOptions(Options, invocation.options));
  const { context } = invocation;
  const known = await knownOfAgent(flags, context);
  const defenses = await openDefenses(flags, context);
  const probes = await openProbes(flags, context);
  const { carriers, scenarios, scenarioOf } = await openBattery(flags, context);
  const judge = await openJudge(flags.oracle, flags, context);
  const validation = await readJudgeValidation(flags, judge.label, context);
  const backend = await openBackend(flags, invocation);
  try {
    const fingerprints = await fingerprintsOf({
      model: `${backend.name}/${backend.model}`,
      target: targetName(flags, backend),
      judge: judge.label,
      defenses: defenses.map(({ sample }) => sample),
      carriers,
      probes,
      scenarios,
    });
    const scenario = (carrier: Carrier) => settled(scenarioOf(carrier), flags, known);
    const { oracle } = judge;
    const { minConfidence, repeats } = flags;
    const battery = { carriers, probes, repeats, scenario, oracle, minConfidence };
    const plan = { ...agentPlan(flags, backend, defenses), ...battery };
    const trials = defenses.length * carriers.length * probes.length * repeats;
    const mine = flags.shard ? shardSize(flags.shard, trials) : trials;
    const forecast = { plan, trials: mine, backend, judge: judge.model };
    await agreeOnInjectionCost(forecast, flags, invocation);
    const identity = {
      ...planIdentity(flags, backend),
      oracle: oracle.name,
      min_confidence: minConfidence,
      canaries: canaryHashes(flags.canary),
      ...(known.prompt === null ? {} : { system_prompt: sha256(known.prompt) }),
      ...(known.tools.length === 0 ? {} : { tool_names: known.tools }),
      repeats,
      fingerprints,
      trials,
    };
    const sizes = { n_probes: probes.length, n_carriers: carriers.length, oracle: oracle.name };
    const meta = agentMeta(flags, backend, defenses, sizes, fingerprints);
    const job = { kind: injectionTrials, plan, identity, hits: "leaks" };
    const shown = shownInvocation(invocation);
    const exit = await runAgentScan(
      job,
      { report: injectionReport, judgeValidation: validation },
      meta,
      flags,
      backend,
      shown,
    );
    await sayWhatJudgeSpent(judge, invocation);
    return exit;
  } finally {
    await backend.close();
  }
};

/** What flags tell of an agent of one's own, secrets apart. */
interface KnownOfAgent {
  readonly prompt: string | null;
  readonly tools: readonly string[];
}

async function knownOfAgent(
  flags: {
    readonly target?: string | undefined;
    readonly systemPromptFile?: string | undefined;
    readonly toolNames?: string | undefined;
  },
  context: CliContext,
): Promise<KnownOfAgent> {
  const given = { "--system-prompt-file": flags.systemPromptFile, "--tool-names": flags.toolNames };
  for (const [where, value] of Object.entries(given)) {
    if (value === undefined || flags.target !== undefined) continue;
    throw usageError(where, "goes with --target: the battery's own agent is known already");
  }
  const tools = (flags.toolNames ?? "").split(",").map((name) => name.trim());
  return { prompt: await promptOf(flags, context), tools: tools.filter((name) => name !== "") };
}

/** Of an agent of one's own only that is known which flags tell. */
function settled(
  scenario: Scenario,
  { target, canary }: { readonly target?: string | undefined; readonly canary: readonly string[] },
  { prompt, tools }: KnownOfAgent,
): { readonly scenario: Scenario; readonly setting: Setting } {
  const own = settingOf(scenario);
  if (target === undefined) {
    return { scenario, setting: { ...own, canaries: [...canary, ...own.canaries] } };
  }
  const canaries = [...canary, ...(prompt === null ? [] : secretCodes(prompt))];
  return { scenario, setting: { ...own, canaries, systemPrompt: prompt, toolNames: tools } };
}
