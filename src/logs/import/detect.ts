import type { Importer } from "../importers/importer.ts";
import { IMPORTERS } from "../importers/registry.ts";
import { asObject, asText, firstText, own } from "../json-view.ts";

export interface Detection {
  readonly importer: Importer;
  readonly reason: string;
}

/** The format of one document, or null when no importer knows it. */
export function detectFormat(
  value: unknown,
  importers: readonly Importer[] = IMPORTERS,
): Detection | null {
  for (const importer of importers) {
    const reason = importer.detect(value);
    if (reason !== null) return { importer, reason };
  }
  return null;
}

/** The format that most of the first lines of a log have; of equals, the one tried first. */
export function detectLines(
  lines: readonly unknown[],
  importers: readonly Importer[] = IMPORTERS,
): Detection | null {
  let best: (Detection & { readonly hits: number }) | null = null;
  for (const importer of importers) {
    let hits = 0;
    let reason = "";
    for (const line of lines) {
      const found = importer.detect(line);
      if (found === null) continue;
      hits += 1;
      reason ||= found;
    }
    if (hits > (best?.hits ?? 0)) {
      best = { importer, reason: `${hits} of the first ${lines.length} lines: ${reason}`, hits };
    }
  }
  return best;
}

/** Why a document is no log at all, where it shows; null otherwise. */
export function refusalOf(value: unknown): string | null {
  const object = asObject(value);
  if (!object) return typeof value === "object" ? null : "a bare value, not a log";
  if (isSchema(object)) return "a JSON Schema, not a log";
  if (isRpcError(object))
    return `a JSON-RPC error body (${String(object["code"])}); there is no conversation in it`;
  const error = asObject(object["error"]);
  if (error && isErrorOnly(object)) {
    const code = firstText(error, "code", "type", "status") ?? "error";
    return `an error body of a provider (${code}); there is no conversation in it`;
  }
  return null;
}

function isSchema(object: Readonly<Record<string, unknown>>): boolean {
  if (asText(object["$schema"])?.includes("json-schema.org")) return true;
  return asObject(object["$defs"]) !== null && own(object, "type") !== undefined;
}

function isErrorOnly(object: Readonly<Record<string, unknown>>): boolean {
  const rest = Object.keys(object).filter(
    (key) =>
      !["error", "type", "request_id", "status", "code", "requestId", "sequence_number"].includes(
        key,
      ),
  );
  return rest.length === 0;
}

function isRpcError(object: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof object["code"] === "number" &&
    typeof object["message"] === "string" &&
    Object.keys(object).every((key) => ["code", "message", "data"].includes(key))
  );
}
