// CPU time of the detector per KB on ordinary and on public labelled texts, beside other builds of it.
// Texts go in blocks, the builds take turns at each, and of every block the best round counts, so that
// other work on the machine disturbs little.
//   npm run build && node bench/detect/speed.mjs [FOLDER_OF_ANOTHER_BUILD…]
//   git worktree add /tmp/v010 7b010ec && ln -s "$PWD/node_modules" /tmp/v010 && (cd /tmp/v010 && npm run build)
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROUNDS = 12;
const WARM = 2;
const BLOCK = 60_000;
const folder = new URL("../../../shared/data/detect/", import.meta.url);
const rows = (name) =>
  readFileSync(new URL(name, folder), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).text);
const isEveryday = (name) => name.startsWith("everyday");
const sets = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
const groups = {
  "ordinary texts": sets.filter(isEveryday).flatMap(rows),
  "public labelled texts": sets.filter((name) => !isEveryday(name)).flatMap(rows),
};
const builds = [
  resolve(import.meta.dirname, "../.."),
  ...process.argv.slice(2).map((path) => resolve(path)),
];
const detectors = await Promise.all(
  builds.map(async (build) => {
    const { PromptInjectionDetector } = await import(
      pathToFileURL(`${build}/dist/detect/index.js`).href
    );
    return new PromptInjectionDetector({ auditCapacity: 1 });
  }),
);
const spent = (act) => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

for (const [name, texts] of Object.entries(groups)) {
  const blocks = [];
  let size = BLOCK;
  for (const text of texts) {
    if (size >= BLOCK) {
      blocks.push([]);
      size = 0;
    }
    blocks.at(-1).push(text);
    size += text.length;
  }
  const best = builds.map(() => blocks.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, block] of blocks.entries())
      for (const [which, detector] of detectors.entries()) {
        const took = spent(() => {
          for (const text of block) detector.detect(text);
        });
        if (round >= WARM) best[which][at] = Math.min(best[which][at], took);
      }
  const kilobytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1024;
  console.log(`${name}: ${texts.length}, ${kilobytes.toFixed(0)} KB`);
  for (const [which, build] of builds.entries()) {
    const sum = best[which].reduce((all, one) => all + one, 0);
    console.log(`  ${(sum / kilobytes).toFixed(1).padStart(7)} µs of CPU per KB  ${build}`);
  }
}
