import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import { readMessage } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer } from "./importer.ts";

/** AutoGen AgentChat: messages and events of a run, and the saved state of agents and teams. */
export const autogen: Importer = {
  name: "autogen",
  summary: "AutoGen messages, task results and saved states",
  session: true,
  detect: (value) => {
    if (STATES.test(asText(own(value, "type")) ?? "") && own(value, "version") !== undefined)
      return "a saved state of an agent or team";
    if (isMessage(value)) return "a message with source and type";
    const list = asList(value) ?? asList(own(value, "messages"));
    return list?.length && list.every(isMessage) ? "messages with source and type" : null;
  },
  read(value, reader) {
    const list = asList(value) ?? asList(own(value, "messages"));
    const team = reader.state(Team);
    if (list) readThread(reader.transcript(null), list, "", team);
    else if (isMessage(value)) readThread(reader.transcript(null), [value], "", team);
    else
      for (const { name, messages, at, isContext } of threadsIn(value)) {
        const builder = reader.transcript(name);
        if (isContext) readContext(builder, messages, at, name);
        else readThread(builder, messages, at, new Team(), name);
      }
  },
};

const TYPES =
  /^(?:TextMessage|MultiModalMessage|StopMessage|HandoffMessage|StructuredMessage(?:\[.*\]|<.*>)?|ToolCall(?:RequestEvent|ExecutionEvent|SummaryMessage)|MemoryQueryEvent|ThoughtEvent|UserInputRequestedEvent|ModelClientStreamingChunkEvent|Code(?:Generation|Execution)Event|SelectSpeakerEvent|SelectorEvent)$/;
const STATES = /State$/;

function isMessage(value: unknown): boolean {
  return typeof own(value, "source") === "string" && TYPES.test(asText(own(value, "type")) ?? "");
}

/** The agent whose run a thread is: the first that speaks; what others say comes from peers. */
class Team {
  first: string | null = null;
}

/**
 * @param self the agent that reads the thread. Where nobody is named and several agents speak,
 * what each says is read by the others.
 */
function readThread(
  builder: TranscriptBuilder,
  list: readonly unknown[],
  pointer: string,
  team: Team,
  self: string | null = null,
): void {
  builder.list();
  const speakers = new Set(list.filter(speaks).map((message) => own(message, "source")));
  const reader = self !== null && speakers.has(self) ? self : null;
  for (const [index, message] of list.entries()) {
    const source = asText(own(message, "source")) ?? "unknown";
    if (speaks(message)) team.first ??= source;
    const ownWords = reader ?? (speakers.size > 1 || self !== null ? null : team.first);
    readOne(builder, asObject(message) ?? {}, `${pointer}/${index}`, source, ownWords);
  }
}

function speaks(message: unknown): boolean {
  const type = asText(own(message, "type")) ?? "";
  return own(message, "source") !== "user" && /^(?:Text|ToolCall|Thought|Code|Stop)/.test(type);
}

function readOne(
  builder: TranscriptBuilder,
  message: JsonObject,
  pointer: string,
  source: string,
  self: string | null,
): void {
  const type = asText(message["type"]) ?? "";
  const content = message["content"];
  const at = `${pointer}/content`;
  const role = source === "user" ? "user" : source === self ? "assistant" : "inter_agent";
  if (/^ToolCallRequest/.test(type)) readCalls(builder, content, source, at);
  else if (/^ToolCallExecution/.test(type)) readResults(builder, content, at);
  else if (type === "MemoryQueryEvent") {
    for (const [index, one] of (asList(content) ?? []).entries())
      builder.content("memory", {
        text: textOf(own(one, "content") ?? one),
        actor: "memory",
        pointer: `${at}/${index}`,
      });
  } else if (type === "ThoughtEvent")
    builder.content(
      "assistant",
      { text: textOf(content), actor: source, pointer: at },
      "reasoning",
    );
  else if (type === "CodeExecutionEvent") {
    const output = own(message["result"], "output") ?? message["result"];
    builder.result({
      callId: null,
      tool: "code_execution",
      text: textOf(output),
      pointer: `${pointer}/result`,
    });
  } else if (/^(?:ModelClientStreamingChunk|UserInputRequested|Select)/.test(type)) return;
  else {
    for (const [index, part] of partsOf(content).entries()) {
      const about = {
        actor: source,
        messageId: firstText(message, "id"),
        pointer: `${at}/${index}`,
      };
      if (part === null)
        builder.content("file", { ...about, text: null, evidence: "binary", notes: ["an image"] });
      else builder.content(role, { ...about, text: part });
    }
    // A hand-off brings what the next agent shall know.
    for (const [index, one] of (asList(message["context"]) ?? []).entries())
      builder.content("inter_agent", {
        text: textOf(own(one, "content") ?? one),
        actor: source,
        pointer: `${pointer}/context/${index}`,
      });
  }
}

