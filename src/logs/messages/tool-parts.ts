import { asObject, asText, firstId, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import { unframed } from "./gemini-parts.ts";
import { readHosted } from "./hosted.ts";
import { resultWithError } from "./results.ts";
import type { Speaker } from "./speaker.ts";

/** Reads a part that is a tool's result, in any of the formats' forms. */
export function readResult(
  builder: TranscriptBuilder,
  part: JsonObject,
  type: string,
  pointer: string,
): void {
  const callId = firstId(
    part,
    "tool_use_id",
    "tool_call_id",
    "toolCallId",
    "call_id",
    "callId",
    "id",
  );
  const body = ofSameCall(
    part["content"] ??
      part["output"] ??
      unframed(part["response"]) ??
      part["result"] ??
      part["tools"],
    callId,
  );
  const failed = part["is_error"] === true || part["isError"] === true || type === "tool-error";
  if (readHosted(builder, { ...part, content: body }, type, pointer)) return;
  const output = asObject(body);
  if (asText(output?.["type"]) === "execution-denied") {
    builder.decision({
      text: firstText(output, "reason") ?? "execution denied",
      pointer,
      callId,
      notes: ["denied"],
    });
    return;
  }
  const { text, evidence, notes } = resultWithError(body, part["error"]);
  builder.result({
    callId,
    tool: firstText(part, "name", "toolName", "tool_name"),
    text,
    ...(evidence ? { evidence } : {}),
    notes: failed && !notes.includes("tool error") ? ["tool error", ...notes] : notes,
    pointer,
  });
}

/** A result that holds another one of the same call, as JSON: the inner one is what was read. */
function ofSameCall(body: unknown, callId: string | null): unknown {
  const inner = asObject(decoded(body));
  const isResult = /^(?:function|tool)_result$/.test(asText(inner?.["type"]) ?? "");
  if (!inner || !isResult || callId === null || firstId(inner, "call_id", "id") !== callId)
    return body;
  return inner["result"] ?? body;
}

const UI_TOOL =
  /^(?:tool-(?!call$|result$|approval|error$)[A-Za-z0-9_-]+|dynamic-tool|tool-invocation)$/;

/** A part of a UI message that holds a call and, once it is there, its result; null for any other. */
export function uiToolPart(part: unknown): JsonObject | null {
  return UI_TOOL.test(asText(own(part, "type")) ?? "") ? asObject(part) : null;
}

function insideOf(part: JsonObject): { readonly inner: JsonObject; readonly tool: string } {
  const type = asText(part["type"]) ?? "";
  const inner = type === "tool-invocation" ? (asObject(part["toolInvocation"]) ?? part) : part;
  return { inner, tool: firstText(inner, "toolName") ?? type.replace(/^tool-/, "") };
}

/** The call of a UI message's tool part. */
export function readUiCall(
  builder: TranscriptBuilder,
  outer: JsonObject,
  speaker: Speaker,
  pointer: string,
): void {
  const { inner: part, tool } = insideOf(outer);
  const callId = firstText(part, "toolCallId", "id");
  const state = asText(part["state"]) ?? "";
  builder.call({
    callId,
    tool,
    args: part["input"] ?? part["args"] ?? part["rawInput"] ?? null,
    actor: speaker.actor,
    messageId: speaker.messageId,
    pointer,
    notes:
      state.startsWith("input-") || state === "call" ? [`no result in the log (${state})`] : [],
  });
}

/** What a UI message's tool part was answered with, or that it was denied. */
export function readUiResult(builder: TranscriptBuilder, outer: JsonObject, pointer: string): void {
  const { inner: part, tool } = insideOf(outer);
  const callId = firstText(part, "toolCallId", "id");
  const state = asText(part["state"]) ?? "";
  if (state === "output-denied") {
    builder.decision({
      text: firstText(own(part, "approval"), "reason") ?? "denied",
      pointer,
      callId,
      notes: ["denied"],
    });
    return;
  }
  const output = part["output"] ?? part["result"];
  const error = firstText(part, "errorText");
  if (output === undefined && error === null) return;
  const { text, notes } = resultWithError(output, error);
  builder.result({
    callId,
    tool,
    text,
    notes,
    pointer: `${pointer}/output`,
  });
}
