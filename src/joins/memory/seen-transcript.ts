import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import type { SeenEvent } from "../../probe/contracts/memory-defense.ts";
import type { ToolCall } from "../../probe/contracts/tool-call.ts";

/** Id of the act behind the events that stood before it. */
export const ACT_ID = "act";

/** What an agent read, with a call of its own at the end, as the tracer of causes reads it. */
export function seenTranscript(events: readonly SeenEvent[], act: ToolCall): Transcript {
  const said: LogEvent = {
    ...EVENT,
    eventId: ACT_ID,
    seq: events.length,
    kind: "call",
    channel: "assistant",
    actor: "assistant",
    content: JSON.stringify(act.args),
    callId: ACT_ID,
    tool: act.name,
    arguments: act.args,
  };
  return {
    transcriptId: "trial",
    format: "memory-scan",
    part: 1,
    file: "",
    name: null,
    planted: null,
    events: [...events.map(logged), said],
  };
}

const EVENT: Omit<LogEvent, "eventId" | "seq" | "kind" | "channel" | "actor" | "content"> = {
  evidence: "whole",
  notes: [],
  messageId: null,
  callId: null,
  tool: null,
  server: null,
  arguments: null,
  seen: 1,
  source: { file: "", line: null, pointer: "" },
};

function logged({ eventId, channel, actor, content }: SeenEvent, seq: number): LogEvent {
  return { ...EVENT, eventId, seq, kind: "content", channel, actor, content };
}
