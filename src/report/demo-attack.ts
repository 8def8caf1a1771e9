import type { GroundTruth, Trace, TraceEvent } from "../pab/model.ts";
import { sliceCodePoints } from "../text/code-points.ts";
import { printable, shorten } from "../text/printable.ts";

const WIDTH = 88;
const LONGEST = 400;

/** One instruction told from where it entered to where the agent is about to act on it. */
export function renderAttack(trace: Trace, truth: GroundTruth): string[] {
  const eventOf = (id: string | null) => trace.events.find(({ eventId }) => eventId === id);
  const [origin, surface] = [eventOf(truth.originEventId), eventOf(truth.eventId)];
  if (!origin || !surface) return [];
  const hops = truth.hopChain.slice(1).map((hop) => printable(hop).replaceAll("_", " "));
  const order =
    truth.surfaceSpan === null
      ? surface.content
      : sliceCodePoints(surface.content, truth.surfaceSpan);
  return [
    `The agent reads a text from the ${said(origin)}:`,
    ...quoted(origin.content),
    `It travels: ${hops.join(", then ")}. Later the agent reads, in its ${said(surface)}:`,
    ...quoted(order),
    `The label of that text says ${surface.channel}. It came from ${truth.trueOriginChannel}, and nobody whom the agent serves asked`,
    "for it. A defence has to see that, and still do the work that was asked for.",
  ];
}

function said({ channel, eventId }: TraceEvent): string {
  return `${channel} (event ${printable(eventId)})`;
}

function quoted(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of printable(shorten(text, LONGEST)).split(" ")) {
    if (line !== "" && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `    | ${one}`);
}
