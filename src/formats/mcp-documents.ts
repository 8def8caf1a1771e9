import { z } from "zod";
import { DetectionSchema } from "./detect-documents.ts";
import { resultDocumentSchema } from "./result-header.ts";

const kind = z.enum(["server", "tool", "prompt", "resource", "resource_template"]);
const fingerprint = z.string().regex(/^[0-9a-f]{64}$/);

/** What a server's definitions were when somebody trusted them: `detect --mcp --snapshot`. */
export const McpSnapshotSchema = z.strictObject({
  format: z.literal("backtrail/mcp-snapshot"),
  schema_version: z.literal(1),
  tool_version: z.string(),
  server: z.strictObject({ name: z.string(), version: z.string() }),
  taken: z.string(),
  definitions: z.array(
    z.strictObject({ kind, name: z.string(), fingerprint, definition: z.unknown() }),
  ),
});

export type McpSnapshot = z.infer<typeof McpSnapshotSchema>;

/** `backtrail detect --mcp --json`. */
export const McpScanDocumentSchema = resultDocumentSchema("backtrail/mcp-scan", 1, {
  server: z.strictObject({ name: z.string(), version: z.string() }),
  definitions: z.array(
    z.strictObject({
      kind,
      name: z.string(),
      fingerprint: fingerprint.meta({
        description: "SHA-256 of the definition as canonical JSON.",
      }),
      fields: z.int().nonnegative().meta({ description: "Texts in it that were judged." }),
      findings: z.array(
        z.strictObject({
          path: z.string().meta({ description: "Field of the definition; empty for all of it." }),
          text: z.string(),
          result: DetectionSchema,
        }),
      ),
    }),
  ),
  injections: z.int().nonnegative().meta({ description: "Definitions with a finding." }),
  drift: z.array(
    z.strictObject({
      kind,
      name: z.string(),
      change: z.enum(["added", "removed", "changed"]),
      when: z.enum(["in_session", "since_snapshot"]),
      reasons: z.array(z.string()),
    }),
  ),
  snapshot: z
    .strictObject({
      path: z.string(),
      taken: z.string(),
      written: z.boolean().meta({ description: "Whether this run wrote it." }),
    })
    .nullable(),
}).meta({ description: "Definitions of an MCP server, judged field by field, and their drift." });
