import type { Client } from "@modelcontextprotocol/client";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { lastWords } from "../attempt/last-words.ts";

/** Where a server is: a program that speaks over its standard streams, or an address. */
export type McpSource =
  | { readonly kind: "program"; readonly words: readonly string[]; readonly cwd: string }
  | {
      readonly kind: "address";
      readonly url: URL;
      /** Sent with each request, as authorisation. */
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Bytes of what a program wrote to its standard error that are kept, for an error. */
const LAST_WORDS = 2000;

/**
 * Connects to an MCP server and closes the connection when the work is done.
 * @throws BacktrailError with code `unavailable` without the optional client package, `external`
 * when the server fails, with the last line that a program wrote to its standard error.
 */
export async function withMcpServer<T>(
  source: McpSource,
  signal: AbortSignal,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const sdk = await loadClient();
  const client = new sdk.Client({ name: "backtrail", version: "1" });
  const opened = await transportFor(source, sdk);
  try {
    await client.connect(opened.transport, { signal });
    return await work(client);
  } catch (error) {
    if (BacktrailError.isInstance(error)) throw error;
    // A program's last words may still be on their way when its pipe breaks.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const said = opened.lastWords();
    throw serverFault(
      said === "" ? reasonOf(error) : `${reasonOf(error)}; it said: ${said}`,
      error,
    );
  } finally {
    await client.close().catch(() => undefined);
  }
}

export function serverFault(reason: string, cause?: unknown): BacktrailError {
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
  if (source.kind === "address") {
    const requestInit = { headers: { ...source.headers } };
    const transport = new sdk.StreamableHTTPClientTransport(source.url, { requestInit });
    return { transport, lastWords: () => "" };
  }
  const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
  const [command = "", ...args] = source.words;
  const transport = new StdioClientTransport({ command, args, cwd: source.cwd, stderr: "pipe" });
  let words = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString("utf8")).slice(-LAST_WORDS);
  });
  return { transport, lastWords: () => lastWords(words) };
}
