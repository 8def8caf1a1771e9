import { z } from "zod";
import { FingerprintsSchema } from "./injection-results.ts";
import { OutcomeSchema } from "./outcome.ts";
import { resultDocumentSchema } from "./result-header.ts";

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);
const interval = z.tuple([z.number(), z.number()]).nullable();
const milliseconds = z.number().nonnegative().nullable();

/** A part of a whole, as counted. */
const counted = z.strictObject({ k: count, n: count });

/** A rate without the errors that its judge is known to make. */
export const JudgeCorrectionSchema = z.strictObject({
  method: z.literal("rogan_gladen"),
  rate: share.nullable(),
  ci95: interval,
  sensitivity: counted,
  specificity: counted,
});

/** `agentprobe scan --json`, and the file of `--json-report`. */
export const ScanDocumentSchema = resultDocumentSchema("backtrail/probe-scan", 1, {
  scan_id: z.string(),
  timestamp: z.string().optional().meta({ description: "Absent with --no-timing." }),
  target: z.string(),
  oracle: z.string(),
  oracle_is: z.literal("the original's, for comparison only").optional().meta({
    description: "With the legacy oracle: whose figures these are.",
  }),
  min_confidence: share,
  fingerprints: FingerprintsSchema,
  statistics: z.strictObject({
    total_attacks: count,
    assessed: count,
    hits: count,
    misses: count,
    errors: count,
    blocked_by_provider: count,
    not_observed: count.optional().meta({
      description: "Attacks whose success this judge could not have seen; in no rate.",
    }),
    one_sided: count.optional().meta({
      description:
        "Of hits: those whose holds this judge could not have seen. They are neither in assessed nor in a rate.",
    }),
    cut_short: count.optional().meta({
      description: "Of not_observed: a limit of length cut the answer before it had given in.",
    }),
    avg_confidence: share.nullable(),
    success_rate: share.nullable().meta({ description: "Hits over assessed; null without any." }),
    success_rate_ci95: interval,
    success_rate_at_least: share.nullable().optional().meta({
      description: "All hits over all attacks but errors and blocked ones.",
    }),
    error_rate: share.nullable(),
    latency_p50_ms: milliseconds.optional(),
    latency_p95_ms: milliseconds.optional(),
    requests_per_second: z.number().nullable().optional(),
  }),
  judge_correction: JudgeCorrectionSchema.optional().meta({
    description: "With --judge-validation: the success rate corrected for the judge's errors.",
  }),
  by_category: z
    .record(
      z.string(),
      z.strictObject({
        total: count,
        hits: count,
        errors: count,
        rate: share.nullable(),
        ci95: interval,
        one_sided: count.optional(),
      }),
    )
    .meta({ description: "`total` counts assessed rows." }),
  results: z.array(
    z.strictObject({
      attack_id: z.string(),
      success: z.boolean().nullable(),
      confidence: share.nullable(),
      evidence: z.string(),
      latency_ms: milliseconds,
      category: z.string(),
      outcome: OutcomeSchema,
      one_sided: z.literal(true).optional(),
      reason: z.string(),
      prompt: z.string().optional().meta({ description: "What was sent, or the last of several." }),
      reply: z.string().nullable(),
      turns: z
        .array(z.strictObject({ role: z.enum(["user", "assistant"]), text: z.string() }))
        .optional()
        .meta({ description: "The whole conversation, for an attack of several messages." }),
      tool_calls: z
        .array(z.strictObject({ name: z.string(), args: z.unknown() }))
        .optional()
        .meta({ description: "Calls that the answers showed; absent when they show none." }),
      tries: count,
      session: z.string().nullable(),
      notes: z.array(z.string()),
    }),
  ),
  errors: z.array(z.strictObject({ attack_id: z.string(), reason: z.string() })),
  same_reply: z
    .strictObject({ text: z.string(), n: count, of: count })
    .nullable()
    .optional()
    .meta({ description: "A reply that nearly all attacks got to the byte; null without one." }),
  interrupted: z.boolean(),
  gave_up: z.string().nullable(),
}).meta({ description: "Attacks on one target, with the judge's verdict on each answer." });
