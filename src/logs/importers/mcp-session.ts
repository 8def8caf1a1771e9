import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { encodedText } from "../messages/encoded-text.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { missingBlock } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { TranscriptChannel } from "../transcript/event.ts";
import { RecentMap } from "../transcript/recent-map.ts";
import { textOf } from "../transcript/text.ts";
import {
  readElicitation,
  readElicitationResult,
  readNotification,
  readSampling,
  readSamplingResult,
} from "./mcp-exchanges.ts";

interface Pending {
  readonly method: string;
  readonly params: unknown;
}

/** Requests waiting for their answer; beyond it the oldest are forgotten. */
const PENDING = 10_000;

/**
 * One MCP session: answers joined with their requests. A wire log shows what the server sent, which
 * is not always what the model was shown: clients drop blocks or forward both forms of a result.
 */
export class McpSession {
  readonly #pending = new RecentMap<Pending>(PENDING);
  #server: string | null = null;

  /** The server's name, or that there is one. */
  get actor(): string {
    return this.#server ?? "server";
  }

  read(builder: TranscriptBuilder, message: unknown, server: string | null): void {
    const method = asText(own(message, "method"));
    const id = own(message, "id");
    const from = server ?? this.#server;
    if (method !== null) {
      if (id !== undefined && id !== null)
        this.#remember(id, { method, params: own(message, "params") });
      this.#request(builder, method, own(message, "params"), id, from);
      return;
    }
    if (own(message, "result") === undefined && own(message, "error") === undefined) return;
    const pending = this.#pending.get(String(id));
    this.#pending.delete(String(id));
    if (own(message, "error") !== undefined)
      this.#error(builder, pending, own(message, "error"), id);
    else this.#answer(builder, pending, own(message, "result"), id, from);
  }

