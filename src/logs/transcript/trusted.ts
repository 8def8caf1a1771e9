import type { TranscriptChannel } from "./event.ts";

/** Channels whose words an agent acts on without asking: a text must not get there by a guess. */
export function isTrusted(channel: TranscriptChannel): boolean {
  return ["system", "user", "trusted_tool", "memory"].includes(channel);
}
