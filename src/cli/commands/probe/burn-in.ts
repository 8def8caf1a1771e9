import { z } from "zod";
import { BurnInDocumentSchema } from "../../../formats/probe-documents.ts";
import { burnIn } from "../../../probe/compare/burn-in.ts";
import type { Report } from "../../../probe/results/report.ts";
import { burnInBody, renderBurnIn } from "../../../report/probe-burn-in.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { intFlag, numberFlag, parseOptions, textFlag } from "../../flags.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";
import { comparisonFlags, pointsFlag } from "./compare-options.ts";
import { injectionScan } from "./injection-scan.ts";
import { openReport } from "./open-report.ts";
import { reportPaths } from "./report-folder.ts";

const Options = z.object({
  ...comparisonFlags,
  runs: intFlag(2, 100).default(5),
  out: textFlag.default("burn_in"),
  seed: intFlag(0).default(0),
  maxCost: numberFlag(0, 1e9).optional(),
  worsening: pointsFlag.default(0.1),
  power: numberFlag(0.01, 0.999).default(0.8),
});

type Flags = z.infer<typeof Options>;

export const run: RunCommand = async (invocation) => {
  const { args, context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const paths =
    args.length > 0
      ? await reportPaths(args, context.cwd)
      : await runAgainAndAgain(options, invocation);
  if (paths === null) return context.signal.aborted ? EXIT.interrupted : EXIT.failed;
  const reports: Report[] = [];
  const inputs: InputRecord[] = [];
  for (const path of paths) {
    const { report, input } = await openReport(path, invocation);
    reports.push(report);
    inputs.push(input);
  }
  const result = burnIn(
    reports,
    { ...options, by: options.by ?? "probe", detect: null, cluster: options.cluster ?? null },
    { ...options, requirePower: false, failOnNew: false },
    options,
  );
  const simulated = reports.some((report) => report.simulated);
  await output.print(renderBurnIn(result, simulated));
  await output.document(
    resultDocument(BurnInDocumentSchema, {
      invocation,
      seed: options.seed,
      inputs,
      body: burnInBody(result, simulated),
    }),
  );
  return EXIT.ok;
};

/** Runs the scan with a seed of its own each time; the budget is shared out. Null where a run failed. */
async function runAgainAndAgain(
  { runs, out, seed, maxCost }: Flags,
  invocation: Invocation,
): Promise<string[] | null> {
  const { output, options } = invocation;
  const paths: string[] = [];
  for (let at = 0; at < runs; at += 1) {
    const name = `${out}_${String(at + 1).padStart(2, "0")}`;
    await output.talk(`run ${at + 1} of ${runs}\n`);
    const exit = await injectionScan.run({
      ...invocation,
      args: [],
      options: {
        ...options,
        out: name,
        seed: seed + at,
        ...(maxCost === undefined ? {} : { maxCost: maxCost / runs }),
        json: undefined,
      },
      output: { ...output, print: async () => {}, document: async () => {} },
    });
    if (exit !== EXIT.ok) {
      await output.warn(`error: run ${at + 1} of ${runs} ended with exit code ${exit}\n`);
      return null;
    }
    paths.push(`${name}.json`);
  }
  return paths;
}
