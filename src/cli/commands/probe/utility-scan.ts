import { z } from "zod";
import { UtilityDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import {
  utilityCsvHeader,
  utilityCsvRow,
  utilityJsonRow,
} from "../../../formats/utility-results.ts";
import { harvestUtility } from "../../../joins/live-harvest/harvest-agent.ts";
import { BENIGN_TASKS } from "../../../probe/battery/tasks/list.ts";
import { fingerprintsOf } from "../../../probe/run/fingerprints.ts";
import { summarizeUtility } from "../../../probe/run/injection-summary.ts";
import { utilityTrials } from "../../../probe/run/utility-trials.ts";
import { utilityBody } from "../../../report/agent-scan-document.ts";
import { renderUtility } from "../../../report/utility-console.ts";
import { textFlag } from "../../flags.ts";
import { AGENT_FLAGS } from "./agent-flags.ts";
import { agentScan } from "./agent-scan.ts";
import { choose } from "./choose.ts";
import { utilityForecast } from "./cost-forecast.ts";
import { openDefenses } from "./open-defenses.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  tasks: textFlag.optional(),
  out: textFlag.default("utility_results"),
});

export const utilityScan = agentScan({
  options: Options,
  trials: utilityTrials,
  hits: "done",
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
  open: async (flags, { context }) => {
    const defenses = await openDefenses(flags, context);
    const tasks = choose("--tasks", flags.tasks, BENIGN_TASKS, ({ task }) => task);
    const samples = defenses.map(({ sample }) => sample);
    return {
      plan: (agent, { model }) => ({ ...agent, defenses, tasks, model }),
      forecast: utilityForecast,
      fingerprints: (names) =>
        fingerprintsOf({ ...names, judge: "task checks", defenses: samples, tasks }),
      identity: {},
      sizes: { n_tasks: tasks.length },
    };
  },
});
