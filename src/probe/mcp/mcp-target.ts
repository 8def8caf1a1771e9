import { reasonOf, usageError } from "../../formats/error.ts";
import { type ReadingOptions, USUAL_READING } from "../answers/answer-report.ts";
import { isObject, parsedJson } from "../answers/json-view.ts";
import { readText, readValue } from "../answers/read-value.ts";
import { failed } from "../attempt/attempt.ts";
import { timeLimit } from "../attempt/time-limit.ts";
import type { BuildBody } from "../targets/http/request-body.ts";
import type { Target, TargetReport, TargetRequest } from "../targets/target.ts";
import { type McpConnection, type McpSource, openMcpServer } from "./mcp-server.ts";

export interface McpTargetOptions {
  readonly source: McpSource;
  /** The tool that takes the agent's message; null for the only one there is. */
  readonly tool: string | null;
  /** Builds the arguments of a call: where message, session and user go. */
  readonly body: BuildBody;
  readonly timeoutMs: number;
  /** Where reply and calls stand in a result; the usual places when left out. */
  readonly reading?: ReadingOptions;
}

/**
 * An agent that is a tool of an MCP server, started or connected to here and again after it has ended.
 * Its answer is the structured content of a result, else its text, as JSON where it is that.
 * @throws BacktrailError with code `usage` where the tool is not there or not the only one, `external`
 * when the server fails, `unavailable` without the optional client package
 */
export async function mcpTarget(options: McpTargetOptions): Promise<Target> {
  const agent = new McpAgent(options);
  await agent.open();
  const { carries, carriesUser } = options.body;
  return {
    name: "mcp",
    needsSession: carries === undefined,
    carriesUser: carriesUser === true,
    attempt: (request) => agent.ask(request),
    close: () => agent.close(),
  };
}

interface Opened {
  readonly connection: McpConnection;
  readonly tool: string;
}

class McpAgent {
  readonly #options: McpTargetOptions;
  #opened: Promise<Opened> | null = null;

  constructor(options: McpTargetOptions) {
    this.#options = options;
  }

  open(): Promise<Opened> {
    this.#opened ??= connected(this.#options);
    return this.#opened;
  }

  async ask(request: TargetRequest): Promise<TargetReport> {
    const { timeoutMs, body, reading = USUAL_READING } = this.#options;
    const limit = timeLimit(request.signal, timeoutMs);
    const opened = this.open();
    try {
      const { connection, tool } = await opened;
      const args = argumentsOf(body, request);
      // Keys of trace context in `_meta` are reserved for it by the protocol.
      const traced = request.context ? { _meta: { ...request.context.headers } } : {};
      const result = await connection.asked(() =>
        // The limit is ours; the client's own is only kept from being shorter.
        connection.client.callTool(
          { name: tool, arguments: args, ...traced },
          { signal: limit.signal, timeout: 2 * timeoutMs },
        ),
      );
      const texts = result.content.flatMap((one) => (one.type === "text" ? [one.text] : []));
      if (result.isError) return failed("crashed", `${tool}: ${texts.join(" ") || "an error"}`);
      return readResult(result.structuredContent, texts.join("\n"), reading);
    } catch (error) {
      if (request.signal.aborted) return failed("not_sent", "interrupted");
      if (limit.ranOut()) return failed("timeout", `no answer within ${timeoutMs / 1000} s`);
      await this.#forget(opened);
      return failed("crashed", reasonOf(error));
    } finally {
      limit.end();
    }
  }

  async close(): Promise<void> {
    if (this.#opened) await this.#forget(this.#opened);
  }

  /** The next attempt connects anew: a server that failed may be gone. */
  async #forget(opened: Promise<Opened>): Promise<void> {
    if (this.#opened === opened) this.#opened = null;
    const { connection } = await opened.catch(() => ({ connection: null }));
    await connection?.close();
  }
}

async function connected({ source, tool }: McpTargetOptions): Promise<Opened> {
  const connection = await openMcpServer(source, "--target");
  try {
    const { tools } = await connection.asked(() => connection.client.listTools());
    const names = tools.map(({ name }) => name);
    const [only] = names;
    if (tool !== null ? !names.includes(tool) : names.length !== 1) {
      const has = names.length === 0 ? "no tool" : names.join(", ");
      throw usageError("--agent-tool", `must name the tool that takes the message; it has ${has}`);
    }
    return { connection, tool: tool ?? only ?? "" };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function argumentsOf(body: BuildBody, request: TargetRequest): Record<string, unknown> {
  const { prompt, session, trialKey, user, history } = request;
  // Without a place for the user, all conversations of one are one session.
  const own = user !== undefined && body.carriesUser !== true ? user : trialKey;
  const made = body({
    ...{ prompt, session: session ?? own, history },
    ...(user === undefined ? {} : { user }),
  });
  if (!isObject(made))
    throw usageError("--body-template", "must be an object: it is the arguments");
  return { ...made };
}

function readResult(structured: unknown, text: string, reading: ReadingOptions): TargetReport {
  const inner = structured ?? parsedJson(text);
  const report = isObject(inner) ? readValue(inner, reading) : readText(text);
  return report.status === "answered" ? { ...report, session: null } : report;
}
