import { z } from "zod";
import { parseWith } from "../../../formats/parse.ts";
import { RunRecordSchema } from "../../../formats/part-records.ts";
import type { FileResult } from "../../../logs/rescore/collect.ts";
import { openParts } from "../../shards/part-reader.ts";
import { withValue } from "../../words.ts";
import { reportRescored } from "../logs/rescore-report.ts";
import { withDocumentFile } from "./document-file.ts";
import type { Merge } from "./request.ts";

const ReportSchema = z.strictObject({
  dir: z.string(),
  pairs: z.array(z.string()),
  bySuite: z.boolean(),
  runs: z.string().nullable(),
});

/** Scores the runs of all shards, and writes OUT.json and, where it was asked for, OUT.runs.jsonl. */
export const mergeRescore: Merge = async ({ files, out }, invocation) => {
  const parts = await openParts(files);
  const given = parseWith(ReportSchema, parts.head.report, "report");
  const results: FileResult[] = [];
  for await (const result of parts.records(RunRecordSchema)) results.push(result);
  const runs = given.runs === null ? null : `${out}.runs.jsonl`;
  const words = withValue(parts.head.command, "--runs", runs ?? "");
  const whole = withDocumentFile(invocation, words, out);
  return reportRescored(results, { ...given, runs }, whole);
};
