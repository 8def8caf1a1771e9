import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import { readMessage } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";

/** Pydantic AI: the message history of a run, as its own adapter dumps it. */
export const pydanticAi: Importer = {
  name: "pydantic-ai",
  summary: "Pydantic AI message histories",
  session: true,
  detect: (value) => {
    const list = historyOf(value);
    if (list?.length && list.every(isModelMessage)) return "messages with kind and parts";
    return isModelMessage(value) ? "a message with kind and parts" : null;
  },
  read(value, reader) {
    const list = historyOf(value);
    const name = firstText(value, "conversation_id", "run_id");
    const builder = reader.transcript(name);
    if (list) builder.list();
    for (const [index, message] of (list ?? [value]).entries())
      readModelMessage(builder, message, list ? `/${index}` : "", reader);
  },
};

class Given {
  instructions: string | null = null;
}

function historyOf(value: unknown): readonly unknown[] | null {
  for (const key of ["messages", "all_messages", "message_history", "new_messages"]) {
    const list = asList(own(value, key));
    if (list) return list;
  }
  return asList(value) ?? asList(own(own(value, "_state"), "message_history"));
}

function isModelMessage(value: unknown): boolean {
  const parts = asList(own(value, "parts"));
  return (
    /^(?:request|response)$/.test(asText(own(value, "kind")) ?? "") &&
    (parts?.every((part) => typeof own(part, "part_kind") === "string") ?? false)
  );
}

function readModelMessage(
  builder: TranscriptBuilder,
  message: unknown,
  pointer: string,
  reader: Reader,
): void {
  // Every request repeats them; a change is new.
  const instructions = asText(own(message, "instructions"));
  const given = reader.state(Given);
  if (instructions !== null && instructions !== given.instructions)
    builder.content("system", { text: instructions, pointer: `${pointer}/instructions` });
  given.instructions = instructions ?? given.instructions;
  for (const [index, part] of (asList(own(message, "parts")) ?? []).entries())
    readModelPart(builder, asObject(part) ?? {}, `${pointer}/parts/${index}`, reader);
}

function readModelPart(
  builder: TranscriptBuilder,
  part: JsonObject,
  pointer: string,
  reader: Reader,
): void {
  const kind = asText(part["part_kind"]) ?? "";
  const { content, tool_name: name, tool_call_id: id } = part;
  const say = (message: object): void => readMessage(builder, message, pointer);
  switch (kind) {
    case "system-prompt":
    case "instruction":
      say({ role: "system", content });
      break;
    case "user-prompt":
      say({ role: "user", content: asList(content)?.map(plainItem) ?? content });
      break;
    case "text":
      say({ role: "assistant", content });
      break;
    case "thinking":
      say({
        role: "assistant",
        content: [{ type: "thinking", thinking: content, ...sealed(part) }],
      });
      break;
    case "tool-call":
    case "builtin-tool-call":
      say({ role: "assistant", tool_calls: [{ id, name, arguments: part["args"] ?? {} }] });
      break;
    case "tool-return":
    case "builtin-tool-return":
      say({
        role: "tool",
        tool_call_id: id,
        name,
        content: resultOf(content),
        ...failed(part),
      });
      break;
    case "retry-prompt":
    case "retry-feedback":
      readRetry(builder, part, pointer);
      break;
    case "compaction":
      say({ role: "assistant", content: [{ type: "compaction", content }] });
      break;
    case "file":
      say({ role: "assistant", content: [plainItem(content)] });
      break;
    default:
      if (DELTAS.test(kind)) readDelta(builder, part, kind, pointer);
      else reader.skip(`a part of kind ${kind.slice(0, 60)} is not known`, pointer);
  }
}

const DELTAS = /^(?:instruction|tool-availability|capability-load|model-settings)-[a-z]+$/;

/** What a change of instructions or tools says; settings hold no words. */
function readDelta(
  builder: TranscriptBuilder,
  part: JsonObject,
  kind: string,
  pointer: string,
): void {
  if (kind.startsWith("model-settings") || kind.endsWith("digest")) return;
  const { part_kind: _, timestamp: __, ...rest } = part;
  builder.content("unclassified", { text: textOf(rest), pointer, notes: [kind] });
}

/** The harness asks again; where a tool failed these are the tool's words, else nobody's. */
function readRetry(builder: TranscriptBuilder, part: JsonObject, pointer: string): void {
  const { content, tool_name: name, tool_call_id: id } = part;
  const text = textOf(content ?? part["message"] ?? part["errors"] ?? null);
  const notes = ["asked to try again"];
  if (typeof name === "string")
    builder.result({
      callId: asText(id),
      tool: name,
      text,
      notes: ["tool error", ...notes],
      pointer: `${pointer}/content`,
    });
  else builder.content("unclassified", { text, actor: "harness", notes, pointer });
}

function failed(part: JsonObject): JsonObject {
  return /^(?:failed|denied|retried)$/.test(asText(part["outcome"]) ?? "")
    ? { is_error: true }
    : {};
}

function sealed(part: JsonObject): JsonObject {
  return typeof part["signature"] === "string" ? { signature: part["signature"] } : {};
}

/** A result of several items is blocks where every item is one; other data is JSON. */
function resultOf(content: unknown): unknown {
  const list = asList(content);
  const isBlocks = list?.length && list.every((one) => isItem(one) || typeof one === "string");
  return isBlocks ? list.map(plainItem) : isItem(content) ? [plainItem(content)] : content;
}

function isItem(value: unknown): boolean {
  return /^(?:[a-z]+-url|binary|text-content|structured-content|uploaded-file|cache-point)$/.test(
    asText(own(value, "kind")) ?? "",
  );
}

/** An item of a prompt: words, or a file or page that came with them. */
function plainItem(item: unknown): unknown {
  if (typeof item === "string") return { type: "text", text: item };
  const kind = asText(own(item, "kind")) ?? "";
  if (/^(?:text|structured)-content$/.test(kind)) {
    const content = own(item, "content") ?? own(item, "data");
    return { type: "text", text: textOf(content ?? item) };
  }
  if (kind === "cache-point") return { type: "cache_control" };
  const media = /^(image|audio|video)/.exec(asText(own(item, "media_type")) ?? kind)?.[1] ?? "file";
  return {
    type: media,
    url: own(item, "url"),
    data: own(item, "data"),
    mimeType: own(item, "media_type"),
    name: own(item, "identifier"),
  };
}
