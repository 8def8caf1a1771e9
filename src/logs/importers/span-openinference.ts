import { asObject, asText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import { indexedList } from "./indexed.ts";
import { type Observation, readObservation } from "./observation.ts";
import type { Span } from "./span.ts";
import { type Phase, reads, type StepPlace } from "./steps.ts";

const KINDS: Readonly<Record<string, Observation["kind"]>> = {
  LLM: "model",
  TOOL: "tool",
  RETRIEVER: "retriever",
  RERANKER: "retriever",
  AGENT: "agent",
  GUARDRAIL: "guardrail",
};

/** OpenInference: messages flattened into numbered attributes, and input and output values. */
export function readOpenInferenceSpan(
  builder: TranscriptBuilder,
  span: Span,
  phase: Phase,
  { isInner, isOnlyRoot }: Pick<StepPlace, "isInner" | "isOnlyRoot">,
): void {
  const { attributes, pointer } = span;
  const kind =
    KINDS[asText(attributes.get("openinference.span.kind"))?.toUpperCase() ?? ""] ?? "other";
  let found = false;
  const tools = indexedList(attributes, "llm.tools").map(
    ({ value }) => own(own(value, "tool"), "json_schema") ?? own(value, "tool") ?? value,
  );
  if (tools.length > 0 && reads.input(phase))
    readDefinitions(builder, tools.map(decoded), null, `${pointer}/attributes/llm.tools`);
  for (const key of ["llm.input_messages", "llm.output_messages"]) {
    const list = indexedList(attributes, key);
    if (list.length === 0) continue;
    found = true;
    if (!(key === "llm.input_messages" ? reads.input : reads.output)(phase)) continue;
    builder.list();
    for (const { index, value } of list) {
      readMessage(builder, plainMessage(value), `${pointer}/attributes/${key}.${index}`);
    }
  }
  for (const key of [
    "retrieval.documents",
    "reranker.input_documents",
    "reranker.output_documents",
  ]) {
    const list = indexedList(attributes, key);
    if (list.length === 0) continue;
    found = true;
    if (!reads.output(phase)) continue;
    builder.list();
    for (const { index, value } of list) {
      const document = own(value, "document") ?? value;
      builder.content("retrieved_doc", {
        text: asText(own(document, "content")),
        actor: asText(own(document, "id")) ?? "retriever",
        pointer: `${pointer}/attributes/${key}.${index}`,
      });
    }
  }
  if (found) return;
  const step: Observation = {
    kind,
    name: asText(attributes.get("tool.name")) ?? (span.name || null),
    input: attributes.get("input.value") ?? attributes.get("tool.parameters"),
    output: attributes.get("output.value"),
    stepId: span.spanId,
    isRoot: !isInner,
    answers: isOnlyRoot,
    pointer,
    inputPointer: `${pointer}/attributes/input.value`,
    outputPointer: `${pointer}/attributes/output.value`,
  };
  readObservation(builder, step, phase);
}

/** The prefixes that the convention puts on every level, taken off. */
function plainMessage(value: unknown): unknown {
  const message = asObject(own(value, "message")) ?? asObject(value);
  if (!message) return value;
  const contents = own(message, "contents");
  const calls = own(message, "tool_calls");
  return {
    ...message,
    ...(Array.isArray(contents)
      ? { content: contents.map((item) => plainContent(own(item, "message_content") ?? item)) }
      : {}),
    contents: undefined,
    ...(Array.isArray(calls)
      ? { tool_calls: calls.map((item) => own(item, "tool_call") ?? item) }
      : {}),
  };
}

function plainContent(value: unknown): unknown {
  const image = own(own(own(value, "image"), "image"), "url");
  return image === undefined ? value : { type: "image_url", image_url: { url: image } };
}
