import { asList, asObject, asText, own } from "../json-view.ts";
import type { Importer, Reader } from "./importer.ts";
import { isAttributeTable, type Span, spansOf } from "./span.ts";
import { readAiSdkSpan } from "./span-ai-sdk.ts";
import { readGenAiSpan } from "./span-genai.ts";
import { readOpenInferenceSpan } from "./span-openinference.ts";

/** Traces as spans: OpenTelemetry GenAI, OpenInference and the AI SDK's telemetry. */
export const otel: Importer = {
  name: "otel",
  summary: "OpenTelemetry GenAI, OpenInference and AI SDK spans, as OTLP JSON or SDK spans",
  session: true,
  detect: (value) => {
    if (asList(own(value, "resourceSpans")) ?? asList(own(value, "resource_spans")))
      return "OTLP resourceSpans";
    if (asList(own(value, "resourceLogs"))) return "OTLP resourceLogs";
    if (isSpan(value)) return "a span with attributes";
    if (isAttributeTable(value)) return "a table of span attributes";
    const list = asList(value);
    return list?.length && list.every(isSpan) ? "a list of spans with attributes" : null;
  },
  read(value, reader) {
    const spans = spansOf(value);
    const ids = new Set(spans.flatMap((span) => (span.spanId === null ? [] : [span.spanId])));
    const order = spans.map((span, index) => ({ span, index }));
    order.sort((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0) || a.index - b.index);
    for (const { span } of order) readSpan(span, ids, reader);
  },
};

function isSpan(value: unknown): boolean {
  const attributes = own(value, "attributes");
  const hasAttributes = asObject(attributes) !== null || asList(attributes) !== null;
  return (
    hasAttributes &&
    ["spanContext", "context", "traceId", "trace_id", "spanId", "startTimeUnixNano"].some(
      (key) => own(value, key) !== undefined,
    )
  );
}

function readSpan(span: Span, ids: ReadonlySet<string>, reader: Reader): void {
  const builder = reader.transcript(span.traceId);
  if (span.dropped > 0) {
    reader.note(
      `${span.dropped} attributes of this span were dropped before export; its evidence is not whole`,
      span.pointer,
    );
  }
  builder.list();
  const keys = [...span.attributes.keys()];
  const has = (prefix: string): boolean => keys.some((key) => key.startsWith(prefix));
  let known = false;
  if (has("ai.prompt") || has("ai.response") || has("ai.toolCall")) {
    readAiSdkSpan(builder, span);
    known = true;
  }
  if (
    has("openinference.") ||
    has("llm.input_messages") ||
    has("llm.output_messages") ||
    has("retrieval.documents")
  ) {
    readOpenInferenceSpan(builder, span);
    known = true;
  }
  const isChild = span.parentId !== null && ids.has(span.parentId);
  const isGenAi = has("gen_ai.") || span.events.some((event) => event.name.startsWith("gen_ai."));
  if (isGenAi) {
    readGenAiSpan(builder, span, isChild, reader);
    known = true;
  }
  if (!known && asText(span.attributes.get("mcp.method.name")) !== null) {
    reader.note("an MCP span without messages", span.pointer);
  }
}
