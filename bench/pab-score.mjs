// Scores a corpus of 10,000 traces with channel-tagger, and reads and parses the same files with
// nothing else, side by side: node bench/pab-score.mjs [traces]. The traces repeat the shapes of
// llm-laundered under fresh text.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [mode, argument] = process.argv.slice(2);
const dist = new URL("../dist/", import.meta.url);

/** Letters moved along the alphabet: other words of the same length, so that spans stay right. */
function freshText(text, shift) {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter < "a" ? 65 : 97;
    return String.fromCharCode(base + ((letter.charCodeAt(0) - base + shift) % 26));
  });
}

async function build(dir, count) {
  const { loadCorpus, saveCorpus, splitDir } = await import(new URL("pab/index.js", dist));
  const shapes = await loadCorpus(splitDir("llm-laundered"));
  const truthOf = Map.groupBy
    ? Map.groupBy(shapes.groundTruth, (one) => one.traceId)
    : shapes.groundTruth.reduce(
        (map, one) => map.set(one.traceId, [...(map.get(one.traceId) ?? []), one]),
        new Map(),
      );
  const copies = Array.from({ length: count }, (_, index) => {
    const shape = shapes.traces[index % shapes.traces.length];
    const shift = 1 + (Math.floor(index / shapes.traces.length) % 25);
    return { shape, shift, traceId: `${shape.traceId}-${index}` };
  });
  await saveCorpus(dir, {
    name: "bench",
    split: "bench",
    canary: "PAB-CANARY-00000000-0000-4000-8000-000000000000",
    generator: { name: "bench" },
    traces: (function* () {
      for (const { shape, shift, traceId } of copies) {
        const events = shape.events.map((event) => ({
          ...event,
          content: freshText(event.content, shift),
        }));
        yield { ...shape, traceId, events };
      }
    })(),
    groundTruth: copies.flatMap(({ shape, traceId }) =>
      (truthOf.get(shape.traceId) ?? []).map((one, index) => ({
        ...one,
        traceId,
        instructionId: `${traceId}#${index}`,
      })),
    ),
  });
}

async function readOnly(dir) {
  let events = 0;
  for (const name of readdirSync(dir)) {
    if (!name.endsWith(".json") || name === "manifest.json") continue;
    events += JSON.parse(await readFile(join(dir, name), "utf8")).events.length;
  }
  for (const line of readFileSync(join(dir, "ground_truth.jsonl"), "utf8").split("\n")) {
    if (line !== "") JSON.parse(line);
  }
  return events;
}

async function score(dir) {
  const { runCli } = await import(new URL("cli/program.js", dist));
  const { processContext } = await import(new URL("cli/context.js", dist));
  const { backtrail } = await import(new URL("cli/specs/backtrail.js", dist));
  const context = processContext(new AbortController().signal);
  const quiet = { ...context, stdout: { isTTY: false, write: async () => {} } };
  const line = ["pab", "eval", "--defense", "channel-tagger", "--corpus", dir];
  const exit = await runCli(quiet, { root: backtrail, bin: "backtrail", path: [] }, line);
  if (exit !== 0) throw new Error(`pab eval ended with ${exit}`);
}

function measure(work, dir) {
  const self = fileURLToPath(import.meta.url);
  const started = performance.now();
  const child = spawnSync(process.execPath, [self, work, dir], { encoding: "utf8" });
  if (child.status !== 0) throw new Error(child.stderr);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, megabytes: JSON.parse(child.stdout).maxRss / 1024 };
}

if (mode === "read" || mode === "score") {
  await (mode === "read" ? readOnly(argument) : score(argument));
  console.log(JSON.stringify({ maxRss: process.resourceUsage().maxRSS }));
} else if (!/^[1-9]\d*$/.test(mode ?? "10000")) {
  console.error("usage: node bench/pab-score.mjs [traces, default 10000]");
  process.exitCode = mode === "--help" ? 0 : 3;
} else {
  const count = Number(mode ?? 10_000);
  const dir = mkdtempSync(join(tmpdir(), "backtrail-bench-"));
  try {
    await build(dir, count);
    measure("read", dir); // warms the file cache for both
    const read = measure("read", dir);
    const scored = measure("score", dir);
    const row = (name, { seconds, megabytes }) =>
      console.log(`${name.padEnd(24)} ${seconds.toFixed(2)} s  ${megabytes.toFixed(0)} MB`);
    console.log(`${count} traces, whole processes, start included`);
    row("read and JSON.parse", read);
    row("pab eval channel-tagger", scored);
    console.log(
      `ratio                    ${(scored.seconds / read.seconds).toFixed(2)} in time, ${(scored.megabytes / read.megabytes).toFixed(2)} in memory`,
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
