// What 100 million trials cost to summarise as Parquet, beside our own scanner on a slice of them as CSV.
//   npm run build && node bench/parquet.mjs [rows] [slice]
// Both are the command a user types, `probe analyze`; the rows are made by DuckDB from a fixed rule.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { PARQUET_TABLES } from "../dist/formats/parquet/tables.js";

const rows = Number(process.argv[2] ?? 100_000_000);
const slice = Number(process.argv[3] ?? Math.min(rows, 2_000_000));
const folder = mkdtempSync(join(tmpdir(), "backtrail-parquet-"));
const cli = join(import.meta.dirname, "..", "dist", "cli", "main.js");

/** 231 cells; every seventh trial leaks, some fail, some were not observed. */
const VALUES = {
  source: "'generated'",
  source_row: "i + 1",
  defense: "'none'",
  carrier: "'carrier_' || (i % 21)",
  channel:
    "['email', 'web', 'tool_output', 'knowledge_base', 'memory', 'calendar'][1 + i % 21 % 6]",
  instruction: "'probe_' || (i // 21 % 11)",
  category: "'category_' || (i // 21 % 11 % 3)",
  leaked: "CASE WHEN h % 100 = 0 OR h % 90 = 1 THEN NULL WHEN h % 7 = 0 THEN 1 ELSE 0 END",
  reason:
    "CASE WHEN h % 100 = 0 THEN 'error: timeout' WHEN h % 90 = 1 THEN 'not_observed' WHEN h % 7 = 0 THEN 'said ' || (h % 1000) ELSE 'held' END",
  outcome:
    "CASE WHEN h % 100 = 0 THEN 'error' WHEN h % 90 = 1 THEN 'not_observed' WHEN h % 7 = 0 THEN 'acted' ELSE 'resisted' END",
  payload_sent: "true",
  repeat: "i // 231",
  note: "''",
  input_tokens: "350 + h % 50",
  output_tokens: "30 + h % 40",
  cost_usd: "0.0001",
  observed: `'["text","calls"]'`,
};

const table = PARQUET_TABLES.injection_trials;
const select = (count) =>
  `SELECT ${table.columns.map(({ name }) => `${VALUES[name]} AS ${name}`).join(", ")}
   FROM (SELECT range AS i, hash(range) AS h FROM range(${count}))`;

async function make() {
  const instance = await DuckDBInstance.create(":memory:", { memory_limit: "2GB" });
  const connection = await instance.connect();
  await connection.run("SET preserve_insertion_order = true");
  const metadata = `{ 'backtrail.table': '${table.name}', 'backtrail.schema_version': '${table.version}', 'backtrail.about': '[{}]' }`;
  const copy = (count, file) =>
    connection.run(
      `COPY (${select(count)}) TO '${join(folder, file)}' (FORMAT parquet, KV_METADATA ${metadata})`,
    );
  await copy(rows, "all.parquet");
  await copy(slice, "slice.parquet");
  const { columns } = table;
  const csv = columns.filter(({ name }) => !name.startsWith("source")).map(({ name }) => name);
  await connection.run(
    `COPY (SELECT ${csv.map((name) => (name === "payload_sent" ? "1 AS payload_sent" : name))} FROM (${select(slice)}))
     TO '${join(folder, "slice.csv")}' (HEADER)`,
  );
  connection.closeSync();
  instance.closeSync();
}

const REPORT = `data:text/javascript,${encodeURIComponent(
  `process.on("exit", () => { const { user, system } = process.cpuUsage();
   process.stderr.write("\\nUSED " + (user + system) / 1e6 + " " + process.resourceUsage().maxRSS / 1024 + "\\n"); });`,
)}`;

function analyze(file) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", REPORT, cli, "probe", "analyze", join(folder, file), "--quiet"],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  );
  const seconds = (performance.now() - started) / 1000;
  const used = /USED (\S+) (\S+)/.exec(stderr);
  if (status !== 0 || used === null) throw new Error(`${file}: ${stderr}`);
  return { stdout, seconds, cpu: Number(used[1]), megabytes: Number(used[2]) };
}

function show(what, count, file, result) {
  const size = statSync(join(folder, file)).size / 1e6;
  console.log(
    [
      what.padEnd(22),
      `${(count / 1e6).toFixed(1)} M rows`.padStart(14),
      `${size.toFixed(0)} MB`.padStart(10),
      `${result.seconds.toFixed(2)} s`.padStart(10),
      `${result.cpu.toFixed(2)} s CPU`.padStart(13),
      `${((result.cpu / count) * 1e9).toFixed(0)} ns CPU a row`.padStart(20),
      `${result.megabytes.toFixed(0)} MB peak`.padStart(14),
    ].join(""),
  );
}

try {
  await make();
  const own = analyze("slice.csv");
  const part = analyze("slice.parquet");
  const all = analyze("all.parquet");
  show("our scanner, CSV", slice, "slice.csv", own);
  show("DuckDB, Parquet", slice, "slice.parquet", part);
  show("DuckDB, Parquet", rows, "all.parquet", all);
  console.log(`the same figures on the slice: ${own.stdout === part.stdout}`);
  console.log(
    `CPU a row, ours to DuckDB's on all: ${(own.cpu / slice / (all.cpu / rows)).toFixed(1)}`,
  );
  if (own.stdout !== part.stdout) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
