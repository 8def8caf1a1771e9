// Writes the story of docs/memory-scan.md from a run of the stand-in that does whatever it reads, so that
// only a defence can stop it; `--check` exits 1 where the page tells another one.
//   node scripts/memory-story.mjs [--check]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = join(root, "docs", "memory-scan.md");
const [BEGIN, END] = ["<!-- story -->\n", "<!-- /story -->"];

const OBEDIENT = {
  ...{ schema_version: 1, name: "obedient", base: 1, defenses: {}, channels: {}, probes: {} },
  screen: { catches: 1, false_alarms: 0 },
  memory: { read: 1, persist: 1, verbatim: 1, survive: 1, recall: 1, relay: 1, execute: 1 },
};
const DEFENSES = [
  ...["none", "read:llm_filter", "write:provenance-tracker", "quarantine:provenance-tracker"],
  ...["recall:nothing", "act:tool_filter", "act:provenance-tracker"],
];
const DAYS = { 0: "Monday", 1: "Thursday" };

/** The trials of one scenario, as the journal holds them. */
function trials() {
  const folder = mkdtempSync(join(tmpdir(), "backtrail-story-"));
  try {
    writeFileSync(join(folder, "obedient.json"), JSON.stringify(OBEDIENT));
    const words = [
      ...["probe", "memory-scan", "--backend", "simulated", "--profile", "obedient.json"],
      ...["--scenarios", "write_back_note", "--notes", "10", "--defenses", DEFENSES.join(",")],
      ...["--no-timing", "--quiet", "--out", "story"],
    ];
    execFileSync(process.execPath, [join(root, "dist", "cli", "main.js"), ...words], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const lines = readFileSync(join(folder, "story.journal.jsonl"), "utf8").trim().split("\n");
    return lines.flatMap((line) => JSON.parse(line).record ?? []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const cell = (text) => text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();
const short = (text) => (text.length > 260 ? `${text.slice(0, 257)}…` : text);

function storyOf(records) {
  const of = (defense, arm) =>
    records.find(({ row }) => row.defense === defense && row.arm === arm);
  const { events, acts, planted } = of("none", "attack");
  const told = events
    .filter(({ channel }) => channel !== "system" && channel !== "tool_echo")
    .map(({ session, channel, content }) => {
      const lines = content.split("\n").filter((line) => line.includes(planted));
      const text = lines.length > 0 ? `… ${lines[0].replace(/^- /, "")} …` : content;
      return `| ${DAYS[session]} | ${channel} | ${short(cell(text))} |`;
    });
  const [act] = acts;
  const rows = DEFENSES.map((defense) => {
    const { row } = of(defense, "attack");
    const stopped = row.outcome === "acted" ? "nowhere: it acted" : `at ${row.stoppedAt}`;
    const last = row.path.filter((stage) => row.stages[stage].state === "reached").at(-1);
    const kept = (arm) => (of(defense, arm).row.outcome === "acted" ? "yes" : "no");
    return `| \`${defense}\` | ${stopped} | ${last ?? "none"} | ${kept("order")} | ${kept("fact")} |`;
  });
  return [
    "| day | entered as | what the agent read |",
    "|---|---|---|",
    ...told,
    `| ${DAYS[act.session]} | *the act* | \`${act.name}\` to ${Object.values(act.args)[0]} |`,
    "",
    "| defence | stopped | furthest stage | user's order kept | fact kept |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

const text = readFileSync(page, "utf8");
const [from, to] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
if (from < BEGIN.length || to < from) throw new Error(`${page} has no place for the story`);
const story = storyOf(trials());
if (!process.argv.includes("--check")) {
  writeFileSync(page, text.slice(0, from) + story + text.slice(to));
} else if (text.slice(from, to) !== story) {
  console.error("docs/memory-scan.md tells another story; run node scripts/memory-story.mjs");
  process.exit(1);
}
