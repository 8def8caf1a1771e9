import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { readAttachment } from "./attachments.ts";
import { readCall } from "./calls.ts";
import { typedConversePart } from "./converse-parts.ts";
import { typedGeminiPart } from "./gemini-parts.ts";
import { readHosted } from "./hosted.ts";
import { readQuotes } from "./quotes.ts";
import { resultText } from "./results.ts";
import type { Speaker } from "./speaker.ts";
import { readResult, readUiCall, readUiResult, uiToolPart } from "./tool-parts.ts";
import { readTextOfUser } from "./user-text.ts";

/** Parts that carry no evidence: markers of streams and steps. */
const MARKERS: ReadonlySet<string> = new Set([
  "step-start",
  "start",
  "start-step",
  "finish",
  "finish-step",
  "tool_reference",
  "cache_control",
]);

/**
 * Reads one part of a message. The channel follows the part, not the message's role: a tool result
 * inside a user message is the tool's, an attached page is the web's.
 */
export function readPart(
  builder: TranscriptBuilder,
  value: unknown,
  speaker: Speaker,
  pointer: string,
): void {
  if (typeof value === "string") {
    readText(builder, value, speaker, pointer);
    return;
  }
  const part = asObject(value);
  if (!part) {
    const list = asList(value);
    if (list)
      for (const [at, item] of list.entries()) readPart(builder, item, speaker, `${pointer}/${at}`);
    else if (value !== null && value !== undefined) unknown(builder, value, pointer, "not a part");
    return;
  }
  const type = asText(part["type"]) ?? "";
  if (MARKERS.has(type)) return;
  if (readByType(builder, part, type, speaker, pointer)) return;
  if (readHosted(builder, part, type, pointer)) return;
  if (readAttachment(builder, part, type, speaker, pointer)) return;
  if (readUntyped(builder, part, type, speaker, pointer)) return;
  unknown(
    builder,
    part,
    pointer,
    type === "" ? "a part without a type" : `unknown part type ${type.slice(0, 60)}`,
  );
}

function readByType(
  builder: TranscriptBuilder,
  part: JsonObject,
  type: string,
  speaker: Speaker,
  pointer: string,
): boolean {
  if (/^(?:(?:input_|output_|summary_)?text|Text)$/.test(type)) {
    const text =
      asText(part["text"]) ?? asText(part["content"]) ?? asText(own(part["text"], "value"));
    if (text === null) return false;
    readText(builder, text, speaker, pointer);
    readQuotes(builder, part, pointer);
    return true;
  }
  if (/^(?:thinking|reasoning|redacted_thinking)$|\.TextReasoningContent$/.test(type)) {
    // Microsoft's library writes what it has no name for as its class, with the fields inside.
    readReasoning(builder, asObject(part["content"]) ?? part, type, speaker, pointer);
    return true;
  }
  if (type === "refusal") {
    const text = firstText(part, "refusal", "text") ?? "";
    builder.content("assistant", { text, pointer, actor: speaker.actor, notes: ["refusal"] });
    return true;
  }
  if (type === "message" || (typeof part["role"] === "string" && Array.isArray(part["content"]))) {
    const role = asText(part["role"]);
    const inner: Speaker =
      role === "assistant" ? { ...speaker, role: "assistant", actor: "assistant" } : speaker;
    readPart(builder, part["content"], inner, `${pointer}/content`);
    return true;
  }
  if (uiToolPart(part) !== null) {
    readUiCall(builder, part, speaker, pointer);
    readUiResult(builder, part, pointer);
    return true;
  }
  if (RESULT_TYPES.test(type)) {
    readResult(builder, part, type, pointer);
    return true;
  }
  if (/approval/.test(type)) {
    builder.decision({
      text: textOf(part),
      pointer,
      callId: firstText(part, "toolCallId", "approval_request_id", "id"),
      notes: [type],
    });
    return true;
  }
  if (CALL_TYPES.test(type) && !HOSTED_CALLS.test(type)) {
    readCall(builder, part, speaker, pointer);
    return true;
  }
  return false;
}

