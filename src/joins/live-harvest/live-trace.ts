import type { GroundTruth, Trace } from "../../pab/model.ts";
import { instructionOf } from "./instruction.ts";
import type { PlantedWay, ReadText } from "./planted-hops.ts";

/** A trace with its held-out truth, from a trial that was run. */
export interface LiveTrace {
  readonly trace: Trace;
  readonly truths: readonly GroundTruth[];
}

/** A text with who brought it. */
export interface ShownText extends ReadText {
  readonly actor: string;
}

/** A trace of what an agent read, with a decision point for each instruction that it acted on. */
export function liveTrace(
  traceId: string,
  events: readonly ShownText[],
  ways: readonly (PlantedWay & { readonly stripped?: boolean })[],
): LiveTrace {
  const seq = new Map(events.map(({ eventId }, at) => [eventId, at]));
  const place = ({ surface }: PlantedWay): number => seq.get(surface.eventId) ?? 0;
  const inOrder = [...ways].sort((a, b) => place(a) - place(b) || a.span[0] - b.span[0]);
  return {
    trace: {
      traceId,
      events: events.map(({ eventId, channel, actor, content }, at) => ({
        ...{ eventId, seq: at, channel, actor, content },
      })),
      decisionPoints: inOrder.map(({ surface, span }) => ({ eventId: surface.eventId, span })),
    },
    truths: inOrder.map((way, at) =>
      instructionOf(way, `${traceId}-i${at + 1}`, traceId, way.stripped),
    ),
  };
}
