import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readUserText } from "../messages/flattened.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Importer } from "./importer.ts";

/** OpenAI Responses API: requests, responses with hosted tools, and streams. */
export const openaiResponses: Importer = {
  name: "openai-responses",
  summary: "Responses API bodies and streams, with hosted tools",
  session: false,
  detect: (value) => {
    if (own(value, "object") === "response") return "object is response";
    if (isResponseEvent(value)) return "a stream event of type response.*";
    if (
      asObject(own(own(value, "response"), "body")) === null &&
      own(own(value, "response"), "object") === "response"
    ) {
      return "its response has object response";
    }
    if (isItems(own(value, "output"))) return "has a list of output items";
    if (isItems(own(value, "input"))) return "has a list of input items";
    return isItems(value) ? "a list of response items" : null;
  },
  isStreamEvent: isResponseEvent,
  assemble: assembleResponseEvents,
  read(value, reader) {
    const builder = reader.transcript(
      asText(own(value, "id")) ?? asText(own(own(value, "response"), "id")),
    );
    const list = asList(value);
    if (list) {
      readItems(builder, list, "");
      return;
    }
    readBody(builder, own(value, "request"), "/request");
    readBody(builder, value, "");
    readBody(builder, own(value, "response"), "/response");
    const status = asText(own(value, "status"));
    if (status === "failed" || status === "incomplete") {
      const why = own(value, "error") ?? own(value, "incomplete_details");
      builder.decision({
        text: `${status}: ${JSON.stringify(why) ?? ""}`,
        pointer: "/status",
        notes: [status],
      });
    }
  },
};

function readBody(builder: TranscriptBuilder, body: unknown, pointer: string): void {
  if (!asObject(body)) return;
  const instructions = own(body, "instructions");
  if (typeof instructions === "string") {
    builder.content("system", { text: instructions, pointer: `${pointer}/instructions` });
  } else if (asList(instructions)) {
    readItems(builder, asList(instructions) ?? [], `${pointer}/instructions`);
  }
  const tools = asList(own(body, "tools"))?.filter(
    (tool) => firstText(tool, "name", "description", "server_description") !== null,
  );
  if (tools && tools.length > 0) readDefinitions(builder, tools, null, `${pointer}/tools`);
  const input = own(body, "input");
  if (typeof input === "string") readUserText(builder, input, `${pointer}/input`);
  else if (asList(input)) readItems(builder, asList(input) ?? [], `${pointer}/input`);
  builder.list();
  const output = own(body, "output");
  if (asList(output)) readItems(builder, asList(output) ?? [], `${pointer}/output`);
}

/** Items of a conversation: messages by role, calls and results by type. */
export function readItems(
  builder: TranscriptBuilder,
  items: readonly unknown[],
  pointer: string,
): void {
  builder.list();
  for (const [index, item] of items.entries()) {
    const at = `${pointer}/${index}`;
    const type = asText(own(item, "type"));
    if (typeof own(item, "role") === "string" && (type === null || type === "message"))
      readMessage(builder, item, at);
    else
      readPart(
        builder,
        item,
        { role: "assistant", actor: "assistant", messageId: asText(own(item, "id")), name: null },
        at,
      );
  }
}

const ITEM =
  /^(?:message|reasoning|compaction|item_reference|function_call(?:_output|_result)?|custom_tool_call(?:_output)?|[a-z_]+_call(?:_output)?|mcp_list_tools|mcp_approval_re(?:quest|sponse))$/;

function isItems(value: unknown): boolean {
  const list = asList(value);
  if (!list || list.length === 0) return false;
  return (
    list.some(
      (item) =>
        own(item, "type") !== undefined &&
        ITEM.test(asText(own(item, "type")) ?? "") &&
        own(item, "content") !== null,
    ) &&
    list.every(
      (item) =>
        asObject(item) !== null &&
        (ITEM.test(asText(own(item, "type")) ?? "") || typeof own(item, "role") === "string"),
    )
  );
}

function isResponseEvent(value: unknown): boolean {
  return /^response\.[a-z_.]+$/.test(asText(own(value, "type")) ?? "");
}

/** The last whole response of a stream, or its finished items where the end is missing. */
function assembleResponseEvents(events: readonly unknown[]): unknown {
  const items = new Map<number, unknown>();
  let last: unknown = null;
  for (const event of events) {
    const type = asText(own(event, "type")) ?? "";
    if (/^response\.(?:completed|incomplete|failed)$/.test(type)) last = own(event, "response");
    if (type === "response.output_item.done") {
      items.set(Number(own(event, "output_index") ?? items.size), own(event, "item"));
    }
  }
  if (asList(own(last, "output"))?.length) return last;
  const output = [...items].sort(([a], [b]) => a - b).map(([, item]) => item);
  return { ...(asObject(last) ?? {}), object: "response", output };
}
