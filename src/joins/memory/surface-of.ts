import type { DecisionPoint } from "../../pab/model.ts";
import type { SeenEvent } from "../../probe/contracts/memory-defense.ts";
import type { ToolCall } from "../../probe/contracts/tool-call.ts";
import type { CausePlace } from "../cause/placed.ts";
import { traceCause } from "../cause/trace-cause.ts";
import { ACT_ID, seenTranscript } from "./seen-transcript.ts";

/**
 * The passage that an act rests on, as far as its words tell: what asks for it over the user's head,
 * else where the longest of its values was taken from, else the user's newest request. Null where the
 * agent has read nothing.
 */
export function surfaceOf(events: readonly SeenEvent[], act: ToolCall): DecisionPoint | null {
  const cause = traceCause(seenTranscript(events, act), ACT_ID);
  const values = cause.values
    .flatMap(({ value, origin }) => (origin ? [{ value, place: origin.stops[0] }] : []))
    .sort((a, b) => b.value.length - a.value.length);
  const place: CausePlace | undefined = cause.motive?.stops[0] ?? values[0]?.place;
  if (place) return { eventId: place.eventId, span: place.span };
  const request = cause.request ?? events.at(-1)?.eventId;
  return request === undefined ? null : { eventId: request, span: null };
}
