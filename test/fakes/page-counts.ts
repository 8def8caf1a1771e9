import type { z } from "zod";
import {
  InjectionDocumentSchema,
  UtilityDocumentSchema,
} from "../../src/formats/agent-scan-documents.ts";
import {
  DetectBenchDocumentSchema,
  DetectDocumentSchema,
  DetectTreeDocumentSchema,
} from "../../src/formats/detect-documents.ts";
import { ImportDocumentSchema, RescoreDocumentSchema } from "../../src/formats/log-documents.ts";
import { MemoryDocumentSchema } from "../../src/formats/memory-documents.ts";
import { DEFENCE_PLACES } from "../../src/formats/memory-results.ts";
import { OUTCOMES } from "../../src/formats/outcome.ts";
import {
  CompareDocumentSchema,
  DemoDocumentSchema,
  EvalDocumentSchema,
  FloorsDocumentSchema,
} from "../../src/formats/pab-report.ts";
import {
  AnalysisDocumentSchema,
  BurnInDocumentSchema,
  ComparisonDocumentSchema,
  McNemarDocumentSchema,
} from "../../src/formats/probe-documents.ts";
import { OracleValidationDocumentSchema } from "../../src/formats/probe-tool-documents.ts";
import { TrendDocumentSchema } from "../../src/formats/probe-trend-document.ts";
import { ScanDocumentSchema } from "../../src/formats/scan-document.ts";

type Numbers = readonly (number | null)[];

/** Numbers of tables by their titles, row by row, without the rates. */
export type Counts = Readonly<Record<string, readonly Numbers[]>>;

function of<S extends z.ZodType>(
  schema: S,
  read: (document: z.output<S>) => Counts,
): (value: unknown) => Counts {
  return (value) => read(schema.parse(value));
}

type Tally = Readonly<Record<(typeof OUTCOMES)[number], number>>;

const ended = (counts: Tally): Numbers => OUTCOMES.map((outcome) => counts[outcome]);

interface Effort {
  readonly calls: number;
  readonly overhead_calls: number;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly overhead_input_tokens: number | null;
  readonly overhead_output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly latency_ms?: number | undefined;
  readonly overhead_latency_ms?: number | undefined;
}

const took = (one: Effort): Numbers => [
  one.calls,
  one.overhead_calls,
  one.input_tokens,
  one.output_tokens,
  one.overhead_input_tokens,
  one.overhead_output_tokens,
  one.cost_usd,
  one.latency_ms === undefined ? null : Math.round(one.latency_ms) / 1000,
  one.overhead_latency_ms === undefined ? null : Math.round(one.overhead_latency_ms) / 1000,
];

/** Of a part of a memory scan, what is in no rate. */
const unseen = ({ outcomes }: { readonly outcomes: Record<string, number> }) => [
  outcomes["not_observed"] ?? 0,
  outcomes["error"] ?? 0,
];

const COST = "What each defence cost";

type Report = z.output<typeof CompareDocumentSchema>["results"][number];

/** Hops and confidences of the small charts. */
function panels(reports: readonly Pick<Report, "attribution" | "calibration">[], before = "") {
  return {
    [`${before}Origin accuracy by hop count`]: reports.flatMap(({ attribution }) =>
      Object.keys(attribution.by_hop).map((hop) => [Number(hop)]),
    ),
    [`${before}Reliability: confidence against how often it was right`]: reports.flatMap(
      ({ calibration }) =>
        calibration.confidence.bins.flatMap(({ mean_confidence }) =>
          mean_confidence === null ? [] : [[mean_confidence]],
        ),
    ),
    [`${before}Safety against cost`]: reports.map((_, at) => [at + 1]),
  };
}

