import { asList, asObject, asText, own } from "../json-view.ts";

/** Whether an object is a message in one of LangChain's own forms. */
export function isLangChainMessage(message: object): boolean {
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

/** LangChain's envelopes as a plain message with a role. */
export function unwrapLangChain(
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
