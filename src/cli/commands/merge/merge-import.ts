import { z } from "zod";
import { parseWith } from "../../../formats/parse.ts";
import { ImportRecordSchema } from "../../../formats/part-records.ts";
import { openParts } from "../../shards/part-reader.ts";
import { withValue } from "../../words.ts";
import { WritingFlagsSchema, writeImport } from "../logs/write-import.ts";
import type { Merge } from "./request.ts";

const ReportSchema = z.strictObject({ flags: WritingFlagsSchema, paths: z.array(z.string()) });

/** Writes the folder OUT from what the shards of an import have read. */
export const mergeImport: Merge = async ({ files, out }, invocation) => {
  const parts = await openParts(files);
  const { flags, paths } = parseWith(ReportSchema, parts.head.report, "report");
  const commandLine = withValue(parts.head.command, "--out", out);
  const steps = parts.records(ImportRecordSchema);
  return writeImport({ steps, flags, paths, out }, { ...invocation, commandLine });
};
