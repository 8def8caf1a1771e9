import { z } from "zod";
import { OutcomeCountsSchema } from "./outcome-counts.ts";
import {
  count,
  differences,
  gate,
  groupVerdict,
  interval,
  kind,
  p,
  pair,
  proportion,
  rate,
  verdict,
} from "./probe-figures.ts";
import { resultDocumentSchema } from "./result-header.ts";

const runCoverage = z.strictObject({ assessed: count, failed: count, unobserved: count });

const analyzedGroup = z.strictObject({
  name: z.string(),
  leaks: count,
  n: count,
  rate: proportion.nullable(),
  ci: interval,
  errors: count,
  cluster_robust: z
    .strictObject({
      ci: interval,
      design_effect: z.number(),
      effective_n: z.number(),
      clusters: count,
    })
    .optional(),
});

/** `agentprobe analyze --json`. */
export const AnalysisDocumentSchema = resultDocumentSchema("backtrail/probe-analysis", 1, {
  total: analyzedGroup,
  outcomes: OutcomeCountsSchema,
  leak_rate: rate.meta({ description: "Acted over assessed trials." }),
  leak_rate_given_delivery: rate.meta({
    description: "Acted over trials whose payload was delivered; empty where that is not recorded.",
  }),
  delivery_recorded: z.boolean(),
  by_defense: z.array(analyzedGroup),
  by_channel: z.array(analyzedGroup),
  by_probe: z.array(analyzedGroup),
  by_carrier: z.array(analyzedGroup),
  channel_vs_email: z.record(
    z.string(),
    z.strictObject({
      p,
      p_adjusted: p,
      difference: z.number(),
      difference_ci: interval,
      cohens_h: z.number(),
    }),
  ),
  correction: z.string(),
  cluster: z.string().nullable(),
  simulated: z.boolean(),
}).meta({ description: "Leak rates of one injection scan." });

const comparedGroup = z.strictObject({
  name: z.string(),
  old: pair.meta({ description: "Positives and assessed trials; null where the run lacks it." }),
  new: pair,
  old_rate: proportion.nullable(),
  new_rate: proportion.nullable(),
  delta_pp: z.number().nullable(),
  delta_ci: interval,
  p_value: p.meta({ description: "Uncorrected; 1 where it is not defined." }),
  p_adjusted: p.nullable(),
  test: z.enum(["paired", "exact", "flip", "z", "cluster", "none"]),
  tested: z.strictObject({ old: pair, new: pair }).nullable(),
  matched_difference: z
    .number()
    .nullable()
    .meta({ description: "Difference of the rates cell by cell, as a proportion (paired test)." }),
  matched_cells: count.nullable(),
  unmatched_trials: z.strictObject({ old: count, new: count }).nullable(),
  cohens_h: z.number().nullable(),
  interval_agrees: z.boolean().nullable().meta({
    description: "Whether interval and p value say the same; where not, the test decides.",
  }),
  detectable: z.number().nullable(),
  repeats_to_see: count.nullable().meta({
    description: "Of an inconclusive group: repeats of each case (trials without cases) it needs.",
  }),
  old_errors: count,
  new_errors: count,
  old_unobserved: count.meta({ description: "Trials in which nobody could see what happened." }),
  new_unobserved: count,
  old_delivered: count.meta({
    description: "Assessed trials whose payload reached the model; all where that is not recorded.",
  }),
  new_delivered: count,
  status: z.enum(["improved", "regressed", "flat", "added", "removed"]),
  verdict: groupVerdict.nullable(),
});

