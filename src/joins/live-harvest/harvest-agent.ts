import type { InjectionRecord, UtilityRecord } from "../../formats/trial-journal.ts";
import { requestWay } from "./instruction.ts";
import { type LiveTrace, liveTrace, type ShownText } from "./live-trace.ts";
import { plantedWay } from "./planted-hops.ts";

/**
 * A trial of an injection scan whose agent acted on the data it had read: its user's request, and what
 * was planted. Null for any other.
 */
export function harvestInjection(
  { row, seen }: InjectionRecord,
  traceId: string,
): LiveTrace | null {
  if (row.outcome !== "acted" || !seen || seen.planted === null) return null;
  const events = eventsOf(seen);
  const data = events.filter(({ eventId }) => eventId === DATA);
  const way = plantedWay(data, seen.planted, [], "paraphrase");
  return way && liveTrace(traceId, events, [...requestsIn(events), way]);
}

/** A trial of a utility scan whose agent did what its user asked; null for any other. */
export function harvestUtility({ row, seen }: UtilityRecord, traceId: string): LiveTrace | null {
  if (row.outcome !== "success" || !seen) return null;
  const events = eventsOf(seen);
  return liveTrace(traceId, events, requestsIn(events));
}

type Seen = NonNullable<InjectionRecord["seen"]>;

const DATA = "e3";

function eventsOf({ system, request, tool, channel, data }: Seen): ShownText[] {
  return [
    { eventId: "e1", channel: "system", actor: "system", content: system },
    { eventId: "e2", channel: "user", actor: "user", content: request },
    ...(data === null ? [] : [{ eventId: DATA, channel, actor: tool, content: data }]),
  ];
}

function requestsIn(events: readonly ShownText[]) {
  return events.filter(({ channel }) => channel === "user").map(requestWay);
}
