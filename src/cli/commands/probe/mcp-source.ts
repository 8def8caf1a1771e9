import { resolve } from "node:path";
import { usageError } from "../../../formats/error.ts";
import type { McpSource } from "../../../probe/mcp/mcp-server.ts";
import type { CliContext } from "../../context.ts";
import { splitCommand } from "./split-command.ts";

/**
 * An MCP server as it is named on the command line: a program with its arguments, or an address.
 * @throws BacktrailError with code `usage` on an address that is none.
 */
export function mcpSource(
  given: string,
  context: CliContext,
  headers: Readonly<Record<string, string>> = {},
  flag = "--mcp",
): McpSource {
  if (/^https?:\/\//.test(given)) {
    if (!URL.canParse(given)) throw usageError(flag, `"${given}" is no address`);
    return { kind: "address", url: new URL(given), headers };
  }
  return { kind: "program", words: splitCommand(given, flag), cwd: resolve(context.cwd) };
}
