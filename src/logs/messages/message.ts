import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { readCall } from "./calls.ts";
import { readPart } from "./parts.ts";
import { resultText } from "./results.ts";
import type { Speaker } from "./speaker.ts";

/** Whether a value has the look of a chat message of any of the formats. */
export function isMessage(value: unknown): boolean {
  const message = asObject(value);
  if (!message) return false;
  if (typeof message["role"] === "string") {
    return ["content", "parts", "tool_calls", "json", "text", "contents"].some((key) =>
      Object.hasOwn(message, key),
    );
  }
  return isLangChainMessage(message) || (isCallType(message["type"]) && true);
}

function isCallType(type: unknown): boolean {
  return typeof type === "string" && /^(?:function_call|message$|reasoning$)/.test(type);
}

function isLangChainMessage(message: object): boolean {
  const kwargs = own(message, "kwargs");
  const data = own(message, "data");
  const type = own(message, "type");
  return (
    (own(message, "lc") === 1 && asObject(kwargs) !== null) ||
    (typeof type === "string" &&
      LC_TYPES.has(type) &&
      (asObject(data) !== null || own(message, "content") !== undefined))
  );
}

const LC_TYPES: ReadonlySet<string> = new Set([
  "human",
  "ai",
  "system",
  "tool",
  "function",
  "chat",
  "HumanMessage",
  "AIMessage",
  "AIMessageChunk",
  "SystemMessage",
  "ToolMessage",
  "FunctionMessage",
  "ChatMessage",
  "HumanMessageChunk",
  "ToolMessageChunk",
]);

/** Reads a list of messages as one listing of the conversation. */
export function readMessages(
  builder: TranscriptBuilder,
  list: readonly unknown[],
  pointer: string,
): void {
  builder.list();
  list.forEach((item, index) => {
    // LangChain nests batches: a list of conversations.
    const inner = asList(item);
    if (inner)
      for (const [at, message] of inner.entries())
        readMessage(builder, message, `${pointer}/${index}/${at}`);
    else readMessage(builder, item, `${pointer}/${index}`);
  });
}

/** Reads one message of any of the chat formats, part by part. */
export function readMessage(builder: TranscriptBuilder, value: unknown, pointer: string): void {
  const raw = asObject(decoded(value));
  if (!raw) {
    if (typeof value === "string") {
      builder.content("user", {
        text: value,
        pointer,
        notes: ["a bare text among messages, read as the user's"],
      });
    } else if (value !== null && value !== undefined) {
      builder.content("unclassified", { text: textOf(value), pointer, notes: ["not a message"] });
    }
    return;
  }
  const message = unwrapLangChain(raw);
  const speaker = speakerOf(builder, message);
  if (speaker === null) {
    readPart(
      builder,
      raw,
      { role: "unclassified", actor: "unknown", messageId: null, name: null },
      pointer,
    );
    return;
  }
  if (speaker.role === "tool") {
    readToolMessage(builder, message, speaker, pointer);
    return;
  }
  readBody(builder, message, speaker, pointer);
  readCalls(builder, message, speaker, pointer);
}

function readBody(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  for (const key of ["reasoning_content", "reasoning"]) {
    const text = asText(message[key]);
    if (text) {
      builder.content(
        "assistant",
        { text, pointer: `${pointer}/${key}`, actor: speaker.actor, messageId: speaker.messageId },
        "reasoning",
      );
    }
  }
  let found = false;
  for (const key of ["content", "parts", "contents", "text"]) {
    const body = message[key];
    if (body === undefined || body === null) continue;
    found = true;
    readContent(builder, body, speaker, `${pointer}/${key}`);
    // UI messages carry `parts` and, in older versions, the same text again in `content`.
    if (key === "content" && Array.isArray(message["parts"]) && typeof body === "string") continue;
  }
  const refusal = asText(message["refusal"]);
  if (refusal) {
    found = true;
    builder.content("assistant", {
      text: refusal,
      pointer: `${pointer}/refusal`,
      actor: speaker.actor,
      notes: ["refusal"],
    });
  }
  if (!found && message["json"] !== undefined) readJsonBody(builder, message, speaker, pointer);
}

/** Normalised exports keep what they did not understand under `json`. */
function readJsonBody(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  const json = message["json"];
  const text = asText(own(json, "text")) ?? asText(own(own(json, "json"), "text"));
  const calls = asList(message["tool_calls"]);
  if (text !== null) {
    readContent(builder, text, speaker, `${pointer}/json/text`);
  } else if (!calls || calls.length === 0) {
    readPart(builder, json, speaker, `${pointer}/json`);
  }
}

function readContent(
  builder: TranscriptBuilder,
  body: unknown,
  speaker: Speaker,
  pointer: string,
): void {
  const list = asList(body);
  if (list) {
    for (const [index, part] of list.entries())
      readPart(builder, part, speaker, `${pointer}/${index}`);
    return;
  }
  readPart(builder, body, speaker, pointer);
}

