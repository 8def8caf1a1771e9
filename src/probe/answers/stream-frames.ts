import type { SseEvent } from "../../formats/sse.ts";

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
export function streamKind(contentType: string, text: string): "sse" | "ndjson" | "coded" | null {
  if (/text\/event-stream/i.test(contentType)) return "sse";
  if (/(?:ndjson|jsonl|json-?lines|json-seq|x-json-stream)/i.test(contentType)) return "ndjson";
  if (/^\s*(?:data|event|id|retry):/.test(text) && /^data:/m.test(text)) return "sse";
  if (
    CODED.test(text) &&
    text.split("\n").every((line) => line.trim() === "" || CODED.test(line))
  ) {
    return "coded";
  }
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

/** Frames of the AI SDK's data stream: a letter or digit, a colon, JSON. */
export function codedFrames(text: string): StreamFrame[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ event: null, data: uncoded(line) }));
}

const CODED = /^[0-9a-z]:(?=["{[\dtfn])/;

/** Its codes as the events that they stand for. */
function uncoded(line: string): string {
  const code = line.slice(0, 1);
  const data = line.slice(2);
  if (!CODED.test(line)) return line;
  switch (code) {
    case "0":
      return `{"type":"text-delta","delta":${data}}`;
    case "3":
      return `{"type":"error","message":${data}}`;
    case "9":
    case "b":
    case "c":
      return data.replace(
        /^\{/,
        `{"type":"${{ "9": "tool-call", b: "tool-call-start", c: "tool-call-delta" }[code]}",`,
      );
    case "e":
      return data.replace(/^\{/, '{"type":"finish-step",');
    case "d":
      return data.replace(/^\{/, '{"type":"finish",');
    case "f":
      return data.replace(/^\{/, '{"type":"start",');
    default:
      return `{"type":"aside","value":${data}}`;
  }
}
