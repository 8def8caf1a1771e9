import { asObject, asText, firstId, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { resultText } from "./results.ts";
import type { Speaker } from "./speaker.ts";

/** Reads a tool call in any of the forms: nested `function`, flat, or with the name beside the type. */
export function readCall(
  builder: TranscriptBuilder,
  value: unknown,
  speaker: Pick<Speaker, "actor" | "messageId">,
  pointer: string,
): void {
  const call = asObject(value);
  if (!call) {
    builder.content("unclassified", { text: textOf(value), pointer, notes: ["not a tool call"] });
    return;
  }
  const { tool, raw, args, callId } = partsOfCall(call);
  const notes: string[] = [];
  if (typeof raw === "string" && /^\s*[[{]/.test(raw) && args === raw) {
    notes.push("arguments are not valid JSON");
  }
  const failed = firstText(call, "parse_error");
  if (failed) notes.push(`parse error: ${failed.slice(0, 200)}`);
  if (tool === null) notes.push("the call names no tool");
  builder.call({
    callId,
    tool: tool ?? "unknown",
    server: firstText(call, "server_name", "server_label", "mcp_server_name"),
    args,
    actor: speaker.actor,
    messageId: speaker.messageId,
    pointer,
    notes,
  });
  readResultInCall(builder, call, callId, pointer);
}

function partsOfCall(call: JsonObject): {
  readonly tool: string | null;
  readonly raw: unknown;
  readonly args: unknown;
  readonly callId: string | null;
} {
  const nested =
    asObject(call["function"]) ?? asObject(call["custom"]) ?? asObject(call["functionCall"]);
  const tool =
    firstText(nested, "name") ??
    asText(call["function"]) ??
    firstText(call, "name", "toolName", "tool_name", "tool") ??
    nameOfType(asText(call["type"]) ?? "");
  const raw = argumentsOf(nested) ?? argumentsOf(call);
  const callId = firstId(call, "call_id", "callId", "toolCallId", "tool_call_id", "id");
  return { tool, raw, args: decoded(raw ?? null), callId };
}

/** What a call says, so that the same call in another form of a message is known again. */
export function toldCall(value: unknown): {
  readonly id: string | null;
  readonly tool: string | null;
  readonly args: string;
} {
  const { tool, args, callId } = partsOfCall(asObject(value) ?? {});
  return { id: callId, tool, args: JSON.stringify(args) ?? "" };
}

/** Older AI SDK messages keep the result inside the invocation. */
function readResultInCall(
  builder: TranscriptBuilder,
  call: Readonly<Record<string, unknown>>,
  callId: string | null,
  pointer: string,
): void {
  if (call["state"] !== "result" || call["result"] === undefined) return;
  const { text, notes } = resultText(call["result"]);
  builder.result({ callId, text, notes, pointer: `${pointer}/result` });
}

function argumentsOf(value: unknown): unknown {
  for (const key of [
    "arguments",
    "args",
    "input",
    "parameters",
    "operation",
    "action",
    "code",
    "queries",
  ]) {
    const found = own(value, key);
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

/** `web_search_call` is a call of web_search, `tool-getWeather` one of getWeather. */
function nameOfType(type: string): string | null {
  if (type.startsWith("tool-") && type !== "tool-call") return type.slice(5);
  const name = type.replace(/_(?:tool_)?call$/, "");
  return name !== type && !["function", "tool", "custom", "mcp"].includes(name) ? name : null;
}
