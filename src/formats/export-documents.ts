import { z } from "zod";
import { PARQUET_TABLES, type ParquetTableName } from "./parquet/tables.ts";
import { resultDocumentSchema } from "./result-header.ts";

const names = Object.keys(PARQUET_TABLES) as ParquetTableName[];

/** `backtrail export --json`. */
export const ExportDocumentSchema = resultDocumentSchema("backtrail/export", 1, {
  table: z.enum(names),
  table_version: z.int().positive(),
  rows: z.int().nonnegative(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: "Of the Parquet file." }),
}).meta({ description: "What was written into a Parquet file." });
