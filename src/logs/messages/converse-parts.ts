import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";

/**
 * A content block of Amazon Bedrock's Converse API, which has its kind as its key, as the same part
 * with a type; null for any other part.
 */
export function typedConversePart(part: JsonObject): JsonObject | null {
  if (part["type"] !== undefined || typeof part["text"] === "string") return null;
  const use = asObject(part["toolUse"]);
  if (use)
    return { type: "tool_use", id: use["toolUseId"], name: use["name"], input: use["input"] };
  const result = asObject(part["toolResult"]);
  if (result) {
    const content = asList(result["content"])?.map(plainBlock) ?? result["content"];
    const failed = result["status"] === "error";
    return { type: "tool_result", tool_use_id: result["toolUseId"], content, is_error: failed };
  }
  const reasoning = asObject(part["reasoningContent"]);
  if (reasoning) {
    const text = firstText(own(reasoning, "reasoningText"), "text") ?? firstText(reasoning, "text");
    const sealed = firstText(reasoning, "redactedContent");
    return text === null
      ? { type: "redacted_thinking", data: sealed }
      : { type: "reasoning", text };
  }
  const guarded = firstText(own(own(part, "guardContent"), "text"), "text");
  if (guarded !== null) return { type: "text", text: guarded };
  const cited = asList(own(own(part, "citationsContent"), "content"));
  if (cited) {
    const texts = cited.map((one) => asText(own(one, "text")) ?? "");
    const citations = own(part["citationsContent"], "citations");
    return { type: "text", text: texts.join(""), citations };
  }
  if (part["cachePoint"] !== undefined) return { type: "cache_control" };
  return attachment(part);
}

/** Documents, search results and media. */
function attachment(part: JsonObject): JsonObject | null {
  const found = asObject(part["searchResult"]);
  if (found) {
    const content = asList(found["content"])?.map(plainBlock) ?? found["content"];
    return { type: "search_result", source: found["source"], title: found["title"], content };
  }
  for (const kind of ["document", "image", "video", "audio"]) {
    const media = asObject(part[kind]);
    if (media === null) continue;
    const source = asObject(media["source"]);
    const text = firstText(source, "text");
    const blocks = asList(own(source, "content"))?.map(plainBlock);
    const name = firstText(media, "name") ?? kind;
    if (text !== null) return { type: "document", name, source: { type: "text", data: text } };
    if (blocks) return { type: "document", name, source: { type: "content", content: blocks } };
    const uri = firstText(own(source, "s3Location"), "uri");
    const data = asText(own(source, "bytes"));
    return { type: kind, name, format: media["format"], data, uri };
  }
  return null;
}

/** A block inside a result: text and JSON as the model reads them, anything else by its kind. */
function plainBlock(block: unknown): unknown {
  const text = asText(own(block, "text"));
  if (text !== null) return { type: "text", text };
  const json = own(block, "json");
  if (json !== undefined) return { type: "text", text: JSON.stringify(json) };
  const object = asObject(block);
  return (object === null ? null : attachment(object)) ?? block;
}
