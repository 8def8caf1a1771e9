import type { TranscriptChannel } from "../../logs/transcript/event.ts";
import { OffsetMap, type Span } from "../../text/code-points.ts";
import type { Trail, TrailStop } from "./trail.ts";

/** A passage of an event. */
export interface CausePlace {
  readonly transcriptId: string;
  readonly eventId: string;
  readonly channel: TranscriptChannel;
  readonly tool: string | null;
  /** Code points of the event's text; of a call, of its arguments' values, one a line. */
  readonly span: Span;
  readonly text: string;
}

/** A passage and the way it took: the place the act took it from first, where it entered last. */
export interface CauseTrail {
  readonly stops: readonly CausePlace[];
  /** Channel of entry, then what carried the text on, as the benchmark writes a chain. */
  readonly chain: readonly string[];
  /** Why the trail ends before the place of entry; null when it does not. */
  readonly lost: string | null;
}

/** A trail as it is told: places in code points of what the log holds. */
export function placed({ stops, lost }: Trail): CauseTrail {
  const places = stops.map(placeOf);
  const entry = stops.at(-1);
  const chain: string[] = entry ? [entry.prior.event.channel] : [];
  for (const { hop, reworded } of stops.slice(0, -1).reverse()) {
    if (reworded) chain.push("paraphrase");
    if (hop !== null) chain.push(hop);
  }
  return { stops: places, chain, lost };
}

function placeOf(stop: TrailStop): CausePlace {
  const { transcriptId, prior } = stop;
  const { text } = prior.within ?? prior;
  const range = prior.within?.original(stop.range) ?? stop.range;
  const map = new OffsetMap(text);
  return {
    transcriptId,
    eventId: prior.event.eventId,
    channel: prior.event.channel,
    tool: prior.event.tool,
    span: [map.toCodePoint(range[0]), map.toCodePoint(range[1])],
    text: text.slice(...range),
  };
}
