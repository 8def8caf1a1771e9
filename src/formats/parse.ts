import type { z } from "zod";
import { BacktrailError, type ErrorCode, reasonOf } from "./error.ts";

/** One problem of a failed parse, with the field it concerns. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.map((part) => (typeof part === "number" ? `[${part}]` : String(part)));
  const place = field.join(".").replaceAll(".[", "[");
  return place === "" ? issue.message : `${place}: ${issue.message}`;
}

/** The first few problems of a failed parse. */
export function describeIssues(error: z.ZodError, limit = 3): string {
  const shown = error.issues.slice(0, limit).map(describeIssue);
  const rest = error.issues.length - shown.length;
  return rest > 0 ? `${shown.join("; ")}; and ${rest} more` : shown.join("; ");
}

/**
 * Parses a value that came from outside.
 * @throws BacktrailError with code `format` (or the given one) that names `where`.
 */
export function parseWith<T>(
  schema: z.ZodType<T>,
  value: unknown,
  where: string,
  code: ErrorCode = "format",
): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BacktrailError({ code, where, message: describeIssues(result.error) });
}

/**
 * Parses JSON text that came from outside; a leading byte order mark is accepted.
 * @throws BacktrailError with code `format` that names `where`.
 */
export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "format",
      where,
      message: `not valid JSON: ${reason}`,
      cause,
    });
  }
}
