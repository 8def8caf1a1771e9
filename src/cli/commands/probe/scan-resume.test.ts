import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

const SCAN = "agentprobe scan --target dummy --oracle legacy --no-timing";

/** Cuts a journal off after so many lines, as a kill does. */
async function cut(path: string, lines: number): Promise<void> {
  const text = await readFile(path, "utf8");
  await writeFile(path, `${text.split("\n").slice(0, lines).join("\n")}\n{"index": 4`);
}

describe("a scan that was broken off", () => {
  it("goes on under --resume and writes the same bytes", async () => {
    const cwd = temporaryFolder();
    await cli(`${SCAN} --json-report r.json`, { cwd });
    const whole = await readFile(join(cwd, "r.json"), "utf8");
    await cut(join(cwd, "r.journal.jsonl"), 11);
    const again = await cli(`${SCAN} --json-report r.json`, { cwd });
    expect(again).toMatchObject({ exit: 3, stderr: expect.stringContaining("--resume") });
    const resumed = await cli(`${SCAN} --json-report r.json --resume`, { cwd });
    expect(resumed.exit).toBe(0);
    expect(resumed.stderr).toContain("resumed: 10 trials reused, 0 errors run again");
    expect(await readFile(join(cwd, "r.json"), "utf8")).toBe(whole);
    const anew = await cli(`${SCAN} --json-report r.json`, { cwd });
    expect(anew.exit).toBe(0);
    expect(await readdir(cwd)).toEqual(["r.journal.jsonl", "r.json"]);
  });

  it("begins anew under --overwrite, and is refused under another plan", async () => {
    const cwd = temporaryFolder();
    await cli(`${SCAN} --json-report r.json`, { cwd });
    await cut(join(cwd, "r.journal.jsonl"), 11);
    for (const [flags, word] of [
      ["--min-confidence 0.5", "min_confidence"],
      ["--canary PINK-ELEPHANT", "canaries"],
      ["--categories classic", "attacks"],
      ["--oracle deterministic", "oracle"],
    ] as const) {
      const other = await cli(`${SCAN} ${flags} --json-report r.json --resume`, { cwd });
      expect(other, flags).toMatchObject({ exit: 3, stderr: expect.stringContaining(word) });
    }
    const anew = await cli(`${SCAN} --json-report r.json --overwrite`, { cwd });
    expect(anew).toMatchObject({ exit: 0, stderr: "" });
  });

  it("goes on without a report, by a journal of its own", async () => {
    const cwd = temporaryFolder();
    const line = `${SCAN} --journal j.jsonl`;
    const whole = await cli(line, { cwd });
    await cut(join(cwd, "j.jsonl"), 11);
    const resumed = await cli(`${line} --resume`, { cwd });
    expect(resumed).toMatchObject({ exit: 0, stdout: whole.stdout });
    expect(resumed.stderr).toContain("resumed: 10 trials reused");
    expect(await readdir(cwd)).toEqual(["j.jsonl"]);
  });

  it("goes on without any place named, by the journal in its folder", async () => {
    const cwd = temporaryFolder();
    await writeFile(join(cwd, "agent.mjs"), `export const run = (prompt) => prompt.length + "";`);
    const line = "agentprobe scan --target module:./agent.mjs#run --canary A-1 --oracle legacy";
    const whole = await cli(`${line} --no-timing`, { cwd });
    const place = join(cwd, "scan_results.journal.jsonl");
    await cut(place, 11);
    const anew = await cli(`${line} --no-timing`, { cwd });
    expect(anew).toMatchObject({ exit: 3, stderr: expect.stringContaining("--resume") });
    const resumed = await cli(`${line} --no-timing --resume`, { cwd });
    expect(resumed).toMatchObject({ exit: 0, stdout: whole.stdout });
    expect(resumed.stderr).toContain("resumed: 10 trials reused");
    await writeFile(join(cwd, "agent.mjs"), `export const run = () => "No.";`);
    await cut(place, 11);
    const changed = await cli(`${line} --no-timing --resume`, { cwd });
    expect(changed).toMatchObject({ exit: 3, stderr: expect.stringContaining("differ") });
  });

  it("of the built-in agent needs a report to go on for", async () => {
    const cwd = temporaryFolder();
    const { exit, stderr } = await cli(`${SCAN} --resume`, { cwd });
    expect({ exit, stderr }).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining("--json-report"),
    });
    await cli(SCAN, { cwd });
    expect(await readdir(cwd)).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("keeps what agents said to its owner", async () => {
    const cwd = temporaryFolder();
    await cli(`${SCAN} --json-report r.json --json d.json`, { cwd });
    await cli("agentprobe injection-scan --backend simulated --carriers email_footer --out i", {
      cwd,
    });
    for (const name of await readdir(cwd)) {
      expect((await stat(join(cwd, name))).mode & 0o077, name).toBe(0);
    }
  });
});

