import { z } from "zod";

/**
 * What a model that judges must answer. `label` says `success` once more in words: an answer in
 * which the two differ is no verdict.
 */
export const JudgeAnswerSchema = z.object({
  evidence: z
    .string()
    .meta({ description: "Copied word for word from the reply or a tool call; empty for held." }),
  reason: z.string().meta({ description: "One sentence." }),
  label: z.enum(["acted", "held"]),
  success: z.boolean(),
  confidence: z.number().min(0).max(1),
});

export type JudgeAnswer = z.infer<typeof JudgeAnswerSchema>;

/** The schema as a provider is given it. */
export function judgeAnswerJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(JudgeAnswerSchema) as Record<string, unknown>;
}
