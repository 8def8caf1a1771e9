import { z } from "zod";
import { parseWith } from "../../../formats/parse.ts";
import { FileReportSchema } from "../../../formats/part-records.ts";
import { openParts } from "../../shards/part-reader.ts";
import { FORMATS, TreeReport } from "../detect/tree/tree-report.ts";
import { withDocumentFile } from "./document-file.ts";
import type { Merge } from "./request.ts";

const ReportSchema = z.strictObject({
  format: z.enum(FORMATS),
  writeBaseline: z.string().nullable(),
  known: z.array(z.string()).nullable(),
  inputs: z.array(z.strictObject({ path: z.string(), sha256: z.string() })),
});

const BesideSchema = z.strictObject({
  ignored: z.int(),
  links: z.int(),
  folders: z.array(z.string()),
});

/** Tells what `detect` made of a folder, and writes OUT.json. */
export const mergeDetect: Merge = async ({ files, out }, invocation) => {
  const parts = await openParts(files);
  const { command, report } = parts.head;
  const options = parseWith(ReportSchema, report, "report");
  const tree = new TreeReport(withDocumentFile(invocation, command, out), options);
  for await (const file of parts.records(FileReportSchema)) await tree.take(file);
  return tree.finish(parseWith(BesideSchema, parts.end.beside, "beside"));
};
