import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { injectionJson, spread } from "../../../../test/fakes/reports.ts";
import { PUBLISHED } from "../../../formats/published.ts";

let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "backtrail-documents-"));
  const cells = (k: number) => [
    ...spread("a", k, 40).map((cell) => ({ ...cell, defense: "spotlight" })),
    ...spread("a", 20, 40),
    { probe: "b", k: 0, n: 0, errors: 2 },
  ];
  const meta = (judge: string) => ({ fingerprints: { judge, probes: { a: judge } } });
  await writeFile(join(cwd, "a.json"), injectionJson(cells(2), meta("j1")));
  await writeFile(
    join(cwd, "b.json"),
    injectionJson([...cells(30), ...spread("new", 1, 3)], meta("j1")),
  );
  await writeFile(
    join(cwd, "c.json"),
    injectionJson([...cells(9), ...spread("c", 1, 3)], { fingerprints: { judge: "j2" } }),
  );
  await writeFile(
    join(cwd, "d.md"),
    "<!-- backtrail:tables a=a.json -->\n<!-- /backtrail:tables -->\n",
  );
});

afterAll(() => rm(cwd, { recursive: true, force: true }));

describe("result documents under their published schemas", () => {
  it.each([
    ["probe-analysis", "analyze a.json"],
    ["probe-analysis", "analyze a.json --cluster carrier --correction none"],
    ["probe-comparison", "compare a.json b.json"],
    ["probe-comparison", "compare a.json c.json --allow-missing --detect 5pp"],
    ["probe-comparison", "compare b.json a.json --by defense --test z --correction bh"],
    ["probe-comparison", "compare a.json b.json --cluster carrier --soft-fail"],
    ["probe-trend", "trend a.json b.json c.json"],
    ["probe-tables", "tables d.md --check"],
    ["probe-tables", "tables a.json"],
    ["probe-power", "power"],
    ["probe-power", "power a.json --by carrier"],
    ["probe-mcnemar", "mcnemar a.json"],
  ])("%s: %s", async (name, line) => {
    const { stdout, stderr } = await cli(`agentprobe ${line} --json`, { cwd });
    const parsed = PUBLISHED[name]?.safeParse(JSON.parse(stdout));
    expect([stderr.includes("error:"), parsed?.error?.issues ?? []]).toEqual([false, []]);
  });
});
