import { asList, asObject, asText, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Importer, Reader } from "./importer.ts";
import { isAttributeTable, type Span, spansOf } from "./span.ts";
import { readAiSdkSpan } from "./span-ai-sdk.ts";
import { readGenAiSpan } from "./span-genai.ts";
import { readOpenInferenceSpan } from "./span-openinference.ts";
import { readStatus } from "./step-status.ts";
import { type Phase, reads, roughSize, type Step, StepBuffer, type StepPlace } from "./steps.ts";

/** Traces as spans: OpenTelemetry GenAI, OpenInference and the AI SDK's telemetry. */
export const otel: Importer = {
  name: "otel",
  summary:
    "OpenTelemetry GenAI (three generations), OpenInference, Google ADK and AI SDK telemetry, as OTLP JSON or SDK spans",
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
    const buffer = reader.state(StepBuffer);
    for (const span of spansOf(value)) {
      const { spanId: id, parentId, start } = span;
      const size = roughSize([...span.attributes.values(), span.events.map(({ body }) => body)]);
      const read: Step["read"] = (builder, phase, place) =>
        readSpan(builder, span, phase, place, reader);
      buffer.add(reader.transcript(span.traceId), { id, parentId, start, size, read }, reader);
    }
  },
  end: (reader) => reader.state(StepBuffer).flush(),
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

function readSpan(
  builder: TranscriptBuilder,
  span: Span,
  phase: Phase,
  place: StepPlace,
  reader: Reader,
): void {
  if (span.dropped > 0 && reads.input(phase)) {
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
    readAiSdkSpan(builder, span, phase);
    known = true;
  }
  if (
    has("openinference.") ||
    has("llm.input_messages") ||
    has("llm.output_messages") ||
    has("retrieval.documents")
  ) {
    readOpenInferenceSpan(builder, span, phase, place);
    known = true;
  }
  const isGenAi = has("gen_ai.") || span.events.some((event) => event.name.startsWith("gen_ai."));
  if (isGenAi) {
    readGenAiSpan(builder, span, phase, place.isInner, reader);
    known = true;
  }
  if (known && reads.output(phase)) readFailures(builder, span);
  if (!known && reads.input(phase) && asText(span.attributes.get("mcp.method.name")) !== null) {
    reader.note("an MCP span without messages", span.pointer);
  }
}

/** What a span failed with: by its status, and by the exceptions that it tells as events. */
function readFailures(builder: TranscriptBuilder, span: Span): void {
  const { name, pointer, status, events } = span;
  if (status !== null) readStatus(builder, status, name, `${pointer}/status/message`);
  for (const event of events) {
    const message = asText(event.attributes.get("exception.message"));
    if (message !== null)
      readStatus(builder, message, name, `${event.pointer}/attributes/exception.message`);
  }
}
