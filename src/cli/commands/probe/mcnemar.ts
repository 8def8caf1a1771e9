import { z } from "zod";
import { McNemarDocumentSchema } from "../../../formats/probe-documents.ts";
import { pairDefenses } from "../../../probe/paired/mcnemar.ts";
import { renderPairedDefenses } from "../../../report/probe-mcnemar.ts";
import { CORRECTIONS } from "../../../stats/multiplicity.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { choiceFlag, parseOptions } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { openReport } from "./open-report.ts";

const Options = z.object({ correction: choiceFlag(CORRECTIONS).default("holm") });

export const run: RunCommand = async (invocation) => {
  const { args, output } = invocation;
  const { correction } = parseOptions(Options, invocation.options);
  const { report, input } = await openReport(args[0] ?? "", invocation);
  const paired = pairDefenses(report, correction);
  await output.print(renderPairedDefenses(paired, report.simulated));
  await output.document(
    resultDocument(McNemarDocumentSchema, {
      invocation,
      inputs: [input],
      body: {
        simulated: report.simulated,
        correction,
        pairs: paired.pairs.map((pair) => ({
          a: pair.a,
          b: pair.b,
          common: pair.common,
          a_only: pair.aOnly,
          b_only: pair.bOnly,
          p: pair.p,
          mid_p: pair.midP,
          p_adjusted: pair.pAdjusted,
          p_all_repeats: pair.pRepeats,
          uneven_cases: pair.uneven,
        })),
        cases_held: paired.held,
      },
    }),
  );
  return EXIT.ok;
};
