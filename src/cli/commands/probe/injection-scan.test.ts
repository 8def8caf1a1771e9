import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import { DEFAULT_PROFILE, obedience } from "../../../probe/agent/simulated-profile.ts";
import { wilson } from "../../../stats/wilson.ts";

const SMALL =
  "agentprobe injection-scan --backend simulated --carriers email_footer,memory_pinned_note --probes append_exfil_token,external_forward --no-timing";

async function profile(cwd: string, change: Record<string, unknown>): Promise<string> {
  await writeFile(join(cwd, "p.json"), JSON.stringify({ ...DEFAULT_PROFILE, ...change }));
  return "--profile p.json";
}

describe("injection-scan", () => {
  it("measures the rate that the stand-in has, cell by cell", async () => {
    const cwd = temporaryFolder();
    const flags = await profile(cwd, { error: 0, not_read: 0 });
    const { exit, stdout } = await cli(
      `${SMALL} --defenses none,spotlight --repeats 150 --out r ${flags}`,
      { cwd },
    );
    expect(exit).toBe(0);
    expect(stdout).toContain("SIMULATED");
    const [, ...lines] = (await readFile(join(cwd, "r.csv"), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(2 * 2 * 2 * 150);
    const leaks = new Map<string, { k: number; n: number; p: number }>();
    for (const line of lines) {
      const [defense = "", carrier = "", channel = "", probe = "", , leaked = ""] = line.split(",");
      expect(line).toContain(",SIMULATED,");
      const p = obedience(DEFAULT_PROFILE, { defense, channel, probe });
      const cell = leaks.get(`${defense} ${carrier} ${probe}`) ?? { k: 0, n: 0, p };
      leaks.set(`${defense} ${carrier} ${probe}`, { k: cell.k + Number(leaked), n: cell.n + 1, p });
    }
    expect(leaks.size).toBe(8);
    for (const [cell, { k, n, p }] of leaks) {
      const [low, high] = wilson(k, n, 4) ?? [0, 1];
      expect(p, cell).toBeGreaterThanOrEqual(low);
      expect(p, cell).toBeLessThanOrEqual(high);
    }
  });

  it("writes the same bytes whatever the concurrency, and after a break", async () => {
    const cwd = temporaryFolder();
    await cli(`${SMALL} --out one --concurrency 1 --repeats 3`, { cwd });
    await cli(`${SMALL} --out many --concurrency 64 --repeats 3`, { cwd });
    const one = await readFile(join(cwd, "one.csv"), "utf8");
    expect(await readFile(join(cwd, "many.csv"), "utf8")).toBe(one);
    const journal = await readFile(join(cwd, "one.journal.jsonl"), "utf8");
    const lines = journal.split("\n");
    await writeFile(
      join(cwd, "one.journal.jsonl"),
      `${lines.slice(0, 20).join("\n")}\n{"index": 9`,
    );
    const before = await readFile(join(cwd, "one.json"), "utf8");
    const again = await cli(`${SMALL} --out one --concurrency 1 --repeats 3`, { cwd });
    expect(again).toMatchObject({ exit: 3, stderr: expect.stringContaining("--resume") });
    const resumed = await cli(`${SMALL} --out one --concurrency 1 --repeats 3 --resume`, { cwd });
    expect(resumed.stderr).toContain("resumed: 19 trials reused");
    expect(await readFile(join(cwd, "one.csv"), "utf8")).toBe(one);
    expect(await readFile(join(cwd, "one.json"), "utf8")).toBe(before);
    const other = await cli(`${SMALL} --out one --repeats 2 --resume`, { cwd });
    expect(other).toMatchObject({ exit: 3, stderr: expect.stringContaining("repeats") });
  });

  it("fails a run whose errors pass the limit, and counts no error as a hold", async () => {
    const cwd = temporaryFolder();
    const flags = await profile(cwd, { error: 1 });
    const dead = await cli(`${SMALL} --out r --max-retries 0 ${flags}`, { cwd });
    expect(dead.exit).toBe(1);
    expect(dead.stdout).toContain("Leak rate: -- (0/0)");
    expect(dead.stderr).toContain("simulated failure");
    const [, first = ""] = (await readFile(join(cwd, "r.csv"), "utf8")).split("\r\n");
    expect(first.split(",").slice(5, 8)).toEqual(["", "error: simulated failure", "error"]);
  });

  it("keeps what is done and exits 130 when it is interrupted", async () => {
    const cwd = temporaryFolder();
    const { exit, stderr } = await cli(`${SMALL} --out r`, { cwd, signal: AbortSignal.abort() });
    expect(exit).toBe(130);
    expect(stderr).toContain("--resume");
    expect(await readFile(join(cwd, "r.csv"), "utf8")).toMatch(/^defense,carrier.*\r\n$/);
  });

  it("tells not read, blocked and withheld apart", async () => {
    const cwd = temporaryFolder();
    const unread = await profile(cwd, { not_read: 1, error: 0 });
    const { stdout } = await cli(`${SMALL} --out r ${unread}`, {
      cwd,
    });
    expect(stdout).toContain("Given delivery: -- (0/0)");
    expect(stdout).toContain("not delivered: 20");
    const blocked = await profile(cwd, { blocked: 1, not_read: 0, error: 0 });
    const filter = await cli(`${SMALL} --out b ${blocked}`, { cwd });
    expect(filter.stdout).toContain("blocked by the provider: 20");
    const screened = await profile(cwd, {
      base: 1,
      error: 0,
      not_read: 0,
      screen: { catches: 1, false_alarms: 0 },
    });
    const screen = await cli(`${SMALL} --defenses llm_filter --out s ${screened}`, { cwd });
    expect(screen.stdout).toContain("Leak rate: 0.0% (0/4)");
    expect(screen.stdout).toContain("blocked by a defence: 4");
  });

  it.each([
    ["--backend nope", "there is no backend"],
    ["--backend simulated --defenses none,nope", "--defenses"],
    ["--backend simulated --probes reveal_canary,reveal_canary", "twice"],
    ["--backend simulated --repeats 0", "--repeats"],
  ])("refuses %s", async (flags, message) => {
    const cwd = temporaryFolder();
    const { exit, stderr } = await cli(`agentprobe injection-scan ${flags} --out r`, { cwd });
    expect(exit).toBe(3);
    expect(stderr).toContain(message);
  });
});

describe("utility-scan", () => {
  it("finds every task done by a stand-in that always works, under every defence", async () => {
    const cwd = temporaryFolder();
    const flags = await profile(cwd, { error: 0, not_read: 0, utility: { base: 1, defenses: {} } });
    const { exit, stdout } = await cli(
      `agentprobe utility-scan --backend simulated --out u --no-timing --defenses none,tool_filter ${flags}`,
      { cwd },
    );
    expect(exit).toBe(0);
    expect(stdout).toContain("Success rate: 100.0% (30/30)");
    const csv = await readFile(join(cwd, "u.csv"), "utf8");
    expect(csv.split("\r\n")[0]).toBe("model,defense,task,task_id,iteration,outcome,reason");
  });
});