/** `agentprobe compare --json`. */
export const ComparisonDocumentSchema = resultDocumentSchema("backtrail/probe-comparison", 1, {
  kind,
  metric_name: z.string(),
  lower_is_better: z.boolean(),
  group_dim: z.string(),
  old_label: z.string(),
  new_label: z.string(),
  simulated: z.boolean(),
  legacy_judge: z
    .array(z.enum(["old", "new"]))
    .optional()
    .meta({
      description: "Runs judged by the original's judge: good to compare with its figures only.",
    }),
  comparable: z
    .boolean()
    .meta({ description: "False: the headline difference may be the judge's and is withheld." }),
  overall: comparedGroup,
  groups: z.array(comparedGroup),
  counts: z.strictObject({
    improved: count,
    regressed: count,
    flat: count,
    added: count,
    removed: count,
  }),
  has_regression: z.boolean(),
  verdict,
  gate,
  differences,
  unknown: z
    .array(z.string())
    .meta({ description: "Parts of which the reports do not tell what the runs were made with." }),
  left_out_trials: z
    .strictObject({ old: count, new: count, groups: z.array(z.string()) })
    .nullable(),
  coverage: z
    .strictObject({
      old: runCoverage,
      new: runCoverage,
      shared_trials: pair,
      shared_cases: pair,
      exact: z.boolean(),
      missing: z.array(
        z.strictObject({ dimension: z.string(), names: z.array(z.string()), of: count }),
      ),
    })
    .meta({ description: "What of the old run was measured again, before anything was left out." }),
  newly_failing: z
    .array(
      z.strictObject({
        name: z.string(),
        defense: z.string(),
        carrier: z.string(),
        probe: z.string(),
        task: z.string(),
        old: pair,
        new: pair,
        always: z.boolean(),
      }),
    )
    .meta({ description: "Cases that held in every old trial and do not any more." }),
  contradictions: z.array(z.string()),
  method: z.strictObject({
    test: z.string(),
    correction: z.string(),
    family: count,
    alpha: z.number(),
    detect: z.number().nullable(),
    cluster: z.string().nullable(),
  }),
}).meta({ description: "Two reports compared group by group, and what the gate made of it." });

/** `agentprobe tables --json`. */
export const TablesDocumentSchema = resultDocumentSchema("backtrail/probe-tables", 1, {
  document: z.string().optional(),
  blocks: count.optional(),
  stale: z.boolean().optional(),
  tables: z.string().meta({ description: "Markdown." }),
}).meta({ description: "Result tables as a document holds them." });

/** `agentprobe power --json`. */
export const PowerDocumentSchema = resultDocumentSchema("backtrail/probe-power", 1, {
  worsening: proportion,
  power: proportion,
  alpha: proportion,
  tests: count,
  simulated: z.boolean(),
  groups: z.array(
    z.strictObject({
      name: z.string(),
      baseline: proportion,
      cells: count.nullable(),
      trials: count.nullable(),
      trials_needed: count.nullable(),
      repeats_needed: count.nullable(),
      detectable_now: proportion.nullable(),
    }),
  ),
}).meta({ description: "Trials that are needed to see a worsening." });

/** `agentprobe mcnemar --json`. */
export const McNemarDocumentSchema = resultDocumentSchema("backtrail/probe-mcnemar", 1, {
  simulated: z.boolean(),
  correction: z.string(),
  pairs: z.array(
    z.strictObject({
      a: z.string(),
      b: z.string(),
      common: count,
      a_only: count,
      b_only: count,
      p,
      mid_p: p,
      p_adjusted: p,
      p_all_repeats: p,
      uneven_cases: count,
    }),
  ),
  cases_held: z.array(z.strictObject({ defense: z.string(), rate })),
}).meta({ description: "Every two defences of a scan on the cases both were tried on." });

/** `agentprobe burn-in --json`. */
export const BurnInDocumentSchema = resultDocumentSchema("backtrail/probe-burn-in", 1, {
  simulated: z.boolean(),
  runs: count,
  pairs: count,
  failed: count.meta({ description: "Pairs that the gate failed though nothing had changed." }),
  words: z.record(z.string(), count),
  cases: count,
  flaky: z.array(
    z.strictObject({
      name: z.string(),
      defense: z.string(),
      carrier: z.string(),
      probe: z.string(),
      k: count,
      n: count,
    }),
  ),
  worsening: proportion,
  power: proportion,
  repeats_needed: z.array(z.strictObject({ name: z.string(), repeats: count.nullable() })),
}).meta({ description: "What the gate makes of an agent that did not change." });
