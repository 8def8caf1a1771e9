import { asList, asObject, asText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage, readMessages } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import { assembleAnthropicEvents, isAnthropicEvent } from "./anthropic-events.ts";
import { Conversations } from "./conversations.ts";
import type { Importer, Reader } from "./importer.ts";
import { parseSse } from "./sse.ts";

/** Anthropic Messages: requests, responses, streams, and recorded HTTP exchanges. */
export const anthropic: Importer = {
  name: "anthropic",
  summary: "Anthropic Messages requests, responses, streams and recorded exchanges",
  session: false,
  joins: true,
  detect: (value) => {
    if (
      own(value, "type") === "message" &&
      own(value, "role") === "assistant" &&
      asList(own(value, "content"))
    ) {
      return "type message, role assistant, content blocks";
    }
    if (isAnthropicEvent(value)) return "a Messages stream event";
    if (isExchange(value)) return "a recorded HTTP exchange with status, headers and body";
    const body = own(value, "request") ?? own(value, "body") ?? value;
    return isRequest(body) ? "messages of Anthropic content blocks" : null;
  },
  isStreamEvent: isAnthropicEvent,
  assemble: assembleAnthropicEvents,
  read(value, reader) {
    if (isExchange(value)) {
      readExchange(value, reader);
      return;
    }
    const request = [own(value, "request"), own(value, "body"), own(value, "params"), value].find(
      isRequest,
    );
    const response = own(value, "response") ?? value;
    const name = asText(own(value, "id")) ?? asText(own(value, "custom_id"));
    const key = keyOf(name, request, response, reader);
    const builder = reader.transcript(key, key === name ? {} : { name });
    if (request !== undefined) readRequest(builder, request, request === value ? "" : "/request");
    if (own(response, "type") === "message")
      readResponse(builder, response, response === value ? "" : "/response");
  },
};

function keyOf(
  name: string | null,
  request: unknown,
  response: unknown,
  reader: Reader,
): string | null {
  const messages = asList(own(request, "messages"));
  if (messages === null) return name;
  const content = own(response, "type") === "message" ? own(response, "content") : undefined;
  const answer = content === undefined ? null : { role: "assistant", content };
  return reader.state(Conversations).keyOf(messages, answer, name);
}

function isExchange(value: unknown): boolean {
  return (
    typeof own(value, "status") === "number" &&
    own(value, "body") !== undefined &&
    asObject(own(value, "headers")) !== null
  );
}

function readExchange(value: unknown, reader: Reader): void {
  const status = Number(own(value, "status"));
  const raw = own(value, "body");
  const text = typeof raw === "string" ? raw : "";
  const body =
    /^(?:event|data):/m.test(text) && !/^\s*[{[]/.test(text)
      ? assembleAnthropicEvents(parseSse(text).events)
      : decoded(raw);
  if (status >= 400 || own(body, "type") === "error") {
    reader.skip(`an error body: HTTP ${status}`, "/body");
    return;
  }
  const builder = reader.transcript(asText(own(body, "id")));
  const request = decoded(own(value, "request") ?? own(value, "requestBody"));
  if (isRequest(request)) readRequest(builder, request, "/request");
  if (asList(own(body, "content"))) readResponse(builder, body, "/body");
  else reader.skip("the body is no message", "/body");
}

function readRequest(builder: TranscriptBuilder, request: unknown, pointer: string): void {
  const system = own(request, "system");
  if (system !== undefined && system !== null) {
    readPart(
      builder,
      system,
      { role: "system", actor: "system", messageId: null, name: null },
      `${pointer}/system`,
    );
  }
  const tools = asList(own(request, "tools"))?.filter(
    (tool) => own(tool, "input_schema") !== undefined,
  );
  if (tools && tools.length > 0) readDefinitions(builder, tools, null, `${pointer}/tools`);
  readMessages(builder, asList(own(request, "messages")) ?? [], `${pointer}/messages`);
}

function readResponse(builder: TranscriptBuilder, response: unknown, pointer: string): void {
  builder.list();
  readMessage(builder, { ...(asObject(response) ?? {}), role: "assistant" }, pointer);
  if (own(response, "stop_reason") === "refusal") {
    const why = own(own(response, "stop_details"), "explanation");
    builder.decision({
      text: asText(why) ?? "refusal",
      pointer: `${pointer}/stop_reason`,
      notes: ["the provider refused"],
    });
  }
}

const BLOCKS: ReadonlySet<unknown> = new Set([
  "tool_use",
  "tool_result",
  "thinking",
  "redacted_thinking",
  "server_tool_use",
  "mcp_tool_use",
  "mcp_tool_result",
  "web_search_tool_result",
  "web_fetch_tool_result",
  "document",
  "search_result",
]);

function isRequest(value: unknown): boolean {
  const messages = asList(own(value, "messages"));
  if (!messages || messages.length === 0) return false;
  if (
    !messages.every((message) => ["user", "assistant"].includes(asText(own(message, "role")) ?? ""))
  )
    return false;
  const hasSystem = own(value, "system") !== undefined && own(value, "max_tokens") !== undefined;
  const hasBlocks = messages.some((message) =>
    (asList(own(message, "content")) ?? []).some((block) => BLOCKS.has(own(block, "type"))),
  );
  return hasSystem || hasBlocks;
}
