import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

const count = z.int().nonnegative();

export const QueueStatusDocumentSchema = resultDocumentSchema("backtrail/queue-status", 1, {
  runs: z.array(
    z.strictObject({
      id: z.string(),
      command: z.string(),
      started: z.string(),
      trials: count.meta({ description: "Open when the run began." }),
      done: count,
      waiting: count,
      active: count,
      failed: count.meta({ description: "Set aside since their workers were lost." }),
      per_minute: z.number().nullable(),
      eta_s: z.number().nullable(),
      spent_usd: z.number(),
      gave_up: z.string().nullable(),
      workers: z.array(
        z.strictObject({ name: z.string(), concurrency: count, done: count, at: z.string() }),
      ),
    }),
  ),
});
