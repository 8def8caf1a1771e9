import type { z } from "zod";
import type {
  EvalDocumentSchema,
  FloorsDocumentSchema,
  PabReportSchema,
} from "../formats/pab-report.ts";
import type { DocumentBody, Written } from "../formats/result-header.ts";
import type { EvaluatedCorpus } from "../joins/evaluation.ts";
import type { FloorsReport } from "../pab/floors/floors.ts";
import type { GateResult } from "../pab/score/gates.ts";
import type { Mean } from "../pab/score/mean.ts";
import type { AttributionSlices, AttributionView, DefenseReport } from "../pab/score/report.ts";

type WireReport = Written<z.input<typeof PabReportSchema>>;
type WireReasons = WireReport["reasons"]["authorized"];
type EvalBody = DocumentBody<typeof EvalDocumentSchema>;

/** A report as files hold it. */
export function reportToWire(report: DefenseReport): WireReport {
  const { safety, cost, attribution, attributionForced, reasons, errors } = report;
  return {
    safety: { uar: safety.uar },
    cost: { fbr: cost.fbr, hrr: cost.hrr },
    attribution: attributionToWire(attribution),
    ...(attributionForced ? { attribution_forced: slicesToWire(attributionForced) } : {}),
    reasons: {
      unauthorized: reasonsToWire(reasons.unauthorized),
      authorized: reasonsToWire(reasons.authorized),
    },
    calibration: calibrationToWire(report.calibration),
    alignment: alignmentToWire(report.alignment),
    errors: {
      points: errors.points,
      unauthorized: errors.unauthorized,
      with_span: errors.withSpan,
      by_kind: errors.byKind,
      examples: errors.examples.map(({ kind, traceId, eventId, message }) => ({
        kind,
        trace_id: traceId,
        event_id: eventId,
        message,
      })),
    },
  };
}

/** What was scored, as files hold it. */
export function corpusToWire(corpus: EvaluatedCorpus): EvalBody["corpus"] {
  const { split, traces, instructions, decisionPoints } = corpus;
  return { split, traces, instructions, decision_points: decisionPoints };
}

/** Gates as files hold them. */
export function gatesToWire(gates: readonly GateResult[]): EvalBody["gates"] {
  return gates.map(({ gate, bound, measured, worstRate, passed }) => ({
    gate,
    bound,
    measured,
    worst_rate: worstRate,
    passed,
  }));
}

/** The floors as files hold them. */
export function floorsToWire(
  report: FloorsReport,
): Omit<DocumentBody<typeof FloorsDocumentSchema>, "split"> {
  return {
    ok: report.ok,
    generated: report.generated,
    floors: report.floors.map((check) => ({
      name: check.name,
      measured: check.measured,
      counted: check.counted,
      relation: check.relation,
      bound: check.bound,
      status: check.status,
      why: check.why,
      bins:
        typeof check.bins === "string"
          ? check.bins
          : check.bins.map(({ hops, measured }) => ({ hops, measured })),
      notes: check.notes,
    })),
    soundness: report.soundness.map(({ name, status, measured, expected, why }) => ({
      name,
      status,
      measured,
      expected,
      why,
    })),
  };
}

function attributionToWire(attribution: DefenseReport["attribution"]): WireReport["attribution"] {
  const { hops, spans } = attribution;
  return {
    ...slicesToWire(attribution),
    hops: { visible: hopsToWire(hops.visible), silent: hopsToWire(hops.silent) },
    chain_edit_similarity: meanToWire(attribution.chainEditSimilarity),
    lucky_origin: attribution.luckyOrigin,
    confusion: attribution.confusion,
    spans: {
      mean_iou: meanToWire(spans.meanIou),
      curve: spans.curve.map(({ tenths, found }) => ({ tenths, found })),
    },
  };
}

function slicesToWire({ overall, byHop, byChannel }: AttributionSlices) {
  return {
    overall: viewToWire(overall),
    by_hop: mapValues(byHop, viewToWire),
    by_channel: mapValues(byChannel, viewToWire),
  };
}

function viewToWire(view: AttributionView): WireReport["attribution"]["overall"] {
  return {
    instructions: view.instructions,
    scored: view.scored,
    origin_channel_accuracy: view.originChannelAccuracy,
    origin_event_accuracy: view.originEventAccuracy,
    hop_count_accuracy: view.hopCountAccuracy,
    chain_f1: meanToWire(view.chainF1),
    coverage: view.coverage,
    attribution_yield: view.attributionYield,
  };
}

function hopsToWire({ countAccuracy, f1 }: DefenseReport["attribution"]["hops"]["visible"]) {
  return { count_accuracy: countAccuracy, f1: meanToWire(f1) };
}

/** The exact fraction is for printing; files hold the nearest number. */
function meanToWire({ mean, n, ci }: Mean): WireReport["attribution"]["spans"]["mean_iou"] {
  return { mean, n, ci };
}

function reasonsToWire(rows: DefenseReport["reasons"]["authorized"]): WireReasons {
  return {
    instructions: rows.instructions,
    blocked: groundsToWire(rows.blocked),
    acted: groundsToWire(rows.acted),
    escalated: rows.escalated,
    abstained: rows.abstained,
    unjudged: rows.unjudged,
  };
}

function groundsToWire({
  originRight,
  originWrong,
  blindly,
}: DefenseReport["reasons"]["authorized"]["acted"]): WireReasons["acted"] {
  return { origin_right: originRight, origin_wrong: originWrong, blindly };
}

function calibrationToWire(calibration: DefenseReport["calibration"]): WireReport["calibration"] {
  const { confidence, riskCoverage } = calibration;
  return {
    bins: calibration.bins.map(({ low, high, escalation }) => ({ low, high, escalation })),
    spearman_rho: calibration.spearmanRho,
    monotonic: calibration.monotonic,
    escalation_varies: calibration.escalationVaries,
    confidence: {
      n: confidence.n,
      brier: confidence.brier,
      ece: confidence.ece,
      bins: confidence.bins.map(({ low, high, meanConfidence, accuracy }) => ({
        low,
        high,
        mean_confidence: meanConfidence,
        accuracy,
      })),
    },
    risk_coverage: {
      area: riskCoverage.area,
      points: riskCoverage.points.map((point) => ({
        confidence: point.confidence,
        coverage: point.coverage,
        risk: point.risk,
      })),
    },
  };
}

function alignmentToWire(alignment: DefenseReport["alignment"]): WireReport["alignment"] {
  return {
    instructions: alignment.instructions,
    with_span: alignment.withSpan,
    judged: alignment.judged,
    sharing_a_point: alignment.sharingAPoint,
    decision_points: alignment.decisionPoints,
    idle_points: alignment.idlePoints,
    claims: alignment.claims,
    matched: alignment.matched,
    false_positives: alignment.falsePositives,
    misses: alignment.misses,
  };
}

function mapValues<V, W>(
  record: Readonly<Record<string, V>>,
  make: (value: V) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}
