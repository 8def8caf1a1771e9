import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

/** `report --json`. */
export const ReportDocumentSchema = resultDocumentSchema("backtrail/report", 1, {
  out: z.string(),
  bytes: z.int().nonnegative(),
  documents: z.array(
    z.strictObject({
      file: z.string(),
      kind: z.string(),
      name: z.string(),
      tone: z.enum(["finding", "clear", "unmeasured", "neutral"]),
      word: z.string(),
    }),
  ),
}).meta({ description: "A page that was written, and the verdict of each document on it." });