const RESULT_TYPES =
  /^(?:tool[_-]result|tool_call_response|server_tool_call_response|tool_response|function_response|function_call_(?:output|result)|function_result|custom_tool_call_output|computer_call_(?:output|result)|local_shell_call_output|shell_call_output|apply_patch_call_output|tool_search_output|program_output|mcp_tool_result|tool-error|.*_tool_result)$/;
const CALL_TYPES =
  /^(?:tool[_-](?:use|call)|server_tool_use|mcp_tool_use|server_tool_call|function_call|custom_tool_call|computer_call|.*_call|function|mcp_call)$/;
const HOSTED_CALLS =
  /^(?:web_search_call|file_search_call|mcp_call|code_interpreter_call|image_generation_call)$/;

function readText(
  builder: TranscriptBuilder,
  text: string,
  speaker: Speaker,
  pointer: string,
): void {
  const { role, actor, messageId, name } = speaker;
  if (role === "tool") builder.result({ callId: null, tool: name, text, pointer, messageId });
  else if (role === "user") readTextOfUser(builder, text, speaker, pointer);
  else
    builder.content(role, {
      text,
      pointer,
      actor,
      messageId,
      ...(role === "unclassified" ? { notes: [`role ${actor.slice(0, 60)} is not known`] } : {}),
    });
}

function readReasoning(
  builder: TranscriptBuilder,
  part: JsonObject,
  type: string,
  speaker: Speaker,
  pointer: string,
): void {
  const summary = asList(part["summary"])
    ?.map((item) => asText(own(item, "text")) ?? "")
    .join("\n");
  const text = firstText(part, "thinking", "text", "content", "reasoning") ?? (summary || null);
  builder.content(
    "assistant",
    {
      text,
      ...(text === null
        ? { evidence: hasSecret(part) ? ("encrypted" as const) : ("hidden" as const) }
        : {}),
      pointer,
      actor: speaker.actor,
      messageId: firstText(part, "id"),
      notes: text === null ? [`${type}: not in the log`] : [],
    },
    "reasoning",
  );
}

function hasSecret(part: JsonObject): boolean {
  return firstText(part, "data", "encrypted_content", "signature", "protectedData") !== null;
}

/** Parts known by their keys: Gemini's, Converse's, and plain objects that hold text. */
function readUntyped(
  builder: TranscriptBuilder,
  part: JsonObject,
  type: string,
  speaker: Speaker,
  pointer: string,
): boolean {
  const typed = typedGeminiPart(part) ?? typedConversePart(part);
  if (typed) {
    readPart(builder, typed, speaker, pointer);
    return true;
  }
  if (type !== "") return false;
  const parts = asList(part["parts"]);
  if (parts) {
    readPart(builder, parts, speaker, `${pointer}/parts`);
    return true;
  }
  const text = asText(part["text"]) ?? asText(part["content"]) ?? asText(part["output_text"]);
  if (text !== null) {
    if (part["thought"] === true)
      builder.content("assistant", { text, pointer, actor: speaker.actor }, "reasoning");
    else readText(builder, text, speaker, pointer);
    return true;
  }
  if (speaker.role === "tool") {
    const data = resultText(part);
    builder.result({ callId: null, tool: speaker.name, ...data, pointer });
    return true;
  }
  if (speaker.role === "assistant") {
    builder.content("assistant", {
      text: textOf(part),
      pointer,
      actor: speaker.actor,
      notes: ["structured output"],
    });
    return true;
  }
  return false;
}

/** Evidence of an unknown shape: kept and shown, never guessed. */
function unknown(builder: TranscriptBuilder, value: unknown, pointer: string, why: string): void {
  builder.content("unclassified", { text: textOf(decoded(value)), pointer, notes: [why] });
}
