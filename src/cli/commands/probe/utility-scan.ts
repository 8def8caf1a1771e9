import { z } from "zod";
import { UtilityRecordSchema } from "../../../formats/trial-journal.ts";
import {
  utilityCsvHeader,
  utilityCsvRow,
  utilityJsonRow,
} from "../../../formats/utility-results.ts";
import {
  BENIGN_TASKS,
  fingerprintsOf,
  isDoneUtility,
  runUtilityScan,
  summarizeUtility,
  utilityTrials,
} from "../../../probe/index.ts";
import { utilityBody } from "../../../report/agent-scan-document.ts";
import { renderUtility } from "../../../report/utility-console.ts";
import type { RunCommand } from "../../command.ts";
import { intFlag, parseOptions, textFlag } from "../../flags.ts";
import { AGENT_FLAGS } from "./agent-flags.ts";
import { agentPlan, planIdentity, targetName, withTarget } from "./agent-plan.ts";
import { runAgentScan } from "./agent-scan.ts";
import { choose } from "./choose.ts";
import { agreeOnCost, forecastOf } from "./cost-forecast.ts";
import { openBackend, shownInvocation } from "./open-backend.ts";
import { openDefenses } from "./open-defenses.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  repeats: intFlag(1, 10_000).default(1),
  tasks: textFlag.optional(),
  out: textFlag.default("utility_results"),
});

export const run: RunCommand = async (invocation) => {
  const flags = withTarget(parseOptions(Options, invocation.options));
  const defenses = await openDefenses(flags, invocation.context);
  const tasks = choose("--tasks", flags.tasks, BENIGN_TASKS, ({ task }) => task);
  const backend = await openBackend(flags, invocation);
  try {
    const label = `${backend.name}/${backend.model}`;
    const fingerprints = await fingerprintsOf({
      model: label,
      target: targetName(flags, backend),
      judge: "task checks",
      defenses: defenses.map(({ sample }) => sample),
      tasks,
    });
    const plan = {
      ...agentPlan(flags, backend, defenses),
      tasks,
      repeats: flags.repeats,
      model: label,
    };
    const trialKeys = [...utilityTrials(plan)].map(({ key }) => key);
    const characters = tasks.reduce(
      (sum, task) => ({
        prompt: sum.prompt + task.scenario.systemPrompt.length + task.userRequest.length + 600,
        data: sum.data + task.data.length,
      }),
      { prompt: 0, data: 0 },
    );
    const forecast = forecastOf(
      trialKeys.length,
      defenses.some(({ name }) => name === "llm_filter") ? trialKeys.length / defenses.length : 0,
      { prompt: characters.prompt / tasks.length, data: characters.data / tasks.length },
    );
    await agreeOnCost([{ role: "agent", forecast, backend }], flags, invocation);
    return await runAgentScan(
      {
        kind: "utility",
        out: flags.out,
        trialKeys,
        schema: UtilityRecordSchema,
        isDone: isDoneUtility,
        plan: {
          ...planIdentity(flags, backend),
          repeats: flags.repeats,
          fingerprints,
          trials: trialKeys.length,
        },
        run: (store, around) => runUtilityScan(plan, store, around),
        summarize: summarizeUtility,
        render: (summary) =>
          renderUtility(summary, {
            model: label,
            simulated: backend.simulated,
            planned: trialKeys.length,
            timing: flags.timing && !backend.simulated,
          }),
        body: (summary) => utilityBody(summary, flags.timing),
        errorsOf: ({ total }) => ({ errors: total.errors, assessed: total.success.n }),
        hit: ({ row }) => (row.outcome === "error" ? null : row.outcome === "success"),
        hits: "done",
        logLine: ({ row, reply }) => ({
          head: `${row.outcome.padEnd(8)} ${row.defense} ${row.task} ${row.iteration}  ${row.reason}`,
          reply,
        }),
        csvHeader: utilityCsvHeader(),
        csvRow: ({ row }) => utilityCsvRow(row),
        jsonRow: ({ row }) => utilityJsonRow(row),
        meta: {
          backend: backend.name,
          model: backend.model,
          repeats: flags.repeats,
          temperature: flags.temp,
          llm_filter: defenses.some(({ name }) => name === "llm_filter"),
          n_tasks: tasks.length,
          simulated: backend.simulated,
          prefill_tool: flags.prefillTool,
          seed: flags.seed,
          fingerprints,
        },
      },
      flags,
      backend,
      shownInvocation(invocation),
    );
  } finally {
    await backend.close();
  }
};
