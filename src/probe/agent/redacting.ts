import type { Redact } from "../redact.ts";
import type { AgentBackend, ModelReport } from "./backend.ts";

/** A backend whose answers and failures are freed of our own secrets before anybody keeps them. */
export function redactingBackend(backend: AgentBackend, redact: Redact): AgentBackend {
  return {
    ...backend,
    call: async (request) => clean(await backend.call(request), redact),
  };
}

function clean(report: ModelReport, redact: Redact): ModelReport {
  if (report.status === "failed") return { ...report, reason: redact(report.reason) };
  const toolCalls = report.toolCalls?.map((call) => ({
    ...call,
    args: cleanArgs(call.args, redact),
  }));
  if (report.status === "answered") {
    return { ...report, text: redact(report.text), toolCalls: toolCalls ?? [] };
  }
  return {
    ...report,
    reason: redact(report.reason),
    ...(report.text === undefined ? {} : { text: redact(report.text) }),
    ...(toolCalls === undefined ? {} : { toolCalls }),
  };
}

function cleanArgs(args: unknown, redact: Redact): unknown {
  if (args === undefined) return null;
  const text = JSON.stringify(args);
  const cleaned = redact(text);
  return cleaned === text ? args : JSON.parse(cleaned);
}
