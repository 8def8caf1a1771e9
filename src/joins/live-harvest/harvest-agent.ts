import type { InjectionRecord, UtilityRecord } from "../../formats/trial-journal.ts";
import { codePointLength } from "../../text/code-points.ts";
import type { LiveTrace } from "./harvest-memory.ts";
import { instructionOf } from "./instruction.ts";
import { plantedWay, type ReadText } from "./planted-hops.ts";

/** A trial of an injection scan whose agent acted on the data it had read; null for any other. */
export function harvestInjection(
  { row, seen }: InjectionRecord,
  traceId: string,
): LiveTrace | null {
  if (row.outcome !== "acted" || !seen || seen.planted === null) return null;
  const events = eventsOf(seen);
  const data = events.filter(({ eventId }) => eventId === DATA);
  const way = plantedWay(data, seen.planted, [], "paraphrase");
  return way && traceOf(events, traceId, way);
}

/** A trial of a utility scan whose agent did what its user asked; null for any other. */
export function harvestUtility({ row, seen }: UtilityRecord, traceId: string): LiveTrace | null {
  if (row.outcome !== "success" || !seen) return null;
  const events = eventsOf(seen);
  const request = events.find(({ channel }) => channel === "user");
  if (!request) return null;
  const span = [0, codePointLength(request.content)] as const;
  const way = { origin: request, surface: request, span, hopChain: [request.channel] };
  return traceOf(events, traceId, way);
}

type Seen = NonNullable<InjectionRecord["seen"]>;

const DATA = "e3";

interface ShownText extends ReadText {
  readonly actor: string;
}

function eventsOf({ system, request, tool, channel, data }: Seen): ShownText[] {
  return [
    { eventId: "e1", channel: "system", actor: "system", content: system },
    { eventId: "e2", channel: "user", actor: "user", content: request },
    ...(data === null ? [] : [{ eventId: DATA, channel, actor: tool, content: data }]),
  ];
}

function traceOf(
  events: readonly ShownText[],
  traceId: string,
  way: Parameters<typeof instructionOf>[0],
): LiveTrace {
  return {
    trace: {
      traceId,
      events: events.map((event, seq) => ({ ...event, seq })),
      decisionPoints: [{ eventId: way.surface.eventId, span: way.span }],
    },
    truths: [instructionOf(way, traceId, false)],
  };
}
