import type { ToolCall } from "../contracts/tool-call.ts";
import { type Redact, redactedCall } from "../redact.ts";
import type { AgentBackend, ModelReport } from "./backend.ts";

/** A backend whose answers and failures are freed of our own secrets before anybody keeps them. */
export function redactingBackend(backend: AgentBackend, redact: Redact): AgentBackend {
  return {
    ...backend,
    call: async (request) => clean(await backend.call(request), redact),
  };
}

function clean(report: ModelReport, redact: Redact): ModelReport {
  const calls = <C extends ToolCall>(list: readonly C[]): C[] =>
    list.map((call) => redactedCall(call, redact));
  if (report.status === "answered") {
    const { observedCalls, writtenCalls } = report;
    return {
      ...report,
      text: redact(report.text),
      toolCalls: calls(report.toolCalls),
      ...(observedCalls ? { observedCalls: calls(observedCalls) } : {}),
      ...(writtenCalls ? { writtenCalls: calls(writtenCalls) } : {}),
    };
  }
  const { reason, seen } = report;
  const { text, toolCalls } = report.status === "failed" ? {} : report;
  return {
    ...report,
    reason: redact(reason),
    ...(seen
      ? { seen: { text: redact(seen.text), toolCalls: seen.toolCalls && calls(seen.toolCalls) } }
      : {}),
    ...(text === undefined ? {} : { text: redact(text) }),
    ...(toolCalls === undefined ? {} : { toolCalls: calls(toolCalls) }),
  };
}
