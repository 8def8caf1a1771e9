import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { injectionJson, spread } from "../../../../test/fakes/reports.ts";

let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "backtrail-compare-"));
  const files: Record<string, string> = {
    "old.json": injectionJson([...spread("a", 2, 200), ...spread("b", 60, 200)]),
    "new.json": injectionJson([...spread("a", 30, 200), ...spread("b", 10, 200)]),
    "same.json": injectionJson([...spread("a", 3, 200, 1), ...spread("b", 60, 200)]),
    "small.json": injectionJson([{ probe: "a", k: 0, n: 3 }]),
    "empty.json": JSON.stringify({ meta: {}, rows: [] }),
    "list.json": "[1, 2]",
    "null.json": injectionJson([{ probe: "a", k: 1, n: 2 }]).replace('"leaked":0', '"leaked":null'),
    "scan.json": JSON.stringify({
      target: "agent",
      statistics: { total_attacks: 45, hits: 4 },
      by_category: {},
      results: [],
    }),
    "short.csv": "defense,carrier,channel,instruction,category,leaked,reason\nnone,c,email\n",
    "failed.csv":
      "defense,carrier,channel,instruction,category,leaked,reason\nnone,c,email,p,leak,,error: down\n",
    "leak.csv":
      "\uFEFFdefense,carrier,channel,instruction,category,leaked,reason\r\nnone,c,email,p,leak,1,p\r\nnone,c,memory,p,leak,0,held\r\n",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text);
});

afterAll(() => rm(cwd, { recursive: true, force: true }));

describe("agentprobe compare", () => {
  it("exits 2 when a group got worse, 0 when nothing did", async () => {
    const worse = await cli("agentprobe compare old.json new.json", { cwd });
    expect(worse.exit).toBe(2);
    expect(worse.stdout).toMatch(
      /^Leak rate: 15\.5% \(62\/400\) -> 10\.0% \(40\/400\) Δ -5\.5pp FAIL\n/,
    );
    expect((await cli("agentprobe compare old.json same.json", { cwd })).exit).toBe(0);
    const soft = await cli("agentprobe compare old.json new.json --soft-fail", { cwd });
    expect([soft.exit, soft.stdout.split("\n")[0]]).toEqual([
      0,
      "Leak rate: 15.5% (62/400) -> 10.0% (40/400) Δ -5.5pp NOT GATED",
    ]);
  });

  it("writes one JSON document with inputs and their hashes", async () => {
    const { stdout, exit } = await cli("agentprobe compare old.json new.json --json", { cwd });
    const document = JSON.parse(stdout);
    expect(exit).toBe(2);
    expect(document).toMatchObject({
      format: "backtrail/probe-comparison",
      kind: "injection",
      group_dim: "probe",
      verdict: "regressed",
      has_regression: true,
      gate: { word: "FAIL", exit_code: 2 },
      overall: { old: [62, 400], new: [40, 400], status: "improved" },
    });
    expect(document.inputs.map((input: { sha256: string }) => input.sha256.length)).toEqual([
      64, 64,
    ]);
  });

  it("writes Markdown and JUnit beside", async () => {
    await cli("agentprobe compare old.json new.json --markdown c.md --junit c.xml", { cwd });
    expect(await readFile(join(cwd, "c.md"), "utf8")).toContain("Verdict: **regressed**");
    expect(await readFile(join(cwd, "c.xml"), "utf8")).toContain('failures="2"');
  });

  it.each([
    ["old.json empty.json", 1, /empty\.json: holds no rows/],
    ["old.json list.json", 1, /list\.json: must be a report object, not a list/],
    ["null.json old.json", 1, /null\.json: row 2: "leaked" must be 1, 0 or "", not null/],
    ["old.json scan.json", 1, /scan\.json: reports an attack scan and cannot be compared/],
    ["old.json missing.json", 1, /missing\.json: cannot be read: ENOENT/],
    ["old.json short.csv", 1, /short\.csv: row 1 \(line 2\): has 3 fields/],
    ["old.json new.json --by task", 3, /--by: injection reports can be split by/],
    ["old.json new.json --by nonsense", 3, /--by: must be one of/],
    ["old.json new.json --detect 0", 3, /--detect: must be a change such as 5pp/],
    ["old.json", 3, /missing required argument/],
  ])("refuses %s with exit %i", async (args, exit, message) => {
    const result = await cli(`agentprobe compare ${args}`, { cwd });
    expect([result.exit, result.stderr]).toEqual([exit, expect.stringMatching(message)]);
    expect(result.stdout).toBe("");
  });

  it("keeps a group that is called like a part of the language", async () => {
    const text = JSON.stringify({
      target: "t",
      statistics: { total_attacks: 7, hits: 2 },
      results: [],
    }).replace(
      '"results"',
      '"by_category":{"__proto__":{"total":5,"hits":1},"constructor":{"total":2,"hits":1}},"results"',
    );
    await writeFile(join(cwd, "proto.json"), text);
    const { stdout } = await cli("agentprobe compare proto.json proto.json --json", { cwd });
    expect(JSON.parse(stdout).groups.map((group: { name: string }) => group.name)).toEqual([
      "__proto__",
      "constructor",
    ]);
  });

  it("stops when it is interrupted, and does not say that all is well (G14)", async () => {
    const stopped = AbortSignal.abort();
    for (const line of [
      "compare old.json new.json",
      "analyze leak.csv",
      "trend old.json new.json",
    ]) {
      const { exit, stdout } = await cli(`agentprobe ${line}`, { cwd, signal: stopped });
      expect([line, exit, stdout]).toEqual([line, 130, ""]);
    }
  });

  it("exits 4 for a run too small, only where power is required", async () => {
    expect((await cli("agentprobe compare small.json small.json --detect 5pp", { cwd })).exit).toBe(
      0,
    );
    const required = await cli(
      "agentprobe compare small.json small.json --detect 5pp --require-power",
      {
        cwd,
      },
    );
    expect([required.exit, required.stdout]).toEqual([4, expect.stringContaining("INCONCLUSIVE")]);
  });
});

