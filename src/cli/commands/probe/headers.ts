import { BacktrailError } from "../../../formats/error.ts";
import { at } from "../../../text/at.ts";

/**
 * Request headers from `--header "Name: value"` (repeatable) and `--auth-header`, which takes a whole
 * header, the value of `Authorization`, or a bare token.
 * @throws BacktrailError with code `usage` on a line that is no header.
 */
export function requestHeaders(
  lines: readonly string[],
  auth: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const header = parseHeader(line);
    if (header === null) {
      throw new BacktrailError({
        code: "usage",
        where: "--header",
        // The line may hold a secret and is not repeated.
        message: 'needs a line like "Name: value"',
      });
    }
    headers[header.name] = header.value;
  }
  if (auth === undefined) return headers;
  const header = parseHeader(auth);
  if (header !== null) headers[header.name] = header.value;
  else headers["authorization"] = /\s/.test(auth.trim()) ? auth.trim() : `Bearer ${auth.trim()}`;
  const bad = Object.values(headers).some((value) => /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value));
  if (bad) {
    throw new BacktrailError({
      code: "usage",
      where: "--auth-header",
      message: "holds a character that no header may have (a line break?)",
    });
  }
  return headers;
}

function parseHeader(line: string): { readonly name: string; readonly value: string } | null {
  const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*(.*?)\s*$/s.exec(line);
  return match ? { name: at(match, 1).toLowerCase(), value: at(match, 2) } : null;
}
