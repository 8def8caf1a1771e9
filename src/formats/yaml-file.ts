import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { usageError } from "./error.ts";
import { describeIssue } from "./parse.ts";

/** A user's file, with the way back to its lines. */
export interface ParsedYaml<T> {
  readonly file: T;
  /** Line of a value in the file, from 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses a file that a user wrote, YAML or JSON.
 * @param path for messages
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function parseYamlFile<T>(schema: z.ZodType<T>, text: string, path: string): ParsedYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const line = lines.linePos(broken.pos[0]).line;
    throw usageError(`${path}:${line}`, broken.message.split("\n")[0] ?? broken.message);
  }
  const lineOf = (place: readonly PropertyKey[]): number => {
    for (let depth = place.length; depth >= 0; depth -= 1) {
      const node = document.getIn(place.slice(0, depth), true);
      const range = hasRange(node) ? node.range : null;
      if (range) return lines.linePos(range[0] ?? 0).line;
    }
    return 1;
  };
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 10 }));
  if (parsed.success) return { file: parsed.data, lineOf };
  const [issue] = parsed.error.issues;
  throw usageError(
    `${path}:${lineOf(issue?.path ?? [])}`,
    issue ? describeIssue(issue) : "cannot be read",
  );
}

function hasRange(node: unknown): node is { readonly range: readonly number[] | null } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
