import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readCall } from "../messages/calls.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import type { Importer, Reader } from "./importer.ts";
import {
  readElicitation,
  readElicitationResult,
  readNotification,
  readSampling,
  readSamplingResult,
} from "./mcp-exchanges.ts";
import { McpSession } from "./mcp-session.ts";

/** MCP: JSON-RPC sessions, single messages, and the bodies of the protocol's schema. */
export const mcp: Importer = {
  name: "mcp",
  summary: "MCP JSON-RPC sessions, single messages and bodies",
  session: true,
  detect: (value) => {
    const message = unwrapped(value);
    if (own(message, "jsonrpc") === "2.0") return "a JSON-RPC 2.0 message";
    const [first] = asList(value) ?? [];
    if (own(unwrapped(first), "jsonrpc") === "2.0") return "a list of JSON-RPC 2.0 messages";
    if (METHOD.test(asText(own(value, "method")) ?? "")) return "an MCP method with params";
    return fragmentOf(value);
  },
  read(value, reader) {
    const session = reader.state(McpSession);
    for (const item of own(unwrapped(asList(value)?.[0]), "jsonrpc")
      ? (asList(value) ?? [])
      : [value]) {
      const message = unwrapped(item);
      const builder = reader.transcript(null);
      if (own(message, "jsonrpc") !== undefined || own(message, "method") !== undefined) {
        session.read(builder, message, firstText(item, "server", "serverName", "server_name"));
      } else {
        readFragment(message, reader, session);
      }
    }
  },
};

const METHOD =
  /^(?:initialize|ping|tools\/|resources\/|prompts\/|sampling\/|elicitation\/|completion\/|roots\/|logging\/|notifications\/|tasks\/|server\/)/;

/** Recorders put the message into an envelope of their own. */
function unwrapped(value: unknown): unknown {
  for (const key of ["message", "payload", "data", "msg", "jsonrpc_message", "body"]) {
    const inner = own(value, key);
    if (own(inner, "jsonrpc") === "2.0") return inner;
  }
  return value;
}

/** Which body of the protocol's schema a value without an envelope is. */
function fragmentOf(value: unknown): string | null {
  if (!asObject(value)) return null;
  const has = (key: string): boolean => own(value, key) !== undefined;
  const blocks = asList(own(value, "content"));
  if (
    blocks?.every(isBlock) &&
    !has("role") &&
    (has("isError") || has("structuredContent") || has("resultType"))
  )
    return "an MCP tool result";
  if (asList(own(value, "contents"))?.every((item) => own(item, "uri") !== undefined))
    return "MCP resource contents";
  if (has("inputSchema") && has("name")) return "an MCP tool definition";
  if (has("name") && asObject(own(value, "arguments")) && !has("role") && !has("type"))
    return "MCP call parameters";
  if (
    asList(own(value, "messages"))?.every((item) => typeof own(item, "role") === "string") &&
    (has("maxTokens") || has("modelPreferences") || has("description") || has("systemPrompt"))
  )
    return "MCP sampling or prompt messages";
  if (asList(own(value, "tools"))?.some((tool) => own(tool, "inputSchema") !== undefined))
    return "an MCP tool list";
  if (has("role") && has("stopReason") && has("model")) return "an MCP sampling result";
  if (has("serverInfo") && has("protocolVersion")) return "an MCP initialize result";
  if (LISTINGS.some((key) => asList(own(value, key))?.every((item) => asObject(item) !== null))) {
    return "an MCP listing";
  }
  if (isDescriptor(value)) return "an MCP descriptor";
  if (
    /^(?:user|assistant)$/.test(asText(own(value, "role")) ?? "") &&
    isBlock(own(value, "content"))
  ) {
    return "an MCP message";
  }
  if (has("requestedSchema") || (own(value, "mode") === "url" && has("url")))
    return "an MCP elicitation request";
  if (/^(?:accept|decline|cancel)$/.test(asText(own(value, "action")) ?? ""))
    return "an MCP elicitation result";
  if (has("level") && has("data") && (has("logger") || Object.keys(value as object).length <= 3))
    return "an MCP log notification";
  if (has("progressToken") && has("progress")) return "an MCP progress notification";
  if (SILENT.some((key) => has(key)) && !has("role") && !has("messages"))
    return "an MCP body without text";
  if (isBlock(value) && Object.keys(value as object).every((key) => BLOCK_KEYS.has(key)))
    return "an MCP content block";
  return null;
}

