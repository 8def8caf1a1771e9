import { z } from "zod";

/** What the process of a module defence prints to its parent, one JSON line each. */
export const ModuleReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("verdict"), id: z.string(), verdict: z.unknown() }),
  z.object({ kind: z.literal("failed"), id: z.string(), message: z.string() }),
  z.object({
    kind: z.literal("ready"),
    name: z.string().min(1).nullable(),
    concurrency: z.int().min(1).max(64),
  }),
  z.object({ kind: z.literal("unusable"), message: z.string() }),
]);

export type ModuleReply = z.output<typeof ModuleReplySchema>;
