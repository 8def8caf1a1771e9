import { sseEvents } from "../../formats/sse.ts";

export interface SseEvents {
  /** Data of each event, parsed; `[DONE]` is left out. */
  readonly events: readonly unknown[];
  /** Events whose data is not JSON: number from 1. */
  readonly bad: readonly number[];
  /** Lines that are no field of a stream, and that a client passes over. */
  readonly stray: number;
}

const FIELD = /^(?:(?:data|event|id|retry)(?::|$)|:|\s*$)/;

/** The JSON of a server-sent event stream's events. */
export function parseSse(text: string): SseEvents {
  const events: unknown[] = [];
  const bad: number[] = [];
  let number = 0;
  for (const { data } of sseEvents(text)) {
    const json = data.trim();
    if (json === "" || json === "[DONE]") continue;
    number += 1;
    try {
      events.push(JSON.parse(json));
    } catch {
      bad.push(number);
    }
  }
  const stray = text.split(/\r\n|[\r\n]/).filter((line) => !FIELD.test(line)).length;
  return { events, bad, stray };
}
