import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

/** `report --json`. */
export const ReportDocumentSchema = resultDocumentSchema("backtrail/report", 1, {
  out: z.string().nullable().meta({ description: "The page; null with --csv and without --out." }),
  bytes: z.int().nonnegative().nullable().meta({ description: "Of the page." }),
  documents: z.array(
    z.strictObject({
      file: z.string(),
      kind: z.string(),
      name: z.string(),
      tone: z.enum(["finding", "clear", "unmeasured", "neutral"]),
      word: z.string(),
    }),
  ),
  tables: z
    .strictObject({
      folder: z.string(),
      files: z.array(
        z.strictObject({
          file: z.string().meta({ description: "Name in the folder." }),
          document: z.int().positive().meta({ description: "Place in documents, from 1." }),
          title: z.string(),
          rows: z.int().nonnegative(),
        }),
      ),
    })
    .nullable()
    .meta({ description: "What --csv wrote; null without it." }),
}).meta({
  description: "A page or its tables that were written, and the verdict of each document on it.",
});
