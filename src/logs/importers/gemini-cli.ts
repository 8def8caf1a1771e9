import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import { readMessage } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import { resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Importer, Reader } from "./importer.ts";

/** Gemini CLI: recorded sessions (whole or line by line), checkpoints, and the log of prompts. */
export const geminiCli: Importer = {
  name: "gemini-cli",
  summary: "Gemini CLI sessions, checkpoints and prompt logs",
  session: true,
  detect: (value) => {
    if (isHeader(value)) return "a session with sessionId and projectHash";
    if (isEntry(value)) return "an entry of type user or gemini";
    if (isUpdate(value)) return "an update of a session";
    const list = asList(value);
    return list?.length && list.every(isPrompt) ? "a list of prompts" : null;
  },
  read(value, reader) {
    const session = reader.state(Session);
    const prompts = asList(value);
    if (prompts) {
      for (const [index, one] of prompts.entries()) {
        const text = firstText(one, "message");
        const builder = reader.transcript(firstText(one, "sessionId"));
        if (text !== null) builder.content("user", { text, pointer: `/${index}/message` });
      }
      return;
    }
    session.name ??= firstText(value, "sessionId");
    const builder = reader.transcript(session.name);
    // A session's messages may be set anew, as after a compression.
    const whole = own(value, "$set") ?? value;
    const at = whole === value ? "" : "/$set";
    const messages = asList(own(whole, "messages"));
    if (isEntry(value)) {
      builder.list();
      readEntry(builder, asObject(value) ?? {}, "", reader);
    }
    if (own(value, "$rewindTo") !== undefined)
      reader.note("messages were taken back; what a model had read before is kept");
    builder.list();
    for (const [index, entry] of (messages ?? []).entries())
      readEntry(builder, asObject(entry) ?? {}, `${at}/messages/${index}`, reader);
  },
};

class Session {
  name: string | null = null;
}

function isHeader(value: unknown): boolean {
  return typeof own(value, "sessionId") === "string" && own(value, "projectHash") !== undefined;
}

function isUpdate(value: unknown): boolean {
  return asObject(own(value, "$set")) !== null || typeof own(value, "$rewindTo") === "string";
}

const TYPES = /^(?:user|gemini|info|warning|error)$/;

function isEntry(value: unknown): boolean {
  const content = own(value, "content");
  return (
    TYPES.test(asText(own(value, "type")) ?? "") &&
    typeof own(value, "id") === "string" &&
    typeof own(value, "timestamp") === "string" &&
    (typeof content === "string" || isParts(content) || asList(own(value, "toolCalls")) !== null)
  );
}

/** Gemini's parts have their kind as their key; the blocks of others have a type. */
function isParts(content: unknown): boolean {
  const list = asList(content) ?? [content];
  return list.every(
    (part) => typeof part === "string" || (asObject(part) && own(part, "type") === undefined),
  );
}

function isPrompt(value: unknown): boolean {
  return (
    typeof own(value, "messageId") === "number" &&
    typeof own(value, "sessionId") === "string" &&
    own(value, "type") === "user"
  );
}

function readEntry(
  builder: TranscriptBuilder,
  entry: JsonObject,
  pointer: string,
  reader: Reader,
): void {
  const type = asText(entry["type"]) ?? "";
  // What the program shows its user; a model does not read it.
  if (/^(?:info|warning|error)$/.test(type)) {
    const text = asText(entry["content"]);
    const notes = [`${type}: shown to the user, not to the model`];
    if (text !== null)
      builder.decision({ text, actor: "harness", pointer: `${pointer}/content`, notes });
    return;
  }
  const content = asList(entry["content"]) ?? [entry["content"]];
  if (type === "user") readPrompt(builder, content, `${pointer}/content`);
  else if (type === "gemini") {
    for (const [index, thought] of (asList(entry["thoughts"]) ?? []).entries()) {
      const text = [firstText(thought, "subject"), firstText(thought, "description")];
      builder.content(
        "assistant",
        {
          text: text.filter((one) => one !== null).join(": "),
          pointer: `${pointer}/thoughts/${index}`,
        },
        "reasoning",
      );
    }
    readMessage(builder, { role: "assistant", content: entry["content"] }, pointer);
    for (const [index, call] of (asList(entry["toolCalls"]) ?? []).entries())
      readToolCall(builder, asObject(call) ?? {}, `${pointer}/toolCalls/${index}`);
  } else reader.skip(`an entry of type ${type.slice(0, 60)}`, pointer);
}

