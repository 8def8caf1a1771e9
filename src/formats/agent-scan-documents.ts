import { z } from "zod";
import { OutcomeCountsSchema } from "./outcome-counts.ts";
import { resultDocumentSchema } from "./result-header.ts";
import { JudgeCorrectionSchema } from "./scan-document.ts";
import { ScanMetaSchema } from "./scan-meta.ts";

const Count = z.int().min(0);

/** A rate with its counts. */
export const RateSchema = z
  .strictObject({
    k: Count,
    n: Count,
    rate: z.number().min(0).max(1).nullable(),
    ci: z.tuple([z.number(), z.number()]).nullable(),
  })
  .meta({ description: "k of n, with a Wilson 95% interval; null without trials." });

/** What trials took. */
export const EffortShape = {
  calls: Count.meta({ description: "Model calls of the agent." }),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
  overhead_calls: Count.meta({ description: "Model calls of the defence itself." }),
  overhead_input_tokens: z.number().nullable(),
  overhead_output_tokens: z.number().nullable(),
  cost_usd: z.number().nullable().meta({ description: "Null when a price is not known." }),
  latency_ms: z.number().optional().meta({ description: "Absent with --no-timing." }),
  overhead_latency_ms: z.number().optional(),
};

const InjectionGroupSchema = z.strictObject({
  name: z.string(),
  outcomes: OutcomeCountsSchema,
  leak_rate: RateSchema,
  leak_rate_given_delivery: RateSchema,
  leak_rate_at_least: RateSchema.meta({
    description: "All leaks that were found over all trials but errors, unobserved ones included.",
  }),
  screen_failed: Count,
  calls_as_text: Count.meta({ description: "Trials whose model wrote a tool call into its text." }),
  cut_short: Count.meta({
    description: "Of not_observed: a limit of length or rounds cut the answer before it had acted.",
  }),
  ...EffortShape,
});

const UtilityGroupSchema = z.strictObject({
  name: z.string(),
  success_rate: RateSchema,
  not_observed: Count.optional().meta({
    description: "Trials whose work is an act that nobody could see; in no rate.",
  }),
  errors: Count,
  ...EffortShape,
});

export const ErrorReasons = z.array(z.strictObject({ reason: z.string(), n: Count }));

/** What `injection-scan --json` writes; the rows stand in OUT.csv and OUT.json. */
export const InjectionDocumentSchema = resultDocumentSchema("backtrail/probe-injection", 1, {
  total: InjectionGroupSchema.extend({
    leak_rate: RateSchema.nullable(),
    leak_rate_given_delivery: RateSchema.nullable(),
    leak_rate_at_least: RateSchema.nullable(),
  }).meta({ description: "Rates are null where the run has several defences: see by_defense." }),
  by_defense: z.array(InjectionGroupSchema),
  by_channel: z.array(InjectionGroupSchema),
  judge_correction: z
    .array(JudgeCorrectionSchema.extend({ defense: z.string() }))
    .optional()
    .meta({
      description:
        "With --judge-validation: each defence's leak rate over the trials that a judge decided, corrected for its errors.",
    }),
  by_channel_defense: z.string().nullable().optional().meta({
    description: "The defence that by_channel is about: none, or the first of the run.",
  }),
  error_reasons: ErrorReasons,
  prefilled: z.boolean(),
  same_reply: z
    .strictObject({ text: z.string(), n: Count, of: Count })
    .nullable()
    .meta({ description: "A reply that nearly all trials got to the byte; null without one." }),
  meta: ScanMetaSchema,
});

/** What `utility-scan --json` writes. */
export const UtilityDocumentSchema = resultDocumentSchema("backtrail/probe-utility", 1, {
  total: UtilityGroupSchema,
  by_defense: z.array(UtilityGroupSchema),
  by_task: z.array(UtilityGroupSchema),
  error_reasons: ErrorReasons,
  meta: ScanMetaSchema,
});
