import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { injectionJson, spread } from "../../../../test/fakes/reports.ts";

let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "backtrail-trend-"));
  const at = (started: string): Record<string, unknown> => ({
    run: { started },
    backend: "b",
    model: "m",
  });
  const files: Record<string, string> = {
    // By name the other way round than by time.
    "told/a.json": injectionJson(spread("p", 40, 100), at("2026-03-01T00:00:00Z")),
    "told/b.json": injectionJson(spread("p", 5, 100), at("2026-01-01T00:00:00Z")),
    "told/c.json": injectionJson(spread("p", 6, 100), at("2026-02-01T00:00:00Z")),
    "told/a.journal.jsonl": "no report",
    "named/run-2026-02-01.json": injectionJson(spread("p", 40, 100)),
    "named/run-20260101.json": injectionJson(spread("p", 5, 100)),
    "named/run-2026-02-01.csv": "not read, for the JSON is there",
    "undated/x.json": injectionJson(spread("p", 5, 100)),
    "undated/y.json": injectionJson(spread("p", 5, 100)),
    "empty/readme.txt": "nothing here",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(cwd, name, ".."), { recursive: true });
    await writeFile(join(cwd, name), text);
  }
});

afterAll(() => rm(cwd, { recursive: true, force: true }));

describe("agentprobe trend on a folder", () => {
  it.each([
    ["told", ["told/b.json", "told/c.json", "told/a.json"]],
    ["named", ["named/run-20260101.json", "named/run-2026-02-01.json"]],
  ])("takes the reports of %s by their dates", async (folder, order) => {
    const { exit, stdout } = await cli(`agentprobe trend ${folder} --json`, { cwd });
    const document = JSON.parse(stdout);
    expect(exit).toBe(2);
    expect(document.points.map((point: { label: string }) => point.label)).toEqual(order);
    expect(document.inputs.length).toBe(order.length);
  });

  it.each([
    ["undated", /undated\/[xy]\.json: neither its name nor its text has a date/],
    ["empty", /empty: holds no report/],
  ])("refuses %s", async (folder, message) => {
    const { exit, stderr, stdout } = await cli(`agentprobe trend ${folder}`, { cwd });
    expect([exit, stderr, stdout]).toEqual([1, expect.stringMatching(message), ""]);
  });

  it("gates on what it is told to, and writes Markdown", async () => {
    const line = "agentprobe trend told named --by probe --fail-on slope,last --markdown t.md";
    const { exit, stdout } = await cli(line, { cwd });
    expect(exit).toBe(2);
    expect(stdout).toMatch(/Drift over 100 case\(s\) that all reports share: \+/);
    expect(stdout).toMatch(/\np +5\.0% \(5\/100\) +40\.0% \(40\/100\)/);
    const text = await readFile(join(cwd, "t.md"), "utf8");
    expect(text).toMatch(/^### Injection trend: FAIL\n/);
    expect((await cli("agentprobe trend told --fail-on never", { cwd })).exit).toBe(3);
    const last = await cli("agentprobe trend told/a.json told/b.json --fail-on last", { cwd });
    expect([last.exit, last.stdout]).toEqual([0, expect.stringContaining("improved PASS")]);
  });
});
