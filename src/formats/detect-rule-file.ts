import { z } from "zod";
import { type ParsedYaml, parseYamlFile } from "./yaml-file.ts";

/** A file of detector settings and rules of one's own, in YAML or JSON. */
export const DetectRuleFileSchema = z.strictObject({
  schema_version: z.literal(1),
  sensitivity: z.enum(["strict", "balanced", "permissive"]).optional(),
  allowlist: z.array(z.string()).optional(),
  blocklist: z.array(z.string()).optional(),
  canary_tokens: z.array(z.string()).optional(),
  rules: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "must be letters, digits, dot, dash, underscore"),
        class: z.enum([
          "direct_override",
          "delimiter_attack",
          "encoding_attack",
          "role_play",
          "context_manipulation",
          "multi_turn_escalation",
        ]),
        threat: z.enum(["low", "medium", "high", "critical"]),
        confidence: z.number().gt(0).max(1),
        pattern: z.string().min(1).meta({ description: "RE2 syntax, without regard to case." }),
        example: z.string().optional().meta({ description: "A text the pattern must match." }),
        near_miss: z.string().optional().meta({ description: "A text it must not match." }),
      }),
    )
    .optional(),
});

export type DetectRuleFile = z.infer<typeof DetectRuleFileSchema>;

/**
 * Parses a rule file.
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function parseDetectRuleFile(text: string, path: string): ParsedYaml<DetectRuleFile> {
  return parseYamlFile(DetectRuleFileSchema, text, path);
}
