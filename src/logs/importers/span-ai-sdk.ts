import { asList, asText, own } from "../json-view.ts";
import { readUserText } from "../messages/flattened.ts";
import { readMessage, readMessages } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import type { Span } from "./span.ts";
import { type Phase, reads } from "./steps.ts";
import { readToolStep } from "./tool-step.ts";

/** The AI SDK's own telemetry: prompts and answers as JSON in `ai.*` attributes, a span for each tool. */
export function readAiSdkSpan(builder: TranscriptBuilder, span: Span, phase: Phase): void {
  const { attributes, pointer } = span;
  const at = (key: string): string => `${pointer}/attributes/${key}`;
  if (attributes.has("ai.toolCall.name")) {
    readToolSpan(builder, span, phase);
    return;
  }
  if (reads.input(phase)) readInput(builder, attributes, at);
  if (!reads.output(phase)) return;
  builder.list();
  const text = asText(attributes.get("ai.response.text"));
  if (text) builder.content("assistant", { text, pointer: at("ai.response.text") });
  const reasoning = asText(attributes.get("ai.response.reasoning"));
  if (reasoning)
    builder.content(
      "assistant",
      { text: reasoning, pointer: at("ai.response.reasoning") },
      "reasoning",
    );
  const object = attributes.get("ai.response.object");
  if (object !== undefined)
    builder.content("assistant", { text: textOf(object), pointer: at("ai.response.object") });
  const calls = asList(decoded(attributes.get("ai.response.toolCalls")));
  if (calls)
    readMessage(builder, { role: "assistant", tool_calls: calls }, at("ai.response.toolCalls"));
}

function readInput(
  builder: TranscriptBuilder,
  attributes: Span["attributes"],
  at: (key: string) => string,
): void {
  const messages = asList(decoded(attributes.get("ai.prompt.messages")));
  if (messages) readMessages(builder, messages, at("ai.prompt.messages"));
  else readPrompt(builder, decoded(attributes.get("ai.prompt")), at("ai.prompt"));
}

function readPrompt(builder: TranscriptBuilder, prompt: unknown, pointer: string): void {
  builder.list();
  const system = asText(own(prompt, "system"));
  if (system !== null) builder.content("system", { text: system, pointer: `${pointer}/system` });
  const list = asList(own(prompt, "messages")) ?? asList(own(prompt, "prompt"));
  if (list) readMessages(builder, list, `${pointer}/messages`);
  const text = asText(own(prompt, "prompt")) ?? asText(prompt);
  if (text !== null) readUserText(builder, text, `${pointer}/prompt`);
}

function readToolSpan(
  builder: TranscriptBuilder,
  { attributes, events, pointer, spanId }: Span,
  phase: Phase,
): void {
  const tool = asText(attributes.get("ai.toolCall.name")) ?? "unknown";
  const callId = asText(attributes.get("ai.toolCall.id"));
  const failure = events.find(({ name }) => name === "exception");
  const result = attributes.get("ai.toolCall.result");
  const step = {
    name: tool,
    callId,
    stepId: spanId,
    input: attributes.get("ai.toolCall.args") ?? null,
    output: result,
    error: result === undefined ? failure?.attributes.get("exception.message") : null,
    inputPointer: `${pointer}/attributes/ai.toolCall.args`,
    outputPointer: `${pointer}/attributes/ai.toolCall.result`,
  };
  readToolStep(builder, step, phase);
}
