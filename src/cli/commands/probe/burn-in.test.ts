import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { injectionJson, spread } from "../../../../test/fakes/reports.ts";

let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "backtrail-burn-in-"));
  await writeFile(join(cwd, "a.json"), injectionJson(spread("p", 5, 100)));
  await writeFile(join(cwd, "b.json"), injectionJson(spread("p", 5, 100, 3)));
  await writeFile(join(cwd, "c.json"), injectionJson(spread("p", 40, 100)));
});

afterAll(() => rm(cwd, { recursive: true, force: true }));

describe("agentprobe burn-in", () => {
  it("counts the pairs that the gate fails, and names the flaky cases", async () => {
    const { exit, stdout } = await cli("agentprobe burn-in a.json b.json --json", { cwd });
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ runs: 2, pairs: 2, failed: 0, words: { PASS: 2 } });
    // c0..c4 leaked in one, c3..c7 in the other: six cases ended both ways, two always leaked.
    expect(JSON.parse(stdout).flaky.length).toBe(6);
    const unsteady = await cli("agentprobe burn-in a.json c.json --json", { cwd });
    expect(JSON.parse(unsteady.stdout)).toMatchObject({ failed: 1, pairs: 2 });
  });

  it("runs the scan itself, each time with another seed, and says what repeats are needed", async () => {
    const line =
      "agentprobe burn-in --backend simulated --runs 2 --carriers email_footer,memory_pinned_note --defenses none --out bi --max-error-rate 1";
    const { exit, stdout, stderr } = await cli(line, { cwd });
    expect([exit, stderr]).toEqual([0, expect.stringContaining("run 2 of 2")]);
    expect(stdout).toMatch(
      /^SIMULATED The same agent 2 times: the gate fails for nothing in \d of 2 pairs/,
    );
    expect(stdout).toMatch(/--repeats \d+ sees a worsening of 10\.0pp in any group/);
    const files = await readdir(cwd);
    expect(files).toEqual(expect.arrayContaining(["bi_01.json", "bi_02.json"]));
  });

  it("refuses runs of two agents, and a run alone: their difference is no noise", async () => {
    const other = injectionJson(spread("p", 5, 100), { backend: "openai", model: "gpt-5" });
    await writeFile(join(cwd, "other.json"), other);
    const { exit, stderr } = await cli("agentprobe burn-in a.json other.json", { cwd });
    expect(exit).toBe(3);
    expect(stderr).toContain("not a run of the same agent and battery as a.json: model");
    const alone = await cli("agentprobe burn-in a.json", { cwd });
    expect([alone.exit, alone.stderr]).toEqual([3, expect.stringContaining("two")]);
  });

  it("stops where a run could not be done", async () => {
    const { exit, stderr } = await cli("agentprobe burn-in --backend nobody --out x", { cwd });
    expect([exit, stderr]).toEqual([3, expect.stringContaining("--backend")]);
  });
});
