import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, it } from "vitest";
import { type CliResult, cli } from "../fakes/cli.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

type Row = Readonly<Record<string, unknown>>;

/** A Parquet file as another program reads it; whole numbers as numbers. */
async function parquet(file: string): Promise<Row[]> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const read = await connection.runAndReadAll(
    "SELECT * FROM read_parquet($file, file_row_number = true) ORDER BY file_row_number",
    { file },
  );
  const rows = read.getRowObjects().map(({ file_row_number: _place, ...row }) => plain(row));
  connection.closeSync();
  instance.closeSync();
  return rows;
}

function plain(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "bigint" ? Number(value) : value,
    ]),
  );
}

async function done(words: readonly string[], cwd: string, exits = [0]): Promise<CliResult> {
  const result = await cli(words, { cwd });
  expect(exits, `${words.join(" ")}\n${result.stderr}`).toContain(result.exit);
  return result;
}

function jsonFile(file: string): { rows: Row[]; results: Row[] } {
  return JSON.parse(readFileSync(file, "utf8"));
}

const AGENT = ["--backend", "simulated", "--no-timing", "--quiet"];
const SCANS = {
  "injection-scan": [...AGENT, "--repeats", "2", "--defenses", "none,spotlight"],
  "utility-scan": [...AGENT, "--defenses", "none,spotlight"],
  "memory-scan": [...AGENT, "--defenses", "none", "--notes", "0"],
};

