import { z } from "zod";
import { parseJson, parseWith } from "../../formats/parse.ts";
import type { QueueStatusDocumentSchema } from "../../formats/queue-documents.ts";
import type { DocumentBody } from "../../formats/result-header.ts";
import type { QueueEngine } from "./engine.ts";
import type { Announcement, RunBoard } from "./run-board.ts";

export type RunStatus = DocumentBody<typeof QueueStatusDocumentSchema>["runs"][number];

const WorkerSchema = z.strictObject({
  name: z.string(),
  concurrency: z.int(),
  done: z.int(),
  at: z.string(),
});

/** A worker that has not been heard of for so long is not shown. */
const SEEN_MS = 15_000;

/** How far a run on a queue has come. */
export async function runStatus(
  engine: QueueEngine,
  board: RunBoard,
  { id, run }: { readonly id: string; readonly run: Announcement },
  now: Date,
): Promise<RunStatus> {
  const queue = engine.queue(board.queueOf(id));
  try {
    const counts = await queue.getJobCounts("waiting", "active", "delayed", "failed");
    const state = await engine.redis.hgetall(board.stateOf(id));
    const done = Number(state["done"] ?? 0);
    const minutes = (now.getTime() - Date.parse(run.started)) / 60_000;
    const perMinute = minutes > 0 && done > 0 ? done / minutes : null;
    const workers = (await board.workers(id))
      .map((text) => parseWith(WorkerSchema, parseJson(text, "worker"), "worker"))
      .filter(({ at }) => now.getTime() - Date.parse(at) < SEEN_MS);
    return {
      id,
      command: run.path.join(" "),
      started: run.started,
      trials: run.units,
      done,
      waiting: (counts["waiting"] ?? 0) + (counts["delayed"] ?? 0),
      active: counts["active"] ?? 0,
      failed: counts["failed"] ?? 0,
      per_minute: perMinute,
      eta_s: perMinute === null ? null : (Math.max(0, run.units - done) / perMinute) * 60,
      spent_usd: Number(state["spent"] ?? 0),
      gave_up: state["because"] ?? null,
      workers,
    };
  } finally {
    await queue.close();
  }
}
