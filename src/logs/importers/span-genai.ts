import { asList, asObject, asText, own } from "../json-view.ts";
import { readRequestBody } from "../messages/bodies.ts";
import { readUserText } from "../messages/flattened.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage, readMessages } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import type { Reader } from "./importer.ts";
import { indexedList } from "./indexed.ts";
import type { Span, SpanEvent } from "./span.ts";
import { readToolSpan } from "./span-genai-tool.ts";
import { type Phase, reads } from "./steps.ts";
import { salvageList } from "./truncated-json.ts";

/**
 * OpenTelemetry's conventions for generative AI, all three generations: messages as attributes or in
 * one details event, one event for each message, and prompt and completion as text or indexed keys.
 */
export function readGenAiSpan(
  builder: TranscriptBuilder,
  span: Span,
  phase: Phase,
  isChild: boolean,
  reader: Reader,
): void {
  const { attributes, pointer } = span;
  const text = (key: string): string | null => asText(attributes.get(key));
  const operation = text("gen_ai.operation.name");
  const agent = text("gen_ai.agent.name");
  readTables(builder, attributes, pointer, phase, reader);
  readAdkBodies(builder, attributes, pointer, phase);
  for (const event of span.events) readEvent(builder, event, phase, reader);
  if (operation === "execute_tool" || text("gen_ai.tool.name") !== null)
    readToolSpan(builder, span, phase);
  if (operation === "invoke_agent" && isChild && reads.output(phase))
    readAgentAnswer(builder, span, agent);
}

/** Everything that may stand in attributes, of a span or of its details event. */
function readTables(
  builder: TranscriptBuilder,
  attributes: ReadonlyMap<string, unknown>,
  pointer: string,
  phase: Phase,
  reader: Reader,
): void {
  const at = (key: string): string => `${pointer}/attributes/${key}`;
  if (reads.input(phase)) readContext(builder, attributes, at);
  for (const key of KEYS[phase]) {
    const value = attributes.get(key);
    if (value !== undefined) readMessageValue(builder, value, key, at(key), reader);
    const list = indexedList(attributes, key);
    if (list.length === 0) continue;
    builder.list();
    for (const { index, value: message } of list)
      readMessage(builder, roleOf(message, key), at(`${key}.${index}`));
  }
  if (!reads.output(phase)) return;
  const documents = "gen_ai.retrieval.documents";
  readRecords(builder, attributes.get(documents), "retrieved_doc", at(documents));
  const records = "gen_ai.memory.records";
  readRecords(builder, attributes.get(records), "memory", at(records));
}

const INPUT = ["gen_ai.input.messages", "gen_ai.prompt"];
const OUTPUT = ["gen_ai.output.messages", "gen_ai.completion"];
const KEYS: Readonly<Record<Phase, readonly string[]>> = {
  whole: [...INPUT, ...OUTPUT],
  input: INPUT,
  output: OUTPUT,
};

/** System prompt and tools. */
function readContext(
  builder: TranscriptBuilder,
  attributes: ReadonlyMap<string, unknown>,
  at: (key: string) => string,
): void {
  const instructions = decoded(attributes.get("gen_ai.system_instructions"));
  if (instructions !== undefined && instructions !== null) {
    builder.list();
    readMessage(
      builder,
      { role: "system", content: instructions },
      at("gen_ai.system_instructions"),
    );
  }
  const tools = asList(decoded(attributes.get("gen_ai.tool.definitions")));
  if (tools) readDefinitions(builder, tools, null, at("gen_ai.tool.definitions"));
}

/** Google's agent kit puts the whole bodies of the model's API beside the convention's attributes. */
function readAdkBodies(
  builder: TranscriptBuilder,
  attributes: ReadonlyMap<string, unknown>,
  pointer: string,
  phase: Phase,
): void {
  const at = (key: string): string => `${pointer}/attributes/${key}`;
  const request = decoded(attributes.get("gcp.vertex.agent.llm_request"));
  if (reads.input(phase) && asObject(request))
    readRequestBody(builder, request, at("gcp.vertex.agent.llm_request"));
  const response = decoded(attributes.get("gcp.vertex.agent.llm_response"));
  if (reads.output(phase) && asObject(own(response, "content")))
    readMessage(builder, own(response, "content"), at("gcp.vertex.agent.llm_response/content"));
}

function roleOf(value: unknown, key: string): unknown {
  const message = asObject(value);
  if (!message || typeof message["role"] === "string") return value;
  return { ...message, role: key === "gen_ai.completion" ? "assistant" : "user" };
}

