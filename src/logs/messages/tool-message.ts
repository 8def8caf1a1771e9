import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import { readCall } from "./calls.ts";
import { readPart } from "./parts.ts";
import { resultWithError } from "./results.ts";
import type { Speaker } from "./speaker.ts";
import { writtenCalls } from "./written-calls.ts";

/** Reads a message of the tool role: one result, results in parts, or calls written there. */
export function readToolMessage(
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
  const written = writtenCalls(body);
  // Some exporters repeat the agent's calls under the tool's role; a tool could print the same.
  if (written?.every((call) => builder.isCall(asText(own(call, "id")) ?? ""))) {
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
  const { text, evidence, notes: said } = resultWithError(body, message["error"]);
  const failed = own(message, "status") === "error" || own(message, "is_error") === true;
  const notes = failed && !said.includes("tool error") ? ["tool error", ...said] : said;
  builder.result({
    callId: own_id ?? (builder.toolOf(callId ?? "") === null ? null : callId),
    tool: speaker.name,
    adjacent: true,
    text,
    ...(evidence ? { evidence } : {}),
    notes,
    messageId: speaker.messageId,
    pointer: `${pointer}/content`,
  });
}

function hasResultType(part: unknown): boolean {
  const type = asText(own(part, "type")) ?? "";
  if (/result|response|output$/.test(type) && !/^(?:output_)?text$/.test(type)) return true;
  return ["functionResponse", "function_response", "toolResult"].some(
    (key) => asObject(own(part, key)) !== null,
  );
}
