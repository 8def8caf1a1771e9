// 10,000 traces, made by repeating the shapes of llm-laundered with fresh text: reading them with
// every check against bare readFile + JSON.parse, taking turns; then `pab ingest` and `pab eval` on
// them as whole processes, with time and peak memory. The aim: scored by channel-tagger in under
// 5 s and 300 MB. `node bench/corpus-scale.mjs [traces] [rounds]`, after npm run build.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCorpus, openCorpus } from "../dist/pab/corpus.js";
import { saveCorpus } from "../dist/pab/save-corpus.js";
import { splitDir } from "../dist/pab/splits.js";

const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 3);
const dir = mkdtempSync(join(tmpdir(), "backtrail-bench-"));

async function fill() {
  const source = await loadCorpus(splitDir("llm-laundered"));
  const groundTruth = [];
  function* traces() {
    for (let index = 0; index < count; index += 1) {
      const shape = source.traces[index % source.traces.length];
      const traceId = `scale-${index}`;
      for (const one of source.groundTruth) {
        if (one.traceId !== shape.traceId) continue;
        groundTruth.push({ ...one, traceId, instructionId: `${traceId}#${groundTruth.length}` });
      }
      const events = shape.events.map((event) => ({
        ...event,
        content: `${event.content} (${index}, ${event.seq})`,
      }));
      yield { ...shape, traceId, events };
    }
  }
  const { canary } = source.manifest;
  await saveCorpus(dir, {
    name: "scale",
    split: "scale",
    canary,
    generator: null,
    traces: traces(),
    groundTruth,
  });
}

async function checked() {
  const corpus = await openCorpus(dir);
  let seen = 0;
  for await (const trace of corpus.traces()) seen += trace.events.length > 0 ? 1 : 0;
  if (seen !== count) throw new Error(`${seen} traces`);
}

async function bare() {
  for (const name of readdirSync(dir)) {
    const text = await readFile(join(dir, name), "utf8");
    if (name.endsWith(".json")) JSON.parse(text);
  }
}

async function milliseconds(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function whole(name, words) {
  const main = fileURLToPath(new URL("../dist/cli/pab.js", import.meta.url));
  const report = `data:text/javascript,${encodeURIComponent(
    "process.on('exit', () => process.stderr.write('\\npeak ' + process.resourceUsage().maxRSS));",
  )}`;
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--import", report, main, ...words], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  const peak = Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024;
  const seconds = (performance.now() - start) / 1000;
  console.log(`${name.padEnd(28)} ${seconds.toFixed(2)} s, peak ${peak.toFixed(0)} MB`);
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  await fill();
  const times = { checked: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await milliseconds(bare));
    times.checked.push(await milliseconds(checked));
  }
  const [slow, quick] = [median(times.checked), median(times.bare)];
  console.log(`${count} traces, medians of ${rounds} rounds`);
  console.log(`readFile + JSON.parse        ${(quick / 1000).toFixed(2)} s`);
  console.log(`openCorpus, all checks       ${(slow / 1000).toFixed(2)} s`);
  console.log(`ratio                        ${(slow / quick).toFixed(2)}`);
  whole("pab ingest", ["ingest", dir]);
  whole("pab eval channel-tagger", ["eval", "--defense", "channel-tagger", "--corpus", dir]);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
