import type {
  InjectionDocumentSchema,
  UtilityDocumentSchema,
} from "../formats/agent-scan-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type {
  Effort,
  InjectionGroup,
  InjectionSummary,
  UtilityGroup,
  UtilitySummary,
} from "../probe/run/injection-summary.ts";
import { type JudgeValidation, judgeCorrectionToWire, judgedOf } from "./judge-correction.ts";

type InjectionBody = Omit<DocumentBody<typeof InjectionDocumentSchema>, "meta">;
type UtilityBody = Omit<DocumentBody<typeof UtilityDocumentSchema>, "meta">;

/**
 * The summary of an injection scan as it stands in JSON.
 * @param judge how the judge did on labelled replies: each defence's rate is then corrected for it
 */
export function injectionBody(
  summary: InjectionSummary,
  timing: boolean,
  judge: JudgeValidation | null = null,
): InjectionBody {
  const group = (one: InjectionGroup) => ({
    name: one.name,
    outcomes: one.tally,
    leak_rate: one.rates.overAssessed,
    leak_rate_given_delivery: one.rates.givenDelivery,
    leak_rate_at_least: one.rates.atLeast,
    screen_failed: one.screenFailed,
    calls_as_text: one.callsAsText,
    cut_short: one.unseen.cut,
    ...effortBody(one.effort, timing),
  });
  return {
    total: {
      ...group(summary.total),
      // One rate over several defences is nobody's: each has its own below.
      ...(summary.byDefense.length > 1
        ? { leak_rate: null, leak_rate_given_delivery: null, leak_rate_at_least: null }
        : {}),
    },
    by_defense: summary.byDefense.map(group),
    by_channel: summary.byChannel.map(group),
    by_channel_defense: summary.baseDefense,
    error_reasons: summary.errorReasons,
    prefilled: summary.prefilled,
    same_reply: summary.sameReply,
    ...(judge && {
      judge_correction: summary.byDefense.map((one) => ({
        defense: one.name,
        ...judgeCorrectionToWire(judgedOf(one), judge),
      })),
    }),
  };
}

/** The summary of a utility scan as it stands in JSON. */
export function utilityBody(summary: UtilitySummary, timing: boolean): UtilityBody {
  const group = (one: UtilityGroup): UtilityBody["total"] => ({
    name: one.name,
    success_rate: one.success,
    not_observed: one.unobserved,
    errors: one.errors,
    ...effortBody(one.effort, timing),
  });
  return {
    total: group(summary.total),
    by_defense: summary.byDefense.map(group),
    by_task: summary.byTask.map(group),
    error_reasons: summary.errorReasons,
  };
}

/** What trials took, as documents hold it. */
export function effortBody(effort: Effort, timing: boolean) {
  const { spent, overhead } = effort;
  return {
    calls: spent.calls,
    input_tokens: spent.inputTokens,
    output_tokens: spent.outputTokens,
    overhead_calls: overhead.calls,
    overhead_input_tokens: overhead.inputTokens,
    overhead_output_tokens: overhead.outputTokens,
    cost_usd: effort.costUsd,
    ...(timing ? { latency_ms: spent.latencyMs, overhead_latency_ms: overhead.latencyMs } : {}),
  };
}
