import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MAIN = join(import.meta.dirname, "..", "..", "dist", "cli", "agentprobe.js");

// In a process of its own: only there is nothing else that keeps the event loop alive.
describe("a module that never answers", () => {
  let cwd = "";
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), "backtrail-stuck-"));
    await writeFile(
      join(cwd, "stuck.mjs"),
      `export const agent = () => new Promise(() => {});
export const defense = { name: "stuck", rationale: "waits", apply: agent };
`,
    );
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const run = (line: string) =>
    spawnSync(process.execPath, [MAIN, ...line.split(" ")], { cwd, encoding: "utf8" });

  it("is a timeout of the target", () => {
    const flags = "--target module:stuck.mjs#agent --oracle legacy --timeout 0.05 --max-retries 0";
    const { status, stderr } = run(`scan ${flags}`);
    expect([status, stderr]).toEqual([1, expect.stringContaining("no answer within 0.05 s")]);
  });

  it("is said of a defence, with exit code 1", () => {
    const flags = "--backend simulated --defense-module stuck.mjs#defense --carriers email_footer";
    const { status, stderr } = run(`injection-scan ${flags} --out out`);
    expect([status, stderr]).toEqual([1, expect.stringContaining("can never answer")]);
  });
});
