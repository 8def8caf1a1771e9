import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import type { Evidence } from "../transcript/event.ts";
import { textOf } from "../transcript/text.ts";
import { encodedText } from "./encoded-text.ts";

export interface ResultText {
  /** Null when the log does not hold it. */
  readonly text: string | null;
  readonly evidence?: Evidence;
  readonly notes: readonly string[];
}

/**
 * The text of a tool's result as the model read it: strings as they are, text blocks joined with a
 * newline in order, binary blocks noted, other values as JSON.
 */
export function resultText(value: unknown): ResultText {
  if (value === undefined)
    return { text: null, evidence: "hidden", notes: ["no result in the log"] };
  if (value === null) return { text: null, evidence: "hidden", notes: ["the result is null"] };
  if (typeof value === "string") return { text: value, notes: [] };
  const list = asList(value);
  if (list) return blocksText(list);
  const one = asObject(value);
  if (one && isBlock(one) && !Object.hasOwn(one, "value")) return blocksText([one]);
  // AI SDK: { type: "text" | "json" | "error-text" | …, value }; other formats' blocks have no value.
  if (one && typeof one["type"] === "string" && Object.hasOwn(one, "value")) {
    const inner = resultText(one["value"]);
    return /error|denied/.test(one["type"])
      ? { ...inner, notes: [...inner.notes, `output type ${one["type"]}`] }
      : inner;
  }
  return { text: textOf(value), notes: [] };
}

const BLOCK =
  /^(?:(?:input_|output_)?(?:text|image|file)|image_url|media|audio|resource|resource_link|document|search_result|file-data|image-data|file-url|image-url)$/;

/** A block by its type; a text block also has to have its text where it is looked for. */
function isBlock(value: Readonly<Record<string, unknown>>): boolean {
  const type = asText(value["type"]);
  if (type === null || !BLOCK.test(type)) return false;
  return !/text$/.test(type) || blockText(value) !== null;
}

/** Whether a value is a list of blocks, or one. */
export function isBlocks(value: unknown): boolean {
  const blocks = asList(value) ?? [value];
  return blocks.length > 0 && blocks.every((block) => isBlock(asObject(block) ?? {}));
}

function blocksText(blocks: readonly unknown[]): ResultText {
  // A list that is no list of blocks is data, not parts.
  if (!blocks.every((block) => typeof block === "string" || isBlock(asObject(block) ?? {}))) {
    return { text: textOf(blocks), notes: [] };
  }
  const texts: string[] = [];
  const notes: string[] = [];
  for (const block of blocks) {
    const text = typeof block === "string" ? block : blockText(block);
    if (text !== null) texts.push(text);
    else notes.push(missingBlock(block));
  }
  if (texts.length > 1) notes.push(`${texts.length} text blocks joined`);
  if (texts.length === 0 && blocks.length > 0) return { text: null, evidence: "binary", notes };
  return { text: texts.join("\n"), notes };
}

const DEEPEST = 4;

function blockText(block: unknown, depth = 0): string | null {
  const plain =
    asText(own(block, "text")) ??
    asText(own(block, "content")) ??
    asText(own(own(block, "text"), "value")) ??
    asText(own(block, "value"));
  if (plain !== null) return plain;
  const resource = own(block, "resource");
  const inside = asText(own(resource, "text")) ?? asText(own(own(block, "source"), "text"));
  if (inside !== null) return inside;
  const source = own(block, "source");
  if (own(source, "type") === "text") return asText(own(source, "data"));
  // Documents and found pages hold blocks of their own.
  const held = asList(own(source, "content")) ?? asList(own(block, "content"));
  if (held?.length && depth < DEEPEST) {
    const texts = held.map((one) => asText(one) ?? blockText(one, depth + 1));
    const title = firstText(block, "title");
    if (texts.every((text) => text !== null))
      return [...(title === null ? [] : [title]), ...texts].join("\n");
  }
  const object = asObject(block);
  return object === null ? null : encodedText(object);
}

/** What a block without text is, with its size where the log holds the data. */
export function missingBlock(block: unknown): string {
  const type = firstText(block, "type") ?? "block";
  const data =
    firstText(block, "data", "image", "url", "image_url", "file_data", "uri") ??
    firstText(own(block, "source"), "data", "url") ??
    firstText(own(block, "image_url"), "url") ??
    firstText(own(block, "file"), "file_data") ??
    firstText(own(block, "resource"), "blob", "uri");
  if (data === null) return `${type}: no text`;
  return /^(?:https?|file):/.test(data)
    ? `${type}: ${data.slice(0, 200)}`
    : `${type}: ${data.length} characters of encoded data`;
}

/**
 * A result with the error beside it: where the body is empty the error is what the model read, and
 * where both say something both are kept.
 */
export function resultWithError(body: unknown, error: unknown): ResultText {
  const failure = errorText(error);
  if (failure === null) return resultText(body);
  const { text, notes } = isEmpty(body) ? { text: null, notes: [] } : resultText(body);
  const said = text === null || text.trim() === "" ? failure : text;
  return {
    text: said.includes(failure) ? said : `${said}\n${failure}`,
    notes: ["tool error", ...notes],
  };
}

/** What an error says, in any of its forms; null when there is none. */
export function errorText(error: unknown): string | null {
  if (error === null || error === undefined || error === false || error === "") return null;
  if (typeof error === "string") return error;
  // An error object of JavaScript's written as JSON keeps nothing.
  if (Object.keys(asObject(error) ?? { code: error }).length === 0) return null;
  return firstText(error, "message", "text", "detail", "reason") ?? textOf(error);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || asList(value)?.length === 0;
}
