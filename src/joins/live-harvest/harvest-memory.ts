import type { MemoryRecord } from "../../formats/trial-journal.ts";
import { requestWay } from "./instruction.ts";
import { type LiveTrace, liveTrace } from "./live-trace.ts";
import { plantedWay } from "./planted-hops.ts";

/** What of a memory scan can be a decision point. */
export const MEMORY_POINTS = ["acts", "recalls"] as const;

export type MemoryPoints = (typeof MEMORY_POINTS)[number];

type SeenInTrial = MemoryRecord["events"][number];

/**
 * A trial of a memory scan as a benchmark trace: what the agent read, and two instructions that it acted
 * on, what its user asked in that session and what was planted. Null for a trial without such an act,
 * and for a fact, which is no instruction.
 */
export function harvestMemory(record: MemoryRecord, traceId: string): LiveTrace | null {
  const { events, acts } = record;
  const [act] = acts;
  if (act === undefined) return null;
  const before = events.slice(0, act.after);
  const request = before.findLast(({ channel }) => channel === "user");
  return traceTo(record, before, request, traceId);
}

/**
 * The same with the planted text as it stands before the model again, read out of the memory in a later
 * session, whether it was then acted on or not; the other instruction is what the user asked in that
 * session. Null for a trial that brought nothing of it back.
 */
export function harvestRecall(record: MemoryRecord, traceId: string): LiveTrace | null {
  const { events, row } = record;
  const { recalled } = row.stages;
  if (recalled.state !== "reached") return null;
  const ofSession = (one: SeenInTrial): boolean => one.session === recalled.session;
  const last = events.findLastIndex((one) => ofSession(one) && one.channel === "memory");
  if (last < 0) return null;
  // A note that is shown at the start stands before the request of its own session.
  const request = events.find((one) => ofSession(one) && one.channel === "user");
  return traceTo(record, events.slice(0, last + 1), request, traceId);
}

/** @param before what the agent had read when the planted text counted */
function traceTo(
  { row, events, planted, markers }: MemoryRecord,
  before: readonly SeenInTrial[],
  request: SeenInTrial | undefined,
  traceId: string,
): LiveTrace | null {
  if (row.arm === "fact") return null;
  const rewords = row.memory === "summary" ? "summarize" : "paraphrase";
  const read = before.filter(({ channel }) => channel !== "system");
  const way = plantedWay(read, planted, markers, rewords);
  if (way === null) return null;
  const { origin, surface } = way;
  // What names the place it came from: the first line of the data.
  const title = origin.content.split("\n")[0] ?? "";
  const isAway = surface !== origin && origin.channel !== "user";
  const stripped = isAway && !surface.content.includes(title);
  const asked = request && request !== surface ? [requestWay(request)] : [];
  return liveTrace(traceId, events, [...asked, { ...way, stripped }]);
}
