import { BacktrailError } from "../../formats/error.ts";
import type { ToolSpec } from "../contracts/scenario.ts";

/** Where a server is: a program that speaks over its standard streams, or an address. */
export type McpSource =
  | { readonly kind: "program"; readonly words: readonly string[]; readonly cwd: string }
  | { readonly kind: "address"; readonly url: URL };

/** What a server gave: its tools, and the result of one honest call. */
export interface McpData {
  readonly tools: readonly ToolSpec[];
  readonly dataTool: ToolSpec;
  /** The text blocks of the result, each for itself. */
  readonly blocks: readonly string[];
  /** The structured part of the result, or null. */
  readonly structured: Readonly<Record<string, unknown>> | null;
}

/**
 * Connects to an MCP server, lists its tools and calls one of them, once. Nothing else of the
 * server is ever called: the model's later calls get this recorded result.
 * @throws BacktrailError with code `unavailable` without the optional client package, `usage` on an
 * unknown tool, `external` when the server fails.
 */
export async function readMcpData(
  source: McpSource,
  toolName: string,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<McpData> {
  const sdk = await loadClient();
  const client = new sdk.Client({ name: "backtrail", version: "1" });
  try {
    await client.connect(await transportFor(source, sdk), { signal });
    const { tools } = await client.listTools(undefined, { signal });
    const specs = tools.map(({ name, description, inputSchema }) =>
      toolSpec(name, description ?? "", inputSchema),
    );
    const dataTool = specs.find(({ name }) => name === toolName);
    if (!dataTool) {
      throw new BacktrailError({
        code: "usage",
        where: "--mcp-tool",
        message: `the server has no tool "${toolName}"; it has ${specs.map(({ name }) => name).join(", ") || "none"}`,
      });
    }
    const result = await client.callTool({ name: toolName, arguments: { ...args } }, { signal });
    const blocks = result.content.flatMap((block) => (block.type === "text" ? [block.text] : []));
    if (result.isError) throw serverFault(blocks.join(" ") || "the tool reported an error");
    const structured = result.structuredContent;
    return {
      tools: specs,
      dataTool,
      blocks,
      structured: isRecord(structured) ? structured : null,
    };
  } catch (error) {
    if (BacktrailError.isInstance(error)) throw error;
    throw serverFault(error instanceof Error ? error.message : String(error), error);
  } finally {
    await client.close().catch(() => undefined);
  }
}

function serverFault(reason: string, cause?: unknown): BacktrailError {
  return new BacktrailError({
    code: "external",
    where: "--mcp",
    message: `the MCP server failed: ${reason}`,
    cause,
  });
}

async function loadClient() {
  try {
    return await import("@modelcontextprotocol/client");
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where: "--mcp",
      message:
        "an MCP server needs the optional package @modelcontextprotocol/client, version 2.4.0: npm install --no-save --save-optional @modelcontextprotocol/client@2.4.0",
      cause,
    });
  }
}

async function transportFor(source: McpSource, sdk: Awaited<ReturnType<typeof loadClient>>) {
  if (source.kind === "address") return new sdk.StreamableHTTPClientTransport(source.url);
  const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
  const [command = "", ...args] = source.words;
  return new StdioClientTransport({ command, args, cwd: source.cwd, stderr: "ignore" });
}

function toolSpec(name: string, description: string, schema: unknown): ToolSpec {
  const given = isRecord(schema) ? schema : {};
  const required = Array.isArray(given["required"]) ? given["required"] : [];
  return {
    name,
    description,
    parameters: {
      ...given,
      type: "object",
      properties: isRecord(given["properties"]) ? given["properties"] : {},
      required: required.filter((key) => typeof key === "string"),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
