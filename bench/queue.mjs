// Throughput of a scan over a queue: trials whose answers take 50 ms, one worker against three, at 64 trials
// at once each, and the processor time that the queue costs a trial, Redis included (a second pass without
// latency). The whole run holds every start; the pace is that of the middle of it, from a fifth to four fifths.
//   node bench/queue.mjs [repeats] [redis address]   (5 repeats are 5,775 trials; starts a Redis of its own)
import { spawn } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "bench-queue-"));
const port = 20_000 + (process.pid % 20_000);
const repeats = Number(process.argv[2] ?? 5);
const TRIALS = 1155 * repeats;
const own =
  process.argv[3] === undefined
    ? spawn("redis-server", ["--port", String(port), "--dir", folder, "--appendonly", "yes"], {
        stdio: "ignore",
      })
    : null;
const address = process.argv[3] ?? `redis://127.0.0.1:${port}`;

function profile(latency) {
  const chances = { base: 0.3, defenses: {}, channels: {}, probes: {} };
  const text = JSON.stringify({
    schema_version: 1,
    name: "bench",
    ...chances,
    latency_ms: latency,
  });
  writeFileSync(join(folder, `profile-${latency}.json`), text);
}

/** Ends with wall and processor seconds of a process. */
function timed(words) {
  return new Promise((resolve, reject) => {
    const started = process.hrtime.bigint();
    const script = `process.on("exit", () => { const { user, system } = process.cpuUsage();
      process.stderr.write("\\ncpu " + (user + system) / 1e6 + "\\n"); });`;
    const child = spawn(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(script)}`, cli, ...words],
      { cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    let said = "";
    child.stderr.on("data", (bytes) => {
      said += bytes;
    });
    child.on("exit", (code) => {
      const cpu = Number(/cpu ([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
      const wall = Number(process.hrtime.bigint() - started) / 1e9;
      if (code === 0) resolve({ wall, cpu });
      else reject(new Error(`${words.join(" ")} ended with ${code}: ${said.slice(-400)}`));
    });
  });
}

function scan(name, latency, ...more) {
  return timed([
    ...[
      "probe",
      "injection-scan",
      "--backend",
      "simulated",
      "--profile",
      `profile-${latency}.json`,
    ],
    ...["--repeats", String(repeats), "--no-timing", "--overwrite", "--out", name, ...more],
  ]);
}

/** Workers are up before the run begins, so that what is measured is the run. */
async function overQueue(workers, latency) {
  const work = ["worker", "--queue", address, "--concurrency", "64", "--once"];
  const running = Array.from({ length: workers }, () => timed(work));
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const name = `queue-${workers}-${latency}`;
  const redisBefore = redisCpu();
  const watch = watchPace(`${name}.journal.jsonl`);
  const whole = await scan(name, latency, "--queue", address).finally(watch.stop);
  const ended = await Promise.all(running);
  const cpu = {
    gatherer: whole.cpu,
    each: ended.map((one) => one.cpu),
    workers: ended.reduce((sum, one) => sum + one.cpu, 0),
    redis: redisCpu() - redisBefore,
  };
  return { wall: whole.wall, cpu, pace: watch.pace(), busy: watch.busy() };
}

/** Processor seconds of our own Redis so far; 0 for one that is elsewhere. */
function redisCpu() {
  if (own === null) return 0;
  const fields = readFileSync(`/proc/${own.pid}/stat`, "latin1").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Trials a second in the middle of a run, by the lines of its journal. */
function watchPace(journal) {
  const seen = [];
  let at = 0;
  let trials = -1;
  const look = () => {
    try {
      // Only what was appended: to read the whole of it each time would cost a part of a core.
      const file = openSync(join(folder, journal), "r");
      const bytes = Buffer.alloc(1 << 20);
      for (let read = 1; read > 0; at += read) {
        read = readSync(file, bytes, 0, bytes.length, at);
        for (const byte of bytes.subarray(0, read)) if (byte === 10) trials += 1;
      }
      closeSync(file);
      seen.push({ trials, at: performance.now(), cores: coresBusy() });
    } catch {
      // Not begun yet.
    }
  };
  const middleOf = () => {
    const middle = seen.filter(({ trials }) => trials > TRIALS / 5 && trials < (TRIALS * 4) / 5);
    return [middle[0], middle.at(-1)];
  };
  const timer = setInterval(look, 250);
  return {
    stop: () => clearInterval(timer),
    pace: () => {
      const [first, last] = middleOf();
      return ((last.trials - first.trials) / (last.at - first.at)) * 1000;
    },
    /** Share of all cores that this machine was busy with in the middle, whoever had them. */
    busy: () => {
      const [first, last] = middleOf();
      const idle = last.cores.idle - first.cores.idle;
      return 1 - idle / (last.cores.all - first.cores.all);
    },
  };
}

/** Milliseconds of all cores since the machine started. */
function coresBusy() {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  const all = times.reduce(
    (sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle,
    0,
  );
  return { idle, all };
}

const sum = ({ gatherer, workers, redis }) => gatherer + workers + redis;
const CORES = availableParallelism();
const percent = (share) => `${(share * 100).toFixed(0)} %`;
const said = ({ wall, pace, cpu, busy }) =>
  `${wall.toFixed(1)} s in all, ${pace.toFixed(0)} trials a second\n` +
  `  processor seconds: ${cpu.gatherer.toFixed(1)} gatherer, ${cpu.each.map((one) => one.toFixed(1)).join(" + ")} workers, ` +
  `${cpu.redis.toFixed(1)} Redis: ${sum(cpu).toFixed(1)} of ${(CORES * wall).toFixed(1)} that ${CORES} cores had (${percent(sum(cpu) / wall / CORES)})\n` +
  `  in the middle ${percent(busy)} of all cores were busy, other programs included`;
try {
  profile(0);
  profile(50);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const load = loadavg()[0];
  const one = await overQueue(1, 50);
  const three = await overQueue(3, 50);
  console.log(`${CORES} cores, load ${load.toFixed(1)} before`);
  console.log(`${TRIALS} trials, 50 ms an answer, 64 at once: 1 worker ${said(one)}`);
  console.log(`3 workers ${said(three)}`);
  console.log(
    `${(one.wall / three.wall).toFixed(2)} times in all, ${(three.pace / one.pace).toFixed(2)} times the pace`,
  );
  const alone = await scan("alone", 0, "--concurrency", "64");
  const queued = await overQueue(1, 0);
  console.log(
    `processor time a trial: ${((alone.cpu / TRIALS) * 1000).toFixed(2)} ms in one process, ${((sum(queued.cpu) / TRIALS) * 1000).toFixed(2)} ms over the queue (both sides and Redis, starts included): ${(((sum(queued.cpu) - alone.cpu) / TRIALS) * 1000).toFixed(2)} ms more`,
  );
} finally {
  if (own) await new Promise((resolve) => own.once("exit", resolve) && own.kill());
  rmSync(folder, { recursive: true, force: true });
}
