import { z } from "zod";
import { BacktrailError } from "../../../formats/error.ts";
import { ComparisonDocumentSchema } from "../../../formats/probe-documents.ts";
import { compareReports } from "../../../probe/compare/compare.ts";
import { decideGate } from "../../../probe/compare/gate.ts";
import { renderComparison } from "../../../report/probe-compare.ts";
import { comparisonBody } from "../../../report/probe-compare-json.ts";
import { comparisonMarkdown } from "../../../report/probe-compare-markdown.ts";
import type { RunCommand } from "../../command.ts";
import { parseOptions, switchFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { comparisonFlags, pointsFlag, reportFiles } from "./compare-options.ts";
import { openReport } from "./open-report.ts";

const Options = z.object({
  ...comparisonFlags,
  ...reportFiles,
  detect: pointsFlag.optional(),
  requirePower: switchFlag.default(false),
  failOnNew: switchFlag.default(false),
});

export const run: RunCommand = async (invocation) => {
  const { args, context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  if (options.markdown !== undefined && options.markdown === options.junit) {
    throw new BacktrailError({
      code: "usage",
      where: "--junit",
      message: "needs another file than --markdown",
    });
  }
  const old = await openReport(args[0] ?? "", invocation);
  const now = await openReport(args[1] ?? "", invocation);
  const comparison = compareReports(old.report, now.report, {
    ...options,
    detect: options.detect ?? null,
    cluster: options.cluster ?? null,
  });
  const gate = decideGate(comparison, options);
  // Before anything is said: a comment that could not be written is no PASS.
  if (options.markdown !== undefined) {
    await writeText(context, options.markdown, comparisonMarkdown(comparison, gate), "--markdown");
  }
  await output.print(renderComparison(comparison, gate));
  await output.document(
    resultDocument(ComparisonDocumentSchema, {
      invocation,
      inputs: [old.input, now.input],
      leftOut:
        comparison.leftOut === null
          ? []
          : [
              {
                what: `${comparison.leftOut.old} old and ${comparison.leftOut.new} new trials`,
                why: "the runs do not share these cases",
              },
            ],
      body: comparisonBody(comparison, gate),
    }),
  );
  return gate.exit;
};
