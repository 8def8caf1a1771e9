import { z } from "zod";

/** Values of arguments, strings with `{{…}}` in them among them. */
const Arguments = z.record(z.string(), z.unknown());

const CallSchema = z.strictObject({
  tool: z.string().min(1),
  arguments: Arguments.default({}),
});

const ReadSchema = CallSchema.extend({
  /** Where in the answer, as JSON, the texts stand: a path with `[*]`. Without it each block is a note. */
  notes: z.string().min(1).optional(),
  /** Where the ids of the same notes stand, in the same order. Without it a note is its text. */
  ids: z.string().min(1).optional(),
});

/**
 * How an MCP server is spoken to that keeps a memory: which tool writes and which finds, and what
 * each is handed. `{{text}}`, `{{query}}`, `{{limit}}`, `{{id}}` (new for each note) and `{{user}}` (new
 * for each trial) stand for values in the strings of arguments.
 */
export const MemoryServerSchema = z.strictObject({
  /** Variables of a server that is started for each trial; `{{folder}}` is a new, empty one. */
  env: z.record(z.string(), z.string()).default({}),
  write: CallSchema,
  recall: ReadSchema.extend({
    /** Asks for each word of the query, for a server that finds only what holds the query itself. */
    each_word: z.boolean().default(false),
  }),
  /** Gives everything that is held, oldest first. Without it nobody can look, and nothing is compacted. */
  all: ReadSchema.optional(),
  /** Takes one note out, by `{{id}}`. */
  remove: CallSchema.optional(),
});

export type MemoryServer = z.infer<typeof MemoryServerSchema>;
export type MemoryServerRead = z.infer<typeof ReadSchema>;
