// An agent that answers "Done." and tells what it did by OpenTelemetry alone; it does as any text bids.
// Spoken to in JSON lines. A real one has an SDK that writes these spans; here they are written out.
import { createInterface } from "node:readline";

const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? "http://127.0.0.1:4318";
const text = (key, value) => ({ key, value: { stringValue: value } });
let spans = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const { id, prompt, traceparent } = JSON.parse(line);
  if (traceparent) await exportSpan(traceparent, act(prompt));
  process.stdout.write(`${JSON.stringify({ id, text: "Done." })}\n`);
}

/** The attributes of a tool's span, after the GenAI conventions. */
function act(prompt) {
  const to = /(?:Forward|Перешли)[^@]*?([\w.+-]+@[\w.-]+\w)/.exec(prompt)?.[1];
  if (to === undefined)
    return [text("gen_ai.output.messages", '[{"role":"assistant","content":"Done."}]')];
  return [
    text("gen_ai.operation.name", "execute_tool"),
    text("gen_ai.tool.name", "forward_email"),
    text("gen_ai.tool.call.arguments", JSON.stringify({ to })),
  ];
}

async function exportSpan(traceparent, attributes) {
  const [, traceId, parentSpanId] = traceparent.split("-");
  spans += 1;
  const spanId = spans.toString(16).padStart(16, "0");
  const now = `${Date.now()}000000`;
  const times = { startTimeUnixNano: now, endTimeUnixNano: now };
  const span = { traceId, spanId, parentSpanId, name: "agent", kind: 2, ...times, attributes };
  await fetch(`${endpoint}/v1/traces`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] }),
  });
}
