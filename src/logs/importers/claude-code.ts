import { createHash } from "node:crypto";
import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readPart } from "../messages/parts.ts";
import type { Speaker } from "../messages/speaker.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { RecentMap } from "../transcript/recent-map.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";

/** Claude Code sessions: JSON lines, or the web export with `loglines`. */
export const claudeCode: Importer = {
  name: "claude-code",
  summary: "Claude Code session logs",
  session: true,
  detect: (value) => {
    if (asList(own(value, "loglines"))) return "has loglines";
    const type = asText(own(value, "type")) ?? "";
    if (
      (type === "user" || type === "assistant") &&
      asObject(own(value, "message")) &&
      (own(value, "uuid") ?? own(value, "sessionId") ?? own(value, "session_id")) !== undefined
    ) {
      return `a ${type} line with message and uuid`;
    }
    if (type === "summary" && own(value, "leafUuid") !== undefined)
      return "a summary line with leafUuid";
    return type === "file-history-snapshot" ||
      (type === "system" && own(value, "sessionId") !== undefined)
      ? `a ${type} line`
      : null;
  },
  read(value, reader) {
    const lines = asList(own(value, "loglines"));
    if (!lines) readLine(value, "", reader);
    else for (const [index, line] of lines.entries()) readLine(line, `/loglines/${index}`, reader);
  },
};

/** What was read already: sessions are resumed, copied and written cumulatively. */
class Seen {
  /** Lines without a session belong to the session before them. */
  session: string | null = null;
  readonly #keys = new RecentMap<true>(50_000);