/** A list of messages, whole or cut off by an attribute limit. */
function readMessageValue(
  builder: TranscriptBuilder,
  value: unknown,
  key: string,
  pointer: string,
  reader: Reader,
): void {
  const whole = decoded(value);
  const list = asList(whole);
  if (list) {
    readMessages(builder, list, pointer);
    return;
  }
  const nested = asList(own(whole, "messages"));
  if (nested) {
    readMessages(builder, nested, `${pointer}/messages`);
    return;
  }
  const plain =
    asText(own(whole, "text")) ?? asText(own(whole, "content")) ?? asText(own(whole, "prompt"));
  if (plain !== null) {
    builder.list();
    readPlain(builder, plain, key, pointer);
    return;
  }
  if (typeof value !== "string") return;
  const salvaged = salvageList(value);
  if (salvaged) {
    readMessages(builder, salvaged.items, pointer);
    reader.note(
      `${key} is cut off after ${value.length} characters; ${salvaged.items.length} whole messages kept`,
      pointer,
    );
    markCut(builder, salvaged.rest, value.length, pointer);
    return;
  }
  builder.list();
  readPlain(builder, value, key, pointer);
}

function readPlain(builder: TranscriptBuilder, text: string, key: string, pointer: string): void {
  if (/completion|output/.test(key)) builder.content("assistant", { text, pointer });
  else readUserText(builder, text, pointer);
}

/** The message that was cut is known to have been there; its role is often still readable. */
function markCut(builder: TranscriptBuilder, rest: string, length: number, pointer: string): void {
  const role = /"role"\s*:\s*"([a-z]+)"/.exec(rest.slice(0, 400))?.[1];
  const channel =
    role === "system" || role === "user" || role === "assistant" ? role : "unclassified";
  builder.content(channel, {
    text: null,
    evidence: "truncated",
    notes: [`the log is cut off after ${length} characters`],
    pointer: `${pointer}/cut`,
  });
}

function readRecords(
  builder: TranscriptBuilder,
  value: unknown,
  channel: "retrieved_doc" | "memory",
  pointer: string,
): void {
  if (value === undefined) return;
  const list = asList(decoded(value)) ?? [value];
  builder.list();
  for (const [index, record] of list.entries()) {
    const text =
      asText(own(record, "content")) ?? asText(own(record, "text")) ?? asText(own(record, "value"));
    builder.content(channel, {
      text:
        text ?? (asObject(record) && own(record, "content") === undefined ? null : textOf(record)),
      actor: asText(own(record, "id")) ?? channel,
      notes: text === null ? ["the record's text is not in the log"] : [],
      pointer: `${pointer}/${index}`,
    });
  }
}

const MESSAGE_EVENT = /^gen_ai\.(system|user|assistant|tool)\.message$/;

function readEvent(
  builder: TranscriptBuilder,
  event: SpanEvent,
  phase: Phase,
  reader: Reader,
): void {
  const { name, attributes, pointer } = event;
  const body = asObject(decoded(event.body)) ?? {};
  const get = (key: string): unknown => attributes.get(key) ?? own(body, key);
  const role = MESSAGE_EVENT.exec(name)?.[1];
  if (role !== undefined) {
    if (!reads.input(phase)) return;
    readMessage(
      builder,
      {
        ...body,
        role: asText(get("role")) ?? role,
        content: decoded(get("content")) ?? null,
        tool_calls: decoded(get("tool_calls")),
        ...(role === "tool" ? { tool_call_id: get("id") ?? get("tool_call_id") } : {}),
      },
      pointer,
    );
  } else if (name === "gen_ai.choice") {
    const message = asObject(decoded(get("message"))) ?? body;
    if (!reads.output(phase)) return;
    builder.list();
    readMessage(builder, { role: "assistant", ...message }, `${pointer}/message`);
  } else if (name.startsWith("gen_ai.")) {
    const table = new Map<string, unknown>([...Object.entries(body), ...attributes]);
    readTables(builder, table, pointer, phase, reader);
  }
}

/** What a called agent hands back is a peer's message to the one that called it. */
function readAgentAnswer(builder: TranscriptBuilder, span: Span, agent: string | null): void {
  const list = asList(decoded(span.attributes.get("gen_ai.output.messages"))) ?? [];
  for (const [index, message] of list.entries()) {
    const parts = asList(own(message, "parts")) ?? [];
    for (const [at, part] of parts.entries()) {
      const text = own(part, "type") === "text" ? asText(own(part, "content")) : null;
      if (text === null) continue;
      builder.content("inter_agent", {
        text,
        actor: agent ?? "agent",
        pointer: `${span.pointer}/attributes/gen_ai.output.messages/${index}/parts/${at}`,
      });
    }
  }
}
