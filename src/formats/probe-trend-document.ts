import { z } from "zod";
import {
  count,
  differences,
  gate,
  interval,
  kind,
  p,
  pair,
  proportion,
  verdict,
} from "./probe-figures.ts";
import { resultDocumentSchema } from "./result-header.ts";

const drift = z
  .strictObject({
    cases: count.nullable().meta({ description: "Cases that every report assessed." }),
    slope: z.number().meta({ description: "Change of the rate a report, as a proportion." }),
    slope_p: p,
    chart: z.array(
      z.strictObject({
        pos: count,
        n: count,
        expected: z.number(),
        low: count,
        high: count,
        outside: z.enum(["worse", "better"]).nullable(),
      }),
    ),
  })
  .nullable();

const stepPair = z.strictObject({ old: pair, new: pair }).nullable();
const stepStatus = z.enum(["baseline", "improved", "regressed", "flat"]);

/** `agentprobe trend --json`. */
export const TrendDocumentSchema = resultDocumentSchema("backtrail/probe-trend", 1, {
  kind,
  metric_name: z.string(),
  lower_is_better: z.boolean(),
  simulated: z.boolean(),
  legacy_judge: z.array(z.string()).optional().meta({
    description: "Reports judged by the original's judge: good to compare with its figures only.",
  }),
  has_regression: z.boolean(),
  points: z.array(
    z.strictObject({
      label: z.string(),
      pos: count,
      n: count,
      rate: proportion.nullable(),
      ci: interval,
      errors: count,
      p_value: p.nullable(),
      p_adjusted: p.nullable(),
      unobserved: count,
      started: z.string().nullable(),
      compared: stepPair.meta({
        description: "Counts of the step, of shared cases where the batteries differ.",
      }),
      shared_trials: pair.meta({ description: "Of the report before, how much was tried again." }),
      test: z.string().nullable(),
      status: stepStatus,
      differences,
    }),
  ),
  drift,
  group_dim: z.string().nullable(),
  groups: z.array(
    z.strictObject({
      name: z.string(),
      steps: z.array(
        z.strictObject({
          compared: stepPair,
          p_value: p.nullable(),
          p_adjusted: p.nullable(),
          status: stepStatus,
        }),
      ),
      drift,
      slope_p_adjusted: p.nullable(),
    }),
  ),
  correction: z.string(),
  alpha: z.number(),
  verdict,
  gate,
}).meta({ description: "A rate over several reports, each tested against the one before." });
