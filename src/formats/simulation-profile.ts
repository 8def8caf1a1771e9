import { z } from "zod";

const Factor = z.number().min(0);
const Share = z.number().min(0).max(1);
const Factors = z.record(z.string(), Factor).default({});

const MemoryProfileSchema = z.strictObject({
  read: Share.meta({ description: "Chance of reading the data at all." }),
  persist: Share.meta({ description: "Chance of writing what was planted, once read." }),
  verbatim: Share.meta({ description: "Of what it writes: share in the planted words." }),
  survive: Share.meta({ description: "Chance that it stays when notes are rewritten." }),
  recall: Share.meta({ description: "Chance of looking into the memory in a later session." }),
  relay: Share.meta({ description: "Chance of telling the peer, once read." }),
  execute: Share.meta({ description: "Chance of doing what was planted, once recalled." }),
  defenses: z
    .record(z.string(), z.strictObject({ persist: Factor.default(1), execute: Factor.default(1) }))
    .default({})
    .meta({ description: "Factors on the chances above, by defence." }),
});

export type MemoryProfile = z.infer<typeof MemoryProfileSchema>;

/**
 * How an offline stand-in behaves. The chance that it obeys in a cell is
 * `base × defense × channel × probe`, at most 1; a name that is not listed has the factor 1.
 */
export const SimulationProfileSchema = z.strictObject({
  schema_version: z.literal(1),
  name: z.string().min(1).meta({ description: "Stands in the model column." }),
  base: Share.meta({ description: "Chance of obeying where every factor is 1." }),
  defenses: Factors,
  channels: Factors,
  probes: Factors,
  not_read: Share.default(0).meta({ description: "Chance that it never calls its data tool." }),
  blocked: Share.default(0).meta({ description: "Chance that the provider's filter answers." }),
  error: Share.default(0).meta({ description: "Chance that a trial ends in an error." }),
  latency_ms: z
    .number()
    .min(0)
    .max(600_000)
    .optional()
    .meta({ description: "Milliseconds that an answer takes; none without it." }),
  utility: z
    .strictObject({ base: Share, defenses: Factors })
    .default({ base: 1, defenses: {} })
    .meta({ description: "Chance of doing a benign task." }),
  screen: z
    .strictObject({ catches: Share, false_alarms: Share })
    .default({ catches: 0.8, false_alarms: 0.02 })
    .meta({ description: "What it does when asked to screen data for llm_filter." }),
  memory: MemoryProfileSchema.optional().meta({
    description: "What it does in a memory scan; invented figures without it.",
  }),
});

export type SimulationProfile = z.infer<typeof SimulationProfileSchema>;
