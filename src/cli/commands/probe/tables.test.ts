import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { injectionJson } from "../../../../test/fakes/reports.ts";

let cwd = "";

const BLOCK =
  '# T\n\n<!-- backtrail:tables "My model=data/a.json" -->\nold\n<!-- /backtrail:tables -->\nafter\n';

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "backtrail-tables-"));
  await mkdir(join(cwd, "data"));
  await writeFile(
    join(cwd, "data", "a.json"),
    injectionJson([
      { probe: "p", defense: "spotlight", k: 1, n: 80 },
      { probe: "p", defense: "none", k: 10, n: 80 },
      { probe: "p", defense: "x|`y", k: 0, n: 4 },
    ]),
  );
});

afterAll(() => rm(cwd, { recursive: true, force: true }));

describe("agentprobe tables", () => {
  it("finds a stale block, writes it, and then finds it fresh", async () => {
    await writeFile(join(cwd, "README.md"), BLOCK);
    const stale = await cli("agentprobe tables README.md --check", { cwd });
    expect([stale.exit, stale.stderr]).toEqual([
      2,
      expect.stringContaining("run tables with --write"),
    ]);
    expect(await readFile(join(cwd, "README.md"), "utf8")).toBe(BLOCK);
    expect((await cli("agentprobe tables README.md --write", { cwd })).exit).toBe(0);
    expect(await readFile(join(cwd, "README.md"), "utf8")).toBe(
      [
        "# T",
        "",
        '<!-- backtrail:tables "My model=data/a.json" -->',
        "",
        "**My model**",
        "",
        "| Defense | Leak Rate | 95% CI | N |",
        "|---|---|---|---|",
        "| `none` | 12.5% | 6.9–21.5% | 80 |",
        "| `spotlight` | 1.2% | 0.2–6.7% | 80 |",
        "| ``x\\u{7c}`y`` | 0.0% | 0.0–49.0% | 4 |",
        "",
        "<!-- /backtrail:tables -->",
        "after",
        "",
      ].join("\n"),
    );
    expect((await cli("agentprobe tables README.md --check", { cwd })).exit).toBe(0);
  });

  it("keeps the line ends of the document, and the original's markers", async () => {
    const text =
      "a\r\n<!-- AUTOGEN:results BEGIN (generated) -->\r\nold\r\n<!-- AUTOGEN:results END -->\r\n";
    await writeFile(join(cwd, "crlf.md"), text);
    expect((await cli("agentprobe tables crlf.md m=data/a.json --write", { cwd })).exit).toBe(0);
    const written = await readFile(join(cwd, "crlf.md"), "utf8");
    expect(written.replaceAll("\r\n", "")).not.toContain("\n");
    expect(written).toContain("**m**\r\n\r\n| Defense ");
  });

  it("refuses blocks it cannot trust or fill", async () => {
    const cases = [
      ["no block", "# T\n", 1, /holds no table block/],
      ["not closed", "<!-- backtrail:tables a=b.csv -->\n", 1, /is not closed/],
      [
        "outside",
        "<!-- backtrail:tables a=../x.csv --><!-- /backtrail:tables -->",
        1,
        /does not lie beside/,
      ],
      [
        "absolute",
        "<!-- backtrail:tables a=/etc/passwd --><!-- /backtrail:tables -->",
        1,
        /does not lie beside/,
      ],
      ["no source", "<!-- backtrail:tables --><!-- /backtrail:tables -->", 3, /names no NAME=FILE/],
      ["no file", "<!-- backtrail:tables a= --><!-- /backtrail:tables -->", 3, /is not NAME=FILE/],
    ] as const;
    for (const [name, text, exit, message] of cases) {
      await writeFile(join(cwd, "bad.md"), text);
      const result = await cli("agentprobe tables bad.md --check", { cwd });
      expect([name, result.exit, result.stderr]).toEqual([
        name,
        exit,
        expect.stringMatching(message),
      ]);
    }
    expect((await cli("agentprobe tables data/a.json --check", { cwd })).exit).toBe(3);
    expect((await cli("agentprobe tables README.md --check --write", { cwd })).exit).toBe(3);
  });

  it("prints the tables of reports", async () => {
    const { stdout, exit } = await cli("agentprobe tables data/a.json", { cwd });
    expect([exit, stdout.split("\n")[0]]).toEqual([0, "**a**"]);
  });
});

describe("agentprobe power", () => {
  it("says how many trials a change needs", async () => {
    const { exit, stdout } = await cli(
      "agentprobe power --baseline 0.1 --worsening 10pp --cells 20",
      { cwd },
    );
    expect(exit).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "To see a worsening of 10.0pp with power 80% (level 0.05 over one test):
      Group       Baseline  N per run  Cells  Repeats
      each group     10.0%        199     20       10
      "
    `);
  });

  it("takes rates and cells from a recorded run", async () => {
    const { stdout } = await cli(
      "agentprobe power data/a.json --by defense --worsening 20pp --json",
      { cwd },
    );
    const plan = JSON.parse(stdout);
    expect(plan.tests).toBe(3);
    expect(plan.groups.map((group: { name: string }) => group.name)).toEqual([
      "spotlight",
      "none",
      "x|`y",
    ]);
    expect(plan.groups[1].trials_needed).toBeGreaterThan(plan.groups[0].trials_needed);
  });
});

describe("agentprobe mcnemar", () => {
  it("compares defences on the same cases", async () => {
    const { exit, stdout } = await cli("agentprobe mcnemar data/a.json", { cwd });
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^A case is a probe in a carrier/);
    expect(stdout).toMatch(/none +spotlight +0 +0 +1 +p=1\.000/);
  });
});