describe("what is read", () => {
  it.each([
    "compare old.json new.json --markdown ./old.json",
    "compare old.json new.json --junit new.json",
    "compare old.json new.json --json old.json",
    "trend old.json new.json --json new.json",
    "analyze old.json --json old.json",
    "compare old.json new.json --markdown out.txt --junit out.txt",
  ])("is not written over by %s", async (line) => {
    const before = await readFile(join(cwd, "old.json"), "utf8");
    const { exit, stdout } = await cli(`agentprobe ${line}`, { cwd });
    expect([exit, stdout]).toEqual([3, ""]);
    expect(await readFile(join(cwd, "old.json"), "utf8")).toBe(before);
  });

  it("is given no verdict when the comment cannot be written", async () => {
    const line = "agentprobe compare old.json same.json --markdown no-such-folder/m.md";
    const { exit, stdout } = await cli(line, { cwd });
    expect([exit, stdout]).toEqual([1, ""]);
  });

  it("is no baseline of a power plan without an assessed trial, and is no empty table", async () => {
    const { exit, stderr } = await cli("agentprobe power failed.csv", { cwd });
    expect([exit, stderr]).toEqual([1, expect.stringMatching(/no trial that could be assessed/)]);
    const tables = await cli("agentprobe tables failed.csv", { cwd });
    expect(tables.stdout).toContain("| `none` | -- | -- | 0 |");
  });
});

describe("agentprobe trend", () => {
  it("follows a series and exits 2 on a worse step", async () => {
    const { exit, stdout } = await cli("agentprobe trend new.json same.json old.json", { cwd });
    expect(exit).toBe(2);
    expect(stdout).toMatch(/same\.json +15\.8% .*regressed/);
    expect((await cli("agentprobe trend old.json same.json", { cwd })).exit).toBe(0);
    expect((await cli("agentprobe trend old.json", { cwd })).exit).toBe(3);
    expect((await cli("agentprobe trend old.json scan.json", { cwd })).exit).toBe(1);
    const json = await cli("agentprobe trend old.json new.json --json", { cwd });
    expect(JSON.parse(json.stdout).points.length).toBe(2);
  });
});

describe("agentprobe analyze", () => {
  it("prints rates, intervals and counts of a file with a byte order mark", async () => {
    const { exit, stdout } = await cli("agentprobe analyze leak.csv --probes --carriers", { cwd });
    expect(exit).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Leak rate: 50.0% (1/2)  95% CI 9.5–90.5%
      Given delivery: not recorded in this file

      By defense
      Defense  Leak Rate     95% CI  N  Leaks
      none         50.0%  9.5–90.5%  2      1

      By channel
      Channel  Leak Rate       95% CI  N  Leaks  p vs email  holm-corrected
      email       100.0%  20.7–100.0%  1      1
      memory        0.0%    0.0–79.3%  1      0  p=0.157     p=0.157

      By probe
      Probe  Leak Rate     95% CI  N  Leaks
      p          50.0%  9.5–90.5%  2      1

      By carrier
      Carrier  Leak Rate     95% CI  N  Leaks
      c            50.0%  9.5–90.5%  2      1
      "
    `);
  });

  it("refuses what it cannot read, and fails on a report without anything assessed", async () => {
    expect((await cli("agentprobe analyze scan.json", { cwd })).exit).toBe(1);
    await writeFile(
      join(cwd, "errors.csv"),
      "defense,carrier,channel,instruction,category,leaked,reason\nnone,c,email,p,leak,,error: x\n",
    );
    const { exit, stderr, stdout } = await cli("agentprobe analyze errors.csv", { cwd });
    expect([exit, stderr]).toEqual([1, expect.stringContaining("no trial could be assessed")]);
    expect(stdout).toContain("Leak rate: -- (0/0)");
  });

  it("reads stdin", async () => {
    const text = await readFile(join(cwd, "old.json"), "utf8");
    const { exit, stdout } = await cli("agentprobe analyze - --json", { cwd, stdin: text });
    expect([exit, JSON.parse(stdout).total.leaks]).toEqual([0, 62]);
  });
});
