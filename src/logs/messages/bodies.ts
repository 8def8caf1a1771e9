import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { readCall } from "./calls.ts";
import { findMessages } from "./find-messages.ts";
import { readUserText } from "./flattened.ts";
import { readDefinitions } from "./hosted.ts";
import { readMessage, readMessages } from "./message.ts";
import { readPart } from "./parts.ts";

/**
 * The bodies that providers' APIs take and give, as they stand inside spans, runs and observations
 * of any tracing format: Chat Completions, Responses, Messages, Gemini, Converse, the AI SDK, and
 * lists of messages anywhere.
 */

/**
 * Reads what went into a model or a step.
 * @returns false when nothing in it is a conversation.
 */
export function readRequestBody(
  builder: TranscriptBuilder,
  value: unknown,
  pointer: string,
): boolean {
  readDefinitionsOf(builder, value, pointer);
  readInstructions(builder, value, pointer);
  const contents = contentsOf(value);
  if (contents) {
    readContents(builder, contents, `${pointer}/contents`);
    return true;
  }
  const found = findMessages(value);
  for (const { list, at } of found) readMessages(builder, list, `${pointer}${at}`);
  return found.length > 0;
}

/** Gemini's contents: a text, a content, or a list of them; null where there are none. */
function contentsOf(value: unknown): readonly unknown[] | null {
  const contents = own(decoded(value), "contents");
  if (typeof contents === "string" || asList(own(contents, "parts"))) return [contents];
  const list = asList(contents);
  const isContents = list?.every((one) => typeof one === "string" || asList(own(one, "parts")));
  return list?.length && isContents ? list : null;
}

/** A content without a role is the user's. */
function readContents(
  builder: TranscriptBuilder,
  contents: readonly unknown[],
  pointer: string,
): void {
  builder.list();
  for (const [index, content] of contents.entries()) {
    const at = `${pointer}/${index}`;
    if (typeof content === "string") readUserText(builder, content, at);
    else readMessage(builder, { role: "user", ...asObject(content) }, at);
  }
}

/**
 * Reads what a model or a step gave back.
 * @returns false when it is none of the known bodies.
 */
export function readResponseBody(
  builder: TranscriptBuilder,
  value: unknown,
  pointer: string,
): boolean {
  const kind = ["choices", "candidates", "generations"].find((key) => asList(own(value, key)));
  if (kind !== undefined) {
    builder.list();
    for (const [index, choice] of (asList(own(value, kind)) ?? []).flat().entries())
      readChoice(builder, choice, `${pointer}/${kind}/${index}`);
    return true;
  }
  const items = asList(value) ?? asList(own(value, "output"));
  if (items && items.length > 0 && items.every(isItem)) {
    readDefinitionsOf(builder, value, pointer);
    readInstructions(builder, value, pointer);
    const at = asList(value) ? pointer : `${pointer}/output`;
    builder.list();
    for (const [index, item] of items.entries()) readItem(builder, item, `${at}/${index}`);
    return true;
  }
  const found = findMessages(value);
  for (const { list, at } of found) readMessages(builder, list, `${pointer}${at}`);
  if (found.length > 0) return true;
  const calls = asList(own(value, "toolCalls")) ?? asList(value);
  const isCalls = calls !== null && calls.length > 0 && calls.every(isSdkCall);
  const answer = own(value, "content") ?? own(value, "tool_calls");
  if (!isCalls && answer === undefined) return false;
  builder.list();
  if (isCalls) {
    const text = firstText(value, "text");
    if (text !== null) builder.content("assistant", { text, pointer: `${pointer}/text` });
    for (const [index, call] of calls.entries())
      readCall(builder, call, { actor: "assistant", messageId: null }, `${pointer}/${index}`);
  } else {
    const role = asText(own(value, "role")) ?? "assistant";
    readMessage(builder, { ...(asObject(value) ?? {}), role }, pointer);
  }
  return true;
}

