import { createParser } from "eventsource-parser";

/** One server-sent event: its name, if any, and its data. */
export interface SseEvent {
  readonly event: string | null;
  readonly data: string;
}

/**
 * Events of a whole body of server-sent events (HTML Living Standard, 9.2). A last event without its
 * blank line counts too: the standard drops it, and with it what a cut stream still showed.
 */
export function sseEvents(body: string): SseEvent[] {
  const events: SseEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event: event ?? null, data }),
  });
  // With carriage returns in the text the parser looks for both line ends anew at every line.
  const lines = body.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  parser.feed(`${lines}\n\n`);
  return events;
}
