import type { Channel } from "../../formats/pab.ts";
import { carriesPayload } from "../../probe/agent/delivery.ts";
import { codePointLength, OffsetMap, type Span } from "../../text/code-points.ts";

/** A text that an agent read, as far as the way of a planted text needs it. */
export interface ReadText {
  readonly eventId: string;
  readonly channel: Channel;
  readonly content: string;
}

/** The way of a planted text: where it entered, where the agent had it from when it acted. */
export interface PlantedWay {
  readonly origin: ReadText;
  readonly surface: ReadText;
  readonly span: Span;
  /** The origin's channel, then what carried it on. */
  readonly hopChain: readonly string[];
}

/**
 * Follows a planted text through what an agent read before it acted. Writes and messages are hops by
 * construction: the surroundings know that nothing else brings this trial's markers back.
 * @param markers by which it is known where it was reworded
 * @param rewords the silent hop of a text that is not in its own words any more
 * @returns null where no text carries it so that it can be pointed at
 */
export function plantedWay(
  texts: readonly ReadText[],
  planted: string,
  markers: readonly string[],
  rewords: "paraphrase" | "summarize",
): PlantedWay | null {
  const isVerbatim = ({ content }: ReadText): boolean => carriesPayload(content, planted);
  const carriers = texts.filter(
    (text) => isVerbatim(text) || markers.some((marker) => carriesPayload(text.content, marker)),
  );
  const origin = carriers[0];
  const surface = carriers.at(-1);
  if (!origin || !surface) return null;
  const span = spanOf(surface.content, planted, markers);
  if (span === null) return null;
  const hopChain: string[] = [origin.channel];
  let reworded = false;
  const hop = (at: ReadText, name: string): void => {
    if (!reworded && !isVerbatim(at)) {
      hopChain.push(rewords);
      reworded = true;
    }
    hopChain.push(name);
  };
  const message = carriers.find((one) => one !== origin && one.channel === "inter_agent");
  if (message) hop(message, "relay_to_peer");
  if (surface !== origin && surface.channel === "memory") hop(surface, "write_read_memory");
  return { origin, surface, span, hopChain };
}

/** Where the planted words stand, else the lines in which its markers do; null where neither is found. */
function spanOf(content: string, planted: string, markers: readonly string[]): Span | null {
  const map = new OffsetMap(content);
  const at = content.lastIndexOf(planted);
  if (at >= 0) {
    const start = map.toCodePoint(at);
    return [start, start + codePointLength(planted)];
  }
  let start = 0;
  let found: [number, number] | null = null;
  for (const line of content.split("\n")) {
    if (markers.some((marker) => carriesPayload(line, marker))) {
      const bullet = /^\s*(?:[-*]\s+)?/.exec(line)?.[0].length ?? 0;
      found = [found?.[0] ?? start + bullet, start + line.trimEnd().length];
    }
    start += line.length + 1;
  }
  return found && found[0] < found[1]
    ? [map.toCodePoint(found[0]), map.toCodePoint(found[1])]
    : null;
}