  #remember(id: unknown, pending: Pending): void {
    this.#pending.set(String(id), pending);
  }

  #request(
    builder: TranscriptBuilder,
    method: string,
    params: unknown,
    id: unknown,
    server: string | null,
  ): void {
    if (method === "tools/call") {
      builder.call({
        callId: id === undefined ? null : String(id),
        tool: firstText(params, "name") ?? "unknown",
        server,
        args: own(params, "arguments") ?? null,
        pointer: "/params",
      });
    } else if (method === "sampling/createMessage")
      readSampling(builder, params, this.actor, "/params");
    else if (method === "elicitation/create")
      readElicitation(builder, params, this.actor, "/params");
    else if (method === "notifications/message" || method === "notifications/progress") {
      readNotification(builder, params, this.actor, "/params");
    }
  }

  #answer(
    builder: TranscriptBuilder,
    pending: Pending | undefined,
    result: unknown,
    id: unknown,
    server: string | null,
  ): void {
    const method = pending?.method ?? methodOfResult(result);
    switch (method) {
      case "initialize":
        this.readInitialized(builder, result, "/result");
        return;
      case "tools/list":
        readDefinitions(builder, asList(own(result, "tools")) ?? [], server, "/result/tools");
        return;
      case "tools/call":
        this.readToolResult(builder, result, {
          id: id === undefined ? null : String(id),
          tool: firstText(pending?.params, "name"),
          server,
          pointer: "/result",
        });
        return;
      case "resources/read":
        this.readResources(builder, result, "/result");
        return;
      case "prompts/get":
        this.#prompt(builder, result);
        return;
      case "sampling/createMessage":
        readSamplingResult(builder, result, "/result");
        return;
      case "elicitation/create":
        readElicitationResult(builder, result, "/result");
        return;
      default:
        // Other answers (pings, listings of resources) reach no model.
        return;
    }
  }

  #error(
    builder: TranscriptBuilder,
    pending: Pending | undefined,
    error: unknown,
    id: unknown,
  ): void {
    const text = firstText(error, "message") ?? textOf(error);
    if (pending?.method === "tools/call") {
      builder.result({ callId: String(id), text, notes: ["JSON-RPC error"], pointer: "/error" });
    } else {
      builder.decision({
        text,
        pointer: "/error",
        notes: [`JSON-RPC error to ${pending?.method ?? "an unknown request"}`],
      });
    }
  }

  readInitialized(builder: TranscriptBuilder, result: unknown, pointer: string): void {
    this.#server = firstText(own(result, "serverInfo"), "name") ?? this.#server;
    const text = asText(own(result, "instructions"));
    if (text === null) return;
    // Clients put this into the system prompt, but the server wrote it.
    builder.content(
      "trusted_tool",
      {
        text,
        actor: this.#server ?? "server",
        notes: ["server instructions"],
        pointer: `${pointer}/instructions`,
      },
      "definition",
    );
  }

  /** Every block stands for itself: text by tool, resources by their address; both forms are kept. */
  readToolResult(
    builder: TranscriptBuilder,
    result: unknown,
    about: { id: string | null; tool: string | null; server: string | null; pointer: string },
  ): void {
    const failed = own(result, "isError") === true ? ["tool error"] : [];
    const blocks = asList(own(result, "content")) ?? [];
    const texts: string[] = [];
    const common = { callId: about.id, tool: about.tool, server: about.server };
    for (const [index, block] of blocks.entries()) {
      const pointer = `${about.pointer}/content/${index}`;
      const type = asText(own(block, "type"));
      const text = type === "text" ? asText(own(block, "text")) : null;
      if (text !== null) {
        texts.push(text);
        const notes = index > 0 ? ["some clients forward only the first block"] : [];
        builder.result({ ...common, text, notes: [...failed, ...notes], pointer });
      } else if (type === "resource" || type === "resource_link") {
        this.readResourceBlock(builder, block, about.server, pointer);
      } else {
        builder.result({
          ...common,
          text: null,
          evidence: "binary",
          notes: [...failed, missingBlock(block)],
          pointer,
        });
      }
    }
    const structured = own(result, "structuredContent");
    if (structured === undefined || structured === null) return;
    const text = textOf(structured);
    // Servers repeat it as text for clients that do not know it; that is one text.
    if (texts.some((one) => one === text || sameJson(one, text))) return;
    builder.result({
      ...common,
      text,
      notes: [...failed, "structuredContent of the same result"],
      pointer: `${about.pointer}/structuredContent`,
    });
  }

  readResourceBlock(
    builder: TranscriptBuilder,
    block: unknown,
    server: string | null,
    pointer: string,
  ): void {
    const resource = asObject(own(block, "resource")) ?? block;
    const uri = firstText(resource, "uri");
    const text = asText(own(resource, "text")) ?? encodedText(asObject(resource) ?? {});
    builder.content(this.#channelOfUri(builder, uri, server), {
      text,
      evidence: text !== null ? "whole" : own(resource, "blob") === undefined ? "hidden" : "binary",
      actor: uri ?? "resource",
      notes:
        text === null
          ? [
              own(block, "type") === "resource_link"
                ? "a link; its text is not in the log"
                : missingBlock(block),
            ]
          : [],
      pointer,
    });
  }

  readResources(builder: TranscriptBuilder, result: unknown, pointer: string): void {
    for (const [index, item] of (asList(own(result, "contents")) ?? []).entries()) {
      this.readResourceBlock(
        builder,
        { type: "resource", resource: item },
        this.#server,
        `${pointer}/contents/${index}`,
      );
    }
  }

  #prompt(builder: TranscriptBuilder, result: unknown): void {
    readSampling(builder, result, this.actor, "/result");
  }

  #channelOfUri(
    builder: TranscriptBuilder,
    uri: string | null,
    server: string | null,
  ): TranscriptChannel {
    if (uri !== null && /^file:/i.test(uri)) return "file";
    if (uri !== null && /^https?:/i.test(uri)) return "web";
    const name = server ?? this.#server;
    return (name === null ? null : builder.map.ofServer(name)) ?? "unclassified";
  }
}

/** What an answer without its request can only be. */
function methodOfResult(result: unknown): string | null {
  if (own(result, "serverInfo") !== undefined) return "initialize";
  if (asList(own(result, "tools"))) return "tools/list";
  if (asList(own(result, "contents"))) return "resources/read";
  if (asList(own(result, "messages"))) return "prompts/get";
  if (own(result, "role") !== undefined) return "sampling/createMessage";
  if (own(result, "action") !== undefined) return "elicitation/create";
  return asList(own(result, "content")) || own(result, "structuredContent") ? "tools/call" : null;
}

function sameJson(a: string, b: string): boolean {
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
  } catch {
    return false;
  }
}
