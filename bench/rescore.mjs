// Wall time of `backtrail rescore agentdojo DIR` beside a bare read and JSON.parse of the same
// files with the same number of threads, side by side in one run.
//   node bench/rescore.mjs DIR [rounds]
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const [dir, rounds = "3"] = process.argv.slice(2);
if (!dir) {
  console.error("usage: node bench/rescore.mjs DIR [rounds]");
  process.exit(3);
}
const bare = fileURLToPath(new URL("bare-read.mjs", import.meta.url));
const cli = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));

function time(args) {
  const start = performance.now();
  const child = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (child.status !== 0) throw new Error(child.stderr);
  return { ms: performance.now() - start, out: child.stdout };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const report = `
const { writeSync } = await import("node:fs");
process.on("exit", () => writeSync(2, "maxrss " + process.resourceUsage().maxRSS + "\\n"));
`;
for (const workers of [1, 2]) {
  const bareTimes = [];
  const ours = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    bareTimes.push(time([bare, dir, String(workers)]).ms);
    ours.push(time([cli, "rescore", "agentdojo", dir, "--workers", String(workers)]).ms);
  }
  const memory = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(report)}`,
      cli,
      "rescore",
      "agentdojo",
      dir,
      "--workers",
      String(workers),
    ],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const rss = Math.max(...[...memory.stderr.matchAll(/maxrss (\d+)/g)].map((m) => Number(m[1])));
  const ratio = median(ours) / median(bareTimes);
  console.log(
    `${workers} worker(s): bare read and parse ${median(bareTimes).toFixed(0)} ms, rescore ${median(ours).toFixed(0)} ms, ratio ${ratio.toFixed(2)}, peak memory ${(rss / 1024).toFixed(0)} MB`,
  );
}
