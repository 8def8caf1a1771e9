import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";

/** LlamaIndex keeps the parts of a message under `blocks`, and ids beside them. */
export function isLlamaIndexMessage(message: JsonObject): boolean {
  return (
    typeof message["role"] === "string" &&
    (asList(message["blocks"])?.every((block) => typeof own(block, "block_type") === "string") ??
      false)
  );
}

/** The same message with its parts and ids where other formats have them. */
export function unwrapLlamaIndex(message: JsonObject): JsonObject {
  if (!isLlamaIndexMessage(message)) return message;
  const more = asObject(message["additional_kwargs"]);
  const role = (asText(message["role"]) ?? "").replace(/^MessageRole\./, "");
  return {
    ...message,
    ...(firstText(more, "tool_call_id") === null ? {} : { tool_call_id: more?.["tool_call_id"] }),
    ...(firstText(more, "name") === null ? {} : { name: more?.["name"] }),
    role,
    content: (asList(message["blocks"]) ?? []).map(plainBlock),
  };
}

function plainBlock(block: unknown): unknown {
  const type = asText(own(block, "block_type")) ?? "";
  const body = { ...asObject(block), type };
  if (type === "thinking") return { ...body, text: own(block, "content") };
  if (type !== "tool_call") return body;
  return {
    ...body,
    id: own(block, "tool_call_id"),
    name: own(block, "tool_name"),
    arguments: own(block, "tool_kwargs"),
  };
}