/** An answer of several: a message, a Gemini candidate, or a text. */
function readChoice(builder: TranscriptBuilder, choice: unknown, pointer: string): void {
  const content = own(choice, "content");
  const message =
    asObject(own(choice, "message")) ??
    asObject(own(choice, "delta")) ??
    (asList(own(content, "parts")) ? content : undefined) ??
    (own(choice, "text") === undefined ? choice : undefined);
  const answer = asObject(message);
  if (answer && own(answer, "text") === undefined) {
    readMessage(builder, { ...answer, role: asText(answer["role"]) ?? "assistant" }, pointer);
    readGrounding(builder, choice, pointer);
    return;
  }
  builder.content("assistant", { text: firstText(choice, "text") ?? textOf(choice), pointer });
}

/** What Gemini searched for itself: its own documents with their text, pages without. */
function readGrounding(builder: TranscriptBuilder, choice: unknown, pointer: string): void {
  const about = own(choice, "groundingMetadata") ?? own(choice, "grounding_metadata");
  const chunks = asList(own(about, "groundingChunks") ?? own(about, "grounding_chunks")) ?? [];
  for (const [index, chunk] of chunks.entries()) {
    const document = own(chunk, "retrievedContext") ?? own(chunk, "retrieved_context");
    const page = document ?? own(chunk, "web");
    if (!asObject(page)) continue;
    const text = firstText(page, "text");
    builder.content(document === undefined || document === null ? "web" : "retrieved_doc", {
      text,
      evidence: text === null ? "hidden" : "whole",
      actor: firstText(page, "uri", "title") ?? "search",
      notes: text === null ? ["the answer rests on this page; its text is not in the log"] : [],
      pointer: `${pointer}/groundingMetadata/groundingChunks/${index}`,
    });
  }
}

const ITEM =
  /^(?:message|reasoning|compaction|function_call(?:_output)?|custom_tool_call(?:_output)?|[a-z_]+_call(?:_output)?|mcp_list_tools)$/;

/** An output item of the Responses API: it has a type, and a message also has a role. */
function isItem(value: unknown): boolean {
  const type = asText(own(value, "type")) ?? "";
  return ITEM.test(type) && (type !== "message" || own(value, "content") !== undefined);
}

function readItem(builder: TranscriptBuilder, item: unknown, pointer: string): void {
  if (typeof own(item, "role") === "string") {
    readMessage(builder, item, pointer);
    return;
  }
  const messageId = asText(own(item, "id"));
  const speaker = { role: "assistant", actor: "assistant", messageId, name: null } as const;
  readPart(builder, item, speaker, pointer);
}

function isSdkCall(value: unknown): boolean {
  return (
    typeof own(value, "toolName") === "string" &&
    (own(value, "input") ?? own(value, "args")) !== undefined
  );
}

/** Tools of a body or of what stands inside it; lists of lists are Gemini's and Converse's. */
function readDefinitionsOf(builder: TranscriptBuilder, value: unknown, pointer: string): void {
  for (const [body, at] of bodiesOf(value)) {
    for (const key of ["tools", "functions", "function_declarations"]) {
      const tools = asList(decoded(own(body, key)))?.map(decoded);
      const named = tools?.filter((tool) => asObject(tool) !== null).flatMap(declarations);
      if (named?.length) readDefinitions(builder, named, null, `${pointer}${at}/${key}`);
    }
  }
}

function declarations(tool: unknown): readonly unknown[] {
  const several =
    asList(own(tool, "functionDeclarations")) ?? asList(own(tool, "function_declarations"));
  return several ?? [asObject(own(tool, "toolSpec")) ?? tool];
}

/** A system prompt that stands beside the messages. */
function readInstructions(builder: TranscriptBuilder, value: unknown, pointer: string): void {
  for (const [body, at] of bodiesOf(value)) {
    for (const key of ["system", "system_instruction", "systemInstruction", "instructions"]) {
      const text = decoded(own(body, key));
      if (text === undefined || text === null || text === "") continue;
      builder.list();
      const speaker = { role: "system", actor: "system", messageId: null, name: null } as const;
      readPart(builder, text, speaker, `${pointer}${at}/${key}`);
    }
  }
}

function bodiesOf(value: unknown): readonly (readonly [unknown, string])[] {
  const body = decoded(value);
  return [
    [body, ""],
    [own(body, "config"), "/config"],
    [own(body, "kwargs"), "/kwargs"],
    [own(body, "request"), "/request"],
    [own(body, "toolConfig"), "/toolConfig"],
  ];
}
