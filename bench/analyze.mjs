// How fast is `agentprobe analyze` beside Python's csv.DictReader that makes the same three tallies?
// Whole processes, start-up included, in turn; the best of several runs of each.
//   npm run build && node bench/analyze.mjs [rows] [rounds]
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "../dist/random/random.js";

const rows = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 5);
const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), "backtrail-analyze-"));
const file = join(folder, "scan.csv");

/** Rows in the order in which a scan writes them: defence, carrier, probe, repeat. */
async function writeScan() {
  const random = seededRandom(1);
  const defenses = ["none", "delimited", "spotlight", "sandwich", "instr_hierarchy"];
  const channels = ["email", "document", "webpage", "knowledge_base", "memory", "tool_output"];
  const stream = createWriteStream(file);
  stream.write("defense,carrier,channel,instruction,category,leaked,reason\r\n");
  let block = "";
  for (let row = 0; row < rows; row += 1) {
    const probe = `probe_number_${Math.floor(row / 5) % 11}`;
    const carrier = Math.floor(row / 55) % 24;
    const channel = channels[Math.floor(carrier / 4)];
    const draw = random.next();
    const [leaked, reason] =
      draw < 0.15
        ? ["1", probe]
        : draw < 0.995
          ? ["0", "held"]
          : ["", '"error: timeout, ""retry""\nfailed"'];
    block += `${defenses[Math.floor(row / 1320) % 5]},${channel}_carrier_${carrier % 4},${channel},${probe},leak,${leaked},${reason}\r\n`;
    if (block.length > 1 << 20) {
      if (!stream.write(block)) await new Promise((resolve) => stream.once("drain", resolve));
      block = "";
    }
  }
  await new Promise((resolve) => stream.end(block, resolve));
}

function seconds(command, args) {
  const started = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return { time: Number(process.hrtime.bigint() - started) / 1e9, stdout };
}

function tallies(text) {
  const out = new Map();
  for (const line of text.trim().split("\n")) {
    const [column, name, leaks, n] = line.split(" ");
    out.set(`${column} ${name}`, `${leaks}/${n}`);
  }
  return out;
}

try {
  await writeScan();
  console.log(`${rows} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB, best of ${rounds}`);
  const cli = join(here, "..", "dist", "cli", "agentprobe.js");
  let [ours, theirs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [document, lines] = ["", ""];
  for (let round = 0; round < rounds; round += 1) {
    const a = seconds(process.execPath, [cli, "analyze", file, "--json"]);
    const b = seconds("python3", [join(here, "analyze-standin.py"), file]);
    ours = Math.min(ours, a.time);
    theirs = Math.min(theirs, b.time);
    [document, lines] = [a.stdout, b.stdout];
  }
  const analysis = JSON.parse(document);
  const expected = tallies(lines);
  const groups = [
    ...analysis.by_defense.map((group) => [`defense ${group.name}`, group]),
    ...analysis.by_channel.map((group) => [`channel ${group.name}`, group]),
    ...analysis.by_probe.map((group) => [`instruction ${group.name}`, group]),
  ];
  const same =
    groups.length === expected.size &&
    groups.every(([key, { leaks, n }]) => expected.get(key) === `${leaks}/${n}`);
  console.log(
    `  python3 csv.DictReader ${theirs.toFixed(2)} s  ${Math.round(rows / theirs)} rows/s`,
  );
  console.log(`  agentprobe analyze     ${ours.toFixed(2)} s  ${Math.round(rows / ours)} rows/s`);
  console.log(
    `  ratio ${(theirs / ours).toFixed(2)} (at least 2 wanted); tallies ${same ? "agree" : "DIFFER"}`,
  );
  process.exitCode = same && theirs / ours >= 2 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
