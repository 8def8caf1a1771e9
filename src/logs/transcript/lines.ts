import { canonicalJsonLine } from "../../formats/canonical-json.ts";
import type { LogEvent, Transcript } from "./event.ts";

/** A transcript as JSON lines: its head, then its events. */
export function transcriptLines(transcript: Transcript): string {
  const { transcriptId, format, part, file, name, planted, events } = transcript;
  const head = {
    type: "transcript",
    transcript_id: transcriptId,
    format,
    part,
    file,
    name,
    planted,
    events: events.length,
  };
  return [head, ...events.map((event) => eventToWire(transcriptId, event))]
    .map((line) => `${canonicalJsonLine(line)}\n`)
    .join("");
}

function eventToWire(transcriptId: string, event: LogEvent): object {
  const { eventId, messageId, callId, ...rest } = event;
  return {
    type: "event",
    transcript_id: transcriptId,
    event_id: eventId,
    message_id: messageId,
    call_id: callId,
    ...rest,
  };
}
