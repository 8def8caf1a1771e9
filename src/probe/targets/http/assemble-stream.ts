import type { ToolCall } from "../../contracts/tool-call.ts";
import { type ErrorBody, errorBody } from "./classify.ts";
import { type FieldPath, valuesAt } from "./field-path.ts";
import type { StreamFrame } from "./stream-frames.ts";
import { ToolCallParts } from "./tool-call-parts.ts";

/** What a stream came to. */
export interface AssembledStream {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** An error frame, wherever in the stream it stood; it makes the whole answer an error. */
  readonly error: ErrorBody | null;
  /** The provider stopped the answer. */
  readonly filtered: boolean;
  /** Frames that held neither text nor anything known. */
  readonly unread: number;
}

/**
 * Puts the pieces of a stream together: OpenAI chat and responses, Anthropic, Ollama, AI SDK, and
 * plain `text`, `content`, `delta` or `token` fields; with a path, whatever stands at the path.
 */
export function assembleStream(
  frames: readonly StreamFrame[],
  outputPath: FieldPath | null,
): AssembledStream {
  let text = "";
  let whole = "";
  let error: ErrorBody | null = null;
  let filtered = false;
  let unread = 0;
  const calls = new ToolCallParts();
  for (const frame of frames) {
    if (frame.data.trim() === "[DONE]") continue;
    const value = parsed(frame.data);
    if (value === undefined) {
      // Not JSON: the stream is the text itself.
      if (frame.event === "error") error ??= { codes: [], message: frame.data };
      else text += frame.data;
      continue;
    }
    error ??=
      errorBody(value) ?? (frame.event === "error" ? { codes: [], message: frame.data } : null);
    filtered ||= isFiltered(value);
    const took = calls.take(value);
    const piece = outputPath === null ? deltaOf(value) : textAt(value, outputPath);
    if (piece !== null) text += piece;
    else {
      const end = wholeOf(value);
      if (end !== null) whole = end;
      else if (!took) unread += 1;
    }
  }
  // A closing event that repeats everything counts only where no pieces came.
  return { text: text === "" ? whole : text, toolCalls: calls.done(), error, filtered, unread };
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function textAt(value: unknown, path: FieldPath): string | null {
  const found = valuesAt(value, path).filter((item) => typeof item === "string");
  return found.length === 0 ? null : found.join("");
}

/** Types whose frames close an answer: they repeat it or hold none of it. */
const CLOSING = /(?:done|complet|end|stop|final|finish|result)/i;
/** Types whose text is not the answer. */
const ASIDE =
  /(?:reason|think|tool|function|input_json|citation|annotation|metadata|usage|ping|start)/i;

/** The piece of the answer that a frame adds, or null. */
function deltaOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  const frame = fields(value);
  const type = typeof frame["type"] === "string" ? frame["type"] : "";
  const [choice] = Array.isArray(frame["choices"]) ? frame["choices"] : [];
  if (choice !== undefined) {
    const content = fields(fields(choice)["delta"])["content"] ?? fields(choice)["text"];
    return typeof content === "string" ? content : null;
  }
  if (Array.isArray(frame["candidates"])) {
    const parts = fields(fields(frame["candidates"][0])["content"])["parts"];
    return Array.isArray(parts) ? joined(parts.map((part) => fields(part)["text"])) : null;
  }
  if (ASIDE.test(type) || CLOSING.test(type)) return null;
  const delta = frame["delta"];
  if (typeof delta === "object" && delta !== null) {
    const inner = typeof fields(delta)["type"] === "string" ? String(fields(delta)["type"]) : "";
    if (ASIDE.test(inner)) return null;
    return firstText(fields(delta), ["text", "content"]);
  }
  const message = fields(frame["message"])["content"];
  if (typeof message === "string") return message;
  // The last frame of Ollama says `done` beside an empty piece.
  return firstText(frame, [
    "delta",
    "textDelta",
    "text",
    "content",
    "token",
    "chunk",
    "response",
    "answer",
    "output",
    "reply",
    "message",
  ]);
}

/** The whole answer of a closing frame, or null. */
function wholeOf(value: unknown): string | null {
  const frame = fields(value);
  const type = typeof frame["type"] === "string" ? frame["type"] : "";
  if (!CLOSING.test(type)) return null;
  return firstText(frame, ["text", "content", "output", "answer", "response", "reply", "result"]);
}

function firstText(frame: Fields, keys: readonly string[]): string | null {
  for (const key of keys) {
    const item = frame[key];
    if (typeof item === "string") return item;
  }
  return null;
}

function joined(parts: readonly unknown[]): string | null {
  const texts = parts.filter((part) => typeof part === "string");
  return texts.length === 0 ? null : texts.join("");
}

function isFiltered(value: unknown): boolean {
  const frame = fields(value);
  const [choice] = Array.isArray(frame["choices"]) ? frame["choices"] : [];
  const [candidate] = Array.isArray(frame["candidates"]) ? frame["candidates"] : [];
  const reasons = [
    fields(choice)["finish_reason"],
    fields(candidate)["finishReason"],
    fields(frame["promptFeedback"])["blockReason"],
    fields(frame["delta"])["stop_reason"],
    frame["stop_reason"],
  ];
  return reasons.some((reason) => isFilterReason(reason));
}

/** A stop reason that means the provider's filter, not the model, ended the answer. */
export function isFilterReason(reason: unknown): boolean {
  return (
    typeof reason === "string" &&
    /^(?:content_filter|safety|prohibited_content|blocklist|recitation|spii|guardrail_intervened)$/i.test(
      reason,
    )
  );
}
