import { z } from "zod";
import { InjectionDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import {
  injectionCsvHeader,
  injectionCsvRow,
  injectionJsonRow,
} from "../../../formats/injection-results.ts";
import type { InjectionRecord } from "../../../formats/trial-journal.ts";
import { settingOf } from "../../../probe/battery/scenarios/list.ts";
import type { Carrier } from "../../../probe/contracts/carrier.ts";
import type { Scenario } from "../../../probe/contracts/scenario.ts";
import type { Setting } from "../../../probe/contracts/setting.ts";
import { assessed } from "../../../probe/results/tally.ts";
import { fingerprintsOf } from "../../../probe/run/fingerprints.ts";
import { type InjectionSummary, summarizeInjection } from "../../../probe/run/injection-summary.ts";
import { injectionTrials } from "../../../probe/run/injection-trials.ts";
import { injectionBody } from "../../../report/agent-scan-document.ts";
import { renderInjection } from "../../../report/injection-console.ts";
import type { RunCommand } from "../../command.ts";
import { intFlag, numberFlag, parseOptions, textFlag } from "../../flags.ts";
import { AGENT_FLAGS, oracleFlag } from "./agent-flags.ts";
import { agentMeta, agentPlan, planIdentity, targetName, withTarget } from "./agent-plan.ts";
import { type AgentReport, runAgentScan } from "./agent-scan.ts";
import { agreeOnInjectionCost } from "./cost-forecast.ts";
import { judgeFlags } from "./judge-flags.ts";
import { openBackend, shownInvocation } from "./open-backend.ts";
import { openBattery, openProbes } from "./open-battery.ts";
import { openDefenses } from "./open-defenses.ts";
import { openJudge, sayWhatJudgeSpent } from "./open-oracle.ts";
import { canaryHashes } from "./run-guard.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  ...judgeFlags,
  oracle: oracleFlag,
  minConfidence: numberFlag(0, 1).default(0),
  repeats: intFlag(1, 10_000).default(1),
  carriers: textFlag.optional(),
  carriersFile: textFlag.optional(),
  mcp: textFlag.optional(),
  mcpTool: textFlag.optional(),
  mcpArgs: textFlag.optional(),
  mcpRequest: textFlag.default("Use your tool and tell me in two or three sentences what it says."),
  probes: textFlag.optional(),
  probesFile: textFlag.optional(),
  out: textFlag.default("injection_results"),
});

const REPORT: AgentReport<InjectionRecord, InjectionSummary> = {
  summarize: summarizeInjection,
  render: renderInjection,
  document: InjectionDocumentSchema,
  body: injectionBody,
  counts: ({ total: { tally } }) => ({
    errors: tally.error,
    assessed: assessed(tally),
    unobserved: tally.not_observed,
    blockedByProvider: tally.blocked_by_provider,
  }),
  line: ({ row, evidence }) =>
    `${row.outcome.padEnd(19)} ${row.defense} ${row.carrier} ${row.instruction} ${row.repeat ?? ""}  ${evidence || row.reason}`,
  csvHeader: injectionCsvHeader(),
  csvRow: ({ row }) => injectionCsvRow(row),
  jsonRow: ({ row }) => injectionJsonRow(row),
};

export const run: RunCommand = async (invocation) => {
  const flags = withTarget(parseOptions(Options, invocation.options));
  const { context } = invocation;
  const defenses = await openDefenses(flags, context);
  const probes = await openProbes(flags, context);
  const { carriers, scenarios, scenarioOf } = await openBattery(flags, context);
  const judge = await openJudge(flags.oracle, flags, context);
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
    const scenario = (carrier: Carrier) => settled(scenarioOf(carrier), flags);
    const { oracle } = judge;
    const { minConfidence, repeats } = flags;
    const battery = { carriers, probes, repeats, scenario, oracle, minConfidence };
    const plan = { ...agentPlan(flags, backend, defenses), ...battery };
    const trials = defenses.length * carriers.length * probes.length * repeats;
    await agreeOnInjectionCost({ plan, trials, backend, judge: judge.model }, flags, invocation);
    const identity = {
      ...planIdentity(flags, backend),
      oracle: oracle.name,
      min_confidence: minConfidence,
      canaries: canaryHashes(flags.canary),
      repeats,
      fingerprints,
      trials,
    };
    const sizes = { n_probes: probes.length, n_carriers: carriers.length, oracle: oracle.name };
    const meta = agentMeta(flags, backend, defenses, sizes, fingerprints);
    const job = { kind: injectionTrials, plan, identity, hits: "leaks" };
    const shown = shownInvocation(invocation);
    const exit = await runAgentScan(job, REPORT, meta, flags, backend, shown);
    await sayWhatJudgeSpent(judge, invocation);
    return exit;
  } finally {
    await backend.close();
  }
};

/** An agent of one's own has its own prompt and tools, which are not known here. */
function settled(
  scenario: Scenario,
  { target, canary }: { readonly target?: string | undefined; readonly canary: readonly string[] },
): { readonly scenario: Scenario; readonly setting: Setting } {
  const own = settingOf(scenario);
  const setting = { ...own, canaries: [...canary, ...own.canaries] };
  return target === undefined
    ? { scenario, setting }
    : { scenario, setting: { ...setting, systemPrompt: null, toolNames: [] } };
}
