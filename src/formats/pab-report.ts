import { z } from "zod";
import { CHANNELS } from "./pab.ts";

/**
 * The result documents of `pab eval`, `pab compare` and `pab floors`. A rate without a denominator
 * is null, never 0. There is no summary field, and strict objects keep one from slipping in.
 */

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);
const interval = z.tuple([share, share]);

export const RateSchema = z
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
  monotonic: z.boolean(),
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
