import { z } from "zod";
import { TrendDocumentSchema } from "../../../formats/probe-trend-document.ts";
import { trendSeries } from "../../../probe/compare/trend.ts";
import { decideTrend } from "../../../probe/compare/trend-gate.ts";
import { TREND_GATES, type TrendGateOn } from "../../../probe/compare/trend-worse.ts";
import { renderTrend } from "../../../report/probe-trend.ts";
import { trendBody } from "../../../report/probe-trend-json.ts";
import { trendMarkdown } from "../../../report/probe-trend-markdown.ts";
import type { RunCommand } from "../../command.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";
import { comparisonFlags } from "./compare-options.ts";
import { openReport } from "./open-report.ts";
import { reportPaths } from "./report-folder.ts";

/** `last,slope` */
const failOnFlag: z.ZodType<readonly TrendGateOn[]> = z
  .string()
  .transform((text) => text.split(",").map((word) => word.trim()))
  .pipe(z.array(z.enum(TREND_GATES)).min(1));

const Options = z.object({
  ...comparisonFlags,
  failOn: failOnFlag.default(["step"]),
  markdown: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { args, output, context } = invocation;
  const options = parseOptions(Options, invocation.options);
  const series = trendSeries({ ...options, detect: null, cluster: options.cluster ?? null });
  const inputs: InputRecord[] = [];
  // One after the other: of a long series only the last report is held.
  for (const path of await reportPaths(args, context.cwd)) {
    const { report, input } = await openReport(path, invocation);
    series.add(report);
    inputs.push(input);
  }
  const trend = series.finish();
  const gate = decideTrend(trend, options);
  if (options.markdown !== undefined) {
    await writeText(context, options.markdown, trendMarkdown(trend, gate), "--markdown");
  }
  await output.print(renderTrend(trend, gate));
  await output.document(
    resultDocument(TrendDocumentSchema, {
      invocation,
      inputs,
      body: {
        ...trendBody(trend),
        verdict: gate.verdict,
        gate: { word: gate.word, exit_code: gate.exit, reasons: gate.reasons },
      },
    }),
  );
  return gate.exit;
};
