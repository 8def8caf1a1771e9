import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
// biome-ignore lint/correctness/useImportExtensions: the types stand in a .d.mts beside the script
import { memoryAgent } from "../../../../test/fixtures/mcp/memory-agents.mjs";

interface Asked {
  readonly token: string | undefined;
  readonly method: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** The agent of the fixture behind streamable HTTP; `refuses` answers every call of a tool with 503. */
async function mcpOverHttp(options: { readonly shy?: boolean; readonly refuses?: boolean } = {}) {
  const memory = new Map<string, readonly string[]>();
  const asked: Asked[] = [];
  const handler = createMcpHandler(() => memoryAgent(McpServer, memory, options));
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const { method = "", params } = (body === "" ? {} : JSON.parse(body)) as {
      method?: string;
      params?: { _meta?: Record<string, string> };
    };
    asked.push({ token: request.headers.authorization, method, meta: params?._meta ?? {} });
    if (options.refuses && method === "tools/call") {
      response.writeHead(503).end("busy");
      return;
    }
    const answer = await handler.fetch(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? "POST",
        headers: request.headers as Record<string, string>,
        ...(body === "" ? {} : { body }),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    ...{ asked, memory },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function scan(url: string, more = "") {
  const cwd = temporaryFolder();
  const line = `agentprobe memory-scan --target mcp:${url} --user-field user --session-field session --memory-tools save_memory --auth-header tok-12345678 --scenarios write_back_note,shared_file --arms attack --notes 0,2 --repeats 2 --max-retries 0 --max-unobserved 1 --max-error-rate 1 --out m ${more}`;
  const done = await cli(line.trim(), { cwd });
  const text = await readFile(join(cwd, "m.json"), "utf8");
  const { rows } = JSON.parse(text) as { rows: Record<string, string>[] };
  return { ...done, text, rows };
}

it("scans the memory of an agent that is a tool of a server over streamable HTTP", async () => {
  await using server = await mcpOverHttp();
  const { exit, rows, text } = await scan(server.url, "--concurrency 4");
  expect(exit).toBe(0);
  expect(rows.map(({ outcome, persisted }) => [outcome, persisted])).toEqual(
    Array.from({ length: 8 }, () => ["acted", "reached verbatim"]),
  );
  const calls = server.asked.filter(({ method }) => method === "tools/call");
  // Two sessions a trial, and where notes were to be held one in which they are told.
  expect([calls.length, server.memory.size]).toEqual([8 * 2 + 4, 8]);
  expect(new Set(server.asked.map(({ token }) => token))).toEqual(new Set(["Bearer tok-12345678"]));
  expect(text).not.toContain("tok-12345678");
});

it("does not call it safe where its answers show no calls, and its failures are errors", async () => {
  await using shy = await mcpOverHttp({ shy: true });
  expect((await scan(shy.url)).rows.map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 8 }, () => "not_observed"),
  );
  await using refuses = await mcpOverHttp({ refuses: true });
  expect((await scan(refuses.url)).rows.map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 8 }, () => "error"),
  );
});

it("hands a tool of a server that is watched the trace of each session in `_meta`", async () => {
  await using server = await mcpOverHttp();
  const { rows } = await scan(server.url, "--trace-file none*.jsonl --otlp-wait 0.05");
  expect(rows.map(({ outcome }) => outcome)).toEqual(rows.map(() => "acted"));
  const calls = server.asked.filter(({ method }) => method === "tools/call");
  const traces = calls.map(
    ({ meta }) => /^00-([0-9a-f]{32})-/.exec(meta["traceparent"] ?? "")?.[1],
  );
  expect(new Set(traces).size).toBe(8 * 2 + 4);
  expect(traces).not.toContain(undefined);
});
