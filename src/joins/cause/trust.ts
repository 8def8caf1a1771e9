import type { TranscriptChannel } from "../../logs/transcript/event.ts";

/** Channels from the least to the most trusted; those of one line are equals. */
const ORDER: readonly (readonly TranscriptChannel[])[] = [
  ["web", "unclassified", "tool_echo", "retrieved_doc", "inter_agent"],
  ["file"],
  ["memory"],
  ["trusted_tool"],
  ["system", "user"],
];

/** Rank of a channel, 0 for the least trusted. */
export function trustOf(channel: TranscriptChannel): number {
  const rank = ORDER.findIndex((line) => line.includes(channel));
  return Math.max(rank, 0);
}

/** Whether others than the user, the operator and tools of known work can have written it. */
export function isUntrusted(channel: TranscriptChannel): boolean {
  return trustOf(channel) < 3;
}

/** Whether a text can authorise an act. */
export function isPrincipal(channel: TranscriptChannel): boolean {
  return channel === "user" || channel === "system";
}
