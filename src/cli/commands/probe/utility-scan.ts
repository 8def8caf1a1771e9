import { z } from "zod";
import { UtilityDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import { shardSize } from "../../../formats/shard.ts";
import type { UtilityRecord } from "../../../formats/trial-journal.ts";
import {
  utilityCsvHeader,
  utilityCsvRow,
  utilityJsonRow,
} from "../../../formats/utility-results.ts";
import { harvestUtility } from "../../../joins/live-harvest/harvest-agent.ts";
import { BENIGN_TASKS } from "../../../probe/battery/tasks/list.ts";
import { fingerprintsOf } from "../../../probe/run/fingerprints.ts";
import { summarizeUtility, type UtilitySummary } from "../../../probe/run/injection-summary.ts";
import { utilityTrials } from "../../../probe/run/utility-trials.ts";
import { utilityBody } from "../../../report/agent-scan-document.ts";
import { renderUtility } from "../../../report/utility-console.ts";
import type { RunCommand } from "../../command.ts";
import { intFlag, parseOptions, textFlag } from "../../flags.ts";
import { shardFlag } from "../../shards/shard-flag.ts";
import { AGENT_FLAGS } from "./agent-flags.ts";
import { agentMeta, agentPlan, planIdentity, targetName, withTarget } from "./agent-plan.ts";
import { type AgentReport, runAgentScan } from "./agent-scan.ts";
import { choose } from "./choose.ts";
import { agreeOnUtilityCost } from "./cost-forecast.ts";
import { openBackend, shownInvocation } from "./open-backend.ts";
import { openDefenses } from "./open-defenses.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  repeats: intFlag(1, 10_000).default(1),
  tasks: textFlag.optional(),
  out: textFlag.default("utility_results"),
  shard: shardFlag.optional(),
});

export const UTILITY_REPORT: AgentReport<UtilityRecord, UtilitySummary> = {
  summarize: summarizeUtility,
  render: renderUtility,
  document: UtilityDocumentSchema,
  body: utilityBody,
  counts: ({ total }) => ({
    errors: total.errors,
    assessed: total.success.n,
    unobserved: total.unobserved,
    blockedByProvider: 0,
  }),
  line: ({ row }) =>
    `${row.outcome.padEnd(12)} ${row.defense} ${row.task} ${row.iteration}  ${row.reason}`,
  csvHeader: utilityCsvHeader(),
  csvRow: ({ row }) => utilityCsvRow(row),
  jsonRow: ({ row }) => utilityJsonRow(row),
  harvest: harvestUtility,
};

export const run: RunCommand = async (invocation) => {
  const flags = withTarget(parseOptions(Options, invocation.options));
  const defenses = await openDefenses(flags, invocation.context);
  const tasks = choose("--tasks", flags.tasks, BENIGN_TASKS, ({ task }) => task);
  const backend = await openBackend(flags, invocation);
  try {
    const model = `${backend.name}/${backend.model}`;
    const fingerprints = await fingerprintsOf({
      model,
      target: targetName(flags, backend),
      judge: "task checks",
      defenses: defenses.map(({ sample }) => sample),
      tasks,
    });
    const { repeats } = flags;
    const plan = { ...agentPlan(flags, backend, defenses), tasks, repeats, model };
    const trials = defenses.length * tasks.length * repeats;
    const mine = flags.shard ? shardSize(flags.shard, trials) : trials;
    await agreeOnUtilityCost({ plan, trials: mine, backend }, flags, invocation);
    const identity = { ...planIdentity(flags, backend), repeats, fingerprints, trials };
    const meta = agentMeta(flags, backend, defenses, { n_tasks: tasks.length }, fingerprints);
    const job = { kind: utilityTrials, plan, identity, hits: "done" };
    const reporting = { report: () => UTILITY_REPORT };
    return await runAgentScan(job, reporting, meta, flags, backend, shownInvocation(invocation));
  } finally {
    await backend.close();
  }
};
