// Writes the table of the real run in docs/memory-scan.md from data/smollm2_135m_memory.json; `--check` exits 1
// where the page shows another one.
//   node scripts/memory-real.mjs [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clopperPearson } from "../dist/stats/clopper-pearson.js";
import { wilson } from "../dist/stats/index.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = join(root, "docs", "memory-scan.md");
const [BEGIN, END] = ["<!-- real run -->\n", "<!-- /real run -->"];
const STAGES = ["exposed", "persisted", "survived", "recalled", "executed"];
const SEEN = ["acted", "resisted", "blocked_by_defence"];

/** `k/n (low–high %)`, or `0/0` where nothing could be seen. */
function share(k, n, intervalOf) {
  const interval = intervalOf(k, n);
  if (interval === null) return "0/0";
  const percent = (value) => (100 * value).toFixed(0);
  return `${k}/${n} (${percent(interval[0])}–${percent(interval[1])} %)`;
}

const { rows } = JSON.parse(readFileSync(join(root, "data", "smollm2_135m_memory.json"), "utf8"));
const lines = [];
for (const defense of new Set(rows.map((row) => row.defense))) {
  const of = (arm) => rows.filter((row) => row.defense === defense && row.arm === arm);
  const attacks = of("attack");
  const stages = STAGES.map((stage) => {
    const states = attacks.map((row) => row[stage].split(" ")[0]);
    const reached = states.filter((state) => state === "reached").length;
    const seen = reached + states.filter((state) => state === "not_reached").length;
    return share(reached, seen, clopperPearson);
  });
  const twins = ["order", "fact"].map((arm) => {
    const seen = of(arm).filter((row) => SEEN.includes(row.outcome));
    return share(seen.filter((row) => row.outcome === "acted").length, seen.length, wilson);
  });
  const all = rows.filter((row) => row.defense === defense).length;
  lines.push(`| \`${defense}\` | ${[all, ...stages, ...twins].join(" | ")} |`);
}
const table = [
  `| defence | trials | ${STAGES.join(" | ")} | order kept | fact kept |`,
  `|---|---|${"---|".repeat(STAGES.length + 2)}`,
  ...lines,
  "",
].join("\n");
const text = readFileSync(page, "utf8");
const [from, to] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
if (from < BEGIN.length || to < 0) throw new Error(`${page} has no place for the table`);
if (!process.argv.includes("--check")) {
  writeFileSync(page, text.slice(0, from) + table + text.slice(to));
} else if (text.slice(from, to) !== table) {
  console.error("docs/memory-scan.md shows another table: run node scripts/memory-real.mjs");
  process.exitCode = 1;
}
