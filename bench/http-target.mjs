// Wall time of 5,775 calls of the http target (five defences, 21 carriers, 11 probes, 5 repeats) to a
// server in its own process that answers after 50 ms, 64 at a time, beside the ideal and beside a plain
// loop that sends one after the other (measured on a sample, scaled). Prints ratios.
//
//   npm run build && node bench/http-target.mjs
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseFieldPath } from "../dist/probe/answers/field-path.js";
import { runPool } from "../dist/probe/attempt/pool.js";
import { systemClock } from "../dist/probe/attempt/system-clock.js";
import { redactor } from "../dist/probe/redact.js";
import { httpTarget } from "../dist/probe/targets/http/http-target.js";
import { nodeTransport } from "../dist/probe/targets/http/node-transport.js";
import { fieldBody } from "../dist/probe/targets/http/request-body.js";

const CALLS = 5775;
const LATENCY_MS = 50;
const CONCURRENCY = 64;
const SAMPLE = 60;

const SERVER = `
const { createServer } = require("node:http");
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => setTimeout(() => {
    response.setHeader("content-type", "application/json");
    response.end('{"reply":"No."}');
  }, ${LATENCY_MS}));
});
server.keepAliveTimeout = 60000;
server.listen(0, "127.0.0.1", () => process.stdout.write(String(server.address().port)));
`;

const child = spawn(process.execPath, ["-e", SERVER], { stdio: ["ignore", "pipe", "inherit"] });
const [port] = await once(child.stdout, "data");
const target = httpTarget(
  {
    endpoint: new URL(`http://127.0.0.1:${port}/`),
    method: "POST",
    headers: {},
    body: fieldBody("message", null),
    output: parseFieldPath("reply", "--output-field"),
    timeoutMs: 60_000,
    maxBytes: 5_000_000,
    safeToResend: false,
    redact: redactor([]),
  },
  { transport: nodeTransport(), wallMs: Date.now, sleep: systemClock.sleep },
);

const { signal } = new AbortController();
let answered = 0;
const call = async (index) => {
  const report = await target.attempt({
    prompt: `call ${index}`,
    history: [],
    session: null,
    trialKey: String(index),
    signal,
  });
  if (report.status === "answered") answered += 1;
};

try {
  await runPool(Array(CONCURRENCY).keys(), CONCURRENCY, call, signal);
  let start = performance.now();
  for (let index = 0; index < SAMPLE; index += 1) await call(index);
  const sequential = ((performance.now() - start) * CALLS) / SAMPLE;
  answered = 0;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  start = performance.now();
  await runPool(Array(CALLS).keys(), CONCURRENCY, call, signal);
  const wall = performance.now() - start;
  clearInterval(watch);
  const ideal = (CALLS * LATENCY_MS) / CONCURRENCY;
  console.log(
    `${answered} of ${CALLS} calls answered, ${CONCURRENCY} at a time, ${LATENCY_MS} ms each`,
  );
  console.log(
    `http target      ${(wall / 1000).toFixed(2)} s   ${(wall / ideal).toFixed(2)} times the ideal ${(ideal / 1000).toFixed(2)} s`,
  );
  console.log(
    `plain loop       ${(sequential / 1000).toFixed(0)} s   ${(sequential / wall).toFixed(0)} times as long (scaled from ${SAMPLE} calls)`,
  );
  console.log(`peak memory      ${(peak / 2 ** 20).toFixed(0)} MB`);
} finally {
  child.kill();
}
