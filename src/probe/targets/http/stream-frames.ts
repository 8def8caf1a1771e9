/** One frame of a stream: its event name, if any, and its data. */
export interface StreamFrame {
  readonly event: string | null;
  readonly data: string;
}

/**
 * Frames of a body of server-sent events (HTML Living Standard, 9.2): `data` lines of one event are
 * joined with newlines, comments are passed over, a last event without its blank line counts.
 */
export function sseFrames(text: string): StreamFrame[] {
  const frames: StreamFrame[] = [];
  let event: string | null = null;
  let data: string[] = [];
  const flush = (): void => {
    if (data.length > 0) frames.push({ event, data: data.join("\n") });
    event = null;
    data = [];
  };
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
    if (line === "") flush();
    else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    else if (line.startsWith("event:")) event = line.slice(6).trim();
  }
  flush();
  return frames;
}

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