const OPENS = /^\s*--- Content from referenced files ---\s*$/;
const CLOSES = /^\s*--- End of content ---\s*$/;
/** The program's own words under the user's role. */
const HARNESS: readonly (readonly [RegExp, "system" | "memory" | "unclassified"])[] = [
  [/^\s*<session_context>|^This is the Gemini CLI\. We are setting up the context/, "system"],
  [/^\s*<state_snapshot>/, "memory"],
  [/^\s*<(?:hook_context|system-reminder)>|^System: /, "unclassified"],
];

/** A prompt; files that it names stand in it between marks, also in one text. */
function readPrompt(builder: TranscriptBuilder, parts: readonly unknown[], pointer: string): void {
  let isFile = false;
  for (const [index, part] of parts.entries()) {
    const at = `${pointer}/${index}`;
    const text = asText(part) ?? asText(own(part, "text"));
    const speaker = { role: "user", actor: "user", messageId: null, name: null } as const;
    if (text === null) {
      if (part !== undefined && part !== null) readPart(builder, part, speaker, at);
      continue;
    }
    // Only the last mark ends the files: a file may hold one of its own.
    const isEnd =
      CLOSES.test(text) && !parts.slice(index + 1).some((one) => CLOSES.test(textIn(one)));
    if (isFile && isEnd) isFile = false;
    else if (OPENS.test(text)) isFile = true;
    else if (isFile) builder.content("file", { text, actor: "referenced file", pointer: at });
    else readPromptText(builder, text, at);
    // The model read the marks too; they have no more say than what they stand around.
    if (OPENS.test(text) || isEnd) builder.content("file", { text, actor: "harness", pointer: at });
  }
}

const textIn = (part: unknown): string => asText(part) ?? asText(own(part, "text")) ?? "";

function readPromptText(builder: TranscriptBuilder, text: string, pointer: string): void {
  const harness = HARNESS.find(([pattern]) => pattern.test(text))?.[1];
  if (harness !== undefined) {
    builder.content(harness, { text, actor: "harness", pointer });
    return;
  }
  const opens = /\n--- Content from referenced files ---\n/.exec(text);
  const asked = opens ? text.slice(0, opens.index) : text;
  builder.content("user", { text: asked, pointer });
  if (opens)
    builder.content("file", { text: text.slice(opens.index), actor: "referenced file", pointer });
}

/** A call, and with it what the model was given as its result. */
function readToolCall(builder: TranscriptBuilder, call: JsonObject, pointer: string): void {
  const callId = firstText(call, "id");
  const tool = firstText(call, "name") ?? "unknown";
  builder.call({ callId, tool, args: call["args"] ?? null, pointer });
  const result = call["result"];
  if (result === undefined || result === null) return;
  const failed = /^(?:error|cancelled)$/.test(asText(call["status"]) ?? "");
  for (const [index, part] of (asList(result) ?? [result]).entries()) {
    const at = `${pointer}/result/${index}`;
    const isResponse = asObject(own(part, "functionResponse")) !== null;
    const speaker = { role: "tool", actor: tool, messageId: null, name: tool } as const;
    if (isResponse) readPart(builder, part, speaker, at);
    else {
      const { text, evidence, notes } = resultText(
        typeof part === "string" ? part : textPart(part),
      );
      builder.result({
        callId,
        tool,
        text,
        ...(evidence ? { evidence } : {}),
        notes: failed ? ["tool error", ...notes] : notes,
        pointer: at,
      });
    }
  }
}

function textPart(part: unknown): unknown {
  return asText(own(part, "text")) ?? part;
}
