import { z } from "zod";

/**
 * What a reading model must answer about one text. Numbers are those of the events in the question.
 * Everything in it is a claim by a model that read untrusted text, to be checked.
 */
export const ReaderAnswerSchema = z.object({
  /** Event by event from where the text first entered to where it stands now. */
  path: z.array(z.number().int().nonnegative()).min(1).max(64),
  /** For each step of the path, whether the words were changed before they were handed on. */
  rewritten: z.array(z.enum(["no", "paraphrase", "summarize"])).max(64),
  /** Words of the first event of the path that ask for the same. */
  quote: z.string().max(4000),
  /** Whether a decisive detail differs from the earlier text that it looks like. */
  altered: z.boolean(),
  requested_tier: z.enum(["T0", "T1", "T2", "T3", "T4"]),
  /** 0 to 1. */
  sure: z.number().min(0).max(1),
});

export type ReaderAnswer = z.infer<typeof ReaderAnswerSchema>;

/** The same as JSON Schema, for providers that can be held to one. */
export const READER_ANSWER_JSON_SCHEMA: Readonly<Record<string, unknown>> = z.toJSONSchema(
  ReaderAnswerSchema,
  { target: "draft-7" },
);

/** The one object of a reply, alone or in a code fence; null for anything else. */
export function parseReply(text: string): ReaderAnswer | null {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text);
  try {
    const result = ReaderAnswerSchema.safeParse(JSON.parse(fenced?.[1] ?? text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
