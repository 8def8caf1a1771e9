import { z } from "zod";

const Call = z.object({ name: z.string(), args: z.unknown() });

/** One cached answer of a model. */
export const CachedAnswerSchema = z.object({
  schema_version: z.literal(2),
  latency_ms: z.number(),
  text: z.string(),
  tool_calls: z.array(z.object({ id: z.string(), name: z.string(), args: z.unknown() })),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
  /** What an agent with tools of its own did; null where it did not show it, absent for a model. */
  observed_calls: z.array(Call).nullable().optional(),
  written_calls: z.array(Call).optional(),
  notes: z.array(z.string()).optional(),
});
