import { agentTexts, contentText } from "./answer-text.ts";
import { type Fields, fieldsOf, isObject, listOf, typeOf } from "./json-view.ts";

/** Types whose frames close an answer: they repeat it or hold none of it. */
const CLOSING = /(?:done|complet|end|stop|final|finish|result)/i;
/** Types whose text is not the answer. */
const ASIDE =
  /(?:reason|think|tool|function|input_json|citation|annotation|metadata|usage|ping|start|call|thought|custom|snapshot|status|system|log)/i;

/** The piece of the answer that a frame adds, or null. */
export function deltaOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  // A message and what is known about it, as graphs stream it.
  if (Array.isArray(value)) return deltaOf(value.find(isObject));
  const frame = fieldsOf(value);
  const type = typeOf(frame);
  const [choice] = listOf(frame["choices"]);
  if (isObject(choice)) {
    const delta = fieldsOf(choice["delta"]);
    return contentText(delta["content"] ?? delta["refusal"] ?? choice["text"]);
  }
  if (Array.isArray(frame["candidates"])) {
    return contentText(fieldsOf(fieldsOf(frame["candidates"][0])["content"])["parts"]);
  }
  // An agent's artifact, as the A2A protocol streams it.
  const { parts } = fieldsOf(fieldsOf(frame["result"] ?? frame)["artifact"]);
  if (Array.isArray(parts)) return contentText(parts);
  if (/chunk$/i.test(type) && typeof frame["content"] !== "undefined")
    return contentText(frame["content"]);
  if (ASIDE.test(type) || CLOSING.test(type)) return null;
  const inner = frame["delta"] ?? fieldsOf(frame["contentBlockDelta"])["delta"];
  if (isObject(inner)) {
    if (ASIDE.test(typeOf(inner))) return null;
    return (
      firstText(inner, ["text", "content", "content_delta", "refusal"]) ??
      nestedText(inner) ??
      contentText(inner["content"] ?? inner["text"])
    );
  }
  const message = fieldsOf(frame["message"])["content"];
  if (typeof message === "string" && frame["role"] === undefined && type !== "assistant")
    return message;
  const chunk = fieldsOf(fieldsOf(frame["data"])["chunk"]);
  if ("content" in chunk) return contentText(chunk["content"]);
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

/** A delta of a message: `{ message: { content: { text } } }`. */
function nestedText(inner: Fields): string | null {
  return contentText(fieldsOf(inner["message"])["content"]);
}

/** What a frame holds whole, in the order of its saying; empty where it holds none. */
export function wholeTexts(value: unknown): readonly string[] {
  const frame = fieldsOf(value);
  const said = agentTexts(value);
  if (said.length > 0) return said;
  if (!CLOSING.test(typeOf(frame))) return [];
  const keys = [
    "text",
    "content",
    "output",
    "answer",
    "response",
    "reply",
    "result",
    "output_text",
  ];
  for (const part of [
    frame,
    fieldsOf(frame["data"]),
    fieldsOf(frame["response"]),
    fieldsOf(frame["result"]),
  ]) {
    const text = firstText(part, keys);
    if (text !== null) return [text];
  }
  return [];
}

function firstText(frame: Fields, keys: readonly string[]): string | null {
  for (const key of keys) {
    const item = frame[key];
    if (typeof item === "string") return item;
  }
  return null;
}
