export interface SseEvents {
  /** Data of each event, parsed; `[DONE]` is left out. */
  readonly events: readonly unknown[];
  /** Events whose data is not JSON: number from 1. */
  readonly bad: readonly number[];
}

/** Splits a server-sent event stream into the JSON of its events. */
export function parseSse(text: string): SseEvents {
  const events: unknown[] = [];
  const bad: number[] = [];
  let number = 0;
  for (const block of text.replace(/\r\n?/g, "\n").split(/\n\n+/)) {
    const data = block
      .split("\n")
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice(5).replace(/^ /, ""))
      .join("\n")
      .trim();
    if (data === "" || data === "[DONE]") continue;
    number += 1;
    try {
      events.push(JSON.parse(data));
    } catch {
      bad.push(number);
    }
  }
  return { events, bad };
}
