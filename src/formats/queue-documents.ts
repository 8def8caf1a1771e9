import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

const count = z.int().nonnegative();

export const QueueStatusDocumentSchema = resultDocumentSchema("backtrail/queue-status", 1, {
  runs: z.array(
    z.strictObject({
      id: z.string(),
      command: z.string(),
      started: z.string(),
      unit: z.enum(["trials", "traces", "files"]),
      units: count.meta({ description: "Open when the run began." }),
      done: count,
      waiting: count.meta({ description: "Handed out, and not begun yet." }),
      active: count.meta({ description: "By the last sign of life of each worker." }),
      set_aside: count.meta({
        description: "Errors, since their workers were lost again and again.",
      }),
      per_minute: z.number().nullable(),
      eta_s: z.number().nullable(),
      spent_usd: z.number(),
      gave_up: z.string().nullable(),
      workers: z.array(
        z.strictObject({
          name: z.string(),
          concurrency: count,
          done: count,
          active: count,
          at: z.string(),
        }),
      ),
    }),
  ),
});
