import { asObject, asText, type JsonObject } from "../json-view.ts";

/**
 * Gemini's parts that have their kind as their key, as the same part with a type: code that the
 * provider ran, calls, results and files; null for any other part. Absent kinds may be null.
 */
export function typedGeminiPart(part: JsonObject): JsonObject | null {
  const of = (camel: string, snake: string): JsonObject | null =>
    asObject(part[camel]) ?? asObject(part[snake]);
  const call = of("functionCall", "function_call");
  if (call) return { ...call, type: "tool_use" };
  const response = of("functionResponse", "function_response");
  if (response) {
    const { id, name } = response;
    const content = unframed(response["response"] ?? response["result"]);
    return { type: "tool_result", tool_use_id: id, name, content };
  }
  const code = of("executableCode", "executable_code");
  if (code) return { type: "tool_use", id: code["id"], name: "code_execution", input: code };
  const ran = of("codeExecutionResult", "code_execution_result");
  if (ran) {
    const failed = typeof ran["outcome"] === "string" && !/OK$/.test(ran["outcome"]);
    const about = { type: "tool_result", tool_use_id: ran["id"], name: "code_execution" };
    return { ...about, content: ran["output"] ?? "", is_error: failed };
  }
  const data = of("inlineData", "inline_data");
  if (data) {
    const mimeType = data["mimeType"] ?? data["mime_type"];
    return { type: "file", data: data["data"], mimeType, name: data["displayName"] };
  }
  const file = of("fileData", "file_data");
  if (file) return { type: "file", uri: file["fileUri"] ?? file["file_uri"] };
  return null;
}

/** Clients put a tool's text into an object of one key, since the API takes only objects. */
export function unframed(response: unknown): unknown {
  const keys = Object.keys(asObject(response) ?? {});
  const [only] = keys;
  const isFrame = keys.length === 1 && /^(?:output|result|content|text|error)$/.test(only ?? "");
  const inner = isFrame ? asObject(response)?.[only ?? ""] : undefined;
  return asText(inner) ?? response;
}
