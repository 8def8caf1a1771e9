import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

const fixtures = join(import.meta.dirname, "..", "..", "..", "..", "test", "fixtures", "ingest");
const run = (line: string) => cli(line, { cwd: fixtures });

describe("pab ingest", () => {
  it("prints one line a finding, with its path, and a summary", async () => {
    expect(await run("pab ingest span_outside_event")).toEqual({
      exit: 2,
      stdout: `FATAL    span_outside_event/ground_truth.jsonl:11  t#10: surface_span [20,47] ends beyond event "e9", which has 46 code points  [span_outside_event]
REFUSED: span_outside_event: 1 traces, 11 instructions, 1 fatal, 0 warnings
`,
      stderr: "",
    });
  });

  it.each([
    ["pab ingest ok--plain", 0],
    ["pab ingest no_canary", 0],
    ["pab ingest missing_trace", 2],
    ["pab ingest missing_trace --no-strict", 0],
    ["pab ingest origin_leak", 2],
    ["pab ingest origin_leak --no-strict", 2],
    ["pab ingest hash_mismatch --no-strict", 2],
    ["pab ingest nowhere", 1],
    ["pab ingest ok--plain/t.json", 1],
    ["pab ingest", 3],
    ["pab ingest ok--plain --strikt", 3],
  ])("%s exits %i", async (line, exit) => {
    expect((await run(line)).exit).toBe(exit);
  });

  it("stops when interrupted", async () => {
    const signal = AbortSignal.abort();
    const { exit, stdout } = await cli("pab ingest ok--plain", { cwd: fixtures, signal });
    expect([exit, stdout]).toEqual([130, ""]);
  });

  it("keeps a corpus's own words from the terminal", async () => {
    const dir = temporaryFolder();
    cpSync(join(fixtures, "ok--plain"), dir, { recursive: true });
    rmSync(join(dir, "t.json"));
    mkdirSync(join(dir, "\u001b[2Jt.json"));
    const { stdout } = await cli(["pab", "ingest", dir]);
    expect(stdout).not.toContain("\u001b");
    expect(stdout).toContain("\\u{1b}[2Jt.json");
  });

  it("still answers when manifest and ground truth are folders", async () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "manifest.json"));
    mkdirSync(join(dir, "ground_truth.jsonl"));
    const { exit, stdout } = await cli(["pab", "ingest", dir, "--json"]);
    expect(exit).toBe(2);
    const codes = JSON.parse(stdout).findings.map((item: { code: string }) => item.code);
    expect(codes).toEqual(["not_a_regular_file", "not_a_regular_file", "no_traces"]);
  });
});
