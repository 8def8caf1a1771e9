import type { MemoryRecord } from "../../formats/trial-journal.ts";
import { requestWay } from "./instruction.ts";
import { type LiveTrace, liveTrace } from "./live-trace.ts";
import { plantedWay } from "./planted-hops.ts";

/**
 * A trial of a memory scan as a benchmark trace: what the agent read, and two instructions that it acted
 * on, what its user asked in that session and what was planted. Null for a trial without such an act,
 * and for a fact, which is no instruction.
 */
export function harvestMemory(record: MemoryRecord, traceId: string): LiveTrace | null {
  const { row, events, planted, markers, acts } = record;
  const [act] = acts;
  if (act === undefined || row.arm === "fact") return null;
  const rewords = row.memory === "summary" ? "summarize" : "paraphrase";
  const before = events.slice(0, act.after).filter(({ channel }) => channel !== "system");
  const way = plantedWay(before, planted, markers, rewords);
  if (way === null) return null;
  const { origin, surface } = way;
  const request = before.findLast(({ channel }) => channel === "user");
  // What names the place it came from: the first line of the data.
  const title = origin.content.split("\n")[0] ?? "";
  const isAway = surface !== origin && origin.channel !== "user";
  const stripped = isAway && !surface.content.includes(title);
  const asked = request && request !== surface ? [requestWay(request)] : [];
  return liveTrace(traceId, events, [...asked, { ...way, stripped }]);
}
