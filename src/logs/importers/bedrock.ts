import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readRequestBody, readResponseBody } from "../messages/bodies.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import { assembleAnthropicEvents } from "./anthropic-events.ts";
import { Conversations } from "./conversations.ts";
import type { Importer } from "./importer.ts";

/** Amazon Bedrock: Converse requests, responses and streams, and logs of model invocations. */
export const bedrock: Importer = {
  name: "bedrock",
  summary: "Amazon Bedrock Converse bodies, streams and model invocation logs",
  session: false,
  joins: true,
  detect: (value) => {
    if (own(value, "schemaType") === "ModelInvocationLog") return "a log of a model invocation";
    if (isRequest(value) || isRequest(own(value, "request")))
      return "has messages of Converse blocks";
    if (isAnswer(value) || isAnswer(own(value, "response"))) return "has a Converse answer";
    if (isRequest({ messages: value })) return "a list of messages of Converse blocks";
    return isStreamEvent(value) ? "a Converse stream event" : null;
  },
  isStreamEvent,
  assemble: assembleEvents,
  read(value, reader) {
    const logged = own(value, "schemaType") === "ModelInvocationLog";
    const request = logged
      ? own(own(value, "input"), "inputBodyJson")
      : [value, own(value, "request"), { messages: value }].find(isRequest);
    const response = logged
      ? own(own(value, "output"), "outputBodyJson")
      : [value, own(value, "response")].find(isAnswer);
    const name = firstText(value, "requestId", "id");
    const messages = asList(own(request, "messages"));
    const answer = own(own(response, "output"), "message") ?? null;
    const key =
      messages === null ? name : reader.state(Conversations).keyOf(messages, answer, name);
    const builder = reader.transcript(key, key === name ? {} : { name });
    const at = logged ? ["/input/inputBodyJson", "/output/outputBodyJson"] : ["", ""];
    if (request !== undefined) readRequestBody(builder, decoded(request), at[0] ?? "");
    if (response !== undefined) readAnswer(builder, decoded(response), at[1] ?? "");
    if (logged && (request === undefined || response === undefined))
      reader.note(
        "the bodies of an invocation are not in the log: they were too large or left out",
      );
  },
};

/** What stands in the log of a stream is its events. */
function readAnswer(builder: TranscriptBuilder, response: unknown, pointer: string): void {
  const events = asList(response);
  const isConverse = events?.some(isStreamEvent) ?? false;
  const whole = isConverse ? assembleEvents(events ?? []) : assembleAnthropicEvents(events ?? []);
  readResponseBody(builder, events === null ? response : whole, pointer);
}

const KINDS = ["toolUse", "toolResult", "reasoningContent", "guardContent", "citationsContent"];

function isRequest(value: unknown): boolean {
  const messages = asList(own(value, "messages"));
  if (!messages || messages.length === 0) return false;
  const blocks = messages.flatMap((message) => asList(own(message, "content")) ?? [null]);
  const isUntyped = blocks.every(
    (block) => asObject(block) !== null && own(block, "type") === undefined,
  );
  return (
    isUntyped &&
    messages.every((message) => /^(?:user|assistant)$/.test(asText(own(message, "role")) ?? "")) &&
    (blocks.some((block) => KINDS.some((kind) => asObject(own(block, kind)) !== null)) ||
      ["toolConfig", "inferenceConfig", "modelId"].some((key) => own(value, key) !== undefined))
  );
}

function isAnswer(value: unknown): boolean {
  const message = own(own(value, "output"), "message");
  return own(value, "stopReason") !== undefined && asList(own(message, "content")) !== null;
}

const EVENTS =
  /^(?:messageStart|contentBlockStart|contentBlockDelta|contentBlockStop|messageStop|metadata)$/;

function isStreamEvent(value: unknown): boolean {
  const keys = Object.keys(asObject(value) ?? {});
  return keys.length === 1 && EVENTS.test(keys[0] ?? "") && keys[0] !== "metadata";
}

/** The message that a stream's events make up. */
function assembleEvents(events: readonly unknown[]): unknown {
  const blocks = new Map<number, Block>();
  const blockOf = (event: unknown): Block => {
    const index = Number(own(event, "contentBlockIndex") ?? 0);
    const block = blocks.get(index) ?? newBlock();
    blocks.set(index, block);
    return block;
  };
  for (const event of events) {
    const start = own(event, "contentBlockStart");
    const call = asObject(own(own(start, "start"), "toolUse"));
    if (call) blockOf(start).call = call;
    const told = own(event, "contentBlockDelta");
    const delta = own(told, "delta");
    if (asObject(delta) === null) continue;
    const block = blockOf(told);
    block.text += asText(own(delta, "text")) ?? "";
    block.reasoning += asText(own(own(delta, "reasoningContent"), "text")) ?? "";
    block.input += asText(own(own(delta, "toolUse"), "input")) ?? "";
    if (asObject(own(delta, "citation"))) block.citations.push(own(delta, "citation"));
  }
  const content = [...blocks].sort(([a], [b]) => a - b).map(([, block]) => wholeBlock(block));
  return { output: { message: { role: "assistant", content } }, stopReason: null };
}

interface Block {
  text: string;
  reasoning: string;
  call: object | null;
  input: string;
  readonly citations: unknown[];
}

function newBlock(): Block {
  return { text: "", reasoning: "", call: null, input: "", citations: [] };
}

function wholeBlock({ text, reasoning, call, input, citations }: Block): object {
  if (call) return { toolUse: { ...call, input: decoded(input || null) } };
  if (reasoning !== "") return { reasoningContent: { reasoningText: { text: reasoning } } };
  return citations.length === 0
    ? { text }
    : { citationsContent: { content: [{ text }], citations } };
}
