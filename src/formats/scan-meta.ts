import { z } from "zod";
import { FingerprintsSchema } from "./injection-results.ts";

/**
 * The `meta` of an injection or utility report: the original's fields, then ours. Every field may be
 * missing, for old reports must load; fields that are not named here are kept.
 */
export const ScanMetaSchema = z.looseObject({
  backend: z.string().nullish(),
  model: z.string().nullish(),
  repeats: z.number().nullish(),
  temperature: z.number().nullish(),
  llm_filter: z.boolean().nullish(),
  n_probes: z.number().nullish(),
  n_carriers: z.number().nullish(),
  n_tasks: z.number().nullish(),
  oracle: z.string().nullish(),
  /** True for an offline stand-in: its figures say nothing about a model. */
  simulated: z.boolean().nullish(),
  /** True for a run that was stopped before its end. */
  interrupted: z.boolean().nullish(),
  seed: z.number().nullish(),
  fingerprints: FingerprintsSchema.nullish(),
});

export type ScanMeta = z.infer<typeof ScanMetaSchema>;
