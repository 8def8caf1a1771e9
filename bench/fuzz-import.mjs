// Damages log files and imports them: no crash, no hang, bounded memory, and no text that is neither in
// an event nor told to be left out.
//   node bench/fuzz-import.mjs DIR [damages] [seed] [--also DIR]... [--from N] [--journal FILE [--total]]
// The folders hold sample logs; each damage takes one of them, changes it as bytes or as a document, and
// imports it. Prints crashes and losses with the seed and number that make them again (`DIR 1 SEED --from
// NUMBER`), the slowest import and the peak of memory; exits 1 when there is any. With a journal, every
// 5,000 are a line of FILE, and a seed goes on after its last line; `--total` sums a journal up.
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { createJiti } from "jiti";
import { convertTranscript } from "../dist/joins/log-corpus.js";
import { importFile } from "../dist/logs/import/import-file.js";
import { DEFAULT_LIMITS } from "../dist/logs/import/import-output.js";
import { channelMap } from "../dist/logs/transcript/channel-map.js";
import { transcriptLines } from "../dist/logs/transcript/lines.js";
import { seededRandom } from "../dist/random/random.js";
import { damaged, sampleOf } from "./fuzz/damage.mjs";

const LARGEST = 24 * 1024;
const PIECE = 5_000;
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    also: { type: "string", multiple: true, default: [] },
    from: { type: "string" },
    journal: { type: "string" },
    total: { type: "boolean", default: false },
  },
});
const [dir, count = "100000", seed = "1"] = positionals;
if (!dir || (flags.total && !flags.journal)) {
  console.error(
    "usage: node bench/fuzz-import.mjs DIR [damages] [seed] [--also DIR]... [--from N] [--journal FILE [--total]]",
  );
  process.exit(3);
}
const { isCounted, lostTexts } = await createJiti(import.meta.url).import(
  "../test/fakes/text-conservation.ts",
);

const pathsBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
const samples = [dir, ...flags.also].flatMap((folder) =>
  pathsBelow(folder)
    .filter((path) => statSync(path).size <= LARGEST)
    .map((path) => sampleOf(relative(folder, path), readFileSync(path))),
);
const hashed = createHash("sha256");
for (const { bytes } of samples) hashed.update(bytes);
/** What a number means depends on the samples and on nothing else. */
const source = hashed.digest("hex").slice(0, 12);
const build = createHash("sha256");
for (const path of pathsBelow(join(import.meta.dirname, "../dist/logs")))
  build.update(readFileSync(path));
const built = build.digest("hex").slice(0, 12);

const pieces = () =>
  flags.journal && existsSync(flags.journal)
    ? readFileSync(flags.journal, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
const isOfThese = (piece) => piece.samples === source && piece.build === built;

if (flags.total) {
  const all = pieces().filter(isOfThese);
  report(all);
  process.exit(all.some(isBad) ? 1 : 0);
}

const work = mkdtempSync(join(tmpdir(), "fuzz-"));
const path = join(work, "log.json");
const map = channelMap(null);
const signal = new AbortController().signal;
const limits = { ...DEFAULT_LIMITS, partCharacters: 1 << 20 };

/** Imports one damaged log; gives its events and issues. */
async function imported() {
  const events = [];
  const issues = [];
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
    events.push(...step.transcript.events);
    transcriptLines(step.transcript);
    convertTranscript(step.transcript, { dropUnclassified: true, plantedOnly: false });
  }
  return { events, issues };
}

/** A text that is in no event although the import told of nothing, or null. */
function lostOf(bytes, { events, issues }) {
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  // A damaged archive is no text, whatever stands in it.
  if (events.length === 0 || text.startsWith("PK") || isCounted(issues, events)) return null;
  return lostTexts(text, events)[0] ?? null;
}

async function piece(from, to) {
  const found = { seed: Number(seed), from, to, samples: source, build: built };
  const sums = { read: 0, told: 0, events: 0, crashes: [], losses: [], slowest_ms: 0, peak_mb: 0 };
  const began = process.cpuUsage();
  for (let number = from; number < to; number += 1) {
    const random = seededRandom(Number(seed) * 4_000_000 + number);
    const sample = random.pick(samples);
    const bytes = damaged(random, sample, samples);
    writeFileSync(path, bytes);
    const start = performance.now();
    try {
      const result = await imported();
      sums.slowest_ms = Math.max(sums.slowest_ms, Math.round(performance.now() - start));
      sums.events += result.events.length;
      if (result.events.length > 0) sums.read += 1;
      if (isCounted(result.issues, result.events)) sums.told += 1;
      const lost = lostOf(bytes, result);
      if (lost)
        sums.losses.push({
          number,
          path: sample.path,
          place: lost.place,
          text: lost.text.slice(0, 160),
        });
    } catch (error) {
      sums.crashes.push({ number, path: sample.path, error: String(error?.stack ?? error) });
    }
    if (number % 500 === 0)
      sums.peak_mb = Math.max(sums.peak_mb, Math.round(process.memoryUsage().rss / 1e6));
  }
  const { user, system } = process.cpuUsage(began);
  return { ...found, ...sums, cpu_s: Number(((user + system) / 1e6).toFixed(1)) };
}

function isBad({ crashes, losses }) {
  return crashes.length + losses.length > 0;
}

function report(all) {
  for (const { seed: ofSeed, crashes, losses } of all) {
    for (const { number, path: of, error } of crashes)
      console.error(`crash at ${number} of seed ${ofSeed} (${of}): ${error}`);
    for (const { number, path: of, place, text } of losses.slice(0, 5))
      console.error(
        `lost at ${number} of seed ${ofSeed} (${of}): ${place}: ${JSON.stringify(text)}`,
      );
  }
  const sum = (of) => all.reduce((total, one) => total + of(one), 0);
  const most = (of) => all.reduce((top, one) => Math.max(top, of(one)), 0);
  console.log(
    `${sum(({ from, to }) => to - from)} damages of ${samples.length} samples (${source}): ${sum(({ read }) => read)} read, ${sum(({ told }) => told)} told to be read in part or not at all, ${sum(({ events }) => events)} events; ${sum(({ crashes }) => crashes.length)} crashes, ${sum(({ losses }) => losses.length)} with text lost in silence; slowest ${most(({ slowest_ms }) => slowest_ms)} ms, peak memory ${most(({ peak_mb }) => peak_mb)} MB, processor time ${sum(({ cpu_s }) => cpu_s).toFixed(0)} s`,
  );
}

const done = pieces().filter((one) => isOfThese(one) && one.seed === Number(seed));
const first = flags.from ? Number(flags.from) : Math.max(0, ...done.map(({ to }) => to));
const end = Number(flags.from ?? 0) + Number(count);
const all = [...done];
for (let from = first; from < end; from += PIECE) {
  const made = await piece(from, Math.min(end, from + PIECE));
  if (flags.journal) appendFileSync(flags.journal, `${JSON.stringify(made)}\n`);
  all.push(made);
}
rmSync(work, { recursive: true, force: true });
report(all);
if (all.some(isBad)) process.exitCode = 1;
