import type { Channel, Transform } from "../model.ts";

/** Channels that only hand text on, and the hop that text on them has taken. */
export const CARRIER_HOPS: ReadonlyMap<Channel, Transform> = new Map([
  ["memory", "write_read_memory"],
  ["inter_agent", "relay_to_peer"],
  ["tool_echo", "tool_echo"],
]);
