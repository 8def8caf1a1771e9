import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { resultText } from "./results.ts";

/**
 * Tools that the provider runs itself. What the model read is often not in the log: a search call
 * without its pages, results that were not asked for, encrypted content. Such evidence is recorded
 * as missing, with the reason.
 * @returns false when the part is none of them.
 */
export function readHosted(
  builder: TranscriptBuilder,
  part: JsonObject,
  type: string,
  pointer: string,
): boolean {
  const handler = HANDLERS[type];
  if (!Object.hasOwn(HANDLERS, type) || !handler) return false;
  handler(builder, part, pointer);
  return true;
}

type Handler = (builder: TranscriptBuilder, part: JsonObject, pointer: string) => void;

const HANDLERS: Readonly<Record<string, Handler>> = {
  web_search_call: (builder, part, pointer) => {
    const callId = firstText(part, "id");
    builder.call({ callId, tool: "web_search", args: part["action"] ?? null, pointer });
    builder.result({
      callId,
      channel: "web",
      text: null,
      evidence: "hidden",
      notes: ["the log names the search but not what it found"],
      pointer,
    });
  },
  file_search_call: (builder, part, pointer) => {
    const callId = firstText(part, "id");
    builder.call({
      callId,
      tool: "file_search",
      args: { queries: part["queries"] ?? null },
      pointer,
    });
    const results = asList(part["results"]);
    if (!results) {
      const notes = ["results were not asked for, so the log does not hold them"];
      builder.result({
        callId,
        channel: "retrieved_doc",
        text: null,
        evidence: "hidden",
        notes,
        pointer,
      });
      return;
    }
    results.forEach((result, index) => {
      const { text } = resultText(own(result, "text") ?? own(result, "content"));
      builder.result({
        callId,
        channel: "retrieved_doc",
        text,
        actor: firstText(result, "filename", "file_id") ?? "file_search",
        pointer: `${pointer}/results/${index}`,
      });
    });
  },
  mcp_call: (builder, part, pointer) => {
    const callId = firstText(part, "id");
    const tool = firstText(part, "name") ?? "unknown";
    const server = firstText(part, "server_label");
    builder.call({ callId, tool, server, args: decoded(part["arguments"] ?? null), pointer });
    if (part["output"] === undefined && part["error"] === undefined) return;
    const failed = part["error"] !== null && part["error"] !== undefined;
    const output = resultText(part["output"] ?? part["error"] ?? null);
    const notes = failed ? ["tool error", ...output.notes] : output.notes;
    builder.result({ callId, tool, server, ...output, notes, pointer: `${pointer}/output` });
  },
  mcp_list_tools: (builder, part, pointer) => {
    readDefinitions(
      builder,
      asList(part["tools"]) ?? [],
      firstText(part, "server_label"),
      `${pointer}/tools`,
    );
  },
  code_interpreter_call: (builder, part, pointer) => {
    const callId = firstText(part, "id");
    builder.call({
      callId,
      tool: "code_interpreter",
      args: { code: part["code"] ?? null },
      pointer,
    });
    const outputs = asList(part["outputs"]);
    if (!outputs) {
      const notes = ["outputs were not asked for, so the log does not hold them"];
      builder.result({
        callId,
        channel: "trusted_tool",
        text: null,
        evidence: "hidden",
        notes,
        pointer,
      });
      return;
    }
    outputs.forEach((output, index) => {
      const text = firstText(output, "logs");
      const at = `${pointer}/outputs/${index}`;
      if (text !== null) builder.result({ callId, text, pointer: at });
      else {
        const notes = [`${firstText(output, "type") ?? "output"}: no text`];
        builder.result({ callId, text: null, evidence: "binary", notes, pointer: at });
      }
    });
  },
  image_generation_call: (builder, part, pointer) => {
    builder.call({ callId: firstText(part, "id"), tool: "image_generation", args: null, pointer });
  },
  web_search_tool_result: (builder, part, pointer) => {
    const callId = firstText(part, "tool_use_id");
    const results = asList(part["content"]);
    if (!results) return failure(builder, part, callId, pointer);
    results.forEach((result, index) => {
      const page = firstText(result, "page_content", "text", "content");
      const title = firstText(result, "title", "url");
      const hidden = page === null;
      builder.result({
        callId,
        channel: "web",
        text: page ?? title,
        evidence: hidden ? "encrypted" : "whole",
        actor: firstText(result, "url") ?? "web_search",
        notes: hidden ? ["only the title is in the log; the page's text is encrypted"] : [],
        pointer: `${pointer}/content/${index}`,
      });
    });
  },
  web_fetch_tool_result: (builder, part, pointer) => {
    const callId = firstText(part, "tool_use_id");
    const fetched = asObject(part["content"]);
    const document = asObject(fetched?.["content"]);
    if (!document) return failure(builder, part, callId, pointer);
    const source = own(document, "source");
    const text = own(source, "type") === "text" ? asText(own(source, "data")) : null;
    builder.result({
      callId,
      channel: "web",
      text,
      evidence: text === null ? "binary" : "whole",
      actor: firstText(fetched, "url") ?? "web_fetch",
      notes: text === null ? ["the fetched document is not text"] : [],
      pointer: `${pointer}/content/content`,
    });
  },
  compaction: (builder, part, pointer) => {
    const text = asText(part["content"]) ?? asText(part["summary"]);
    const notes = text === null ? ["the compacted history is opaque"] : ["compacted history"];
    builder.content("memory", {
      text,
      evidence: text === null ? "encrypted" : "whole",
      notes,
      actor: "compaction",
      pointer,
    });
  },
  search_result: (builder, part, pointer) => {
    const { text, notes } = resultText(part["content"]);
    builder.content("retrieved_doc", {
      text,
      notes,
      actor: firstText(part, "source", "title") ?? "search_result",
      pointer,
    });
  },
  web_search_result: (builder, part, pointer) => {
    const text = firstText(part, "title", "url");
    const notes = ["only the title is in the log; the page's text is encrypted"];
    builder.content("web", { text, evidence: "encrypted", notes, pointer });
  },
  "source-url": (builder, part, pointer) => {
    const notes = ["the answer cites this page; its text is not in the log"];
    builder.content("web", {
      text: null,
      evidence: "hidden",
      notes,
      actor: firstText(part, "url", "title") ?? "web",
      pointer,
    });
  },
  "source-document": (builder, part, pointer) => {
    const notes = ["the answer cites this document; its text is not in the log"];
    builder.content("retrieved_doc", {
      text: null,
      evidence: "hidden",
      notes,
      actor: firstText(part, "title", "filename") ?? "document",
      pointer,
    });
  },
};

