import { z } from "zod";
import { EffortShape, ErrorReasons, RateSchema } from "./agent-scan-documents.ts";
import { DEFENCE_PLACES } from "./memory-results.ts";
import { MEMORY_ARMS, MEMORY_STAGES } from "./memory-scenario.ts";
import { OutcomeCountsSchema } from "./outcome-counts.ts";
import { resultDocumentSchema } from "./result-header.ts";
import { JudgeCorrectionSchema } from "./scan-document.ts";
import { ScanMetaSchema } from "./scan-meta.ts";

const Count = z.int().min(0);

const ExactRate = RateSchema.meta({
  description:
    "k of n; the 95% interval is that of Clopper and Pearson (Wilson's where the document names no funnel_interval).",
});

const FunnelSchema = z.array(
  z.strictObject({
    stage: z.enum(MEMORY_STAGES),
    reached: ExactRate.meta({
      description:
        "Over the trials that have the stage on their way and in which it could be seen.",
    }),
    given_before: ExactRate.meta({
      description: "Over those of them that had reached the stage before it on their way.",
    }),
    verbatim: Count.meta({ description: "Of those reached: in the planted words." }),
    by_judge: z
      .strictObject({ reworded: Count, of: Count, correction: JudgeCorrectionSchema })
      .nullable()
      .optional()
      .meta({
        description:
          "Of those not reached by words or marker: texts in which a judge looked for what was planted in other words, and found it; in no rate. Null where it was asked about none.",
      }),
    implied: Count.meta({
      description: "Nobody could look, but a later stage proves it; in no rate.",
    }),
    not_observed: Count.meta({ description: "Nobody could look; in no rate." }),
  }),
);

const PlacesSchema = z
  .strictObject(
    Object.fromEntries(DEFENCE_PLACES.map((place) => [place, Count])) as Record<
      (typeof DEFENCE_PLACES)[number],
      typeof Count
    >,
  )
  .meta({ description: "Trials that the defence stopped, by the first place where it did." });

const GroupSchema = z.strictObject({
  name: z.string(),
  outcomes: OutcomeCountsSchema,
  acted_rate: RateSchema,
  acted_rate_given_delivery: RateSchema,
  acted_at_once: Count.meta({
    description: "Trials whose first session, which read it, did already what was planted.",
  }),
  funnel: FunnelSchema,
  stopped_at: PlacesSchema,
});

const DefenseSchema = z.strictObject({
  name: z.string(),
  attack: GroupSchema,
  memory_utility: z
    .array(
      z.strictObject({
        arm: z.enum(MEMORY_ARMS),
        kept: RateSchema.meta({ description: "Remembered and used, of those assessed." }),
        stopped: Count,
        not_observed: Count,
        errors: Count,
      }),
    )
    .meta({ description: "The honest twins: the user's own order, and a fact." }),
  changes: z
    .array(
      z.strictObject({
        stage: z.enum(MEMORY_STAGES),
        pairs: Count,
        stopped: Count.meta({ description: "Reached without the defence alone." }),
        opened: Count.meta({ description: "Reached with the defence alone." }),
        difference: z.number().min(-1).max(1).nullable(),
        ci: z.tuple([z.number(), z.number()]).nullable(),
      }),
    )
    .meta({
      description:
        "Each stage beside the same cells without a defence: with less without, with Newcombe's 95% interval for pairs.",
    }),
  right_reason: z
    .strictObject({ held_and_kept: RateSchema, acted_and_kept: RateSchema })
    .nullable()
    .meta({
      description: "Cells whose attack was held, or not, and of those all honest twins were kept.",
    }),
  by_scenario: z.array(GroupSchema),
  by_fill: z.array(GroupSchema).meta({ description: "By legitimate notes held beforehand." }),
  ...EffortShape,
});

/** What `memory-scan --json` writes; the rows stand in OUT.csv and OUT.json. */
export const MemoryDocumentSchema = resultDocumentSchema("backtrail/probe-memory", 1, {
  by_defense: z.array(DefenseSchema),
  funnel_interval: z.literal("clopper-pearson").optional().meta({
    description: "What the intervals of funnels are; absent: Wilson's.",
  }),
  rewording_judge: z.string().optional().meta({ description: "The judge of `by_judge`." }),
  base_defense: z.string().nullable().meta({
    description: "What changes are set beside: none, or the first defence of the run.",
  }),
  outcomes: OutcomeCountsSchema.meta({ description: "Of all arms." }),
  error_reasons: ErrorReasons,
  prefilled: z.boolean(),
  meta: ScanMetaSchema,
});

/** What `memory-scan --json` says. */
export type MemoryDocument = z.output<typeof MemoryDocumentSchema>;

/** The part of one defence in it. */
export type MemoryDefenseResult = MemoryDocument["by_defense"][number];