const BLOCK_KEYS: ReadonlySet<string> = new Set(
  "type text data mimeType resource uri name title description size annotations _meta icons id input tool_use_id content toolUseId isError structuredContent".split(
    " ",
  ),
);

/** Lists that a server offers: their names and descriptions are the server's words. */
const LISTINGS = ["resources", "resourceTemplates", "prompts"] as const;

/** Keys of bodies that say nothing to a model. */
const SILENT = [
  "requestId",
  "clientInfo",
  "roots",
  "hints",
  "cursor",
  "taskId",
  "completion",
  "ref",
  "progressToken",
] as const;

/** A resource, template or prompt as a server lists it, without its text. */
function isDescriptor(value: unknown): boolean {
  const name = typeof own(value, "name") === "string";
  const listed = own(value, "uri") ?? own(value, "uriTemplate");
  if (typeof listed === "string")
    return own(value, "text") === undefined && own(value, "type") === undefined;
  return name && asList(own(value, "arguments")) !== null;
}

function isBlock(value: unknown): boolean {
  return /^(?:text|image|audio|resource|resource_link|tool_use|tool_result)$/.test(
    asText(own(value, "type")) ?? "",
  );
}

function readFragment(value: unknown, reader: Reader, session: McpSession): void {
  // Long: one case for each kind of fragment, a line or two each.
  const builder = reader.transcript(null);
  const kind = fragmentOf(value);
  switch (kind) {
    case "an MCP tool result":
      session.readToolResult(builder, value, { id: null, tool: null, server: null, pointer: "" });
      return;
    case "MCP resource contents":
      session.readResources(builder, value, "");
      return;
    case "an MCP tool definition":
      readDefinitions(builder, [value], null, "");
      return;
    case "an MCP tool list":
      readDefinitions(builder, asList(own(value, "tools")) ?? [], null, "/tools");
      return;
    case "MCP call parameters":
      builder.call({
        callId: null,
        tool: firstText(value, "name") ?? "unknown",
        args: own(value, "arguments"),
        pointer: "",
      });
      return;
    case "MCP sampling or prompt messages":
      readSampling(builder, value, session.actor, "");
      return;
    case "an MCP initialize result":
      session.readInitialized(builder, value, "");
      return;
    case "an MCP listing":
      for (const key of LISTINGS) {
        readDefinitions(builder, asList(own(value, key)) ?? [], null, `/${key}`);
      }
      return;
    case "an MCP descriptor":
      readDefinitions(builder, [value], null, "");
      return;
    case "an MCP message":
      readMessage(builder, value, "");
      return;
    case "an MCP body without text":
      return;
    case "an MCP sampling result":
      readSamplingResult(builder, value, "");
      return;
    case "an MCP elicitation request":
      readElicitation(builder, value, session.actor, "");
      return;
    case "an MCP elicitation result":
      readElicitationResult(builder, value, "");
      return;
    case "an MCP log notification":
    case "an MCP progress notification":
      readNotification(builder, value, session.actor, "");
      return;
    case "an MCP content block":
      readBlock(value, reader, session);
      return;
    default:
      reader.skip("not an MCP message or body");
  }
}

function readBlock(value: unknown, reader: Reader, session: McpSession): void {
  const builder = reader.transcript(null);
  const type = asText(own(value, "type"));
  if (type === "tool_use") readCall(builder, value, { actor: "assistant", messageId: null }, "");
  else if (type === "resource" || type === "resource_link")
    session.readResourceBlock(builder, value, null, "");
  else
    readPart(
      builder,
      value,
      { role: "unclassified", actor: "content block", messageId: null, name: null },
      "",
    );
}
