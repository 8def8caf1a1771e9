// Mutates log files and imports them: no crash, no hang, bounded memory, and no text that is neither in
// an event nor told to be left out.
//   node bench/fuzz-import.mjs DIR [mutations] [seed]
// DIR holds sample logs; each mutation takes one of them, damages it as bytes or as JSON, and imports
// it. Prints the slowest import and the peak of memory; exits 1 at the first crash, with the seed
// and number that make it again.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJiti } from "jiti";
import { convertTranscript } from "../dist/joins/log-corpus.js";
import { importFile } from "../dist/logs/import/import-file.js";
import { DEFAULT_LIMITS } from "../dist/logs/import/import-output.js";
import { channelMap } from "../dist/logs/transcript/channel-map.js";
import { transcriptLines } from "../dist/logs/transcript/lines.js";
import { seededRandom } from "../dist/random/random.js";

const [dir, count = "100000", seed = "1", from = "0"] = process.argv.slice(2);
if (!dir) {
  console.error("usage: node bench/fuzz-import.mjs DIR [mutations] [seed]");
  process.exit(3);
}
const { isCounted, lostTexts } = await createJiti(import.meta.url).import(
  "../test/fakes/text-conservation.ts",
);
const LARGEST = 24 * 1024;
const samples = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => statSync(path).size <= LARGEST)
  .sort()
  .map((path) => ({ path, bytes: readFileSync(path) }));
const work = mkdtempSync(join(tmpdir(), "fuzz-"));
const map = channelMap(null);
const signal = new AbortController().signal;

const SPECIAL = [
  "null",
  "-1",
  "1e999",
  '""',
  "[]",
  "{}",
  '"\\ud800"',
  '"__proto__"',
  "\u0000",
  "\ufeff",
  "\n",
  "}{",
  "data: ",
  '"role":"tool"',
  '"type":"tool_result"',
  "9".repeat(400),
];

function mutateBytes(random, bytes) {
  let out = Buffer.from(bytes);
  for (let n = random.int(1, 4); n > 0; n -= 1) {
    const at = random.int(0, Math.max(0, out.length - 1));
    switch (random.int(0, 5)) {
      case 0:
        out[at] = random.int(0, 255);
        break;
      case 1:
        out = out.subarray(0, at);
        break;
      case 2:
        out = Buffer.concat([out.subarray(0, at), out.subarray(at + random.int(1, 200))]);
        break;
      case 3:
        out = Buffer.concat([
          out.subarray(0, at),
          Buffer.from(random.pick(SPECIAL)),
          out.subarray(at),
        ]);
        break;
      case 4:
        out = Buffer.concat([
          out.subarray(0, at),
          out.subarray(random.int(0, at), at),
          out.subarray(at),
        ]);
        break;
      default:
        out = Buffer.concat([out, Buffer.from("\n"), random.pick(samples).bytes.subarray(0, 2000)]);
    }
  }
  return out;
}

const VALUES = [
  null,
  true,
  0,
  -1,
  1e300,
  "",
  "x",
  "\ud800",
  "tool",
  [],
  {},
  [[]],
  { type: "text" },
  { role: "tool" },
  [{ role: "user", content: "x" }],
  '{"a":1}',
  "[".repeat(50),
];

/** Replaces, removes, repeats or wraps a node of the document, somewhere. */
function mutateNode(random, value, depth = 0) {
  const isNode = typeof value === "object" && value !== null;
  if (!isNode || depth > 12 || random.next() < 0.15) {
    switch (random.int(0, 3)) {
      case 0:
        return random.pick(VALUES);
      case 1:
        return [value, value];
      case 2:
        return { [random.pick(["type", "role", "content", "id", "messages", "parts"])]: value };
      default:
        return JSON.stringify(value) ?? null;
    }
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return random.pick(VALUES);
  const key = random.pick(keys);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const choice = random.next();
  if (choice < 0.1) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else if (choice < 0.15 && Array.isArray(copy)) copy.push(...copy.slice(0, 50));
  else copy[key] = mutateNode(random, value[key], depth + 1);
  return copy;
}

function mutate(random, { bytes }) {
  if (random.next() < 0.5) return mutateBytes(random, bytes);
  const text = bytes.toString("utf8");
  try {
    return Buffer.from(JSON.stringify(mutateNode(random, JSON.parse(text))) ?? "");
  } catch {
    const lines = text.split("\n");
    const at = random.int(0, lines.length - 1);
    try {
      lines[at] = JSON.stringify(mutateNode(random, JSON.parse(lines[at]))) ?? "";
      return Buffer.from(lines.join("\n"));
    } catch {
      return mutateBytes(random, bytes);
    }
  }
}

let slowest = { ms: 0, number: -1, path: "" };
let peak = 0;
let events = 0;
let losses = 0;
const start = performance.now();
for (let number = Number(from); number < Number(from) + Number(count); number += 1) {
  const random = seededRandom(Number(seed) * 4_000_000 + number);
  const sample = random.pick(samples);
  const path = join(work, "log.json");
  writeFileSync(path, mutate(random, sample));
  const began = performance.now();
  const read = [];
  const issues = [];
  try {
    const limits = { ...DEFAULT_LIMITS, partCharacters: 1 << 20 };
    for await (const step of importFile({
      path,
      label: "log.json",
      importer: null,
      map,
      signal,
      limits,
    })) {
      if (step.type === "issue") issues.push(step.issue);
      if (step.type !== "transcript") continue;
      read.push(...step.transcript.events);
      events += step.transcript.events.length;
      transcriptLines(step.transcript);
      convertTranscript(step.transcript, { dropUnclassified: true, plantedOnly: false });
    }
  } catch (error) {
    console.error(`crash at mutation ${number} of seed ${seed} (${sample.path})`);
    console.error(error);
    writeFileSync(join(tmpdir(), "fuzz-crash.bin"), readFileSync(path));
    process.exit(1);
  }
  const ms = performance.now() - began;
  const source = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  // A damaged archive is no text, whatever stands in it.
  if (read.length > 0 && !source.startsWith("PK") && !isCounted(issues, read)) {
    const [lost] = lostTexts(source, read);
    if (lost !== undefined) {
      losses += 1;
      if (losses <= 5)
        console.error(
          `lost at mutation ${number} of seed ${seed} (${sample.path}): ${lost.place}: ${JSON.stringify(lost.text.slice(0, 160))}`,
        );
    }
  }
  if (ms > slowest.ms) slowest = { ms, number, path: sample.path };
  if (number % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  if ((number + 1) % 50_000 === 0)
    console.error(
      `${number + 1}: ${((performance.now() - start) / 1000).toFixed(0)} s, peak ${(peak / 1e6).toFixed(0)} MB, slowest ${slowest.ms.toFixed(0)} ms`,
    );
}
rmSync(work, { recursive: true, force: true });
console.log(
  `${count} mutations of ${samples.length} samples, ${events} events: no crash, ${losses} with text lost in silence; slowest ${slowest.ms.toFixed(0)} ms (mutation ${slowest.number}), peak memory ${(peak / 1e6).toFixed(0)} MB`,
);
if (losses > 0) process.exit(1);