describe("export --parquet", () => {
  it.each(Object.entries(SCANS))(
    "%s: every row as it stands in its JSON, and the CSV's the same",
    async (scan, flags) => {
      const cwd = temporaryFolder();
      await done(["backtrail", "probe", scan, ...flags, "--out", "out"], cwd, [0, 1, 2]);
      await done(["backtrail", "export", "out.json", "--parquet", "rows.parquet"], cwd);
      const rows = await parquet(join(cwd, "rows.parquet"));
      const written = jsonFile(join(cwd, "out.json")).rows;
      expect(rows.length).toBe(written.length);
      expect(rows.length).toBeGreaterThan(20);
      for (const [index, row] of written.entries()) {
        const expected = { ...row, source: "out.json", source_row: index + 1 };
        if ("observed" in row)
          Object.assign(expected, {
            observed: JSON.stringify(row["observed"]),
          });
        if ("leaked" in row)
          Object.assign(expected, { leaked: row["leaked"] === "" ? null : row["leaked"] });
        if ("acted_at_once" in row)
          Object.assign(expected, { acted_at_once: row["acted_at_once"] === 1 });
        expect(rows[index]).toEqual(expected);
      }
      await done(["backtrail", "export", "out.csv", "--parquet", "csv.parquet"], cwd);
      const fromCsv = await parquet(join(cwd, "csv.parquet"));
      // A CSV cannot tell what nobody saw from what nobody knows.
      const known = (row: Row): Row =>
        row["observed"] === "[]" ? { ...row, observed: null } : row;
      expect(fromCsv.map((row) => ({ ...row, source: "out.json" }))).toEqual(rows.map(known));
    },
  );

  it("analyze and compare say of Parquet what they say of JSON", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "[a]*"));
    for (const seed of ["1", "2"]) {
      const out = `out${seed}`;
      const run = ["backtrail", "probe", "injection-scan", ...SCANS["injection-scan"]];
      await done([...run, "--seed", seed, "--out", out], cwd, [0, 1, 2]);
      await done(["backtrail", "export", `${out}.json`, "--parquet", `[a]*/${out}.parquet`], cwd);
    }
    const analyzed = async (file: string): Promise<string> => {
      const { stdout } = await done(
        ["backtrail", "probe", "analyze", file, "--probes", "--carriers"],
        cwd,
      );
      return stdout;
    };
    expect(await analyzed("[a]*/out1.parquet")).toBe(await analyzed("out1.json"));
    const compared = async (...files: string[]): Promise<string> => {
      const { stdout } = await done(["backtrail", "probe", "compare", ...files], cwd, [0, 2]);
      return stdout.replaceAll(/(\[a\]\*\/)?out(\d)\.(json|parquet)/g, "out$2");
    };
    expect(await compared("[a]*/out1.parquet", "[a]*/out2.parquet")).toBe(
      await compared("out1.json", "out2.json"),
    );
  });

  it("attacks, verdicts and events are whole, hostile texts too", async () => {
    const cwd = temporaryFolder();
    const text = '=1+1\u202e"; DROP TABLE x; --\u0000\n<script>&\u{1f600}';
    const log = [
      { role: "user", content: text },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: "c", type: "function", function: { name: "send", arguments: '{"to":"=x"}' } },
        ],
      },
      { role: "tool", tool_call_id: "c", content: "" },
    ];
    writeFileSync(join(cwd, "log.json"), JSON.stringify({ messages: log }));
    await done(["backtrail", "import", "auto", "log.json", "--out", "imported"], cwd, [0, 1]);
    await done(
      ["backtrail", "export", "imported/transcripts.jsonl", "--parquet", "events.parquet"],
      cwd,
    );
    const events = await parquet(join(cwd, "events.parquet"));
    const lines = readFileSync(join(cwd, "imported", "transcripts.jsonl"), "utf8")
      .trim()
      .split("\n")
      .slice(1);
    expect(events.map(({ content }) => content)).toEqual(
      lines.map((line) => JSON.parse(line).content),
    );
    expect(events.map(({ content }) => content)).toContain(text);
    expect(events.find(({ kind }) => kind === "call")).toMatchObject({
      arguments: '{"to":"=x"}',
      tool: "send",
    });

    await done(
      [
        "backtrail",
        "probe",
        "scan",
        "-t",
        "dummy",
        "--oracle",
        "legacy",
        "--json-report",
        "scan.json",
      ],
      cwd,
      [0, 1, 2],
    );
    await done(["backtrail", "export", "scan.json", "--parquet", "attacks.parquet"], cwd);
    const attacks = await parquet(join(cwd, "attacks.parquet"));
    expect(
      attacks.map(({ attack_id, prompt, reply, success }) => ({
        attack_id,
        prompt,
        reply,
        success,
      })),
    ).toEqual(
      jsonFile(join(cwd, "scan.json")).results.map(({ attack_id, prompt, reply, success }) => ({
        attack_id,
        prompt: prompt ?? null,
        reply,
        success,
      })),
    );

    await done(
      [
        "backtrail",
        "pab",
        "eval",
        "--defense",
        "provenance-tracker",
        "--split",
        "smoke",
        "--journal",
        "eval.jsonl",
      ],
      cwd,
    );
    await done(["backtrail", "export", "eval.jsonl", "--parquet", "verdicts.parquet"], cwd);
    const verdicts = await parquet(join(cwd, "verdicts.parquet"));
    expect(verdicts.length).toBe(11);
    expect(new Set(verdicts.map(({ defense }) => defense))).toEqual(
      new Set(["provenance-tracker"]),
    );
  });

  it("closes row groups as it goes, and refuses what is not of one table", async () => {
    const cwd = temporaryFolder();
    const header = "defense,carrier,channel,instruction,category,leaked,reason";
    const rows = Array.from(
      { length: 140_000 },
      (_, at) => `none,c,email,p${at % 7},leak,${at % 2},r${at}`,
    );
    writeFileSync(join(cwd, "many.csv"), `${header}\n${rows.join("\n")}\n`);
    writeFileSync(
      join(cwd, "tasks.csv"),
      "model,defense,task,task_id,iteration,outcome\nm,none,t,1,0,SUCCESS\n",
    );
    await done(["backtrail", "export", "many.csv", "--parquet", "many.parquet"], cwd);
    const read = await parquet(join(cwd, "many.parquet"));
    expect(read.map(({ leaked, outcome }) => [leaked, outcome])).toEqual(
      rows.map((_, at) => (at % 2 === 1 ? [1, "acted"] : [0, "resisted"])),
    );
    const both = await cli(
      ["backtrail", "export", "many.csv", "tasks.csv", "--parquet", "x.parquet"],
      { cwd },
    );
    expect([both.exit, both.stderr]).toEqual([
      3,
      expect.stringContaining("tasks.csv: holds utility_trials"),
    ]);
    const over = await cli(["backtrail", "export", "many.csv", "--parquet", "many.csv"], { cwd });
    expect(over.exit).toBe(3);
    const none = await cli(["backtrail", "probe", "analyze", "many.csv.parquet"], { cwd });
    expect([none.exit, none.stderr]).toEqual([
      1,
      expect.stringContaining("cannot be read: ENOENT"),
    ]);
  });
});
