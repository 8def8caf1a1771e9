import { hashEmbedder } from "../../../detect/hash-embedder.ts";
import { usageError } from "../../../formats/error.ts";
import { type MemoryServer, MemoryServerSchema } from "../../../formats/memory-server.ts";
import { parseYamlFile } from "../../../formats/yaml-file.ts";
import { inProcessStores } from "../../../probe/agent/memory/in-process-store.ts";
import { sqlDriver } from "../../../probe/agent/memory/stores/sqlite-driver.ts";
import { sqliteStores } from "../../../probe/agent/memory/stores/sqlite-store.ts";
import type { MemoryStores } from "../../../probe/contracts/memory-store.ts";
import { mcpStores, REFERENCE_SERVER } from "../../../probe/mcp/mcp-store.ts";
import type { CliContext } from "../../context.ts";
import { mcpSource } from "./mcp-source.ts";
import { readOwnFile } from "./own-battery.ts";

export interface OpenedStores {
  readonly stores: MemoryStores;
  /** What makes them these and no others: the server and its map. */
  readonly identity: Readonly<Record<string, unknown>>;
}

const KNOWN = "in-process, sqlite, sqlite+embedding, mcp:PROGRAM or mcp:URL";

/**
 * The memory of `--memory`, an MCP server's with the map of `--memory-map`.
 * @throws BacktrailError with code `usage` on an unknown one, `unavailable` without SQLite
 */
export async function openMemoryStores(
  { memory, memoryMap }: { readonly memory: string; readonly memoryMap?: string | undefined },
  context: CliContext,
): Promise<OpenedStores> {
  const server = /^mcp:(.+)$/s.exec(memory)?.[1];
  if (server !== undefined) {
    const map = memoryMap === undefined ? REFERENCE_SERVER : await readMap(memoryMap, context);
    return { stores: mcpStores(mcpSource(server, context), map), identity: { server, map } };
  }
  if (memoryMap !== undefined) {
    throw usageError(
      "--memory-map",
      "says how an MCP server is spoken to: it needs --memory mcp:…",
    );
  }
  switch (memory) {
    case "in-process":
      return { stores: inProcessStores, identity: {} };
    case "sqlite":
      return { stores: sqliteStores(await sqlDriver(), null), identity: {} };
    case "sqlite+embedding":
      return { stores: sqliteStores(await sqlDriver(), hashEmbedder()), identity: {} };
    default:
      throw usageError("--memory", `there is no memory "${memory}"; known: ${KNOWN}`);
  }
}

async function readMap(path: string, context: CliContext): Promise<MemoryServer> {
  const text = await readOwnFile(path, "--memory-map", context);
  return parseYamlFile(MemoryServerSchema, text, path).file;
}
