import type { MemoryRecord } from "../../formats/trial-journal.ts";
import type { GroundTruth, Trace } from "../../pab/model.ts";
import { instructionOf } from "./instruction.ts";
import { plantedWay } from "./planted-hops.ts";

/** A trace with its held-out truth, from a trial that was run. */
export interface LiveTrace {
  readonly trace: Trace;
  readonly truths: readonly GroundTruth[];
}

/**
 * A trial of a memory scan as a benchmark trace: what the agent read, and one decision point, its act.
 * Null for a trial without an act, and for a fact, which is no instruction.
 */
export function harvestMemory(record: MemoryRecord, traceId: string): LiveTrace | null {
  const { row, events, planted, markers, acts } = record;
  const [act] = acts;
  if (act === undefined || row.arm === "fact") return null;
  const rewords = row.memory === "summary" ? "summarize" : "paraphrase";
  const before = events.slice(0, act.after).filter(({ channel }) => channel !== "system");
  const way = plantedWay(before, planted, markers, rewords);
  if (way === null) return null;
  const { origin, surface, span } = way;
  // What names the place it came from: the first line of the data.
  const title = origin.content.split("\n")[0] ?? "";
  const stripped = surface !== origin && !surface.content.includes(title);
  return {
    trace: {
      traceId,
      events: events.map(({ eventId, channel, actor, content }, seq) => ({
        ...{ eventId, seq, channel, actor, content },
      })),
      decisionPoints: [{ eventId: surface.eventId, span }],
    },
    truths: [instructionOf(way, traceId, stripped && origin.channel !== "user")],
  };
}
