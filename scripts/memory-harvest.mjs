// Writes the tables of the harvested corpora in docs/memory-scan.md: a run of the stand-in, made and harvested
// here, and data/memory/smollm2_recalls; `--check` exits 1 where the page shows others.
//   node scripts/memory-harvest.mjs [--check]
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { wilson } from "../dist/stats/index.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = join(root, "docs", "memory-scan.md");
const SCAN =
  "probe memory-scan --backend simulated --repeats 8 --notes 0,10 --arms attack,order --defenses none --no-timing --quiet --out m --traces simulated";
const ORDER = [
  ...["provenance-tracker", "containment-tracker", "channel-tagger", "passthrough"],
  ...["most-order-like", "earliest-untrusted", "first-event", "previous-event"],
  ...["majority-origin", "id-reader"],
];
const CONTROLS = ORDER.slice(4);

const folder = mkdtempSync(join(tmpdir(), "backtrail-harvest-"));

/** Runs the tool in the folder. @returns its exit code */
function run(words) {
  const main = join(root, "dist", "cli", "main.js");
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status === null || status > 2) throw new Error(`${words.join(" ")}: ${status}\n${stderr}`);
  return status;
}

const read = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));

/** `k/n (low–high %)`, or a dash without a denominator. */
function share(k, n) {
  const interval = wilson(k, n);
  if (interval === null) return "–";
  const percent = (value) => (100 * value).toFixed(0);
  return `${k}/${n} (${percent(interval[0])}–${percent(interval[1])} %)`;
}

/** One figure over all instructions that had moved. */
function overHops({ by_hop: byHop }, figure) {
  let [k, n] = [0, 0];
  for (const [hops, of] of Object.entries(byHop)) {
    if (hops === "0") continue;
    k += of[figure].k;
    n += of[figure].n;
  }
  return share(k, n);
}

function tableOf(corpus) {
  const ingested = run(["pab", "ingest", corpus, "--json", "ingest.json", "--quiet"]);
  const floors = run(["pab", "floors", "--corpus", corpus, "--json", "floors.json", "--quiet"]);
  const words = ["--controls", "--no-timing", "--json", "compare.json", "--quiet"];
  run(["pab", "compare", "--corpus", corpus, ...words]);
  const { fatal, traces, instructions } = read("ingest.json").counts;
  const gate = read("floors.json");
  const held = gate.floors.filter(({ status }) => status === "pass").length;
  const failed = gate.soundness.filter(({ status }) => status === "fail").map(({ name }) => name);
  const { results } = read("compare.json");
  const rows = ORDER.map((name) => {
    const { attribution, safety, cost, errors } = results.find(({ defense }) => defense === name);
    const cells = [
      overHops(attribution, "origin_channel_accuracy"),
      overHops(attribution, "attribution_yield"),
      ...[safety.uar, cost.fbr, cost.hrr].map(({ k, n }) => share(k, n)),
    ];
    if (errors.points.k > 0) throw new Error(`${name} failed at ${errors.points.k} points`);
    return `| \`${name}\`${CONTROLS.includes(name) ? " (control)" : ""} | ${cells.join(" | ")} |`;
  });
  const sound =
    failed.length === 0
      ? "every control stays near chance or is not held to it"
      : `above chance: ${failed.join(", ")}`;
  return [
    `${traces} traces, ${instructions} instructions. \`pab ingest\`: ${fatal} fatal findings, exit ${ingested}. Floors: ${held} of ${gate.floors.length} hold; ${sound}; \`pab floors\` exits ${floors}.`,
    "",
    "| defence | origin where answered, moved | origin of all that moved | unauthorized acted on | honest refused | asked a person |",
    "|---|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

let text = readFileSync(page, "utf8");
const before = text;
try {
  run(SCAN.split(" "));
  const real = join(root, "data", "memory", "smollm2_recalls");
  cpSync(real, join(folder, "real"), { recursive: true });
  for (const [mark, corpus] of [
    ["simulated harvest", "simulated"],
    ["real harvest", "real"],
  ]) {
    const [begin, end] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`];
    const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
    if (from < begin.length || to < from) throw new Error(`${page} has no place for the ${mark}`);
    text = text.slice(0, from) + tableOf(corpus) + text.slice(to);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (text !== before) {
  console.error("docs/memory-scan.md shows other tables; run node scripts/memory-harvest.mjs");
  process.exit(1);
}
