// What the rules find and what they flag wrongly: pooled, by set, by set with only those rules that
// another family speaks for too, on ordinary texts by kind, on this repository's own tools and agent
// files, and how long it takes.
//   npm run build && node bench/detect/rules.mjs [--no-timing] [--json FILE]
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { ADDRESSING, addressingReader } from "../../dist/detect/bench/addressing.js";
import { stripTrailer } from "../../dist/detect/bench/strip-trailers.js";
import { PromptInjectionDetector } from "../../dist/detect/index.js";
import { combine } from "../../dist/detect/score/combine.js";
import { wilson } from "../../dist/stats/index.js";
import { FAMILY } from "../../scripts/labelled-sets.mjs";

const shared = new URL("../../../shared/data/detect/", import.meta.url);
const ownSets = ["mcp-and-agent-files", "mcp-close-pairs", "mcp-and-agent-files-blind"];
const timing = !process.argv.includes("--no-timing");
const jsonAt = process.argv.indexOf("--json");
const levels = ["strict", "balanced", "permissive"];
const detectors = levels.map((sensitivity) => new PromptInjectionDetector({ sensitivity }));
const BAR = 0.5;
const rows = (url) => readFileSync(url, "utf8").split("\n").filter(Boolean).map(JSON.parse);
const percent = (k, n) => (n === 0 ? "–" : `${((100 * k) / n).toFixed(1)} %`);
const range = (k, n) => {
  if (n === 0) return "";
  const [low, high] = wilson(k, n);
  return ` (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
};
const line = (name, k, n) => `  ${name.padEnd(26)} ${k}/${n}  ${percent(k, n)}${range(k, n)}`;
const report = {};

report.own = {};
for (const name of ownSets) {
  const own = new URL(`../../test/fixtures/detect/${name}.jsonl`, import.meta.url);
  console.log(`${name} (test/fixtures/detect):`);
  const found = { 0: 0, 1: 0 };
  const all = { 0: 0, 1: 0 };
  for (const row of rows(own)) {
    all[row.label] += 1;
    if (detectors[1].detect(row.text).isInjection) found[row.label] += 1;
  }
  console.log(line("poisoned found", found[1], all[1]));
  console.log(line("clean flagged", found[0], all[0]));
  report.own[name] = { found, all };
}

if (!existsSync(shared)) {
  console.log("the public sets are not here; the rest is left out");
  process.exit(0);
}

const sets = readdirSync(shared).filter((name) => name.endsWith(".jsonl"));
const addressing = addressingReader();
const labelled = [];
let microseconds = 0;
let bytes = 0;
for (const name of sets.filter((set) => !set.startsWith("everyday"))) {
  const set = name.replace(/\.jsonl$/, "");
  for (const row of rows(new URL(name, shared))) {
    const text = stripTrailer(row.text);
    const before = process.cpuUsage();
    const result = detectors[1].detect(text);
    const spent = process.cpuUsage(before);
    microseconds += spent.user + spent.system;
    bytes += Buffer.byteLength(text);
    labelled.push({
      set,
      family: FAMILY[set] ?? set,
      addressing: addressing(text),
      attack: row.label === 1,
      flagged: result.isInjection,
      matches: result.matches,
    });
  }
}
const speaks = new Map();
for (const { family, attack, matches } of labelled) {
  if (!attack) continue;
  for (const { rule } of matches) speaks.set(rule, (speaks.get(rule) ?? new Set()).add(family));
}
// What the rules would say that some other family of attacks has also called.
const withoutOwn = ({ family, matches }) =>
  combine(
    matches
      .filter(({ rule }) => [...(speaks.get(rule) ?? [])].some((other) => other !== family))
      .map(({ rule, confidence, span }) => ({
        rule,
        weight: confidence,
        start: span[0],
        end: span[1],
      })),
  ) >= BAR;
const count = (list, test) => list.filter(test).length;
const attacks = labelled.filter(({ attack }) => attack);
const benign = labelled.filter(({ attack }) => !attack);
const flagged = (row) => row.flagged;
console.log("\npublic sets, balanced:");
console.log(line("recall", count(attacks, flagged), attacks.length));
console.log(line("false alarms", count(benign, flagged), benign.length));
console.log(line("recall, own rules left out", count(attacks, withoutOwn), attacks.length));
report.pooled = {
  recall: [count(attacks, flagged), attacks.length],
  falseAlarms: [count(benign, flagged), benign.length],
  leaveOut: [count(attacks, withoutOwn), attacks.length],
};
report.addressing = {};
for (const kind of ADDRESSING) {
  const of = attacks.filter((row) => row.addressing === kind);
  console.log(line(`recall, ${kind}`, count(of, flagged), of.length));
  report.addressing[kind] = [count(of, flagged), of.length];
}
console.log("\nby set: recall; recall by rules that another family speaks for; false alarms");
report.sets = {};
for (const set of [...new Set(labelled.map((row) => row.set))]) {
  const mine = attacks.filter((row) => row.set === set);
  const calm = benign.filter((row) => row.set === set);
  const [k, left, wrong] = [count(mine, flagged), count(mine, withoutOwn), count(calm, flagged)];
  report.sets[set] = {
    recall: [k, mine.length],
    leaveOut: left,
    falseAlarms: [wrong, calm.length],
  };
  const recall =
    mine.length > 0
      ? `${k}/${mine.length} ${percent(k, mine.length)}; ${percent(left, mine.length)}`
      : "";
  console.log(
    `  ${set.padEnd(22)} ${recall.padEnd(32)} ${calm.length > 0 ? `${wrong}/${calm.length}` : ""}`,
  );
}

const everyday = new URL("everyday_benign.jsonl", shared);
if (existsSync(everyday)) {
  console.log("\nordinary texts, alarms at strict, balanced, permissive:");
  const kinds = new Map();
  const rules = new Map();
  let spent = 0;
  let size = 0;
  for (const row of rows(everyday)) {
    const tally = kinds.get(row.kind) ?? [0, 0, 0, 0, 0];
    const before = process.cpuUsage();
    const results = detectors.map((detector) => detector.detect(row.text));
    const took = process.cpuUsage(before);
    spent += (took.user + took.system) / detectors.length;
    size += Buffer.byteLength(row.text);
    for (const [at, { isInjection }] of results.entries()) if (isInjection) tally[at] += 1;
    tally[3] += 1;
    kinds.set(row.kind, tally);
    if (results[1].isInjection) {
      const [top] = [...results[1].matches].sort((a, b) => b.confidence - a.confidence);
      rules.set(top.rule, (rules.get(top.rule) ?? 0) + 1);
    }
  }
  const sum = [0, 1, 2, 3].map((at) => [...kinds.values()].reduce((all, row) => all + row[at], 0));
  for (const [kind, row] of [...kinds].sort()) {
    if (row[0] > 0) console.log(`  ${kind.padEnd(26)} ${row.slice(0, 3).join(" | ")} of ${row[3]}`);
  }
  for (const [at, level] of levels.entries()) {
    console.log(
      `  ${level.padEnd(26)} ${sum[at]}/${sum[3]}  ${((1000 * sum[at]) / sum[3]).toFixed(1)} in 1,000`,
    );
  }
  console.log(
    `  strongest rules: ${
      [...rules]
        .sort((a, b) => b[1] - a[1])
        .map(([rule, n]) => `${rule} ${n}`)
        .join(", ") || "none"
    }`,
  );
  const contexts = ["user-input", "agent-instructions", "code", "tool-result"];
  const texts = rows(everyday).map(({ text }) => text);
  const alarms = contexts.map(
    (context) => texts.filter((text) => detectors[1].detect(text, { context }).isInjection).length,
  );
  console.log(
    `  balanced, as ${contexts.map((context, at) => `${context} ${alarms[at]}`).join(", ")}`,
  );
  report.everyday = { strict: sum[0], balanced: sum[1], permissive: sum[2], texts: sum[3] };
  if (timing) console.log(`  ${((spent * 1024) / size).toFixed(0)} µs of CPU per KB`);
}
if (timing)
  console.log(
    `\npublic labelled texts: ${((microseconds * 1024) / bytes).toFixed(0)} µs of CPU per KB`,
  );
if (jsonAt > 0) writeFileSync(process.argv[jsonAt + 1], `${JSON.stringify(report, null, 2)}\n`);
