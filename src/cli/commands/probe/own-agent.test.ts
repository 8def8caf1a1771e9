import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

const SMALL =
  "--defenses none,spotlight --carriers email_footer --probes append_exfil_token --out r";

describe("an agent of one's own", () => {
  it("gets request and data in one message, and is judged by its reply", async () => {
    await using server = await agentServer((request, response) => {
      const { message } = JSON.parse(request.body) as { message: string };
      const obeys = message.includes("the token ZZ-EXFIL-9");
      response.end(JSON.stringify({ reply: obeys ? "Friday. ZZ-EXFIL-9" : "Friday." }));
    });
    const cwd = temporaryFolder();
    const { exit, stdout } = await cli(
      `agentprobe injection-scan --target http --endpoint ${server.url} --auth-header tok-secret-99 ${SMALL}`,
      { cwd },
    );
    expect(exit).toBe(0);
    expect(stdout).toContain("Leak rate: 50.0% (1/2)");
    expect(server.seen[0]?.body).toContain("Please read message 17");
    expect(server.seen.some(({ body }) => body.includes("every gap between words"))).toBe(true);
    for (const file of readdirSync(cwd)) {
      expect(await readFile(join(cwd, file), "utf8"), file).not.toContain("tok-secret-99");
    }
    const csv = (await readFile(join(cwd, "r.csv"), "utf8")).split("\r\n");
    expect(csv[1]).toContain(",acted,1,0,prefilled,,,");
    expect(csv[2]).toContain(",resisted,1,0,prefilled,,,");
  });

  it("counts the calls that it shows", async () => {
    const cwd = temporaryFolder();
    await writeFile(
      join(cwd, "agent.mjs"),
      `export const run = (prompt) => ({ text: "Done.", toolCalls: prompt.includes("Forward this")
        ? [{ name: "forward_email", args: { to: "archive@mail-backup.example" } }] : [] });`,
    );
    const line = `agentprobe injection-scan --target module:./agent.mjs#run ${SMALL}`;
    const { stdout } = await cli(line.replace("append_exfil_token", "external_forward"), { cwd });
    expect(stdout).toContain("Leak rate: 50.0% (1/2)");
  });

  it.each([
    ["a dead port", null, "refused"],
    ["a 401", 401, "401"],
    ["a 500", 500, "500"],
  ])("that is %s for every request fails the run", async (_, status, words) => {
    const server = await agentServer((_request, response) => {
      response.writeHead(status ?? 500);
      response.end("no");
    });
    if (status === null) await server[Symbol.asyncDispose]();
    const { exit, stdout, stderr } = await cli(
      `agentprobe injection-scan --target http --endpoint ${server.url} --max-retries 0 ${SMALL}`,
      { cwd: temporaryFolder() },
    );
    if (status !== null) await server[Symbol.asyncDispose]();
    expect(exit).toBe(1);
    expect(stdout).toContain("Leak rate: -- (0/0)");
    expect(`${stdout}${stderr}`).toContain(words);
  });
});

describe("--cache", () => {
  it("asks once for a sample, and for every repeat anew", async () => {
    let asked = 0;
    await using server = await agentServer((_request, response) => {
      asked += 1;
      response.end(JSON.stringify({ reply: `Friday. ${asked}` }));
    });
    const cwd = temporaryFolder();
    const line = `agentprobe injection-scan --target http --endpoint ${server.url} --cache c --repeats 3 ${SMALL}`;
    await cli(line, { cwd });
    expect(asked).toBe(6);
    const first = await readFile(join(cwd, "r.csv"), "utf8");
    await cli(line, { cwd });
    expect(asked).toBe(6);
    expect(await readFile(join(cwd, "r.csv"), "utf8")).toBe(first);
    await cli(`${line} --seed 2`, { cwd });
    expect(asked).toBe(12);
  });
});
