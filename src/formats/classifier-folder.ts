import { z } from "zod";

/** What a text classifier's `config.json` says of its labels and of its length. */
export const ClassifierConfigSchema = z.object({
  id2label: z.record(z.string(), z.string()),
  problem_type: z.string().nullish(),
  max_position_embeddings: z.int().positive().nullish(),
  model_type: z.string().nullish(),
});

export type ClassifierConfig = z.infer<typeof ClassifierConfigSchema>;

/** What its `tokenizer_config.json` says of its length. */
export const ClassifierTokenizerSchema = z.object({
  model_max_length: z.number().positive().nullish(),
});
