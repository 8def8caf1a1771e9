import { z } from "zod";
import { type ParsedYaml, parseYamlFile } from "./yaml-file.ts";

/** From the mildest to the gravest. */
export const POLICY_DECISIONS = ["allow", "review", "deny"] as const;
export type PolicyDecision = (typeof POLICY_DECISIONS)[number];

const decision = z.enum(POLICY_DECISIONS);

/** What to do with a text, given the verdict of the rules and the scores of evidence backends. */
export const DetectPolicyFileSchema = z.strictObject({
  schema_version: z.literal(1),
  injection: decision
    .default("deny")
    .meta({ description: "What follows from an injection that the rules found." }),
  evidence: z
    .array(
      z.strictObject({
        backend: z.string().min(1).meta({ description: "embedding_knn or classifier." }),
        score_from: z.number(),
        decision: z.enum(["review", "deny"]),
      }),
    )
    .default([])
    .meta({ description: "What follows from a score; the gravest of all that hold counts." }),
  unseen: decision
    .default("review")
    .meta({ description: "What follows when a backend named above gave no score." }),
});

export type DetectPolicyFile = z.output<typeof DetectPolicyFileSchema>;

/**
 * Parses a policy in YAML or JSON.
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function parseDetectPolicyFile(text: string, path: string): ParsedYaml<DetectPolicyFile> {
  return parseYamlFile(DetectPolicyFileSchema, text, path);
}
