import { z } from "zod";

/** One cached answer of a model. */
export const CachedAnswerSchema = z.object({
  schema_version: z.literal(1),
  latency_ms: z.number(),
  text: z.string(),
  tool_calls: z.array(z.object({ id: z.string(), name: z.string(), args: z.unknown() })),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
});
