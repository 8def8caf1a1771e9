import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { formatError, reasonOf, usageError } from "../../../formats/error.ts";
import { type McpSnapshot, McpSnapshotSchema } from "../../../formats/mcp-documents.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { fingerprintOf } from "../../../joins/mcp-definitions.ts";
import type { CliContext } from "../../context.ts";

/**
 * A snapshot that an earlier run wrote; null where there is no such file yet.
 * @throws BacktrailError with code `format` on what is no snapshot, or one that was edited by hand:
 * a definition that does not have its fingerprint was trusted by nobody.
 */
export async function readSnapshot({ cwd }: CliContext, path: string): Promise<McpSnapshot | null> {
  let text: string;
  try {
    text = await readFile(resolve(cwd, path), "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw usageError("--snapshot", `${path} cannot be read: ${reasonOf(cause)}`, cause);
  }
  const snapshot = parseWith(McpSnapshotSchema, parseJson(text, path), path);
  for (const { kind, name, fingerprint, definition } of snapshot.definitions) {
    if (fingerprintOf(definition) === fingerprint) continue;
    throw formatError(path, `${kind} ${name} does not have its fingerprint: the file was changed`);
  }
  return snapshot;
}
