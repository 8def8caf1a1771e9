import { createHash } from "node:crypto";
import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import { stretchesOf } from "../messages/claude-harness.ts";
import { readPart } from "../messages/parts.ts";
import { resultWithError } from "../messages/results.ts";
import type { Speaker } from "../messages/speaker.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { RecentMap } from "../transcript/recent-map.ts";
import { textOf } from "../transcript/text.ts";
import { readAttachmentLine } from "./claude-attachments.ts";
import type { Importer, Reader } from "./importer.ts";

/** Claude Code sessions: JSON lines, or the web export with `loglines`. */
export const claudeCode: Importer = {
  name: "claude-code",
  summary: "Claude Code session logs and the web export",
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
    if (type === "attachment" && asObject(own(value, "attachment")) && own(value, "sessionId"))
      return "an attachment line with sessionId";
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
  end(reader) {
    const { undelivered } = reader.state(Seen);
    if (undelivered > 0)
      reader.note(`${undelivered} prompts were queued and never shown to the model in this log`);
  },
};

/** Queued prompts remembered until they are delivered. */
const MAX_QUEUE = 1_000;

/** What was read already: sessions are resumed, copied and written cumulatively. */
class Seen {
  /** Lines without a session belong to the session before them. */
  session: string | null = null;
  /** The command that the user ran last in the program's own shell. */
  command = "";
  #queue: string[] = [];
  readonly #keys = new RecentMap<true>(50_000);

  /** A prompt waits until a tool has ended. */
  queued(text: string | null): void {
    if (text !== null && this.#queue.length < MAX_QUEUE) this.#queue.push(text.trim());
  }

  /** Prompts that waited are delivered one by one or joined. */
  delivered(text: string | null): void {
    if (text === null || this.#queue.length === 0) return;
    this.#queue = this.#queue.filter((queued) => !text.includes(queued));
  }

  get undelivered(): number {
    return this.#queue.length;
  }

  /** False when the key was there before. */
  add(key: string): boolean {
    if (this.#keys.has(key)) return false;
    this.#keys.set(key, true);
    return true;
  }
}

/** Lines about the program itself, titles of its lists among them; nothing of them reaches the model. */
const SILENT: ReadonlySet<string> = new Set([
  "summary",
  "file-history-snapshot",
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
    case "queue-operation":
      if (own(line, "operation") === "enqueue") seen.queued(firstText(line, "content"));
      return;
    case "attachment":
      seen.delivered(readAttachmentLine(builder, line, pointer));
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
    readText(builder, textOf(content), speaker, at, seen);
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
    const object = asObject(block);
    if (text !== null) readText(builder, text, speaker, `${at}/${index}`, seen);
    else if (object?.["type"] === "tool_result")
      readToolResult(builder, object, `${at}/${index}`, reader);
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
  seen: Seen,
): void {
  const { role, actor, messageId } = speaker;
  if (role === "tool") return;
  if (role !== "user") {
    builder.content(role, { text, actor, messageId, pointer });
    return;
  }
  for (const { channel, actor: writer, text: said, isShellOutput } of stretchesOf(text)) {
    if (channel === "user") seen.delivered(said);
    const command = /^\s*<bash-input>([\s\S]*?)<\/bash-input>/.exec(said)?.[1];
    if (command !== undefined) seen.command = command;
    const shell = isShellOutput
      ? builder.map.ofTool("Bash", null, { command: seen.command })
      : null;
    builder.content(shell ?? channel, { text: said, actor: writer, messageId, pointer });
  }
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

/** A result too large for the model: it was shown a preview and told where the rest lies. */
const PERSISTED = /^\s*<persisted-output>[\s\S]*?saved to:?\s*(\S+)/;
/** Written over a result when the context ran full; the text stood there before. */
const CLEARED = /^\s*\[Old tool result content cleared\]\s*$/;

function readToolResult(
  builder: TranscriptBuilder,
  block: JsonObject,
  pointer: string,
  reader: Reader,
): void {
  const { text, evidence, notes } = resultWithError(block["content"], null);
  const callId = firstText(block, "tool_use_id");
  const failed = block["is_error"] === true ? ["tool error", ...notes] : notes;
  const path = PERSISTED.exec(text ?? "")?.[1];
  if (path !== undefined) {
    const whole = reader.sideFile(path);
    builder.heard(text ?? "");
    const why =
      whole === null
        ? "the model was shown this preview; the file it names is not beside the log"
        : "the model was shown a preview; the text is that of the file beside the log";
    builder.result({
      callId,
      text: whole ?? text,
      evidence: "truncated",
      savedTo: path,
      notes: [...failed, why],
      pointer,
    });
  } else if (CLEARED.test(text ?? "")) {
    const cleared = [...failed, "cleared from the context; the text is not here"];
    builder.result({ callId, text: null, evidence: "hidden", notes: cleared, pointer });
  } else {
    builder.result({ callId, text, ...(evidence ? { evidence } : {}), notes: failed, pointer });
  }
}

function hashOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64")
    .slice(0, 16);
}
