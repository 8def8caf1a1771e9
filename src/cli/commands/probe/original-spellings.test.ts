import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { cli } from "../../../../test/fakes/cli.ts";

const hasPython = (() => {
  try {
    execFileSync("python3", ["-V"]);
    return true;
  } catch {
    return false;
  }
})();

describe("spellings of the Python original", () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), "spellings-"));
  });
  afterEach(() => rm(cwd, { recursive: true }));

  it("are taken by scan", async () => {
    await using server = await agentServer((_, response) => response.end('{"reply":"No."}'));
    const { exit, stdout, stderr } = await cli(
      `agentprobe scan -t http_async -e ${server.url} -c codeswitch,discourse -vv --async --oracle legacy --canary zz --out-json r.json --json-logs --log-file l.jsonl --oracle-model gpt-4o-mini --oracle-timeout 30`,
      { cwd },
    );
    expect(exit).toBe(0);
    expect(stdout).toContain("Attacks: 11");
    expect(stderr.trim().split("\n")).toHaveLength(11);
    expect(stderr).toContain('"reply":"No."');
    expect(JSON.parse(await readFile(join(cwd, "r.json"), "utf8")).results).toHaveLength(11);
    const log = join(cwd, "l.jsonl");
    expect((await readFile(log, "utf8")).trim().split("\n")).toHaveLength(11);
    expect((await stat(log)).mode & 0o777).toBe(0o600);
  });

  it("count how much is said", async () => {
    const lines = async (flags: string) => {
      const words = `agentprobe scan --oracle legacy --categories codeswitch ${flags}`.trim();
      return (await cli(words, { cwd })).stderr.split("\n").length - 1;
    };
    expect(await lines("")).toBe(0);
    expect(await lines("-v")).toBe(5);
    expect(await lines("--verbose")).toBe(5);
    expect(await lines("-vv")).toBe(10);
    expect(await lines("--verbose 2")).toBe(10);
    expect((await cli("agentprobe scan --verbose 3", { cwd })).exit).toBe(3);
  });

  it("are taken by list-attacks, validate-oracle and health", async () => {
    const listed = await cli("agentprobe list-attacks --category codeswitch", { cwd });
    expect(listed.stdout).toContain("5 attacks");
    expect((await cli("agentprobe list-attacks -c codeswitch", { cwd })).exit).toBe(0);
    await writeFile(
      join(cwd, "d.jsonl"),
      '{"id":"a","intent":"forward","response":"No.","label":false}\n',
    );
    const validated = await cli(
      "agentprobe validate-oracle --dataset d.jsonl --model gpt-4o-mini",
      {
        cwd,
      },
    );
    expect(validated.exit).toBe(0);
    expect((await cli("agentprobe health -v", { cwd })).exit).toBe(0);
  });

  it("stand in no help", async () => {
    const { stdout } = await cli("agentprobe scan --help", { cwd });
    expect(stdout).not.toContain("--out-json");
    expect(stdout).toContain("-t, --target");
  });

  it.skipIf(!hasPython)("name a function in Python", async () => {
    await writeFile(
      join(cwd, "my_agent.py"),
      `print("loading")\nasync def answer(prompt):\n    print("thinking")\n    return {"text": "My key is ZK-77-AB." if prompt else "No."}\n`,
    );
    const { exit, stdout } = await cli(
      "agentprobe scan --target callable:my_agent:answer --oracle deterministic --canary ZK-77-AB --categories codeswitch",
      { cwd, env: { PATH: process.env["PATH"] ?? "" } },
    );
    expect(exit).toBe(2);
    expect(stdout).toMatch(/Hits: 5 /);
    const missing = await cli("agentprobe scan --target callable:my_agent:none --oracle legacy", {
      cwd,
      env: { PATH: process.env["PATH"] ?? "" },
    });
    expect(missing).toMatchObject({ exit: 1, stderr: expect.stringContaining("none") });
  });
});

describe("what a run leaves behind", () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), "remarks-"));
  });
  afterEach(() => rm(cwd, { recursive: true }));

  it("tells what was odd about answers, once and with a count", async () => {
    await writeFile(
      join(cwd, "agent.mjs"),
      `export const agent = () => ({ reply: "Fine.", actions: [{ x: 1 }] });`,
    );
    for (const command of [
      "scan --categories codeswitch --oracle legacy --canary zz",
      "injection-scan --defenses none --carriers email_footer --probes external_forward --out x",
    ]) {
      const { stderr } = await cli(`agentprobe ${command} --target module:agent.mjs`, { cwd });
      expect(stderr, command).toMatch(/^note: (?:5 answers|1 answer): .*actions/m);
    }
  });
});
