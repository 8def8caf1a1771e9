import { z } from "zod";
import { trendOf } from "../../../probe/compare/trend.ts";
import { decideTrend } from "../../../probe/compare/trend-gate.ts";
import type { Report } from "../../../probe/results/report.ts";
import { trendBody } from "../../../report/probe-compare-json.ts";
import { renderTrend } from "../../../report/probe-trend.ts";
import type { RunCommand } from "../../command.ts";
import { parseOptions } from "../../flags.ts";
import { type InputRecord, untypedDocument } from "../../result-document.ts";
import { comparisonFlags } from "./compare-options.ts";
import { openReport } from "./open-report.ts";

const Options = z.object(comparisonFlags);

export const run: RunCommand = async (invocation) => {
  const { args, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const reports: Report[] = [];
  const inputs: InputRecord[] = [];
  for (const path of args) {
    const { report, input } = await openReport(path, invocation);
    reports.push(report);
    inputs.push(input);
  }
  const trend = trendOf(reports, { ...options, detect: null, cluster: options.cluster ?? null });
  const gate = decideTrend(trend, options);
  await output.print(renderTrend(trend, gate));
  await output.document(
    untypedDocument({
      format: "backtrail/probe-trend",
      schemaVersion: 1,
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
