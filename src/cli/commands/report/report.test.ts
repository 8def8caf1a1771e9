import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import type { PageData } from "../../../formats/page.ts";
import { csvOf } from "../../../formats/page-csv.ts";
import { tableOf } from "../../../formats/page-table.ts";

const ISLAND = /<script type="application\/json" id="report-data">(.*?)<\/script>/s;

const LOG = join(process.cwd(), "test/fixtures/logs/produced/langchain/langgraph-state.json");

describe("report --csv", () => {
  let cwd: string;
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), "backtrail-report-csv-"));
    for (const [name, defenses] of [
      ["injection", "none,spotlight"],
      ["utility", "spotlight,sandwich"],
    ]) {
      const scan = await cli(
        `backtrail probe ${name}-scan --backend simulated --repeats 1 --defenses ${defenses} --out ${name} --json ${name}-result.json`,
        { cwd },
      );
      expect([0, 2], scan.stderr).toContain(scan.exit);
    }
  });
  afterAll(() => rm(cwd, { recursive: true }));

  /** Names and texts of the files in a folder. */
  async function filesOf(folder: string): Promise<Record<string, string>> {
    const names = (await readdir(join(cwd, folder))).sort();
    const texts = names.map(
      async (name) => [name, await readFile(join(cwd, folder, name), "utf8")] as const,
    );
    return Object.fromEntries(await Promise.all(texts));
  }

  it("writes what the data of the page hold, table by table", async () => {
    const report = await cli(
      "backtrail report injection.json utility-result.json --csv tables --out page.html",
      { cwd },
    );
    expect(report).toMatchObject({ exit: 0, stdout: "" });
    const island = ISLAND.exec(await readFile(join(cwd, "page.html"), "utf8"))?.[1] ?? "";
    const { documents } = JSON.parse(island) as PageData;
    const files = await filesOf("tables");
    expect(Object.values(files)).toEqual(
      documents.flatMap(({ blocks }) => blocks.map((block) => csvOf(tableOf(block)))),
    );
    expect(Object.keys(files)).toContain("1-3-how-the-trials-ended.csv");
    expect(files["3-1-utility-against-leak-rate.csv"]?.split("\r\n")[1]).toMatch(
      /^1,spotlight,\d+,\d+,[\d.]+,[\d.e-]+,[\d.]+,\d+,\d+,[\d.]+,[\d.e-]+,[\d.]+$/,
    );
  });

  it("writes no page where none is named, and the same tables", async () => {
    const run = await cli(
      "backtrail report injection.json utility-result.json --csv alone --json -",
      { cwd },
    );
    expect(run.exit, run.stderr).toBe(0);
    const { out, bytes, tables, documents } = JSON.parse(run.stdout);
    const files = await filesOf("alone");
    expect({ out, bytes, folder: tables.folder }).toEqual({
      out: null,
      bytes: null,
      folder: "alone",
    });
    expect(await readdir(cwd)).not.toContain("report.html");
    expect(files).toEqual(await filesOf("tables"));
    expect(tables.files.map(({ file }: { file: string }) => file)).toEqual(Object.keys(files));
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      "Injection scan",
      "Utility scan",
      "Utility against leak rate",
    ]);
    expect((await stat(join(cwd, "alone", tables.files[0].file))).mode & 0o777).toBe(0o600);
  });

  it("lets no text of the data be a formula or a path", async () => {
    const scan = JSON.parse(await readFile(join(cwd, "injection-result.json"), "utf8"));
    scan.by_defense[0].name = '=HYPERLINK("http://x")';
    scan.by_channel[0].name = "../../up";
    await writeFile(join(cwd, "hostile.json"), JSON.stringify(scan));
    expect((await cli("backtrail report hostile.json --csv hostile", { cwd })).exit).toBe(0);
    const files = await filesOf("hostile");
    expect(Object.keys(files).every((name) => /^[a-z0-9-]+\.csv$/.test(name))).toBe(true);
    expect(files["1-1-leak-rate-by-defence-and-channel.csv"]).toContain(
      `Defence,"'=HYPERLINK(""http://x"")",`,
    );
  });

  it("never writes over a file that it reads, nor into what is no folder", async () => {
    const name = "1-1-leak-rate-by-defence-and-channel.csv";
    await writeFile(join(cwd, "plain"), "x");
    expect(await cli("backtrail report injection.json --csv plain", { cwd })).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining("--csv"),
    });
    const log = join(cwd, "read", name);
    await cli("backtrail report injection.json --csv read", { cwd });
    await copyFile(LOG, log);
    const over = await cli(["backtrail", "report", "injection.json", log, "--csv", "read"], {
      cwd,
    });
    expect(over, over.stderr).toMatchObject({ exit: 3 });
    expect(await readFile(log)).toEqual(await readFile(LOG));
  });

  it("says why scans of two agents are not drawn against each other", async () => {
    const scan = JSON.parse(await readFile(join(cwd, "utility-result.json"), "utf8"));
    scan.meta.model = "another";
    await writeFile(join(cwd, "another.json"), JSON.stringify(scan));
    const report = await cli("backtrail report injection-result.json another.json --csv two", {
      cwd,
    });
    expect(report.exit).toBe(0);
    expect(report.stderr).toMatch(/warning: utility is not drawn against leak rate: .*another/);
  });

  it("says so on the page and in the document too: nobody sees a warning of a CI log", async () => {
    const run = await cli(
      "backtrail report injection-result.json another.json --out two.html --json -",
      { cwd },
    );
    expect(run.exit, run.stderr).toBe(0);
    const { notes } = await dataOf(join(cwd, "two.html"));
    expect(notes).toEqual([expect.stringMatching(/^Utility is not drawn .*another\.$/)]);
    expect(JSON.parse(run.stdout).left_out).toEqual([
      { what: "utility against leak rate", why: expect.stringContaining("another") },
    ]);
  });
});

async function dataOf(page: string): Promise<PageData> {
  return JSON.parse(ISLAND.exec(await readFile(page, "utf8"))?.[1] ?? "");
}

describe("report of a file of trials", () => {
  it.each([
    ["utility", "", "backtrail/probe-utility"],
    ["memory", " --notes 0", "backtrail/probe-memory"],
  ])(
    "shows that of a %s scan as its document is shown, and opens every trial",
    async (kind, flags, format) => {
      const cwd = await mkdtemp(join(tmpdir(), "backtrail-report-trials-"));
      const scan = await cli(
        `backtrail probe ${kind}-scan --backend simulated${flags} --out kept --json result.json --html own.html`,
        { cwd },
      );
      expect([0, 2], scan.stderr).toContain(scan.exit);
      const report = await cli("backtrail report kept.json result.json --out page.html", { cwd });
      expect(report.exit, report.stderr).toBe(0);
      const { documents } = await dataOf(join(cwd, "page.html"));
      const [ofTrials, ofResult] = documents;
      expect(documents.map((one) => one.format)).toEqual([format, format]);
      expect(ofTrials?.verdict).toEqual(ofResult?.verdict);
      const { rows } = JSON.parse(await readFile(join(cwd, "kept.json"), "utf8"));
      const list = ofTrials?.blocks.at(-1);
      expect(ofTrials?.blocks.slice(0, -1)).toEqual(ofResult?.blocks);
      expect(list?.type === "trials" && list.trials.length).toBe(rows.length);
      expect((await dataOf(join(cwd, "own.html"))).documents[0]?.blocks.at(-1)).toEqual(list);
      await rm(cwd, { recursive: true });
    },
  );
});
