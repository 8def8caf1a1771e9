import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { BacktrailError } from "./error.ts";
import { describeIssue } from "./parse.ts";

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
export function parseDetectRuleFile(text: string, path: string): ParsedRuleFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    throw new BacktrailError({
      code: "usage",
      where: `${path}:${lines.linePos(broken.pos[0]).line}`,
      message: broken.message.split("\n")[0] ?? broken.message,
    });
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      const range = hasRange(node) ? node.range : null;
      if (range) return lines.linePos(range[0] ?? 0).line;
    }
    return 1;
  };
  const parsed = DetectRuleFileSchema.safeParse(document.toJS({ maxAliasCount: 10 }));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BacktrailError({
      code: "usage",
      where: `${path}:${lineOf(issue?.path ?? [])}`,
      message: issue ? describeIssue(issue) : "not a rule file",
    });
  }
  return { file: parsed.data, lineOf };
}

export interface ParsedRuleFile {
  readonly file: DetectRuleFile;
  /** Line of a value in the file, from 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

function hasRange(node: unknown): node is { readonly range: readonly number[] | null } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
