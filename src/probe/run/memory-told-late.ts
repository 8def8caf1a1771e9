import type { StageSeen } from "../../formats/memory-results.ts";
import type { MemoryStage } from "../../formats/memory-scenario.ts";
import { TOLD_LATE } from "../../formats/remark.ts";
import type { MemoryRecord } from "../../formats/trial-journal.ts";
import type { Arrival } from "../contracts/witness.ts";
import { UNSEEN_REASONS } from "./unseen.ts";

/** Stages that a call or what follows on it would have shown. */
const TOLD_BY_CALLS = ["persisted", "recalled", "executed"] as const satisfies MemoryStage[];

/**
 * A trial whose telemetry told of calls only after it was judged: it had not told all before, so that
 * what was not found in it is not known. What was seen stands.
 */
export function memoryToldLate(record: MemoryRecord, arrivals: readonly Arrival[]): MemoryRecord {
  if (record.actsTold !== true || !arrivals.some(({ over }) => over === "telemetry")) return record;
  const { row } = record;
  const stages = { ...row.stages };
  for (const stage of TOLD_BY_CALLS) {
    if (stages[stage].state === "not_reached") stages[stage] = UNSEEN;
  }
  const isOver = row.outcome === "resisted";
  return {
    ...record,
    row: {
      ...row,
      stages,
      note: [row.note, TOLD_LATE].filter((word) => word !== "").join(" "),
      ...(isOver ? { outcome: "not_observed" as const, reason: UNSEEN_REASONS.late } : {}),
    },
  };
}

const UNSEEN: StageSeen = { state: "not_observed", as: null, session: null };
