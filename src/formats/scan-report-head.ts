import { z } from "zod";

const ValidatedSchema = z.object({ k: z.int().min(0), n: z.int().min(0) });

const common = {
  /** Units of the whole run. */
  planned: z.int().min(0),
  seed: z.int(),
  timing: z.boolean(),
  maxErrorRate: z.number(),
  maxUnobserved: z.number(),
  /** How the judge did on labelled replies, where that is known. */
  judgeValidation: z
    .object({ sensitivity: ValidatedSchema, specificity: ValidatedSchema })
    .nullable(),
};

/** What the report of an attack scan is written by, beside its records. */
export const AttackReportHeadSchema = z.object({
  ...common,
  target: z.string(),
  isDummy: z.boolean(),
  oracle: z.string(),
  minConfidence: z.number(),
  failThreshold: z.number().nullable(),
});

/** The same of a scan with an agent. */
export const AgentReportHeadSchema = z.object({
  ...common,
  /** `backend/model`. */
  model: z.string(),
  simulated: z.boolean(),
  /** An agent behind a target, not the battery's. */
  ownAgent: z.boolean(),
  inputs: z.array(z.object({ path: z.string(), sha256: z.string() })),
  /** The report's `meta` without what every result file says. */
  meta: z.record(z.string(), z.unknown()),
});

export type AttackReportHead = z.infer<typeof AttackReportHeadSchema>;
export type AgentReportHead = z.infer<typeof AgentReportHeadSchema>;
