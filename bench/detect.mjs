// How long detection takes: adversarial megabytes, one 4 KB text, and the public texts if they are
// there. Beside each stands one plain pass over the same text (lower-casing and looking for one
// word), so that the ratio says something on any machine.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { PromptInjectionDetector } from "../dist/detect/index.js";

const units = new URL("../test/fixtures/detect/adversarial-units.json", import.meta.url);
const SHAPES = JSON.parse(readFileSync(units, "utf8"));
const detector = new PromptInjectionDetector();
const plain = (text) => text.toLowerCase().includes("never-there");
// CPU time, so that other work on the machine does not count; milliseconds.
const time = (act) => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const clock = (act) => {
  const before = performance.now();
  act();
  return performance.now() - before;
};
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const prose = "The committee met on Tuesday and read the report on the new library. ".repeat(60);
const page = prose.slice(0, 4096);
for (let round = 0; round < 300; round += 1) detector.detect(page);
const runs = (act) => median(Array.from({ length: 300 }, () => clock(act)));
const one = runs(() => detector.detect(page));
console.log(`4 KB of prose, median of 300: ${one.toFixed(3)} ms`);

console.log("\n1 MB of each adversarial shape (CPU ms, and how many plain passes that is):");
let worst = 0;
for (const [name, given] of Object.entries(SHAPES)) {
  const [before, unit, after] = typeof given === "string" ? ["", given, ""] : given;
  const text = `${before}${unit.repeat(Math.floor((1 << 20) / unit.length))}${after}`;
  const took = time(() => detector.detect(text));
  const pass = time(() => plain(text));
  worst = Math.max(worst, took);
  console.log(`  ${name.padEnd(24)} ${took.toFixed(0).padStart(6)}  ${(took / pass).toFixed(0)}x`);
}
console.log(`worst: ${worst.toFixed(0)} ms`);

const folder = new URL("../../shared/data/detect/", import.meta.url);
if (existsSync(folder)) {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n").filter(Boolean))
    .map((line) => JSON.parse(line).text);
  const kilobytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1024;
  const pass = () => {
    for (const text of texts) detector.detect(text);
  };
  pass();
  const took = Math.min(...[1, 2, 3].map(() => time(pass)));
  const bare = Math.min(
    ...[1, 2, 3].map(() =>
      time(() => {
        for (const text of texts) plain(text);
      }),
    ),
  );
  console.log(
    `\npublic texts, ${texts.length} of them, all views: ${((took * 1000) / kilobytes).toFixed(0)} µs of CPU per KB (best of 3), ${(took / bare).toFixed(0)} plain passes`,
  );
}
