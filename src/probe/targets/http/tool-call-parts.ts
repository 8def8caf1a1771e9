import type { ToolCall } from "../../contracts/tool-call.ts";

interface Part {
  name: string;
  args: string;
  whole: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Collects tool calls from the frames of a stream, or from one whole answer. */
export class ToolCallParts {
  readonly #parts = new Map<string, Part>();
  #anonymous = 0;

  /** Takes what a frame holds of tool calls; false when it holds nothing. */
  take(value: unknown): boolean {
    const frame = fields(value);
    const [choice] = list(frame["choices"]);
    const holder = fields(fields(choice)["delta"] ?? fields(choice)["message"]);
    const calls = [
      ...list(holder["tool_calls"]),
      ...list(fields(frame["message"])["tool_calls"]),
      ...list(frame["tool_calls"]),
      ...list(frame["toolCalls"]),
    ];
    for (const [position, call] of calls.entries()) {
      const index = fields(call)["index"];
      this.#add(typeof index === "number" ? `i${index}` : `p${this.#anonymous}.${position}`, call);
    }
    if (calls.length > 0 && fields(calls[0])["index"] === undefined) this.#anonymous += 1;
    return this.#takeBlock(frame) || calls.length > 0;
  }

  /** The calls, in order of first appearance; arguments that are no JSON stay text. */
  done(): ToolCall[] {
    return [...this.#parts.values()].map(({ name, args, whole }) => ({
      name,
      args: whole ?? parsedArgs(args),
    }));
  }

  #add(key: string, value: unknown): void {
    const call = fields(value);
    const inner = fields(call["function"]);
    const part = this.#part(key);
    part.name += text(inner["name"]) || text(call["name"]) || text(call["toolName"]);
    const args = inner["arguments"] ?? call["arguments"] ?? call["args"] ?? call["input"];
    if (typeof args === "string") part.args += args;
    else if (args !== undefined && args !== null) part.whole = args;
  }

  /** Anthropic content blocks, whole or streamed; Gemini and responses-API parts. */
  #takeBlock(frame: Fields): boolean {
    const key = `b${String(frame["index"] ?? frame["output_index"] ?? "")}`;
    const block = fields(frame["content_block"] ?? frame["item"]);
    if (block["type"] === "tool_use" || block["type"] === "function_call") {
      if (frame["type"] === "response.output_item.done") this.#parts.delete(key);
      this.#add(key, { ...block, input: emptyAsNone(block["input"]) });
      return true;
    }
    const delta = fields(frame["delta"]);
    if (delta["type"] === "input_json_delta") {
      this.#part(key).args += text(delta["partial_json"]);
      return true;
    }
    if (frame["type"] === "response.function_call_arguments.delta") {
      this.#part(key).args += text(frame["delta"]);
      return true;
    }
    const parts = list(fields(fields(list(frame["candidates"])[0])["content"])["parts"]);
    const whole = [...list(frame["content"]), ...list(frame["output"]), ...parts];
    let found = false;
    for (const item of whole) {
      const own = fields(item);
      const call =
        own["functionCall"] ??
        (/^(?:tool_use|function_call)$/.test(text(own["type"])) ? own : null);
      if (call === null || call === undefined) continue;
      this.#add(`w${this.#anonymous}`, call);
      this.#anonymous += 1;
      found = true;
    }
    return found;
  }

  #part(key: string): Part {
    const part = this.#parts.get(key) ?? { name: "", args: "", whole: null };
    this.#parts.set(key, part);
    return part;
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A streamed block starts with `input: {}` and gets its arguments afterwards. */
function emptyAsNone(value: unknown): unknown {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0
    ? undefined
    : value;
}

function parsedArgs(args: string): unknown {
  if (args === "") return {};
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}
