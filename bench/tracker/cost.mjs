// What the tracker costs: indexing by size, memory, one decision point, each beside a JSON.parse of
// the same bytes in the same run. Times are processor time, so that a busy machine does not count.
// Run after `npm run build`, as `node --expose-gc bench/tracker/cost.mjs`.
import { TraceIndex } from "../../dist/pab/tracker/trace-index.js";
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { instructionsOf } from "./lib/corpora.mjs";

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const source = await instructionsOf("llm-laundered");
const events = [...new Set(source.map(({ trace }) => trace))].flatMap(({ events }) => events);

/** Events of the corpus over and over, with their numbers changed so that no two are copies. */
function traceOf(tokens) {
  const out = [];
  let size = 0;
  for (let at = 0; size < tokens; at += 1) {
    const event = events[(at * 7919) % events.length];
    const round = Math.floor(at / events.length);
    const content = event.content.replace(/\d+/g, (digits) => String(Number(digits) + round * 37));
    out.push({ ...event, eventId: `e${at}`, seq: at, content });
    size += content.split(/\s+/).length;
  }
  return { traceId: "cost", events: out, decisionPoints: [] };
}

function indexed(trace) {
  const index = new TraceIndex();
  for (const event of trace.events) index.append(event);
  return index;
}

/** Milliseconds of processor time that a piece of work takes. */
function milliseconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The best of several measurements, each of enough repetitions to be measurable. */
function fastest(runs, work) {
  let repeats = 1;
  while (milliseconds(() => repeat(repeats, work)) < 5) repeats *= 2;
  const times = Array.from({ length: runs }, () => milliseconds(() => repeat(repeats, work)));
  return Math.min(...times) / repeats;
}

function repeat(times, work) {
  for (let round = 0; round < times; round += 1) work();
}

const points = [];
console.log("tokens      index ms   M tokens/s   JSON.parse ms   ratio   MB held   bytes/token");
for (const size of SIZES) {
  const trace = traceOf(size);
  const json = JSON.stringify(trace);
  const parse = fastest(4, () => JSON.parse(json));
  const time = fastest(4, () => indexed(trace));
  globalThis.gc?.();
  const before = process.memoryUsage();
  const index = indexed(trace);
  globalThis.gc?.();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  points.push({ tokens: index.length, time });
  console.log(
    [
      String(index.length).padEnd(11),
      time.toFixed(2).padStart(8),
      (index.length / time / 1000).toFixed(2).padStart(12),
      parse.toFixed(2).padStart(15),
      (time / parse).toFixed(1).padStart(7),
      (held / 1e6).toFixed(1).padStart(9),
      (held / index.length).toFixed(1).padStart(13),
    ].join(""),
  );
}
const [first, last] = [points[0], points.at(-1)];
const exponent = Math.log(last.time / first.time) / Math.log(last.tokens / first.tokens);
console.log(`growth exponent ${exponent.toFixed(3)} from ${first.tokens} to ${last.tokens} tokens`);

console.log("\ndecision points in a trace of 100,000 tokens, after indexing");
const trace = traceOf(100_000);
const json = JSON.stringify(trace);
const parse = fastest(4, () => JSON.parse(json));
const times = [];
for (const { truth, trace: own } of source) {
  const extended = {
    ...trace,
    events: [
      ...trace.events,
      ...own.events.map((event, at) => ({
        ...event,
        eventId: `own-${event.eventId}`,
        seq: trace.events.length + at,
      })),
    ],
  };
  const surface = extended.events.findIndex(({ eventId }) => eventId === `own-${truth.eventId}`);
  const visible = { ...extended, events: extended.events.slice(0, surface + 1) };
  const point = { eventId: `own-${truth.eventId}`, span: truth.surfaceSpan };
  const tracker = createProvenanceTracker();
  tracker.review(visible, point);
  times.push(milliseconds(() => tracker.review(visible, point)));
  if (times.length === 60) break;
}
times.sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)];
console.log(
  `median ${median.toFixed(1)} ms, worst of ${times.length} ${times.at(-1).toFixed(1)} ms; JSON.parse of the trace ${parse.toFixed(1)} ms (ratio ${(median / parse).toFixed(1)})`,
);
