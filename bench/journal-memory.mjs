// Memory of a scan that is gone on with, by the number of its trials: reads the whole journal, sums it up and
// writes its results. The journal is made of the records of one small run, so that no agent need be asked.
//   node bench/journal-memory.mjs [repeats ...]   (1155 trials each; 87 are 100,485 and 866 are 1,000,230)
// CLI names the main.js of another build to compare with.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const cli = process.env.CLI ?? fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "journal-memory-"));
const counts = process.argv.slice(2).map(Number);
const told = `process.on("exit", () => { const { user, system } = process.cpuUsage();
  process.stderr.write("\\ncpu " + (user + system) / 1e6 + " rss " + process.resourceUsage().maxRSS + "\\n"); });`;
const hook = `data:text/javascript,${encodeURIComponent(told)}`;

function scan(repeats, ...more) {
  const words = ["probe", "injection-scan", "--backend", "simulated", "--no-timing"];
  const run = ["--repeats", String(repeats), "--out", `r${repeats}`, ...more];
  const child = spawn(process.execPath, ["--import", hook, cli, ...words, ...run], {
    ...{ cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  });
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  return { child, ended: once(child, "exit").then(() => said) };
}

const linesOf = (name) => readFileSync(join(folder, `${name}.journal.jsonl`), "utf8").split("\n");

/** A journal with a line for each trial of the plan, behind the header that the run itself wrote. */
async function fill(repeats, records) {
  const { child, ended } = scan(repeats);
  const path = join(folder, `r${repeats}.journal.jsonl`);
  while (!readable(path)) await wait(20);
  child.kill("SIGKILL");
  await ended;
  const [header] = linesOf(`r${repeats}`);
  const out = createWriteStream(path);
  out.write(`${header}\n`);
  let index = 0;
  for (const { key, record } of records) {
    const name = key.slice(0, key.lastIndexOf("/"));
    for (let repeat = 0; repeat < repeats; repeat += 1, index += 1) {
      const row = { ...record.row, repeat };
      const line = JSON.stringify({ index, key: `${name}/${repeat}`, record: { ...record, row } });
      if (!out.write(`${line}\n`)) await once(out, "drain");
    }
  }
  out.end();
  await once(out, "finish");
  return { trials: index, bytes: statSync(path).size };
}

function readable(path) {
  try {
    return readFileSync(path, "latin1").includes("\n");
  } catch {
    return false;
  }
}

try {
  await scan(1).ended;
  const records = linesOf("r1")
    .slice(1, -1)
    .map((line) => JSON.parse(line))
    .filter(({ index }) => index !== undefined)
    .sort((a, b) => a.index - b.index);
  for (const repeats of counts.length === 0 ? [9, 87, 866] : counts) {
    const { trials, bytes } = await fill(repeats, records);
    const said = await scan(repeats, "--resume").ended;
    const [, cpu, rss] = /cpu ([\d.]+) rss (\d+)/.exec(said) ?? [];
    if (!/resumed: \d+ trials reused/.test(said)) throw new Error(said.slice(-500));
    console.log(
      `${trials} trials, journal ${(bytes / 1e6).toFixed(0)} MB: ${(Number(rss) / 1024).toFixed(0)} MB at most, ${Number(cpu).toFixed(1)} s of processor`,
    );
    for (const end of ["journal.jsonl", "csv", "json"]) rmSync(join(folder, `r${repeats}.${end}`));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
