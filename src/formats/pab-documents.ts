import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

const count = z.int().nonnegative();

/** `pab ingest --json`. */
export const IngestDocumentSchema = resultDocumentSchema("backtrail/pab-ingest", 1, {
  dir: z.string(),
  strict: z.boolean(),
  ok: z.boolean().meta({ description: "True when nothing is FATAL." }),
  counts: z.strictObject({ traces: count, instructions: count, fatal: count, warning: count }),
  findings: z.array(
    z.strictObject({
      severity: z.enum(["FATAL", "WARNING"]),
      code: z.string(),
      path: z.string(),
      line: z.int().positive().optional(),
      trace: z.string().optional(),
      event: z.string().optional(),
      instruction: z.string().optional(),
      message: z.string(),
    }),
  ),
}).meta({ description: "Every fault of a corpus folder." });

/** `pab canary --json`. */
export const CanaryDocumentSchema = resultDocumentSchema("backtrail/pab-canary", 1, {
  scanned: z.strictObject({ files: count, bytes: count }),
  hits: z.array(z.strictObject({ path: z.string(), line: z.int().positive(), canary: z.string() })),
}).meta({ description: "Canaries found in files; what could not be read stands in left_out." });

/** `pab harvest --json`. */
export const HarvestDocumentSchema = resultDocumentSchema("backtrail/pab-harvest", 1, {
  corpus: z.string(),
  dir: z.string(),
  counts: z.strictObject({ traces: count, instructions: count, decision_points: count }),
  manifest_sha256: z.string().regex(/^[0-9a-f]{64}$/),
}).meta({ description: "A corpus that was built." });

/** `pab generate --json`. */
export const GenerateDocumentSchema = resultDocumentSchema("backtrail/pab-generate", 1, {
  dir: z.string(),
  n: z.int().positive(),
  vocabulary: z.string(),
  counts: z.strictObject({ traces: count, instructions: count, decision_points: count }),
  manifest_sha256: z.string().regex(/^[0-9a-f]{64}$/),
}).meta({ description: "An evaluation split that was drawn; its key stands nowhere." });

/** `pab defenses --json`. */
export const DefensesDocumentSchema = resultDocumentSchema("backtrail/pab-defenses", 1, {
  defenses: z.array(
    z.strictObject({ name: z.string(), role: z.string(), description: z.string() }),
  ),
}).meta({ description: "The registered defences." });
