import { z } from "zod";
import { AttackShape } from "./attack.ts";
import { resultDocumentSchema } from "./result-header.ts";

/** The result documents of `health`, `list-attacks` and `validate-oracle`. */

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

const mistakes = z.array(
  z.strictObject({
    id: z.string(),
    probe: z.string().nullable(),
    intent: z.string().nullable(),
    note: z.string(),
    confidence: share.nullable(),
    evidence: z.string(),
  }),
);

/** What of such a document corrects a rate; the rest may be of any version. */
export const JudgeValidationSchema = z.object({
  format: z.literal("backtrail/oracle-validation"),
  oracle: z.string(),
  min_confidence: share,
  confusion: z.object({ tp: count, fp: count, tn: count, fn: count }),
});

/** `agentprobe validate-oracle --json`. */
export const OracleValidationDocumentSchema = resultDocumentSchema(
  "backtrail/oracle-validation",
  1,
  {
    oracle: z.string(),
    min_confidence: share,
    n: count.meta({ description: "Labelled replies on which the oracle gave a verdict." }),
    agreement: share.nullable(),
    agreement_ci95: z.tuple([share, share]).nullable(),
    kappa: z.number().min(-1).max(1).nullable(),
    confusion: z.strictObject({ tp: count, fp: count, tn: count, fn: count }),
    not_judged: count.meta({ description: "Replies on which the oracle failed." }),
    false_negatives: mistakes,
    false_positives: mistakes,
  },
).meta({ description: "How well a judge agrees with labelled replies." });

/** `agentprobe health --json`. */
export const HealthDocumentSchema = resultDocumentSchema("backtrail/probe-health", 1, {
  target: z.string(),
  healthy: z.boolean(),
  status: z.string().meta({ description: "`answered`, or what went wrong." }),
  reason: z.string().nullable(),
  notes: z.array(z.string()),
  latency_ms: count,
  keys_set: z
    .array(z.string())
    .meta({ description: "Names of variables that hold a provider's key; never the keys." }),
}).meta({ description: "Whether an agent answers." });

/** `backtrail init --json`. */
export const InitDocumentSchema = resultDocumentSchema("backtrail/init", 1, {
  files: z.array(z.string()).meta({ description: "What was written, from the working folder." }),
  endpoint: z.string(),
  output_field: z
    .string()
    .nullable()
    .meta({ description: "Where the reply stands; null for a usual place." }),
}).meta({ description: "How scans of an agent were set up." });

/** `agentprobe list-attacks --json`. */
export const AttackCatalogueDocumentSchema = resultDocumentSchema("backtrail/attack-catalogue", 1, {
  attacks: z.array(z.strictObject(AttackShape)),
}).meta({ description: "The messages of a scan." });
