// Scores a defence on a generated corpus three ways, each in processes of its own: in one, in four shards
// that are merged, and over a queue with three workers. All must give the same bytes.
//   node bench/eval-scale.mjs [points] [defence] [corpus folder that is there already]
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const points = process.argv[2] ?? "100000";
const defense = process.argv[3] ?? "channel-tagger";
const folder = mkdtempSync(join(tmpdir(), "eval-scale-"));
const corpus = resolve(process.argv[4] ?? join(folder, "corpus"));
const port = 20_000 + (process.pid % 20_000);
const address = `redis://127.0.0.1:${port}`;

function backtrail(words, env = {}) {
  const child = spawn(process.execPath, [cli, ...words], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const ended = new Promise((done, failed) =>
    child.on("exit", (code) =>
      code === 0 ? done() : failed(new Error(`${words.join(" ")} ended with ${code}: ${said}`)),
    ),
  );
  return { child, ended };
}

async function timed(name, work) {
  const started = performance.now();
  await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const bytes = ["out.csv", "out.json"].map((file) => readFileSync(join(folder, file)));
  const sha256 = createHash("sha256").update(Buffer.concat(bytes)).digest("hex");
  console.log(`${name}: ${seconds} s, ${sha256.slice(0, 16)} over CSV and document`);
  for (const file of ["out.csv", "out.json"]) rmSync(join(folder, file));
  return sha256;
}

const score = [
  ...["pab", "eval", "--defense", defense, "--corpus", corpus, "--no-timing", "--quiet"],
  ...["--csv", "out.csv", "--json", "out.json"],
];
const redis = spawn(
  "redis-server",
  ["--port", String(port), "--dir", folder, "--appendonly", "yes"],
  {
    stdio: "ignore",
  },
);
const workers = [];
try {
  if (process.argv[4] === undefined) {
    const key = { SPLIT_KEY: randomBytes(32).toString("hex") };
    const draw = ["pab", "generate", "--key-env", "SPLIT_KEY", "--n", points, "--out", corpus];
    await backtrail(draw, key).ended;
  }
  const { counts } = JSON.parse(readFileSync(join(corpus, "manifest.json"), "utf8"));
  console.log(
    `${counts.instructions} instructions in ${counts.traces} traces, ${defense}, load ${loadavg()[0].toFixed(0)}`,
  );
  const single = await timed("one process", () => backtrail(score).ended);
  const shards = await timed("four shards, one after the other, and merge", async () => {
    const parts = [1, 2, 3, 4].map((part) => `part-${part}.jsonl`);
    for (const [at, part] of parts.entries()) {
      await backtrail([...score, "--shard", `${at + 1}/4`, "--journal", part]).ended;
    }
    await backtrail(["merge", ...parts, "--out", "out", "--quiet"]).ended;
  });
  // A worker reads corpora only in the folder that it was started in, or below.
  const place = { cwd: "/" };
  for (let n = 0; n < 3; n += 1) {
    workers.push(
      spawn(process.execPath, [cli, "worker", "--queue", address], { ...place, stdio: "ignore" }),
    );
  }
  await wait(3000);
  const queue = await timed(
    "a queue with three workers",
    () => backtrail([...score, "--queue", address]).ended,
  );
  const same = single === shards && single === queue;
  console.log(same ? "all three are the same bytes" : "THEY DIFFER");
  if (!same) process.exitCode = 1;
} finally {
  for (const child of [...workers, redis]) child.kill("SIGTERM");
  await wait(1000);
  rmSync(folder, { recursive: true, force: true });
}
