import type {
  Effort,
  InjectionGroup,
  InjectionSummary,
  UtilityGroup,
  UtilitySummary,
} from "../probe/run/injection-summary.ts";

/** The summary of an injection scan as it stands in JSON. */
export function injectionBody(summary: InjectionSummary, timing: boolean): Record<string, unknown> {
  const group = (one: InjectionGroup): Record<string, unknown> => ({
    name: one.name,
    outcomes: one.tally,
    leak_rate: one.rates.overAssessed,
    leak_rate_given_delivery: one.rates.givenDelivery,
    screen_failed: one.screenFailed,
    calls_as_text: one.callsAsText,
    cut_by_length: one.cut,
    ...effortBody(one.effort, timing),
  });
  return {
    total: group(summary.total),
    by_defense: summary.byDefense.map(group),
    by_channel: summary.byChannel.map(group),
    error_reasons: summary.errorReasons,
    prefilled: summary.prefilled,
    same_reply: summary.sameReply,
  };
}

/** The summary of a utility scan as it stands in JSON. */
export function utilityBody(summary: UtilitySummary, timing: boolean): Record<string, unknown> {
  const group = (one: UtilityGroup): Record<string, unknown> => ({
    name: one.name,
    success_rate: one.success,
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

function effortBody(effort: Effort, timing: boolean): Record<string, unknown> {
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