function readCalls(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  const extra = own(message["additional_kwargs"], "tool_calls");
  for (const [key, value] of [
    ["tool_calls", message["tool_calls"]],
    ["toolCalls", message["toolCalls"]],
    ["toolInvocations", message["toolInvocations"]],
    ["additional_kwargs/tool_calls", extra],
  ] as const) {
    const calls = asList(decoded(value));
    if (!calls || calls.length === 0) continue;
    for (const [index, call] of calls.entries())
      readCall(builder, call, speaker, `${pointer}/${key}/${index}`);
    // LangChain writes the same calls again in the provider's form.
    break;
  }
  const legacy = message["function_call"];
  if (asObject(legacy)) readCall(builder, legacy, speaker, `${pointer}/function_call`);
}

function readToolMessage(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  const callId =
    firstText(message, "tool_call_id", "toolCallId", "call_id", "callId", "id") ?? null;
  const own_id = firstText(message, "tool_call_id", "toolCallId", "call_id", "callId");
  const body =
    message["content"] ??
    message["parts"] ??
    message["contents"] ??
    message["text"] ??
    message["json"];
  const list = asList(body);
  // Formats that put results into parts say there which call each answers.
  if (list?.some((part) => hasResultType(part))) {
    for (const [index, part] of list.entries())
      readPart(builder, part, speaker, `${pointer}/content/${index}`);
    return;
  }
  const written = asList(decoded(body));
  // Some exporters write the agent's calls under the tool's role.
  if (written?.length && written.every((item) => asText(own(own(item, "function"), "name")))) {
    for (const [index, call] of written.entries()) {
      readCall(builder, call, { ...speaker, actor: "assistant" }, `${pointer}/content/${index}`);
    }
    return;
  }
  const nested = asObject(decoded(body));
  if (
    nested &&
    /^(?:function_result|function_call_output|tool_result)$/.test(asText(nested["type"]) ?? "")
  ) {
    readPart(builder, nested, speaker, `${pointer}/content`);
    return;
  }
  const failure = message["error"];
  const notes = failure ? [`tool error: ${shortError(failure)}`] : [];
  if (own(message, "status") === "error" || own(message, "is_error") === true)
    notes.push("tool error");
  const { text, evidence, notes: partNotes } = resultText(body);
  builder.result({
    callId: own_id ?? (builder.toolOf(callId ?? "") === null ? null : callId),
    tool: speaker.name,
    adjacent: true,
    text,
    ...(evidence ? { evidence } : {}),
    notes: [...notes, ...partNotes],
    messageId: speaker.messageId,
    pointer: `${pointer}/content`,
  });
}

function shortError(value: unknown): string {
  const text =
    typeof value === "string" ? value : (firstText(value, "message", "type") ?? textOf(value));
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function hasResultType(part: unknown): boolean {
  const type = asText(own(part, "type")) ?? "";
  return /result|response|output$/.test(type) && !/^(?:output_)?text$/.test(type)
    ? true
    : own(part, "functionResponse") !== undefined;
}

const ROLES: Readonly<Record<string, Speaker["role"]>> = {
  system: "system",
  developer: "system",
  user: "user",
  human: "user",
  assistant: "assistant",
  ai: "assistant",
  model: "assistant",
  agent: "assistant",
  bot: "assistant",
  tool: "tool",
  function: "tool",
  ipython: "tool",
  observation: "tool",
};

function speakerOf(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
): Speaker | null {
  const role = asText(message["role"]);
  if (role === null) return null;
  const name = firstText(message, "name", "tool_name", "toolName", "function");
  const messageId = asText(message["id"]);
  const known = Object.hasOwn(ROLES, role.toLowerCase()) ? ROLES[role.toLowerCase()] : undefined;
  const mapped = builder.map.ofRole(role) ?? (name === null ? null : builder.map.ofRole(name));
  if (mapped !== null && known !== "tool") {
    return { role: mapped, actor: name ?? role, messageId, name };
  }
  if (known !== undefined) {
    // A named user or assistant message in a group chat still speaks for its role.
    return { role: known, actor: name ?? role, messageId, name };
  }
  // Some frameworks put the tool's name where the role belongs.
  if (builder.isTool(role)) return { role: "tool", actor: role, messageId, name: role };
  return { role: "unclassified", actor: role, messageId, name };
}

/** LangChain's envelopes as a plain message with a role. */
function unwrapLangChain(
  message: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (typeof message["role"] === "string") return message;
  const type = asText(message["type"]);
  const kwargs = asObject(message["kwargs"]) ?? asObject(message["data"]);
  const className = asList(message["id"])?.at(-1);
  const kind = typeof className === "string" ? className : (asText(kwargs?.["type"]) ?? type);
  const role = kind === null ? null : langChainRole(kind);
  if (role === null) return message;
  const body = kwargs ?? message;
  return { ...body, role: asText(body["role"]) ?? role };
}

function langChainRole(kind: string): string | null {
  const name = kind.replace(/(?:Message)?(?:Chunk)?$/, "").toLowerCase();
  if (name === "human") return "user";
  if (name === "ai") return "assistant";
  return ["system", "tool", "function", "chat"].includes(name) ? name : null;
}
