// What does `agentprobe trend` take for a long series? 200 reports of 5,000 rows each, as many cases with
// repeats and as single cases, with and without groups, CSV and JSON; whole processes. Limits: 10 s, 200 MB.
//   npm run build && node bench/trend.mjs [reports] [rows]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "../dist/random/random.js";

const reports = Number(process.argv[2] ?? 200);
const rows = Number(process.argv[3] ?? 5_000);
const cli = join(import.meta.dirname, "..", "dist", "cli", "agentprobe.js");
// Prints the peak of its own memory when the command has ended.
const inside = `
  process.argv.splice(1, 1, ${JSON.stringify(cli)});
  process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write("\\n" + JSON.stringify({ maxRSS, cpu: (userCPUTime + systemCPUTime) / 1e6 }));
  });
  await import(${JSON.stringify(`file://${cli}`)});`;

function rowsOf(random, repeats) {
  return Array.from({ length: rows }, (_, row) => {
    const at = Math.floor(row / repeats);
    const leaked = random.next() < 0.15 ? 1 : 0;
    return {
      defense: "none",
      carrier: `carrier_${Math.floor(at / 11)}`,
      channel: "email",
      instruction: `probe_${at % 11}`,
      category: "leak",
      leaked,
      reason: leaked === 1 ? "acted" : "held",
    };
  });
}

function write(folder, kind, repeats) {
  const random = seededRandom(1);
  return Array.from({ length: reports }, (_, at) => {
    const file = join(folder, `${String(at).padStart(3, "0")}.${kind}`);
    const all = rowsOf(random, repeats);
    const text =
      kind === "json"
        ? JSON.stringify({ meta: { backend: "openai", model: "m" }, rows: all })
        : [Object.keys(all[0]), ...all.map((row) => Object.values(row))]
            .map((line) => line.join(","))
            .join("\r\n");
    writeFileSync(file, text);
    return file;
  });
}

let isOver = false;
console.log(`${reports} reports of ${rows} rows`);
console.log("kind  repeats  groups      wall     cpu   memory");
for (const kind of ["csv", "json"]) {
  for (const repeats of [5, 1]) {
    const folder = mkdtempSync(join(tmpdir(), "backtrail-trend-"));
    try {
      const files = write(folder, kind, repeats);
      for (const groups of [[], ["--by", "probe"]]) {
        const started = process.hrtime.bigint();
        const { status, stderr } = spawnSync(
          process.execPath,
          ["--input-type=module", "-e", inside, "-", "trend", ...files, ...groups],
          { encoding: "utf8", maxBuffer: 1 << 28 },
        );
        const wall = Number(process.hrtime.bigint() - started) / 1e9;
        const { maxRSS, cpu } = JSON.parse(stderr.trim().split("\n").at(-1));
        const memory = maxRSS / 1024;
        if (status !== 0 && status !== 2) throw new Error(`exit code ${status}: ${stderr}`);
        isOver ||= wall > 10 || memory > 200;
        console.log(
          `${kind.padEnd(4)}  ${String(repeats).padStart(7)}  ${(groups[1] ?? "--").padEnd(6)}  ${wall.toFixed(1).padStart(6)} s  ${cpu.toFixed(1).padStart(4)} s  ${memory.toFixed(0).padStart(4)} MB`,
        );
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
process.exitCode = isOver ? 1 : 0;
