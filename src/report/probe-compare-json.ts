import type { ComparisonDocumentSchema } from "../formats/probe-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type { ComparedGroup, Comparison } from "../probe/compare/comparison.ts";
import type { Gate } from "../probe/compare/gate.ts";
import { caseName } from "../probe/compare/newly-positive.ts";
import type { Counts } from "../stats/counts.ts";

type ComparisonBody = DocumentBody<typeof ComparisonDocumentSchema>;

/** A comparison as it stands in JSON. */
export function comparisonBody(comparison: Comparison, gate: Gate): ComparisonBody {
  const { options, groups } = comparison;
  const counts = { improved: 0, regressed: 0, flat: 0, added: 0, removed: 0 };
  for (const { status } of groups) counts[status] += 1;
  return {
    kind: comparison.kind,
    metric_name: comparison.metricName,
    lower_is_better: comparison.lowerIsBetter,
    group_dim: comparison.by,
    old_label: comparison.oldLabel,
    new_label: comparison.newLabel,
    simulated: comparison.simulated,
    legacy_judge: [...comparison.legacyJudge],
    comparable: gate.comparable,
    overall: {
      ...groupBody(comparison.overall),
      ...(gate.comparable ? {} : { delta_pp: null, delta_ci: null }),
    },
    groups: groups.map(groupBody),
    counts,
    has_regression: [comparison.overall, ...groups].some(({ status }) => status === "regressed"),
    verdict: gate.verdict,
    gate: { word: gate.word, exit_code: gate.exit, reasons: gate.reasons },
    differences: comparison.differences,
    unknown: comparison.unknown,
    left_out_trials: comparison.leftOut,
    coverage: {
      old: comparison.coverage.old,
      new: comparison.coverage.new,
      shared_trials: pair(comparison.coverage.sharedTrials),
      shared_cases: pair(comparison.coverage.sharedCells),
      exact: comparison.coverage.exact,
      missing: comparison.coverage.missing,
    },
    newly_failing: comparison.newlyWrong.map((one) => ({
      name: caseName(one),
      defense: one.defense,
      carrier: one.carrier,
      probe: one.instruction,
      task: one.task,
      old: pair(one.old),
      new: pair(one.new),
      always: one.always,
    })),
    contradictions: comparison.contradictions,
    method: {
      test: options.test,
      correction: options.correction,
      family: comparison.family,
      alpha: options.alpha,
      detect: options.detect,
      cluster: options.cluster,
    },
  };
}

function groupBody(group: ComparedGroup): ComparisonBody["overall"] {
  const { old, new: now, test } = group;
  const [oldRate, newRate] = [rate(old), rate(now)];
  return {
    name: group.name,
    old: pair(old),
    new: pair(now),
    old_rate: oldRate,
    new_rate: newRate,
    delta_pp: oldRate === null || newRate === null ? null : (newRate - oldRate) * 100,
    delta_ci: group.ci,
    p_value: test?.p ?? 1,
    p_adjusted: group.pAdjusted,
    test: test?.used ?? "none",
    tested: test && { old: pair(test.old), new: pair(test.new) },
    matched_difference: test?.matchedDifference ?? null,
    matched_cells: test?.matchedCells ?? null,
    unmatched_trials: test?.unmatched ?? null,
    cohens_h: group.cohensH,
    interval_agrees: group.agrees,
    detectable: group.detectable,
    repeats_to_see: group.repeatsToSee,
    old_unobserved: group.oldUnobserved,
    new_unobserved: group.newUnobserved,
    old_errors: group.oldErrors,
    new_errors: group.newErrors,
    old_delivered: group.oldDelivered,
    new_delivered: group.newDelivered,
    status: group.status,
    verdict: group.verdict,
  };
}

function pair(counts: Counts | null): readonly [number, number] | null {
  return counts && [counts.k, counts.n];
}

function rate(counts: Counts | null): number | null {
  return counts === null || counts.n === 0 || counts.k > counts.n ? null : counts.k / counts.n;
}