/** What a page of each kind must count, worked out from its document alone. */
export const COUNTS: Readonly<Record<string, (value: unknown) => Counts>> = {
  "backtrail/probe-injection": of(InjectionDocumentSchema, ({ by_defense }) => ({
    "How the trials ended": by_defense.map(({ outcomes }) => ended(outcomes)),
    [COST]: by_defense.map(took),
  })),
  "backtrail/probe-utility": of(UtilityDocumentSchema, ({ by_defense }) => ({
    "How the tasks ended": by_defense.map(
      ({ success_rate: { k, n }, not_observed = 0, errors }) => [k, n - k, not_observed, errors],
    ),
    [COST]: by_defense.map(took),
  })),
  "backtrail/probe-memory": of(MemoryDocumentSchema, ({ by_defense }) => ({
    "How the attacked trials ended": by_defense.map(({ attack }) => ended(attack.outcomes)),
    "How the honest memories ended": by_defense.flatMap(({ memory_utility }) =>
      memory_utility.map(({ stopped, not_observed, errors }) => [stopped, not_observed, errors]),
    ),
    "What each defence changed": by_defense.flatMap(({ changes }) =>
      changes.map(({ pairs, stopped, opened, difference, ci }) => [
        ...[pairs, stopped, opened, difference],
        ...(ci ?? [null, null]),
      ]),
    ),
    "Where each defence stopped an attacked trial first": by_defense.map(({ attack }) => [
      ...DEFENCE_PLACES.map((place) => attack.stopped_at[place]),
      attack.acted_at_once,
    ]),
    "Attacked trials by scenario": by_defense.flatMap((one) => one.by_scenario.map(unseen)),
    "Attacked trials by legitimate notes held before": by_defense.flatMap((one) =>
      one.by_fill.map(unseen),
    ),
    "In other words, as a judge reads it": by_defense.flatMap(({ attack }) =>
      attack.funnel.flatMap(({ by_judge }) => {
        if (!by_judge) return [];
        const { rate, ci95 } = by_judge.correction;
        return [[by_judge.reworded, by_judge.of, rate, ...(ci95 ?? [null, null])]];
      }),
    ),
    [COST]: by_defense.map(took),
  })),
  "backtrail/probe-scan": of(ScanDocumentSchema, ({ results, by_category }) => ({
    "How the attacks ended": [null, ...Object.keys(by_category)].map((category) =>
      OUTCOMES.map(
        (outcome) =>
          results.filter(
            (one) => one.outcome === outcome && (category === null || one.category === category),
          ).length,
      ),
    ),
  })),
  "backtrail/probe-comparison": of(ComparisonDocumentSchema, ({ coverage }) => ({
    "What was compared": [coverage.old, coverage.new].map(({ assessed, failed, unobserved }) => [
      ...[assessed, failed, unobserved],
    ]),
  })),
  "backtrail/probe-trend": of(
    TrendDocumentSchema,
    ({ points, groups, metric_name, group_dim, drift }) => ({
      [`${metric_name} over ${points.length} reports`]: points.map((_, at) => {
        const limits = drift?.chart[at];
        return limits === undefined || limits.n === 0
          ? [at + 1, null, null, null]
          : [at + 1, ...[limits.expected, limits.low, limits.high].map((one) => one / limits.n)];
      }),
      [`By ${group_dim}`]: groups.map(({ steps, drift: own, slope_p_adjusted }) => [
        steps.filter(({ status }) => status === "regressed").length,
        own === null ? null : Math.round(own.slope * 1e4) / 100,
        slope_p_adjusted,
      ]),
    }),
  ),
  "backtrail/probe-analysis": of(AnalysisDocumentSchema, ({ outcomes }) => ({
    "How the trials ended": [ended(outcomes)],
  })),
  "backtrail/probe-mcnemar": of(McNemarDocumentSchema, ({ pairs }) => ({
    Pairs: pairs.map(({ common, a_only, b_only, p, p_adjusted }) => [
      ...[common, a_only, b_only, p, p_adjusted],
    ]),
  })),
  "backtrail/probe-burn-in": of(BurnInDocumentSchema, ({ words, repeats_needed }) => ({
    "What the gate said of two runs of the same agent": Object.values(words).map((n) => [n]),
    "Repeats that see a worsening": repeats_needed.map(({ repeats }) => [repeats]),
  })),
  "backtrail/oracle-validation": of(
    OracleValidationDocumentSchema,
    ({ confusion: { tp, fp, tn, fn }, false_negatives, false_positives }) => ({
      "Judge and people": [
        [tp, fp],
        [fn, tn],
      ],
      "Leaks that the judge missed": false_negatives.map(({ confidence }) => [confidence]),
      "False alarms of the judge": false_positives.map(({ confidence }) => [confidence]),
    }),
  ),
  "backtrail/pab-eval": of(EvalDocumentSchema, (document) => ({
    Gates: document.gates.map(({ bound, worst_rate }) => [bound, worst_rate]),
    ...panels([document]),
  })),
  "backtrail/pab-compare": of(CompareDocumentSchema, ({ results, paired = [] }) => ({
    ...panels(results),
    "Every two defences on the same instructions": paired.map((one) => [
      ...[one.only_a, one.only_b, one.both, one.neither, one.left_out],
      ...[one.difference, one.p_adjusted],
    ]),
  })),
  "backtrail/demo": of(DemoDocumentSchema, ({ corpora }) =>
    Object.assign(
      {},
      ...corpora.map(({ corpus, results }) => panels(results, `${corpus.split}: `)),
    ),
  ),
  "backtrail/pab-floors": of(FloorsDocumentSchema, ({ soundness }) => ({
    Soundness: soundness.map(({ expected }) => [expected]),
  })),
  "backtrail/detect-bench": of(DetectBenchDocumentSchema, ({ sets, classes, precision }) => ({
    "By set": alarms(sets),
    ...(classes.length === 0 ? {} : { "By classes": alarms(classes) }),
    "How many alarms are attacks": precision.map(({ one_in, precision: share, range }) => [
      ...[one_in, share],
      ...(range ?? [null, null]),
    ]),
  })),
  "backtrail/detect": of(DetectDocumentSchema, ({ result }) => ({
    Matches: result.matches.map(({ confidence, span }) => [confidence, ...span]),
  })),
  "backtrail/detect-tree": of(DetectTreeDocumentSchema, ({ findings }) => ({
    Findings: findings.flatMap(({ matches }) =>
      matches.map(({ line, confidence }) => [line, confidence]),
    ),
  })),
  "backtrail/mcp-scan": () => ({}),
  "backtrail/import": of(ImportDocumentSchema, (document) => ({
    "Events by channel": document.channels.map(({ count }) => [count]),
    Formats: document.formats.map(({ count }) => [count]),
    "Transcripts without a trace": document.without_trace.map(({ count }) => [count]),
    "Definitions of tools that changed": document.definition_changes.map(({ calls_before }) => [
      calls_before,
    ]),
    Notes: document.notes.map(({ line }) => [line]),
  })),
  "backtrail/rescore-agentdojo": of(RescoreDocumentSchema, ({ attacked, ledger }) => ({
    "How the attacked runs ended": attacked.map(({ outcomes }) =>
      [...OUTCOMES, "exposure_unknown"].map(
        (name) => new Map(Object.entries(outcomes)).get(name) ?? 0,
      ),
    ),
    "What each defence did to the same runs": ledger.map((one) => [
      ...[one.stopped_needed, one.stopped_unneeded, one.still_acted],
      ...[one.newly_acted, one.crashed],
    ]),
  })),
};

function alarms(
  groups: readonly { readonly false_positives: { readonly k: number; readonly n: number } }[],
): Numbers[] {
  return groups.map(({ false_positives: { k, n } }) => [n === 0 ? null : (1000 * k) / n]);
}
