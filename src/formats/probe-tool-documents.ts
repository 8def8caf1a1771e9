import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

/** The result documents of `validate-oracle`. */

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
