import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
// biome-ignore lint/correctness/useImportExtensions: the types stand in a .d.mts beside the script
import { storyServer } from "../../../../test/fixtures/mcp/stories.mjs";

const SERVER = join(import.meta.dirname, "../../../../test/fixtures/mcp/story-server.mjs");

describe("detect --mcp and mcp-scan", () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), "mcp-scan-"));
  });
  afterEach(() => rm(cwd, { recursive: true }));

  const scan = (story: string, ...more: string[]) =>
    cli(["agentprobe", "mcp-scan", `${process.execPath} ${SERVER} ${story}`, ...more], { cwd });

  it("finds an honest server clean", async () => {
    const { exit, stdout, stderr } = await scan("honest");
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout).toMatch(/^tickets 1: 4 definitions, \d+ fields judged, 0 with a finding\n$/);
  });

  it.each([
    ["description", "tool", "description"],
    ["argument", "tool", "inputSchema.properties.number.description"],
    ["name", "tool", "name"],
    ["prompt", "prompt", "description"],
    ["resource", "resource", "description"],
    ["instructions", "server", "instructions"],
  ])("judges field by field: %s", async (story, kind, path) => {
    const { exit, stdout } = await scan(story, "--json");
    expect(exit).toBe(2);
    const { definitions, injections } = JSON.parse(stdout);
    expect(injections).toBe(1);
    const bad = definitions.filter((one: { findings: unknown[] }) => one.findings.length > 0);
    expect(bad).toHaveLength(1);
    expect(bad[0]).toMatchObject({ kind, findings: [{ path }] });
  });

  it("keeps a snapshot on first use and tells of every later change", async () => {
    const first = await scan("honest", "--snapshot", "s.json");
    expect(first).toMatchObject({ exit: 0, stderr: expect.stringContaining("wrote s.json") });
    const kept = await readFile(join(cwd, "s.json"), "utf8");
    expect(await scan("honest", "--snapshot", "s.json")).toMatchObject({ exit: 0, stderr: "" });
    const reworded = await scan("reworded", "--snapshot", "s.json");
    expect(reworded.exit).toBe(2);
    expect(reworded.stdout).toContain(
      "changed since the snapshot: tool read_ticket: description changed",
    );
    const more = await scan("more", "--snapshot", "s.json");
    expect(more).toMatchObject({ exit: 2, stdout: expect.stringContaining("added since") });
    expect(await readFile(join(cwd, "s.json"), "utf8")).toBe(kept);
    const taken = await scan("more", "--snapshot", "s.json", "--update-snapshot");
    expect(taken.exit).toBe(0);
    const fewer = await scan("honest", "--snapshot", "s.json");
    expect(fewer).toMatchObject({ exit: 0, stdout: expect.stringContaining("removed since") });
  });

  it("takes for trusted neither what has findings nor a snapshot that was edited", async () => {
    const bad = await scan("prompt", "--snapshot", "s.json");
    expect(bad).toMatchObject({ exit: 2, stderr: expect.stringContaining("was not written") });
    await expect(readFile(join(cwd, "s.json"))).rejects.toThrow();
    await scan("honest", "--snapshot", "s.json");
    const text = await readFile(join(cwd, "s.json"), "utf8");
    await writeFile(join(cwd, "s.json"), text.replace("by its number", "by its name"));
    const edited = await scan("honest", "--snapshot", "s.json");
    expect(edited).toMatchObject({ exit: 1, stderr: expect.stringContaining("fingerprint") });
  });

  it("tells what a server that dies said last", async () => {
    const { exit, stderr } = await scan("dies");
    expect(exit).toBe(1);
    expect(stderr).toContain("no database at db:5432");
    const poisoned = await cli(
      [
        ..."agentprobe injection-scan --backend simulated --out x --mcp-tool t --mcp".split(" "),
        `${process.execPath} ${SERVER} dies`,
      ],
      { cwd },
    );
    expect(poisoned.stderr).toContain("no database at db:5432");
  });

  it("refuses flags without a server to use them on", async () => {
    const { exit } = await scan("honest", "--update-snapshot");
    expect(exit).toBe(3);
  });

  it("speaks streamable HTTP, with headers, and sees a definition change between two listings", async () => {
    let listings = 0;
    const handler = createMcpHandler(() => {
      listings += 1;
      return storyServer(McpServer, "honest");
    });
    let changed = false;
    const changing = createMcpHandler(() =>
      storyServer(McpServer, changed ? "reworded" : "honest"),
    );
    const seen: (string | undefined)[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString("utf8");
      seen.push(request.headers.authorization);
      const own = request.url === "/changing" ? changing : handler;
      const answer = await own.fetch(
        new Request(`http://${request.headers.host}${request.url}`, {
          method: request.method ?? "POST",
          headers: request.headers as Record<string, string>,
          ...(body === "" ? {} : { body }),
        }),
      );
      changed ||= own === changing && body.includes("resources/templates/list");
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const honest = await cli(
        ["backtrail", "detect", "--mcp", `${base}/mcp`, "--auth-header", "tok-12345678", "--json"],
        { cwd },
      );
      expect(honest).toMatchObject({ exit: 0, stderr: "" });
      expect(honest.stdout).not.toContain("tok-12345678");
      expect(JSON.parse(honest.stdout).definitions).toHaveLength(4);
      expect(seen.every((value) => value === "Bearer tok-12345678")).toBe(true);
      const twice = await cli(["backtrail", "detect", "--mcp", `${base}/changing`], { cwd });
      expect(twice.exit).toBe(2);
      expect(twice.stdout).toContain("changed between two listings: tool read_ticket");
      expect(listings).toBeGreaterThan(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