function failure(
  builder: TranscriptBuilder,
  part: JsonObject,
  callId: string | null,
  pointer: string,
): void {
  const body = part["content"];
  const { text, evidence, notes } = resultText(body);
  builder.result({
    callId,
    channel: "web",
    text,
    ...(evidence ? { evidence } : {}),
    notes: [...notes, firstText(body, "error_code") ?? "no result"],
    pointer,
  });
}

/** Tool definitions: text a server puts before the model; an attack path of its own. */
export function readDefinitions(
  builder: TranscriptBuilder,
  tools: readonly unknown[],
  server: string | null,
  pointer: string,
): void {
  tools.forEach((tool, index) => {
    const nested = asObject(own(tool, "function")) ?? tool;
    const name = firstText(nested, "name") ?? "tool";
    if (readRan(builder, asObject(tool), `${pointer}/${index}`)) return;
    builder.content(
      "trusted_tool",
      {
        text: textOf(tool),
        actor: server === null ? name : `${server}/${name}`,
        pointer: `${pointer}/${index}`,
      },
      "definition",
    );
  });
}

/** Records of runs list under the same key the calls that were carried out, with what tools gave. */
function readRan(builder: TranscriptBuilder, tool: JsonObject | null, pointer: string): boolean {
  const given = tool?.["result"] ?? tool?.["output"];
  const callId = firstText(tool, "tool_call_id", "toolCallId", "call_id");
  if (tool === null || (given === undefined && callId === null)) return false;
  const actor = firstText(tool, "tool_name", "toolName", "name") ?? "tool";
  const about = { actor, notes: ["of a call that was carried out, listed beside the messages"] };
  for (const key of ["tool_args", "args", "arguments", "input", "result", "output", "error"]) {
    const value = tool[key];
    if (value === undefined || value === null || value === "") continue;
    builder.spare({ ...about, text: textOf(value), pointer: `${pointer}/${key}` }, value);
  }
  return true;
}
