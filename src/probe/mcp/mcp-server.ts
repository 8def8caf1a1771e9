import type { Client } from "@modelcontextprotocol/client";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { lastWords } from "../attempt/last-words.ts";

/** Where a server is: a program that speaks over its standard streams, or an address. */
export type McpSource =
  | {
      readonly kind: "program";
      readonly words: readonly string[];
      readonly cwd: string;
      /** Variables beside those that every program is given. */
      readonly env?: Readonly<Record<string, string>>;
    }
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
  const { client, asked, close } = await openMcpServer(source, "--mcp", signal);
  try {
    return await asked(() => work(client));
  } finally {
    await close();
  }
}

/** A connection that stays open. */
export interface McpConnection {
  readonly client: Client;
  /** Does a piece of work; what the server fails at becomes a BacktrailError with code `external`. */
  readonly asked: <T>(work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Connects to an MCP server.
 * @param where the flag that named it, for errors
 * @throws BacktrailError as `withMcpServer`
 */
export async function openMcpServer(
  source: McpSource,
  where: string,
  signal?: AbortSignal,
): Promise<McpConnection> {
  const sdk = await loadClient(where);
  const client = new sdk.Client({ name: "backtrail", version: "1" });
  const opened = await transportFor(source, sdk);
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (BacktrailError.isInstance(error)) throw error;
      // A program's last words may still be on their way when its pipe breaks.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const said = opened.lastWords();
      const reason = reasonOf(error);
      throw serverFault(said === "" ? reason : `${reason}; it said: ${said}`, error, where);
    }
  };
  const close = async (): Promise<void> => client.close().catch(() => undefined);
  try {
    await asked(() => client.connect(opened.transport, signal ? { signal } : {}));
  } catch (error) {
    await close();
    throw error;
  }
  return { client, asked, close };
}

export function serverFault(reason: string, cause?: unknown, where = "--mcp"): BacktrailError {
  return new BacktrailError({
    code: "external",
    where,
    message: `the MCP server failed: ${reason}`,
    cause,
  });
}

async function loadClient(where: string) {
  try {
    return await import("@modelcontextprotocol/client");
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where,
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
  const stdio = await import("@modelcontextprotocol/client/stdio");
  const env = { ...stdio.getDefaultEnvironment(), ...source.env };
  const [command = "", ...args] = source.words;
  const { cwd } = source;
  const transport = new stdio.StdioClientTransport({ command, args, cwd, env, stderr: "pipe" });
  let words = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString("utf8")).slice(-LAST_WORDS);
  });
  return { transport, lastWords: () => lastWords(words) };
}
