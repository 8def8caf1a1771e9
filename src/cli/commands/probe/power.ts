import { z } from "zod";
import { PowerDocumentSchema } from "../../../formats/probe-documents.ts";
import { type PowerPlan, planForRate, planForReport } from "../../../probe/compare/power-plan.ts";
import { dimensionFor } from "../../../probe/results/dimension.ts";
import { DIMENSIONS } from "../../../probe/results/report.ts";
import { renderPowerPlan } from "../../../report/probe-power.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { choiceFlag, intFlag, numberFlag, parseOptions } from "../../flags.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";
import { pointsFlag } from "./compare-options.ts";
import { openReport } from "./open-report.ts";

const Options = z.object({
  worsening: pointsFlag.default(0.05),
  power: numberFlag(0.01, 0.999).default(0.8),
  alpha: numberFlag(0.0001, 0.5).default(0.05),
  by: choiceFlag(DIMENSIONS).optional(),
  baseline: numberFlag(0, 1).default(0.1),
  cells: intFlag(1).optional(),
  tests: intFlag(1, 100_000).default(1),
});

export const run: RunCommand = async (invocation) => {
  const { args, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const inputs: InputRecord[] = [];
  const [file] = args;
  let plan: PowerPlan;
  let simulated = false;
  if (file === undefined) {
    plan = planForRate({ ...options, cells: options.cells ?? null }, options);
  } else {
    const { report, input } = await openReport(file, invocation);
    inputs.push(input);
    simulated = report.simulated;
    plan = planForReport(report, dimensionFor(report.kind, options.by), options);
  }
  await output.print(renderPowerPlan(plan, simulated));
  await output.document(
    resultDocument(PowerDocumentSchema, {
      invocation,
      inputs,
      body: {
        worsening: plan.worsening,
        power: plan.power,
        alpha: plan.alpha,
        tests: plan.tests,
        simulated,
        groups: plan.needs.map((need) => ({
          name: need.name,
          baseline: need.baseline,
          cells: need.cells,
          trials: need.trials,
          trials_needed: need.needed,
          repeats_needed: need.repeats,
          detectable_now: need.seesNow,
        })),
      },
    }),
  );
  return EXIT.ok;
};
