import type { Client } from "@modelcontextprotocol/client";
import { type McpSource, serverFault, withMcpServer } from "./mcp-server.ts";

export const MCP_KINDS = ["server", "tool", "prompt", "resource", "resource_template"] as const;
export type McpKind = (typeof MCP_KINDS)[number];

/** A thing that a server tells a model about, as the server defines it. */
export interface McpDefinition {
  readonly kind: McpKind;
  /** The name; the address of a resource. Unique within a kind, or a number is put behind. */
  readonly name: string;
  /** All of it, as JSON. */
  readonly definition: unknown;
}

/** What a server told at two times of one connection. */
export interface McpDefinitions {
  readonly server: { readonly name: string; readonly version: string };
  readonly first: readonly McpDefinition[];
  readonly second: readonly McpDefinition[];
}

/**
 * Asks an MCP server for its instructions and for all its tools, prompts and resources, twice: a
 * server may tell another story the second time. No tool is called, no prompt or resource is read.
 * @throws BacktrailError with code `unavailable` without the optional client package, `external`
 * when the server fails.
 */
export function readMcpDefinitions(
  source: McpSource,
  signal: AbortSignal,
): Promise<McpDefinitions> {
  return withMcpServer(source, signal, async (client) => {
    const first = await definitionsOf(client, signal);
    const second = await definitionsOf(client, signal);
    const { name = "", version = "" } = client.getServerVersion() ?? {};
    return { server: { name, version }, first, second };
  });
}

async function definitionsOf(client: Client, signal: AbortSignal): Promise<McpDefinition[]> {
  const can = client.getServerCapabilities() ?? {};
  const options = { signal, cacheMode: "bypass" } as const;
  const { version: _, ...server } = client.getServerVersion() ?? { name: "", version: "" };
  const instructions = client.getInstructions();
  const found: McpDefinition[] = [
    {
      kind: "server",
      name: "server",
      definition: { ...server, ...(instructions === undefined ? {} : { instructions }) },
    },
  ];
  if (can.tools) {
    const { tools } = await client.listTools(undefined, options);
    for (const tool of tools) found.push({ kind: "tool", name: tool.name, definition: tool });
  }
  if (can.prompts) {
    const { prompts } = await client.listPrompts(undefined, options);
    for (const one of prompts) found.push({ kind: "prompt", name: one.name, definition: one });
  }
  if (can.resources) {
    const { resources } = await client.listResources(undefined, options);
    for (const one of resources) found.push({ kind: "resource", name: one.uri, definition: one });
    const { resourceTemplates } = await client.listResourceTemplates(undefined, options);
    for (const one of resourceTemplates) {
      found.push({ kind: "resource_template", name: one.uriTemplate, definition: one });
    }
  }
  for (const { kind, name, definition } of found) {
    if (isDeep(definition)) throw serverFault(`${kind} ${name} is nested too deep to be read`);
  }
  return withUniqueNames(found);
}

/** Levels of a definition at most: no honest schema comes near. */
const DEEPEST = 200;

function isDeep(definition: unknown): boolean {
  let level: unknown[] = [definition];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/** Two of one name would stand for each other in a snapshot. */
function withUniqueNames(found: readonly McpDefinition[]): McpDefinition[] {
  const seen = new Map<string, number>();
  return found.map((one) => {
    const key = `${one.kind}\0${one.name}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? one : { ...one, name: `${one.name} (${times})` };
  });
}
