import { asList, asObject, asText, own } from "../json-view.ts";

const EVENTS: ReadonlySet<unknown> = new Set([
  "message_start",
  "content_block_start",
  "content_block_delta",
  "content_block_stop",
  "message_delta",
  "message_stop",
]);

/** One event of a Messages stream. */
export function isAnthropicEvent(value: unknown): boolean {
  return EVENTS.has(own(value, "type"));
}

/** Puts a stream together: blocks by index, deltas in order; a block that was cut off stays. */
export function assembleAnthropicEvents(events: readonly unknown[]): unknown {
  let message: Record<string, unknown> = { type: "message", role: "assistant" };
  const blocks = new Map<number, Record<string, unknown>>();
  const inputs = new Map<number, string>();
  for (const event of events) {
    const index = Number(own(event, "index") ?? 0);
    switch (own(event, "type")) {
      case "message_start":
        message = { ...message, ...(asObject(own(event, "message")) ?? {}) };
        break;
      case "content_block_start":
        blocks.set(index, { ...(asObject(own(event, "content_block")) ?? {}) });
        break;
      case "content_block_delta":
        addDelta(blocks, inputs, index, own(event, "delta"));
        break;
      case "message_delta":
        message = { ...message, ...(asObject(own(event, "delta")) ?? {}) };
        break;
      case "error":
        return event;
    }
  }
  for (const [index, json] of inputs) {
    const block = blocks.get(index);
    if (block) block["input"] = json === "" ? {} : parsedOr(json);
  }
  const content = [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block);
  return { ...message, content };
}

function addDelta(
  blocks: Map<number, Record<string, unknown>>,
  inputs: Map<number, string>,
  index: number,
  delta: unknown,
): void {
  const block = blocks.get(index) ?? {};
  blocks.set(index, block);
  const json = asText(own(delta, "partial_json"));
  if (json !== null) inputs.set(index, (inputs.get(index) ?? "") + json);
  const quote = own(delta, "citation");
  if (asObject(quote)) block["citations"] = [...(asList(block["citations"]) ?? []), quote];
  for (const key of ["text", "thinking", "signature", "content"]) {
    const piece = asText(own(delta, key));
    if (piece !== null) block[key] = (asText(block[key]) ?? "") + piece;
  }
}

function parsedOr(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