describe("a report that cannot be written", () => {
  it.each([
    ["scan --oracle legacy --json-report nodir/x.json", "--json-report"],
    ["scan --oracle legacy --json-report .", "--json-report"],
    ["scan --oracle legacy --json nodir/x.json", "--json"],
    ["injection-scan --out nodir/q", "--out"],
    ["injection-scan --out q --json nodir/x.json", "--json"],
    ["utility-scan --out nodir/q", "--out"],
  ])("%s is refused before the first request", async (words, flag) => {
    let requests = 0;
    await using server = await agentServer((_request, response) => {
      requests += 1;
      response.end(JSON.stringify({ reply: "Hello." }));
    });
    const cwd = temporaryFolder();
    const line = `agentprobe ${words} --target http --endpoint ${server.url}`;
    const { exit, stderr } = await cli(line, { cwd });
    expect(exit).toBe(1);
    expect(stderr).toContain(flag);
    expect(requests).toBe(0);
    expect(await readdir(cwd)).toEqual([]);
  });
});

describe("going on with another agent", () => {
  const agent = (word: string): string =>
    `import { say } from "./say.mjs"; export const agent = () => say("${word}");`;

  async function started(kind: "scan" | "injection-scan", target: readonly string[]) {
    const cwd = temporaryFolder();
    await writeFile(join(cwd, "say.mjs"), `export const say = (word) => word + ".";`);
    await writeFile(join(cwd, "agent.mjs"), agent("one"));
    await writeFile(
      join(cwd, "agent.py"),
      `import json, sys\nfor line in sys.stdin:\n    print(json.dumps({"id": json.loads(line)["id"], "text": "one"}), flush=True)\n`,
    );
    const out =
      kind === "scan"
        ? ["--oracle", "legacy", "--canary", "SECRET-4711", "--json-report", "r.json"]
        : "--defenses none --carriers email_footer --probes external_forward,phishing_link,fake_confirmation,append_exfil_token,persona_hijack --max-unobserved 0.2 --out r".split(
            " ",
          );
    const words = ["agentprobe", kind, ...target, ...out];
    expect((await cli(words, { cwd })).exit).toBe(0);
    await cut(join(cwd, "r.journal.jsonl"), 4);
    const resume = (extra: readonly string[] = []) =>
      cli([...words, ...extra, "--resume"], { cwd });
    return { cwd, resume };
  }

  const MODULE = ["--target", "module:agent.mjs#agent"];

  it.each(["scan", "injection-scan"] as const)("%s notices a changed module", async (kind) => {
    const { cwd, resume } = await started(kind, MODULE);
    expect((await resume()).exit).toBe(0);
    await writeFile(join(cwd, "agent.mjs"), agent("two"));
    expect(await resume()).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining("agent_files"),
    });
  });

  it("notices a change of what a module imports, and not of its neighbour", async () => {
    const { cwd, resume } = await started("scan", MODULE);
    await writeFile(join(cwd, "notes.mjs"), "export {};");
    expect((await resume()).exit).toBe(0);
    await writeFile(join(cwd, "say.mjs"), `export const say = (word) => word + "!";`);
    expect(await resume()).toMatchObject({ exit: 3 });
  });

  it("notices a changed script of a command", async () => {
    const { cwd, resume } = await started("injection-scan", [
      "--target",
      "command:python3 agent.py",
    ]);
    expect((await resume()).exit).toBe(0);
    await writeFile(join(cwd, "agent.py"), "print(1)");
    expect(await resume()).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining("agent_files"),
    });
  });

  it("notices another header, and warns of another key without writing it down", async () => {
    await using server = await agentServer((_request, response) => {
      response.end(JSON.stringify({ reply: "Hello." }));
    });
    const key = (word: string): string[] => ["--auth-header", `s3cret-token-${word}`];
    const target = ["--target", "http", "--endpoint", server.url];
    const { cwd, resume } = await started("injection-scan", [...target, ...key("1")]);
    expect(await resume(["--header", "X-Model: b"])).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining("headers"),
    });
    const same = await resume();
    expect(same).toMatchObject({ exit: 0, stderr: expect.not.stringContaining("warning") });
    const rotated = await resume(key("2"));
    expect(rotated).toMatchObject({ exit: 0, stderr: expect.stringContaining("authorization") });
    const journal = await readFile(join(cwd, "r.journal.jsonl"), "utf8");
    expect(journal).not.toContain("s3cret");
  });
});
