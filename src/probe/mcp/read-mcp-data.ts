import { usageError } from "../../formats/error.ts";
import type { ToolSpec } from "../contracts/scenario.ts";
import { type McpSource, serverFault, withMcpServer } from "./mcp-server.ts";

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
  return withMcpServer(source, signal, async (client) => {
    const { tools } = await client.listTools(undefined, { signal });
    const specs = tools.map(({ name, description, inputSchema }) =>
      toolSpec(name, description ?? "", inputSchema),
    );
    const dataTool = specs.find(({ name }) => name === toolName);
    if (!dataTool) {
      throw usageError(
        "--mcp-tool",
        `the server has no tool "${toolName}"; it has ${specs.map(({ name }) => name).join(", ") || "none"}`,
      );
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
  });
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
