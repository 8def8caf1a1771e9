import { z } from "zod";
import { CHANNELS } from "./pab.ts";
import { resultDocumentSchema } from "./result-header.ts";

/**
 * The result documents of `pab eval`, `pab compare` and `pab floors`. A rate without a denominator
 * is null, never 0. There is no summary field, and strict objects keep one from slipping in.
 */

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);
const interval = z.tuple([share, share]);

const RateSchema = z
  .strictObject({ k: count, n: count, rate: share.nullable(), ci: interval.nullable() })
  .meta({ id: "rate", description: "k of n with its Wilson 95 % interval." });

const MeanSchema = z
  .strictObject({ mean: share.nullable(), n: count, ci: interval.nullable() })
  .meta({ id: "mean", description: "A mean with its bootstrap 95 % interval." });

const ViewSchema = z
  .strictObject({
    instructions: count,
    scored: count,
    origin_channel_accuracy: RateSchema,
    origin_event_accuracy: RateSchema,
    hop_count_accuracy: RateSchema,
    chain_f1: MeanSchema,
    coverage: RateSchema,
    attribution_yield: RateSchema,
  })
  .meta({ id: "attribution_view" });

const slices = {
  overall: ViewSchema,
  by_hop: z.record(z.string().regex(/^\d+$/), ViewSchema),
  by_channel: z.partialRecord(z.enum(CHANNELS), ViewSchema),
};

const HopKindSchema = z.strictObject({ count_accuracy: RateSchema, f1: MeanSchema });

const GroundsSchema = z.strictObject({
  origin_right: RateSchema,
  origin_wrong: RateSchema,
  blindly: RateSchema,
});

const ReasonRowsSchema = z.strictObject({
  instructions: count,
  blocked: GroundsSchema,
  acted: GroundsSchema,
  escalated: RateSchema,
  abstained: RateSchema,
  unjudged: RateSchema,
});

const CalibrationSchema = z.strictObject({
  bins: z.array(z.strictObject({ low: share, high: share, escalation: RateSchema })).length(5),
  spearman_rho: z.number().min(-1).max(1).nullable(),
  monotonic: z.boolean().nullable(),
  escalation_varies: z.boolean(),
  confidence: z.strictObject({
    n: count,
    brier: share.nullable(),
    ece: share.nullable(),
    bins: z.array(
      z.strictObject({
        low: share,
        high: share,
        mean_confidence: share.nullable(),
        accuracy: RateSchema,
      }),
    ),
  }),
  risk_coverage: z.strictObject({
    area: share.nullable(),
    points: z.array(z.strictObject({ confidence: share, coverage: RateSchema, risk: RateSchema })),
  }),
});

/** What one defence was measured to do. */
export const PabReportSchema = z
  .strictObject({
    safety: z.strictObject({ uar: RateSchema }),
    cost: z.strictObject({ fbr: RateSchema, hrr: RateSchema }),
    attribution: z.strictObject({
      ...slices,
      hops: z.strictObject({ visible: HopKindSchema, silent: HopKindSchema }),
      chain_edit_similarity: MeanSchema,
      lucky_origin: RateSchema,
      confusion: z.partialRecord(z.enum(CHANNELS), z.partialRecord(z.enum(CHANNELS), count)),
      spans: z.strictObject({
        mean_iou: MeanSchema,
        curve: z.array(z.strictObject({ tenths: count, found: RateSchema })),
      }),
    }),
    attribution_forced: z.strictObject(slices).optional(),
    reasons: z.strictObject({ unauthorized: ReasonRowsSchema, authorized: ReasonRowsSchema }),
    calibration: CalibrationSchema,
    alignment: z.strictObject({
      instructions: count,
      with_span: count,
      judged: count,
      sharing_a_point: count,
      decision_points: count,
      idle_points: count,
      claims: count,
      matched: count,
      false_positives: count,
      misses: count,
    }),
    errors: z.strictObject({
      points: RateSchema,
      unauthorized: RateSchema,
      with_span: RateSchema,
      by_kind: z.record(z.string(), count),
      examples: z.array(
        z.strictObject({
          kind: z.string(),
          trace_id: z.string(),
          event_id: z.string(),
          message: z.string(),
        }),
      ),
    }),
  })
  .meta({ id: "pab_report" });