  /** False when the key was there before. */
  add(key: string): boolean {
    if (this.#keys.has(key)) return false;
    this.#keys.set(key, true);
    return true;
  }
}

/** Lines about the program itself; nothing of them reaches the model. */
const SILENT: ReadonlySet<string> = new Set([
  "file-history-snapshot",
  "queue-operation",
  "progress",
  "result",
  "stream_event",
  "last-prompt",
  "custom-title",
  "ai-title",
  "agent-name",
  "tag",
  "mode",
  "pr-link",
  "permission-mode",
]);

function readLine(line: unknown, pointer: string, reader: Reader): void {
  if (!asObject(line)) {
    reader.skip("a line that is no object", pointer);
    return;
  }
  const type = asText(own(line, "type"));
  const seen = reader.state(Seen);
  const uuid = firstText(line, "uuid");
  // The same line written again; two lines of one id with other content are both kept.
  if (uuid !== null && !seen.add(`line ${uuid} ${hashOf(own(line, "message") ?? line)}`)) return;
  seen.session = firstText(line, "sessionId", "session_id") ?? seen.session;
  const builder = reader.transcript(seen.session);
  switch (type) {
    case "user":
    case "assistant":
      readTurn(builder, line, type, pointer, seen, reader);
      return;
    case "system":
      readSystem(builder, line, pointer);
      return;
    case "summary":
      builder.content("memory", {
        text: asText(own(line, "summary")),
        actor: "summary",
        pointer: `${pointer}/summary`,
      });
      return;
    case "attachment":
      readAttachmentLine(builder, line, pointer);
      return;
    default:
      if (type === null || !SILENT.has(type)) {
        reader.skip(
          type === null ? "a line without a type" : `unknown line type ${type.slice(0, 60)}`,
          pointer,
        );
      }
  }
}

function readTurn(
  builder: TranscriptBuilder,
  line: unknown,
  type: "user" | "assistant",
  pointer: string,
  seen: Seen,
  reader: Reader,
): void {
  const message = asObject(own(line, "message"));
  if (!message) {
    reader.skip("a line whose message is no object", `${pointer}/message`);
    return;
  }
  const content = message["content"];
  if (content === undefined) {
    reader.skip("a message without content", `${pointer}/message`);
    return;
  }
  const messageId = asText(message["id"]);
  const speaker = speakerOf(line, type, messageId ?? firstText(line, "uuid"));
  const at = `${pointer}/message/content`;
  const blocks = asList(content);
  if (!blocks) {
    readText(builder, textOf(content), speaker, at);
    return;
  }
  for (const [index, block] of blocks.entries()) {
    // A message may be spread over lines, one block each, or written again as it grows.
    if (messageId !== null && !seen.add(`block ${messageId} ${hashOf(block)}`)) continue;
    const text =
      own(block, "type") === "text"
        ? asText(own(block, "text"))
        : typeof block === "string"
          ? block
          : null;
    if (text !== null) readText(builder, text, speaker, `${at}/${index}`);
    else readPart(builder, block, speaker, `${at}/${index}`);
  }
}

function speakerOf(line: unknown, type: "user" | "assistant", messageId: string | null): Speaker {
  const flag = (key: string): boolean => own(line, key) === true;
  const side = flag("isSidechain");
  if (type === "assistant") {
    return {
      role: side ? "inter_agent" : "assistant",
      actor: side ? "sub-agent" : "assistant",
      messageId,
      name: null,
    };
  }
  if (flag("isCompactSummary") || flag("isVisibleInTranscriptOnly"))
    return { role: "memory", actor: "compaction", messageId, name: null };
  if (side) return { role: "inter_agent", actor: "main agent", messageId, name: null };
  // Text that the program put in, under the user's role.
  if (flag("isMeta")) return { role: "system", actor: "harness", messageId, name: null };
  return { role: "user", actor: "user", messageId, name: null };
}

function readText(
  builder: TranscriptBuilder,
  text: string,
  speaker: Speaker,
  pointer: string,
): void {
  if (speaker.role === "user") {
    if (/^\s*<local-command-std(?:out|err)>/.test(text)) {
      builder.content("trusted_tool", {
        text,
        actor: "local command",
        pointer,
        messageId: speaker.messageId,
      });
      return;
    }
    if (
      /^\s*(?:Caveat: The messages below were generated by the user while running local commands|<system-reminder>)/.test(
        text,
      )
    ) {
      builder.content("system", { text, actor: "harness", pointer, messageId: speaker.messageId });
      return;
    }
  }
  if (speaker.role === "tool") return;
  builder.content(speaker.role, {
    text,
    actor: speaker.actor,
    messageId: speaker.messageId,
    pointer,
  });
}

function readSystem(builder: TranscriptBuilder, line: unknown, pointer: string): void {
  const subtype = asText(own(line, "subtype")) ?? "";
  const text = asText(own(line, "content"));
  if (text === null) return;
  if (
    /^(?:compact_boundary|microcompact_boundary|turn_duration|api_error|stop_hook_summary|init|informational)$/.test(
      subtype,
    )
  ) {
    builder.decision({ text, actor: "harness", notes: [subtype], pointer: `${pointer}/content` });
  } else {
    builder.content("system", { text, actor: subtype || "harness", pointer: `${pointer}/content` });
  }
}

function readAttachmentLine(builder: TranscriptBuilder, line: unknown, pointer: string): void {
  const attachment = own(line, "attachment");
  const kind = asText(own(attachment, "type")) ?? "attachment";
  const body = own(attachment, "content") ?? own(attachment, "text") ?? own(attachment, "snippet");
  const inner = own(own(body, "file"), "content") ?? body;
  const channel = /file|directory|ide|notebook|pdf|image|diagnostics/.test(kind)
    ? ("file" as const)
    : /hook|reminder|todo|plan|mode|skill|command|style|budget|date|delta|listing/.test(kind)
      ? ("system" as const)
      : /mcp|resource/.test(kind)
        ? ("unclassified" as const)
        : /memory|memories/.test(kind)
          ? ("memory" as const)
          : ("unclassified" as const);
  builder.content(channel, {
    text: inner === undefined ? null : textOf(inner),
    actor: firstText(attachment, "filename", "displayPath", "hookName", "path") ?? kind,
    notes: inner === undefined ? [`${kind}: no text in the log`] : [kind],
    pointer: `${pointer}/attachment`,
  });
}

function hashOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64")
    .slice(0, 16);
}
