// `backtrail --help` against `node -e 0`, taking turns, as whole processes. Prints the ratio of
// medians; the aim is under 2.5.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const rounds = Number(process.argv[2] ?? 15);

function milliseconds(args) {
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`node ${args.join(" ")} exited ${status}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

const bare = [];
const help = [];
for (let round = 0; round < rounds; round += 1) {
  bare.push(milliseconds(["-e", "0"]));
  help.push(milliseconds([main, "--help"]));
}
const [a, b] = [median(bare), median(help)];
console.log(`node -e 0         ${a.toFixed(1)} ms`);
console.log(`backtrail --help  ${b.toFixed(1)} ms`);
console.log(`ratio             ${(b / a).toFixed(2)} (${rounds} rounds each)`);