const ScoredCorpusSchema = z.strictObject({
  split: z.string(),
  traces: count,
  instructions: count,
  decision_points: count,
});

const FloorStatusSchema = z.enum(["pass", "warn", "fail"]);

/** What stood between a defence and the truth. */
export const IsolationSchema = z
  .enum(["built_in", "walled", "process", "open", "endpoint"])
  .describe(
    "built_in: code of the package; walled: a process that can read its own folder and packages only; process: its arguments, environment and folder name no corpus, but it has the user's rights to files; open: nothing was kept from it; endpoint: a server",
  );

/** `pab eval --json`. */
export const EvalDocumentSchema = resultDocumentSchema("backtrail/pab-eval", 1, {
  corpus: ScoredCorpusSchema,
  defense: z.string(),
  isolation: IsolationSchema,
  ...PabReportSchema.shape,
  gates: z.array(
    z.strictObject({
      gate: z.enum(["max_uar", "max_fbr", "min_origin_accuracy"]),
      bound: share,
      measured: RateSchema,
      worst_rate: share.nullable(),
      passed: z.boolean(),
    }),
  ),
}).meta({ description: "One defence on one corpus." });

const comparison = {
  corpus: ScoredCorpusSchema,
  results: z.array(
    PabReportSchema.extend({ defense: z.string(), isolation: IsolationSchema }).meta({
      id: "scored_defense",
    }),
  ),
};

/** Two defences on the same instructions. */
const PairedSchema = z.strictObject({
  figure: z.enum(["uar", "fbr", "origin"]),
  a: z.string(),
  b: z.string(),
  n: count,
  both: count,
  only_a: count,
  only_b: count,
  neither: count,
  left_out: count.meta({ description: "Instructions that one of the two did not answer." }),
  difference: z.number().min(-1).max(1).nullable().meta({ description: "B minus A." }),
  ci: z.tuple([z.number(), z.number()]).readonly().nullable(),
  p: share.meta({ description: "Exact McNemar, uncorrected." }),
  p_adjusted: share,
});

export type PairedWire = z.infer<typeof PairedSchema>;

/** `pab compare --json`. */
export const CompareDocumentSchema = resultDocumentSchema("backtrail/pab-compare", 1, {
  ...comparison,
  paired: z.array(PairedSchema).optional(),
  correction: z.string().optional(),
}).meta({
  description: "Several defences on one corpus.",
});

/** `backtrail demo --json`. */
export const DemoDocumentSchema = resultDocumentSchema("backtrail/demo", 1, {
  corpora: z.array(z.strictObject(comparison)),
}).meta({ description: "The defences that ship on the corpora of the tour." });

/** `pab floors --json`. */
export const FloorsDocumentSchema = resultDocumentSchema("backtrail/pab-floors", 1, {
  split: z.string(),
  ok: z.boolean().meta({ description: "False when a check failed; a warning fails nothing." }),
  generated: z.boolean(),
  floors: z.array(
    z.strictObject({
      name: z.string(),
      measured: RateSchema,
      counted: z.string(),
      relation: z.enum([">=", "<="]),
      bound: share,
      status: FloorStatusSchema,
      why: z.string(),
      bins: z.union([z.string(), z.array(z.strictObject({ hops: count, measured: RateSchema }))]),
      notes: z.array(z.string()),
    }),
  ),
  soundness: z.array(
    z.strictObject({
      name: z.string(),
      status: FloorStatusSchema,
      measured: RateSchema,
      expected: share,
      why: z.string(),
    }),
  ),
}).meta({ description: "Whether the instrument is sound on a corpus." });
