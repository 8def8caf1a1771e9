import type { ChannelMap } from "./channel-map.ts";
import type { TranscriptChannel } from "./event.ts";
import type { ResultInput } from "./part-input.ts";
import type { SavedPaths } from "./saved-paths.ts";
import { isTrusted } from "./trusted.ts";

/** The call that a result answers, as far as it is known. */
interface Answered {
  readonly tool: string | null;
  readonly server: string | null;
  readonly args: unknown;
}

/**
 * The channel of a result: of the call that it answers, of the least trusted call where its id stands
 * for several, or of what had been saved where it reads that back.
 */
export function channelOfResult(
  map: ChannelMap,
  saved: SavedPaths,
  input: ResultInput,
  calls: { readonly answered: Answered; readonly rivals: readonly Answered[] },
): { readonly channel: TranscriptChannel; readonly why: readonly string[] } {
  const why: string[] = [];
  let channel = ofCall(map, input, calls.answered);
  for (const rival of isTrusted(channel) ? calls.rivals : []) {
    const other = ofCall(map, input, rival);
    if (!isTrusted(channel) || isTrusted(other)) continue;
    channel = other;
    why.push(`its id also stands for an open call of ${rival.tool}`);
  }
  const origin = channel === "file" ? saved.originOf(calls.answered.args) : null;
  if (origin === null) return { channel, why };
  return { channel: origin, why: [...why, `reads back what was saved from ${origin}`] };
}

function ofCall(
  map: ChannelMap,
  input: ResultInput,
  { tool, server, args }: Answered,
): TranscriptChannel {
  return (
    input.channel ??
    map.mapped(tool, server) ??
    input.hint ??
    map.ofTool(tool, server, args) ??
    "unclassified"
  );
}
