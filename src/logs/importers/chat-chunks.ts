import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { StreamedCalls } from "./streamed-calls.ts";

/** One event of a Chat Completions stream. */
export function isChatChunk(value: unknown): boolean {
  return (
    own(value, "object") === "chat.completion.chunk" ||
    own(asList(own(value, "choices"))?.[0], "delta") !== undefined
  );
}

interface Choice {
  content: string;
  reasoning: string;
  refusal: string;
  finish: string | null;
  /** Parts that are no text: images, sounds. */
  readonly parts: unknown[];
  readonly calls: StreamedCalls;
  readonly legacy: StreamedCalls;
}

/** Puts a stream together: text in order, tool calls by index, every choice apart. */
export function assembleChatChunks(events: readonly unknown[]): unknown {
  const choices = new Map<number, Choice>();
  let error: unknown;
  let id: string | null = null;
  for (const event of events) {
    id ??= asText(own(event, "id"));
    error ??= own(event, "error");
    for (const item of asList(own(event, "choices")) ?? []) {
      const index = Number(own(item, "index") ?? 0);
      const choice = choices.get(index) ?? newChoice();
      choices.set(index, choice);
      choice.finish = asText(own(item, "finish_reason")) ?? choice.finish;
      addDelta(choice, own(item, "delta"));
    }
  }
  return {
    ...(id === null ? {} : { id }),
    object: "chat.completion",
    ...(error === undefined ? {} : { error }),
    choices: [...choices]
      .sort(([a], [b]) => a - b)
      .map(([index, choice]) => finished(index, choice)),
  };
}

function newChoice(): Choice {
  const calls = new StreamedCalls();
  const legacy = new StreamedCalls();
  return { content: "", reasoning: "", refusal: "", finish: null, parts: [], calls, legacy };
}

function addDelta(choice: Choice, delta: unknown): void {
  addContent(choice, own(delta, "content"));
  choice.reasoning += reasoningOf(delta);
  choice.refusal += asText(own(delta, "refusal")) ?? "";
  choice.content += asText(own(own(delta, "audio"), "transcript")) ?? "";
  for (const [at, piece] of (asList(own(delta, "tool_calls")) ?? []).entries())
    choice.calls.add(piece, at);
  const legacy = own(delta, "function_call");
  if (asObject(legacy)) choice.legacy.add(legacy, 0);
}

/** A string, or a list of pieces: text, thinking, and parts that are neither. */
function addContent(choice: Choice, content: unknown): void {
  for (const piece of asList(content) ?? [content]) {
    const text = asText(piece) ?? asText(own(piece, "text"));
    const thinking = own(piece, "thinking") ?? own(piece, "reasoning");
    if (thinking !== undefined) choice.reasoning += joinedText(thinking);
    else if (text !== null) choice.content += text;
    else if (asObject(piece)) choice.parts.push(piece);
  }
}

/** Vendors write the same reasoning under several keys; the first that holds text counts. */
function reasoningOf(delta: unknown): string {
  for (const key of ["reasoning_content", "reasoning", "thinking", "reasoning_details"]) {
    const text = joinedText(own(delta, key));
    if (text !== "") return text;
  }
  return "";
}

function joinedText(value: unknown): string {
  return (asList(value) ?? [value])
    .map(
      (piece) =>
        asText(piece) ??
        firstText(piece, "text", "summary", "content", "thinking", "reasoning") ??
        "",
    )
    .join("");
}

function finished(index: number, choice: Choice): unknown {
  const { content, reasoning, refusal, parts } = choice;
  const [legacy] = choice.legacy.finished();
  return {
    index,
    finish_reason: choice.finish,
    message: {
      role: "assistant",
      content: parts.length === 0 ? content : [{ type: "text", text: content }, ...parts],
      ...(reasoning === "" ? {} : { reasoning_content: reasoning }),
      ...(refusal === "" ? {} : { refusal }),
      tool_calls: choice.calls.finished(),
      ...(legacy ? { function_call: own(legacy, "function") } : {}),
    },
  };
}
