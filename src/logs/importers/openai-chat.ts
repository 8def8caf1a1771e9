import { asList, asObject, asText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { isMessage, readMessage, readMessages } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { assembleChatChunks, isChatChunk } from "./chat-chunks.ts";
import { Conversations } from "./conversations.ts";
import type { Importer } from "./importer.ts";

/** OpenAI Chat Completions: requests, responses, streams, batch lines, and request-response pairs. */
export const openaiChat: Importer = {
  name: "openai-chat",
  summary: "Chat Completions requests, responses, streams and batch lines",
  session: false,
  joins: true,
  detect: (value) => {
    if (own(value, "object") === "chat.completion") return "object is chat.completion";
    if (isChatChunk(value)) return "object is chat.completion.chunk";
    if (
      own(value, "custom_id") !== undefined &&
      (own(value, "body") !== undefined || own(value, "response") !== undefined)
    ) {
      return "a batch line with custom_id";
    }
    if (isChoices(own(value, "choices"))) return "has choices with messages";
    const body = bodyOf(asList(value) ? { messages: value } : value, "request");
    return body !== null && isChatRequest(body) ? "has messages with roles" : null;
  },
  isStreamEvent: isChatChunk,
  assemble: assembleChatChunks,
  read(given, reader) {
    const value = asList(given) ? { messages: given } : given;
    const request = bodyOf(value, "request");
    const response = responseOf(value);
    const name = asText(own(value, "custom_id")) ?? asText(own(value, "id"));
    const messages = asList(own(request, "messages"));
    const [choice] = asList(own(response, "choices")) ?? [];
    const key =
      messages === null
        ? (name ?? asText(own(response, "id")))
        : reader.state(Conversations).keyOf(messages, own(choice, "message") ?? null, name);
    const builder = reader.transcript(key, messages === null ? {} : { name });
    if (request !== null) readRequest(builder, request, pointerOf(value, request));
    if (response === null) return;
    for (const [index, choice] of (asList(own(response, "choices")) ?? []).entries()) {
      readChoice(builder, choice, index, `${pointerOf(value, response)}/choices/${index}`);
    }
    const error = asObject(own(response, "error"));
    if (error)
      reader.skip(
        `the response is an error body: ${asText(error["code"]) ?? asText(error["type"]) ?? "error"}`,
        "/response",
      );
  },
};

function readRequest(builder: TranscriptBuilder, request: object, pointer: string): void {
  const tools = asList(own(request, "tools")) ?? asList(own(request, "functions"));
  if (tools) readDefinitions(builder, tools, null, `${pointer}/tools`);
  readMessages(builder, asList(own(request, "messages")) ?? [], `${pointer}/messages`);
}

/** Every choice is an answer of its own; a filtered one says so. */
function readChoice(
  builder: TranscriptBuilder,
  choice: unknown,
  index: number,
  pointer: string,
): void {
  const message = asObject(own(choice, "message")) ?? asObject(own(choice, "delta"));
  if (message) {
    const answer = { ...message, role: asText(message["role"]) ?? "assistant" };
    readMessage(
      builder,
      index === 0 ? answer : { ...answer, name: `choice ${index}` },
      `${pointer}/message`,
    );
  }
  const text = asText(own(choice, "text"));
  if (text !== null) builder.content("assistant", { text, pointer: `${pointer}/text` });
  const finish = asText(own(choice, "finish_reason"));
  if (finish === "content_filter") {
    builder.decision({
      text: "content_filter",
      pointer: `${pointer}/finish_reason`,
      notes: ["stopped by the provider's content filter"],
    });
  }
}

/** The part of a value that holds the request's messages: itself, its body, or its request. */
function bodyOf(value: unknown, key: string): object | null {
  for (const candidate of [
    own(value, "body"),
    own(value, key),
    own(own(value, key), "body"),
    value,
  ]) {
    if (asList(own(candidate, "messages"))) return candidate as object;
  }
  return null;
}

function responseOf(value: unknown): object | null {
  for (const candidate of [own(own(value, "response"), "body"), own(value, "response"), value]) {
    if (asList(own(candidate, "choices")) || asObject(own(candidate, "error")))
      return candidate as object;
  }
  return null;
}

function pointerOf(value: unknown, inner: object): string {
  if (value === inner) return "";
  if (own(value, "body") === inner) return "/body";
  if (own(value, "request") === inner) return "/request";
  if (own(value, "response") === inner) return "/response";
  return own(own(value, "response"), "body") === inner ? "/response/body" : "/request/body";
}

function isChoices(value: unknown): boolean {
  const [first] = asList(value) ?? [];
  return asObject(own(first, "message")) !== null || asObject(own(first, "delta")) !== null;
}

const CHAT_ROLES: ReadonlySet<unknown> = new Set([
  "system",
  "developer",
  "user",
  "assistant",
  "tool",
  "function",
]);

function isChatRequest(body: object): boolean {
  const messages = asList(own(body, "messages")) ?? [];
  return messages.length > 0 && messages.every(isChatMessage);
}

/** A message whose text stands where this format has it: relatives of the format pass it elsewhere. */
function isChatMessage(message: unknown): boolean {
  return CHAT_ROLES.has(own(message, "role")) && isMessage(message);
}
