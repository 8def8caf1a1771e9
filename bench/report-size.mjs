// How large a page of 100,000 trials is, and how soon it opens. One small simulated scan is written out many
// times, so that the page is measured and not the scan; with `distinct` every copy has carriers and replies of its
// own, so that nothing is counted together. Exits 1 above the largest size.
// node bench/report-size.mjs [trials] [distinct]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const trials = Number(process.argv[2] ?? 100_000);
const main = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const distinct = process.argv[3] === "distinct";
const MOST_MEGABYTES = 25;
const folder = mkdtempSync(join(tmpdir(), "backtrail-size-"));
const out = join(folder, "out");
const page = join(folder, "page.html");

function backtrail(...words) {
  const run = spawnSync(process.execPath, [main, ...words], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
}

function ownRow(row, copy) {
  return distinct ? { ...row, carrier: `${row.carrier}_${copy}` } : { ...row, repeat: copy };
}

backtrail("probe", "injection-scan", "--backend", "simulated", "--out", out);
const { meta, rows } = JSON.parse(readFileSync(`${out}.json`, "utf8"));
const [header, ...lines] = readFileSync(`${out}.journal.jsonl`, "utf8").trim().split("\n");
const records = lines.map((line) => JSON.parse(line)).filter((line) => "record" in line);
const times = Math.ceil(trials / rows.length);
const many = Array.from({ length: times }, (_, repeat) =>
  rows.map((row) => ownRow(row, repeat)),
).flat();
writeFileSync(`${out}.json`, JSON.stringify({ meta, rows: many }));
const journal = Array.from({ length: times }, (_, repeat) =>
  records.map(({ index, key, record }) =>
    JSON.stringify({
      index: index + repeat * records.length,
      key: `${key} ${repeat}`,
      record: {
        ...record,
        row: ownRow(record.row, repeat),
        ...(distinct ? { reply: `${repeat} ${record.reply ?? ""}` } : {}),
      },
    }),
  ),
).flat();
writeFileSync(`${out}.journal.jsonl`, `${[header, ...journal].join("\n")}\n`);

const started = performance.now();
backtrail("report", `${out}.json`, "--out", page);
const made = performance.now() - started;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const opened = await browser.newPage();
const from = performance.now();
await opened.goto(pathToFileURL(page).href);
await opened.waitForSelector("html[data-ready]");
const ready = performance.now() - from;
await browser.close();
const megabytes = statSync(page).size / 1e6;
console.log(
  `${many.length} trials: ${megabytes.toFixed(1)} MB, written in ${(made / 1000).toFixed(1)} s, open in ${(ready / 1000).toFixed(1)} s`,
);
rmSync(folder, { recursive: true });
if (megabytes > MOST_MEGABYTES) {
  console.error(`a page of ${many.length} trials is to be at most ${MOST_MEGABYTES} MB`);
  process.exitCode = 1;
}
