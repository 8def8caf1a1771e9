// How close does an injection scan of 5,775 calls come to the ideal (calls × latency ÷ concurrency)?
// The same with the agent's spans received (--otlp) and a sink open (--sink). Bar: 1.25 times.
// Beside it, without a bar: the same scan through the provider library, which makes two calls a
// trial, and a plain loop that sends one request after another. Server in a process of its own.
//   npm run build && node bench/injection-http.mjs [latency ms] [concurrency]
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const latencyMs = Number(process.argv[2] ?? 50);
const concurrency = Number(process.argv[3] ?? 64);
const TRIALS = 5 * 21 * 11 * 5;
const folder = mkdtempSync(join(tmpdir(), "backtrail-bench-"));
const cli = join(import.meta.dirname, "..", "dist", "cli", "agentprobe.js");

const servers = [];
const OTLP = 4398;

/** Starts a server of bench/injection and gives its port. */
async function serve(script, ...args) {
  const path = join(import.meta.dirname, "injection", script);
  const server = spawn(process.execPath, [path, ...args.map(String)]);
  servers.push(server);
  return new Promise((resolve) => {
    server.stdout.once("data", (chunk) => resolve(Number(chunk)));
  });
}

const port = await serve("latency-server.mjs", latencyMs);
const traced = await serve("traced-server.mjs", latencyMs, OTLP);

/** Runs a scan in its own process: seconds, processor time and most memory held (Linux only). */
async function scan(name, flags) {
  const started = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    [
      cli,
      "injection-scan",
      "--max-unobserved",
      "1",
      "--repeats",
      "5",
      "--concurrency",
      String(concurrency),
      "--out",
      name,
      ...flags,
    ],
    { cwd: folder, stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  let faults = "";
  child.stderr.on("data", (chunk) => {
    faults += chunk;
  });
  let peak = 0;
  let ticks = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
      ticks = Number(fields[11]) + Number(fields[12]);
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    } catch {
      // Gone, or a system without /proc.
    }
  }, 50);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${faults.slice(-1500)}`);
  if (!said.includes(`Trials: ${TRIALS}`)) throw new Error(`${name} did not run every trial`);
  return {
    seconds: Number(process.hrtime.bigint() - started) / 1e9,
    peakMb: peak / 1024,
    cpuSeconds: ticks / 100,
  };
}

function line(what, calls, result) {
  const ideal = (calls * latencyMs) / 1000 / concurrency;
  const ratio = (result.seconds / ideal).toFixed(2);
  const memory =
    result.peakMb > 0
      ? `, ${result.cpuSeconds.toFixed(1)} s of processor time, ${result.peakMb.toFixed(0)} MB at most`
      : "";
  console.log(
    `${what}: ${calls} calls in ${result.seconds.toFixed(2)} s, ideal ${ideal.toFixed(2)} s, ${ratio} times the ideal${memory}`,
  );
}

try {
  const url = `http://127.0.0.1:${port}`;
  line(
    "http target",
    TRIALS,
    await scan("http", ["--target", "http", "--endpoint", `${url}/chat`]),
  );
  const watched = ["--target", "http", "--endpoint", `http://127.0.0.1:${traced}/chat`];
  const ports = ["--otlp", String(OTLP), "--sink", "0"];
  line("with --otlp and --sink", TRIALS, await scan("watched", [...watched, ...ports]));
  const library = await scan("library", ["--base-url", `${url}/v1`, "--model", "m"]);
  line("provider library", 2 * TRIALS, library);
  const some = 100;
  const started = process.hrtime.bigint();
  for (let i = 0; i < some; i += 1) {
    const body = JSON.stringify({ message: "hello" });
    await (await fetch(`${url}/chat`, { method: "POST", body })).json();
  }
  const each = Number(process.hrtime.bigint() - started) / 1e9 / some;
  console.log(
    `plain loop: ${(each * 1000).toFixed(1)} ms a call over ${some} calls, ${(each * TRIALS).toFixed(0)} s for ${TRIALS}`,
  );
} finally {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
}
