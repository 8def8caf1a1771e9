import { type FieldPath, parseFieldPath, valuesAt } from "./field-path.ts";

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
  "choices[0].message.content",
  "message.content",
  "output_text",
  "output[*].content[*].text",
  "content[*].text",
  "candidates[0].content.parts[*].text",
  "data.reply",
  "data.response",
  "data.output",
  "data.text",
  "data.outputs[*].parts[*].text",
  "[*].text",
  "generations[0].text",
  "outputs[0].text",
].map((path) => parseFieldPath(path, "--output-field"));

/**
 * The text at a path; without one, at the first common place that holds text. Several matches are
 * joined in order. An object, nothing, or null at the path is no answer: the shape found is told.
 */
export function outputText(value: unknown, path: FieldPath | null): OutputText {
  if (typeof value === "string" && path === null) return { text: value, notes: [] };
  if (path !== null) return textAt(value, path);
  for (const candidate of COMMON) {
    const found = textAt(value, candidate);
    if ("text" in found) return found;
  }
  return {
    missing: `no text at any usual place; name it with --output-field (the answer is ${shapeOf(value)})`,
  };
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
  // A list of texts, or of objects with a text each, is one answer in parts.
  if (found.length === 1 && Array.isArray(only) && only.length > 0) {
    const parts = only.map((item) => (isScalar(item) ? String(item) : textOfPart(item)));
    if (parts.every((part) => part !== null)) {
      return { text: parts.join(""), notes: [`${path.text} is a list of ${only.length}, joined`] };
    }
  }
  if (found.length === 0)
    return { missing: `nothing at ${path.text}; the answer is ${shapeOf(value)}` };
  return { missing: `${path.text} is ${shapeOf(only)}, not text; name the field inside it` };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function textOfPart(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  const text = (item as Readonly<Record<string, unknown>>)["text"];
  return typeof text === "string" ? text : null;
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
