import { asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import { resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Reader } from "./importer.ts";

const EVENTS =
  /^(?:thread\.started|turn\.(?:started|completed|failed)|item\.(?:started|updated|completed))$/;

/** An event that `codex exec --json` prints. */
export function isExecEvent(value: unknown): boolean {
  const type = asText(own(value, "type")) ?? "";
  if (!EVENTS.test(type)) return false;
  return type.startsWith("item.")
    ? typeof own(own(value, "item"), "type") === "string"
    : type !== "thread.started" || typeof own(value, "thread_id") === "string";
}

class Thread {
  name: string | null = null;
}

/** Reads an event; what was asked is in none of them, and only whole items count. */
export function readExecEvent(value: unknown, reader: Reader): void {
  const type = asText(own(value, "type")) ?? "";
  const thread = reader.state(Thread);
  if (type === "thread.started") {
    thread.name = firstText(value, "thread_id");
    reader.note("the events of codex exec hold what the agent did, but not what it was asked");
  }
  const builder = reader.transcript(thread.name);
  if (type === "turn.failed") {
    const text = firstText(own(value, "error"), "message") ?? "failed";
    builder.decision({ text, pointer: "/error", notes: ["the turn failed"] });
  }
  const item = asObject(own(value, "item"));
  if (type !== "item.completed" || !item) return;
  builder.list();
  readItem(builder, item, "/item");
}

function readItem(builder: TranscriptBuilder, item: JsonObject, pointer: string): void {
  const callId = firstText(item, "id");
  const text = firstText(item, "text", "message") ?? "";
  const called = (tool: string, args: unknown, server: string | null, result: unknown): void => {
    builder.call({ callId, tool, server, args, pointer });
    const { text: found, evidence, notes } = resultText(result);
    const about = { callId, tool, server, text: found, notes, pointer };
    builder.result({ ...about, ...(evidence ? { evidence } : {}) });
  };
  switch (item["type"]) {
    case "agent_message":
      builder.content("assistant", { text, pointer });
      break;
    case "reasoning":
      builder.content("assistant", { text, pointer }, "reasoning");
      break;
    case "command_execution":
      called("shell", { command: item["command"] }, null, item["aggregated_output"]);
      break;
    case "mcp_tool_call": {
      const failure = firstText(own(item, "error"), "message");
      const result = own(item["result"], "content") ?? item["result"] ?? failure;
      const tool = firstText(item, "tool") ?? "unknown";
      called(tool, item["arguments"] ?? null, firstText(item, "server"), result);
      break;
    }
    case "web_search":
      called("web_search", { query: item["query"] }, null, undefined);
      break;
    case "file_change":
      builder.call({ callId, tool: "apply_patch", args: item["changes"] ?? null, pointer });
      break;
    case "todo_list":
      builder.call({ callId, tool: "update_plan", args: item["items"] ?? null, pointer });
      break;
    case "error":
      // Of the program, to who runs it; no model reads it.
      builder.decision({ text, pointer, notes: ["an error that the program tells"] });
      break;
    default:
      builder.content("unclassified", {
        text: JSON.stringify(item),
        pointer,
        notes: [`unknown item type ${(asText(item["type"]) ?? "").slice(0, 60)}`],
      });
  }
}
