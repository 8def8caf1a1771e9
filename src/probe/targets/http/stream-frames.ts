import type { SseEvent } from "../../../formats/sse.ts";

/** One frame of a stream: its event name, if any, and its data. */
export type StreamFrame = SseEvent;

/** Frames of a body of JSON lines. */
export function ndjsonFrames(text: string): StreamFrame[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((data) => ({ event: null, data }));
}

/** What kind of stream a body is, by its type or, without a telling one, by its first bytes. */
export function streamKind(contentType: string, text: string): "sse" | "ndjson" | null {
  if (/text\/event-stream/i.test(contentType)) return "sse";
  if (/(?:ndjson|jsonl|json-?lines|json-seq|x-json-stream)/i.test(contentType)) return "ndjson";
  if (/^\s*(?:data|event|id|retry):/.test(text) && /^data:/m.test(text)) return "sse";
  if (!/^\s*\{/.test(text)) return null;
  const lines = ndjsonFrames(text);
  return lines.length > 1 && lines.every(({ data }) => isObject(data)) ? "ndjson" : null;
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}