/** Texts of a message; null stands for an image. */
function partsOf(content: unknown): readonly (string | null)[] {
  const list = asList(content);
  if (list) return list.map((one) => (typeof one === "string" ? one : null));
  return content === undefined || content === null ? [] : [textOf(content)];
}

function readCalls(builder: TranscriptBuilder, content: unknown, actor: string, at: string): void {
  readMessage(builder, { role: "assistant", name: actor, tool_calls: content }, at);
}

function readResults(builder: TranscriptBuilder, content: unknown, at: string): void {
  for (const [index, one] of (asList(content) ?? []).entries())
    readMessage(
      builder,
      {
        role: "tool",
        tool_call_id: own(one, "call_id"),
        name: own(one, "name"),
        content: own(one, "content"),
        is_error: own(one, "is_error"),
      },
      `${at}/${index}`,
    );
}

interface Thread {
  readonly name: string | null;
  readonly messages: readonly unknown[];
  readonly at: string;
  /** What a model was given, not what a team said. */
  readonly isContext: boolean;
}

/** The lists of messages of a state: a model's context is a transcript of that agent's own. */
function threadsIn(
  value: unknown,
  name: string | null = null,
  at = "",
  depth = 0,
): readonly Thread[] {
  if (depth > 12) return [];
  return Object.entries(asObject(value) ?? {}).flatMap(([key, item]): readonly Thread[] => {
    const place = `${at}/${key}`;
    const messages = asList(item);
    if (!messages) {
      const inner = key === "agent_states" ? null : at.endsWith("/agent_states") ? key : name;
      return threadsIn(item, inner, place, depth + 1);
    }
    const isContext = messages.length > 0 && messages.every(isContextMessage);
    const isThread = messages.length > 0 && messages.every(isMessage);
    if (!isContext && !isThread) return [];
    return [{ name: name ?? "thread", messages, at: place, isContext }];
  });
}

function isContextMessage(value: unknown): boolean {
  return /^(?:(?:System|User|Assistant)Message|FunctionExecutionResultMessage)$/.test(
    asText(own(value, "type")) ?? "",
  );
}

/** What came from memory stands under the system's name in a model's context. */
const MEMORY = /^\s*Relevant memory content/;

function readContext(
  builder: TranscriptBuilder,
  list: readonly unknown[],
  pointer: string,
  self: string | null,
): void {
  builder.list();
  for (const [index, message] of list.entries()) {
    const at = `${pointer}/${index}/content`;
    const type = asText(own(message, "type")) ?? "";
    const content = own(message, "content");
    const source = asText(own(message, "source")) ?? "system";
    if (type === "FunctionExecutionResultMessage") readResults(builder, content, at);
    else if (type === "AssistantMessage") {
      const thought = asText(own(message, "thought"));
      if (thought !== null)
        builder.content(
          "assistant",
          { text: thought, actor: source, pointer: `${pointer}/${index}/thought` },
          "reasoning",
        );
      if (asList(content)) readCalls(builder, content, source, at);
      else
        builder.content("assistant", { text: textOf(content), actor: self ?? source, pointer: at });
    } else {
      // Messages of peers reach a model under the user's role.
      const isPeer = type === "UserMessage" && source !== "user";
      for (const [part, text] of partsOf(content).entries()) {
        const role =
          type === "SystemMessage"
            ? MEMORY.test(text ?? "")
              ? "memory"
              : "system"
            : isPeer
              ? "inter_agent"
              : "user";
        builder.content(role, { text, actor: source, pointer: `${at}/${part}` });
      }
    }
  }
}
