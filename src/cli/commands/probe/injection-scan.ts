import { z } from "zod";
import { InjectionDocumentSchema } from "../../../formats/agent-scan-documents.ts";
import {
  injectionCsvHeader,
  injectionCsvRow,
  injectionJsonRow,
} from "../../../formats/injection-results.ts";
import { harvestInjection } from "../../../joins/live-harvest/harvest-agent.ts";
import { fingerprintsOf } from "../../../probe/run/fingerprints.ts";
import { summarizeInjection } from "../../../probe/run/injection-summary.ts";
import { type InjectionPlan, injectionTrials } from "../../../probe/run/injection-trials.ts";
import { injectionBody } from "../../../report/agent-scan-document.ts";
import { renderInjection } from "../../../report/injection-console.ts";
import { injectionSarif } from "../../../report/scan-sarif.ts";
import { textFlag } from "../../flags.ts";
import { AGENT_FLAGS, oracleFlag } from "./agent-flags.ts";
import { agentScan } from "./agent-scan.ts";
import { countsOfTally } from "./agent-verdict.ts";
import { injectionForecast } from "./cost-forecast.ts";
import { judgeFlags } from "./judge-flags.ts";
import { readJudgeValidation, validationFlags } from "./judge-validation.ts";
import { knownAgent, knownFlags } from "./known-secrets.ts";
import { batteryFlags, openBattery, openProbes } from "./open-battery.ts";
import { openDefenses } from "./open-defenses.ts";
import { openJudge } from "./open-oracle.ts";
import { sarifFlags } from "./sarif-file.ts";

const Options = z.object({
  ...AGENT_FLAGS,
  ...judgeFlags,
  ...validationFlags,
  ...knownFlags,
  ...batteryFlags,
  ...sarifFlags,
  oracle: oracleFlag,
  out: textFlag.default("injection_results"),
});

export const injectionScan = agentScan({
  options: Options,
  trials: injectionTrials,
  hits: "leaks",
  summarize: summarizeInjection,
  render: renderInjection,
  document: InjectionDocumentSchema,
  body: injectionBody,
  counts: ({ total }) => countsOfTally(total.tally, total.unseen),
  line: ({ row, evidence }) =>
    `${row.outcome.padEnd(19)} ${row.defense} ${row.carrier} ${row.instruction} ${row.repeat ?? ""}  ${evidence || row.reason}`,
  csvHeader: injectionCsvHeader(),
  csvRow: ({ row }) => injectionCsvRow(row),
  jsonRow: ({ row }) => injectionJsonRow(row),
  sarif: injectionSarif,
  harvest: harvestInjection,
  open: async (flags, { context }) => {
    const known = await knownAgent(flags, context);
    const defenses = await openDefenses(flags, context);
    const probes = await openProbes(flags, context);
    const { carriers, scenarios, scenarioOf } = await openBattery(flags, context);
    const judge = await openJudge(flags.oracle, flags, context);
    const { oracle, label } = judge;
    const { minConfidence } = flags;
    const scenario: InjectionPlan["scenario"] = (carrier) => {
      const read = scenarioOf(carrier);
      return { scenario: read, setting: known.settingIn(read) };
    };
    const battery = { defenses, carriers, probes, scenario, oracle, minConfidence };
    const samples = defenses.map(({ sample }) => sample);
    return {
      judge,
      judgeValidation: await readJudgeValidation(flags, label, context),
      plan: (agent) => ({ ...agent, ...battery }),
      forecast: injectionForecast,
      fingerprints: (names) =>
        fingerprintsOf({ ...names, judge: label, defenses: samples, carriers, probes, scenarios }),
      identity: { oracle: oracle.name, min_confidence: minConfidence, ...known.identity },
      sizes: { n_probes: probes.length, n_carriers: carriers.length, oracle: oracle.name },
    };
  },
});
