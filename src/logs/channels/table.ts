import type { Channel } from "../transcript/event.ts";

/** Tools of one product or benchmark by the channel of their results. */
export interface ChannelTable {
  readonly tools: Readonly<Record<string, Channel>>;
}

/** A table from lists of names, one for each channel. */
export function tableOf(lists: Readonly<Partial<Record<Channel, string>>>): ChannelTable {
  const tools: Record<string, Channel> = Object.create(null) as Record<string, Channel>;
  for (const [channel, names] of Object.entries(lists)) {
    for (const name of names.split(/\s+/)) if (name !== "") tools[name] = channel as Channel;
  }
  return { tools };
}
