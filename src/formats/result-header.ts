import { z } from "zod";

/** What every result document says about how it came about, before its own fields. */
const header = {
  tool_version: z.string(),
  command: z.array(z.string()).meta({ description: "The words that were typed." }),
  seed: z.int().nullable(),
  inputs: z.array(z.strictObject({ path: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  environment: z.strictObject({ node: z.string(), platform: z.string() }),
  left_out: z
    .array(z.strictObject({ what: z.string(), why: z.string() }))
    .meta({ description: "What was not measured, and why." }),
  run: z
    .strictObject({ started: z.string(), duration_ms: z.number() })
    .optional()
    .meta({ description: "Absent with --no-timing." }),
};

/** Fields of the header that a file of trials keeps in its `meta`, beside the seed. */
export const HEADER_FIELDS = [
  "format",
  "schema_version",
  "tool_version",
  "command",
  "inputs",
  "environment",
  "left_out",
  "run",
] as const;

/** Schema of a result document: the common header and a body of its own. */
export function resultDocumentSchema<const Body extends z.ZodRawShape>(
  format: string,
  schemaVersion: number,
  body: Body,
) {
  return z.strictObject({
    format: z.literal(format),
    schema_version: z.literal(schemaVersion),
    ...header,
    ...body,
  });
}

/** A schema that `resultDocumentSchema` made. */
export type ResultDocumentSchema = z.ZodObject<
  { format: z.ZodLiteral<string>; schema_version: z.ZodLiteral<number> } & typeof header
>;

/** What a writer may hand over for a schema: the same fields, none of which it has to own. */
export type Written<T> = T extends object ? { readonly [K in keyof T]: Written<T[K]> } : T;

/** The fields of a document that its own writer gives; the header comes from the run. */
export type DocumentBody<S extends z.ZodType> = Written<
  Omit<z.input<S>, keyof typeof header | "format" | "schema_version">
>;
