import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import { type CodexStretch, codexStretches } from "../messages/codex-harness.ts";
import { readMessage } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import { resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { isExecEvent, readExecEvent } from "./codex-exec.ts";
import type { Importer } from "./importer.ts";

/** Codex CLI: session rollouts, and the events that `codex exec --json` prints. */
export const codex: Importer = {
  name: "codex",
  summary: "Codex CLI session rollouts and exec event streams",
  session: true,
  detect: (value) => {
    if (isRolloutLine(value)) return "a rollout line with timestamp, type and payload";
    return isExecEvent(value) ? "an event of codex exec" : null;
  },
  read(value, reader) {
    const session = reader.state(Session);
    const type = asText(own(value, "type")) ?? "";
    const payload = asObject(own(value, "payload"));
    if (!payload) {
      if (isExecEvent(value)) readExecEvent(value, reader);
      else reader.skip("not a line of a rollout");
      return;
    }
    if (type === "session_meta") session.name ??= firstText(payload, "id", "session_id");
    const builder = reader.transcript(session.name);
    const typed = type === "event_msg" ? typedText(payload) : null;
    settle(session, builder, typed);
    builder.list();
    if (type === "response_item") readItem(builder, payload, "/payload", session);
    else if (type === "session_meta" || type === "turn_context") readContext(builder, payload);
    else if (type === "compacted") readCompacted(builder, payload, session);
    else if (typed !== null) readTyped(builder, typed);
    else if (!SILENT.test(type)) reader.skip(`a rollout line of type ${type.slice(0, 60)}`);
  },
  end(reader) {
    const session = reader.state(Session);
    settle(session, reader.transcript(session.name), null);
  },
};

const TYPES =
  /^(?:session_meta|response_item|event_msg|turn_context|compacted|world_state|token_usage_record|inter_agent_communication)$/;

/** Lines that say what the program did and counted, and nothing that a model reads. */
const SILENT = /^(?:event_msg|world_state|token_usage_record)$/;

/** What the user typed, where an event says so; newer versions say it as a finished item. */
function typedText(event: JsonObject): string | null {
  if (event["type"] === "user_message") return asText(event["message"]) ?? "";
  const item = event["type"] === "item_completed" ? event["item"] : undefined;
  if (own(item, "type") !== "UserMessage") return null;
  const parts = asList(own(item, "content")) ?? [];
  return parts.map((part) => asText(own(part, "text")) ?? "").join("\n");
}

function isRolloutLine(value: unknown): boolean {
  return TYPES.test(asText(own(value, "type")) ?? "") && asObject(own(value, "payload")) !== null;
}

class Session {
  name: string | null = null;
  /** A frame that nobody knows, until the next line tells whether the user typed it. */
  open: { readonly stretch: CodexStretch; readonly pointer: string; readonly place: Place } | null =
    null;
}

type Place = TranscriptBuilder["place"];

/** The line after a message tells whether the user typed it. */
function settle(session: Session, builder: TranscriptBuilder, typed: string | null): void {
  const { open } = session;
  session.open = null;
  if (open === null) return;
  const here = builder.place;
  const { text } = open.stretch;
  const isTyped = typed?.trim() === text.trim();
  builder.at(open.place.file, open.place.line);
  if (isTyped) builder.content("user", { text, pointer: open.pointer });
  else {
    const notes = ["a frame under the user's role that the log does not call typed"];
    builder.content("unclassified", { text, actor: "harness", notes, pointer: open.pointer });
  }
  builder.at(here.file, here.line);
}

/** The same prompt as the event says that it was typed. */
function readTyped(builder: TranscriptBuilder, text: string): void {
  for (const stretch of codexStretches(text)) {
    if (stretch.isUnknownFrame) builder.content("user", { text, pointer: "/payload/message" });
    else sayStretch(builder, stretch, "/payload/message");
  }
}

function readItem(
  builder: TranscriptBuilder,
  item: JsonObject,
  pointer: string,
  session: Session,
): void {
  const type = asText(item["type"]) ?? "";
  if (/^(?:ghost_snapshot|other)$/.test(type)) return;
  if (type === "message" && item["role"] === "user") {
    for (const [index, part] of (asList(item["content"]) ?? []).entries()) {
      const at = `${pointer}/content/${index}`;
      const text = asText(own(part, "text"));
      const speaker = { role: "user", actor: "user", messageId: null, name: null } as const;
      if (text === null) readPart(builder, part, speaker, at);
      else
        for (const stretch of codexStretches(text)) {
          if (stretch.isUnknownFrame) session.open = { stretch, pointer: at, place: builder.place };
          else sayStretch(builder, stretch, at);
        }
    }
    return;
  }
  if (/_call_output$/.test(type)) {
    const body = printed(item["output"]);
    const { text, evidence, notes } = resultText(body);
    const about = { callId: firstText(item, "call_id"), text, notes, pointer };
    builder.result({ ...about, ...(evidence ? { evidence } : {}) });
    return;
  }
  if (typeof item["role"] === "string") readMessage(builder, item, pointer);
  else
    readPart(
      builder,
      item,
      { role: "assistant", actor: "assistant", messageId: firstText(item, "id"), name: null },
      pointer,
    );
}

/** What a command printed, out of the frame with its exit code. */
function printed(output: unknown): unknown {
  const framed = decoded(output);
  if (asObject(own(framed, "metadata")) && own(framed, "output") !== undefined)
    return own(framed, "output");
  const content = own(framed, "content");
  return asObject(framed) && (asList(content) || asText(content) !== null) ? content : output;
}

function sayStretch(builder: TranscriptBuilder, stretch: CodexStretch, pointer: string): void {
  const { channel, actor, text, command } = stretch;
  const shell = command === undefined ? null : builder.map.ofTool("shell", null, { command });
  builder.content(shell ?? channel, { text, actor, pointer });
}

/** Instructions that stand in the session's head or beside a turn. */
function readContext(builder: TranscriptBuilder, payload: JsonObject): void {
  for (const key of ["base_instructions", "instructions", "developer_instructions"]) {
    const text = asText(payload[key]) ?? firstText(payload[key], "text");
    if (text !== null) builder.content("system", { text, pointer: `/payload/${key}` });
  }
  const project = asText(payload["user_instructions"]);
  if (project !== null)
    builder.content("file", {
      text: project,
      actor: "project instructions",
      pointer: "/payload/user_instructions",
    });
}

/** From here on the model reads a summary, and what was kept beside it. */
function readCompacted(builder: TranscriptBuilder, payload: JsonObject, session: Session): void {
  const text = firstText(payload, "message");
  if (text !== null)
    builder.content("memory", { text, actor: "compaction", pointer: "/payload/message" });
  for (const [index, item] of (asList(payload["replacement_history"]) ?? []).entries()) {
    const at = `/payload/replacement_history/${index}`;
    const object = asObject(item);
    const isItem = typeof object?.["type"] === "string";
    if (object && isItem) readItem(builder, object, at, session);
    else
      builder.content("memory", {
        text: firstText(item, "text") ?? textOf(item),
        actor: "compaction",
        pointer: at,
      });
  }
}
