import { z } from "zod";
import { parseJson, parseWith } from "./parse.ts";

/** A file of `detect --baseline`: findings that are known and make no run fail. */
export const DetectBaselineSchema = z.strictObject({
  format: z.literal("backtrail/detect-baseline"),
  schema_version: z.literal(1),
  findings: z
    .array(
      z.strictObject({
        fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
        path: z.string(),
      }),
    )
    .meta({
      description:
        "A fingerprint covers the rule, the path and the words in the lines of the match; the path is for readers.",
    }),
});

/**
 * The fingerprints of a baseline.
 * @throws BacktrailError that names the field, or the place in the JSON.
 */
export function readBaseline(text: string, path: string): ReadonlySet<string> {
  const { findings } = parseWith(DetectBaselineSchema, parseJson(text, path), path);
  return new Set(findings.map(({ fingerprint }) => fingerprint));
}

/** The text of a baseline; the same findings give the same bytes. */
export function writeBaseline(
  findings: readonly {
    readonly fingerprint: string;
    readonly path: string;
  }[],
): string {
  const ordered = [...findings].sort(
    (a, b) => compare(a.path, b.path) || compare(a.fingerprint, b.fingerprint),
  );
  const document = {
    format: "backtrail/detect-baseline",
    schema_version: 1,
    findings: ordered.map(({ fingerprint, path }) => ({ fingerprint, path })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
