import { agentTexts, anyTexts, contentText, refusalIn } from "./answer-text.ts";
import { type FieldPath, parseFieldPath, valuesAt } from "./field-path.ts";
import { guessReplyPath } from "./reply-path.ts";

/** The text of an answer, or why there is none. */
export type OutputText =
  | { readonly text: string; readonly notes: readonly string[] }
  | { readonly missing: string };

/** Where answers stand when nobody says: common fields of agent servers and providers. */
const COMMON = [
  "reply",
  "response",
  "output",
  "answer",
  "message",
  "text",
  "content",
  "result",
  "completion",
  "final_answer",
  "final_output",
  "finalOutput",
  "choices[0].message.content",
  "choices[0].text",
  "message.content",
  "output_text",
  "output.message.content",
  "candidates[0].content.parts",
  "data.reply",
  "data.response",
  "data.output",
  "data.text",
  "data.answer",
  "data.message",
  "data.content",
  "data.outputs[*].parts[*].text",
  "response.text",
  "response.content",
  "result.text",
  "result.content",
  "output.text",
  "output.content",
  "[*].text",
  "generations[0].text",
  "outputs[0].text",
  "outputs.text",
  "outputs.output",
  "outputs.answer",
].map((path) => parseFieldPath(path, "--output-field"));

/**
 * The text at a path; without one, at the first common place that holds text, then what the agent
 * said in a list of messages, then a refusal. Several matches are joined in order. An object,
 * nothing, or null at the path is no answer: the shape found is told.
 */
export function outputText(value: unknown, path: FieldPath | null): OutputText {
  if (typeof value === "string" && path === null) return { text: value, notes: [] };
  if (path !== null) return textAt(value, path);
  let empty: OutputText | null = null;
  for (const candidate of COMMON) {
    const found = textAt(value, candidate);
    if (!("text" in found)) continue;
    if (found.text !== "") return found;
    empty ??= found;
  }
  const said = agentTexts(value);
  if (said.length > 0) return { text: said.join("\n\n"), notes: [] };
  const refusal = refusalIn(value);
  if (refusal !== null) return { text: refusal, notes: [] };
  const anywhere = empty === null ? [...new Set(anyTexts(value))] : [];
  if (anywhere.length > 0) {
    return { text: anywhere.join("\n\n"), notes: ["the reply stood at no usual place"] };
  }
  return (
    empty ?? {
      missing: `no text at any usual place; name it with --output-field (the answer is ${shapeOf(value)})${proposal(value)}`,
    }
  );
}

function textAt(value: unknown, path: FieldPath): OutputText {
  const found = valuesAt(value, path);
  const texts = found.filter(isScalar).map(String);
  const [only] = found;
  if (texts.length > 0) {
    return {
      text: texts.join(""),
      notes: found.length > 1 ? [`${path.text} matched ${found.length} values, joined`] : [],
    };
  }
  // A list of texts, or of parts of which some are words, is one answer.
  if (found.length === 1 && Array.isArray(only) && only.length > 0) {
    const text = only.every(isScalar) ? only.map(String).join("") : contentText(only);
    if (text !== null) {
      return {
        text,
        notes: only.length > 1 ? [`${path.text} is a list of ${only.length}, joined`] : [],
      };
    }
  }
  if (found.length === 0)
    return {
      missing: `nothing at ${path.text}; the answer is ${shapeOf(value)}${proposal(value)}`,
    };
  return { missing: `${path.text} is ${shapeOf(only)}, not text; name the field inside it` };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** A value's outline in words, for a message: keys, not contents. */
export function shapeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value !== "object") return `a ${typeof value}`;
  const keys = Object.keys(value);
  const shown = keys.slice(0, 8).join(", ");
  return keys.length === 0
    ? "an empty object"
    : `an object with ${shown}${keys.length > 8 ? ", …" : ""}`;
}

function proposal(value: unknown): string {
  const path = guessReplyPath(value);
  return path === null ? "" : `; its most likely text stands at --output-field ${path}`;
}
