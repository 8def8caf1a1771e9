import { z } from "zod";
import { AnalysisDocumentSchema } from "../../../formats/probe-documents.ts";
import { analyze } from "../../../probe/analyze/analyze.ts";
import { analysisBody, renderAnalysis } from "../../../report/probe-analyze.ts";
import { CORRECTIONS } from "../../../stats/multiplicity.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { choiceFlag, parseOptions, switchFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { openReport } from "./open-report.ts";

const Options = z.object({
  probes: switchFlag.default(false),
  carriers: switchFlag.default(false),
  correction: choiceFlag(CORRECTIONS).default("holm"),
  cluster: choiceFlag(["carrier", "probe"]).optional(),
});

export const run: RunCommand = async (invocation) => {
  const { args, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const { report, input } = await openReport(args[0] ?? "", invocation);
  const analysis = analyze(report, {
    correction: options.correction,
    cluster: options.cluster ?? null,
  });
  await output.print(renderAnalysis(analysis, { ...options, simulated: report.simulated }));
  await output.document(
    resultDocument(AnalysisDocumentSchema, {
      invocation,
      inputs: [input],
      leftOut:
        analysis.total.errors === 0
          ? []
          : [{ what: `${analysis.total.errors} trials`, why: "ended in an error" }],
      body: { ...analysisBody(analysis), simulated: report.simulated },
    }),
  );
  if (analysis.total.n === 0) {
    await output.warn("error: no trial could be assessed, so there is no leak rate\n");
    return EXIT.failed;
  }
  return EXIT.ok;
};
