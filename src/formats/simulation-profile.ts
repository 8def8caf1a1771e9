import { z } from "zod";

const Factor = z.number().min(0);
const Share = z.number().min(0).max(1);
const Factors = z.record(z.string(), Factor).default({});

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
  utility: z
    .strictObject({ base: Share, defenses: Factors })
    .default({ base: 1, defenses: {} })
    .meta({ description: "Chance of doing a benign task." }),
  screen: z
    .strictObject({ catches: Share, false_alarms: Share })
    .default({ catches: 0.8, false_alarms: 0.02 })
    .meta({ description: "What it does when asked to screen data for llm_filter." }),
});

export type SimulationProfile = z.infer<typeof SimulationProfileSchema>;
