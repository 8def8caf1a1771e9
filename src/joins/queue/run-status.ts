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
  active: z.int(),
  at: z.string(),
});

/** A worker that has not been heard of for so long is not shown. */
const SEEN_MS = 15_000;

/** How far a run on a queue has come. */
export async function runStatus(
  { redis }: Pick<QueueEngine, "redis">,
  board: RunBoard,
  { id, run }: { readonly id: string; readonly run: Announcement },
  now: Date,
): Promise<RunStatus> {
  const state = await redis.hgetall(board.stateOf(id));
  const number = (key: string): number => Number(state[key] ?? 0);
  const [done, handed, setAside] = [number("done"), number("handed"), number("set_aside")];
  const minutes = (now.getTime() - Date.parse(run.started)) / 60_000;
  const perMinute = minutes > 0 && done > 0 ? done / minutes : null;
  const workers = (await board.workers(id))
    .map((text) => parseWith(WorkerSchema, parseJson(text, "worker"), "worker"))
    .filter(({ at }) => now.getTime() - Date.parse(at) < SEEN_MS);
  const active = workers.reduce((sum, worker) => sum + worker.active, 0);
  return {
    id,
    command: run.path.join(" "),
    started: run.started,
    unit: run.unit,
    units: run.units,
    done,
    waiting: Math.max(0, handed - done - setAside - active),
    active,
    set_aside: setAside,
    per_minute: perMinute,
    eta_s: perMinute === null ? null : (Math.max(0, run.units - done) / perMinute) * 60,
    spent_usd: number("spent"),
    gave_up: state["because"] ?? null,
    workers,
  };
}
