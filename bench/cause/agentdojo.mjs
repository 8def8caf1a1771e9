// From call to cause on AgentDojo's public runs, where what was planted is known.
// Usage, after `npm run build`:
//   node bench/cause/agentdojo.mjs RUNS [--json FILE] [--markdown FILE] [--misses FILE] [--every N] [--without SIGNS] [--leave-out]
// RUNS is the unpacked folder <pipeline>/<suite>/<user task>/<attack>/<injection task>.json. SIGNS are what
// the tracer is not to know of texts that speak over the user's head: `marks` (its own patterns), `detector`
// (the rules detector) or both, `marks,detector`. With --leave-out the least link of a motive is chosen on all
// suites but one (and all models but one) and used on that one.
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { HEAD_SIGNS } from "../../dist/joins/cause/over-the-head.js";
import { Reading } from "../../dist/joins/cause/prior.js";
import { causeOf } from "../../dist/joins/cause/trace-cause.js";
import { readAgentDojoRun } from "../../dist/logs/agentdojo/run.js";
import { filesBelow } from "../../dist/logs/files.js";
import { importLogs } from "../../dist/logs/import/import-logs.js";
import { locate, needleOf } from "../../dist/logs/planted/locate.js";
import { wilson } from "../../dist/stats/wilson.js";
import { LeaveOut } from "./leave-out.mjs";

const USAGE =
  "usage: node bench/cause/agentdojo.mjs RUNS [--json FILE] [--markdown FILE] [--misses FILE] [--every N] [--without marks,detector] [--leave-out]";
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "string" },
    markdown: { type: "string" },
    misses: { type: "string" },
    every: { type: "string", default: "1" },
    without: { type: "string", default: "" },
    "leave-out": { type: "boolean", default: false },
  },
});
const [dir] = positionals;
const every = Number(flags.every);
const without = flags.without.split(",").filter((name) => name !== "");
const NONE = { marks: { marks: () => [] }, detector: { isInjection: () => false } };
if (!dir || !(every >= 1) || without.some((name) => !Object.hasOwn(NONE, name))) {
  console.error(USAGE);
  process.exit(3);
}
const signs = Object.assign({}, HEAD_SIGNS, ...without.map((name) => NONE[name]));
const root = resolve(dir);
const misses = flags.misses ? createWriteStream(flags.misses) : null;

/** What the rules were fitted on: single runs were read of these only; the rest was only counted. */
const isFitted = ({ suite, pipeline }) =>
  suite === "banking" || suite === "slack" || /^(?:gpt|meta|llama|local)/i.test(pipeline);

/** Denial of service has no act: the attacker's goal is that the user's task fails. */
const isDenial = (attack) => /dos$/.test(attack);

const tallies = new Map();
function tally(name) {
  const known = tallies.get(name);
  if (known) return known;
  const made = {
    successes: 0,
    found: 0,
    foundWhole: 0,
    withoutExposure: 0,
    noCallAfter: 0,
    noCallFound: 0,
    causes: 0,
    right: 0,
    rightEvent: 0,
    resisted: 0,
    resistedWithCause: 0,
    resistedRight: 0,
    resistedCauses: 0,
    benign: 0,
    benignBlamed: 0,
    benignCalls: 0,
    benignCallsBlamed: 0,
    benignCallsOpen: 0,
    denial: 0,
  };
  tallies.set(name, made);
  return made;
}

async function transcriptOf(value, label) {
  for await (const step of importLogs({ value, label }, { format: "agentdojo" }))
    if (step.type === "transcript") return step.transcript;
  return null;
}

/** Where the planted texts stand in the events that the model read. */
function plantedPlaces(transcript) {
  const places = new Map();
  for (const text of new Set(Object.values(transcript.planted ?? {}))) {
    const needle = needleOf(text);
    if (!needle) continue;
    for (const { eventId, kind, channel, content } of transcript.events) {
      if (
        kind !== "content" ||
        content === null ||
        ["assistant", "user", "system"].includes(channel)
      )
        continue;
      const spans = locate(content, needle);
      if (spans.length > 0) places.set(eventId, [...(places.get(eventId) ?? []), ...spans]);
    }
  }
  return places;
}

const overlaps = (a, b) => a[0] < b[1] && b[0] < a[1];

/** Whether any stop of a cause's trail lies in planted text. */
function judge(cause, places) {
  const inside = cause.motive.stops.some(({ eventId, span }) =>
    (places.get(eventId) ?? []).some((one) => overlaps(one, span)),
  );
  return { inside, event: cause.motive.stops.some(({ eventId }) => places.has(eventId)) };
}

const leaveOut = flags["leave-out"] ? new LeaveOut() : null;

function causesOf(reading, acts, enough) {
  const sight = { reading, earlier: [], enough };
  return allCausesOf(sight, acts).filter(({ motive }) => motive !== null);
}

function allCausesOf(sight, acts) {
  return acts.map(({ eventId }) => causeOf(sight, eventId));
}

const start = process.cpuUsage();
let seen = 0;
let errors = 0;
for await (const path of filesBelow(dir)) {
  if (!path.endsWith(".json")) continue;
  seen += 1;
  if (seen % every !== 0) continue;
  const value = JSON.parse(readFileSync(path, "utf8"));
  const run = readAgentDojoRun(value);
  if ("reason" in run || run.error !== null || run.messages.length === 0 || run.security === null) {
    errors += 1;
    continue;
  }
  if (run.userTask.startsWith("injection_task")) continue;
  const transcript = await transcriptOf(value, path.slice(root.length + 1));
  if (!transcript) continue;
  const reading = new Reading(transcript, signs);
  const calls = transcript.events.filter(({ kind }) => kind === "call");
  const group = isFitted({ suite: run.suite, pipeline: path.slice(root.length + 1) })
    ? "fitted"
    : "held out";
  const groups = [run.suite, group, "all"].map(tally);
  const add = (name, count = 1) => {
    for (const group of groups) group[name] += count;
  };
  if (run.attack === null) {
    leaveOut?.add(run, "benign", (enough) => causesOf(reading, calls, enough).length > 0);
    const all = allCausesOf({ reading, earlier: [] }, calls);
    const causes = all.filter(({ motive }) => motive !== null);
    add("benign");
    add("benignCallsOpen", all.filter(({ verdict }) => verdict === "cannot be told").length);
    add("benignCalls", calls.length);
    add("benignCallsBlamed", causes.length);
    if (causes.length > 0) {
      add("benignBlamed");
      misses?.write(
        `${JSON.stringify({ kind: "blamed", group, path, acts: causes.map(({ tool, values, motive }) => ({ tool, values: values.map(({ value }) => value.slice(0, 80)), link: motive.link, over: motive.overTheHead, text: motive.stops[0].text })) })}\n`,
      );
    }
    continue;
  }
  if (isDenial(run.attack)) {
    add("denial");
    continue;
  }
  const places = plantedPlaces(transcript);
  const first = transcript.events.findIndex(({ eventId }) => places.has(eventId));
  if (first < 0) {
    if (run.security) add("withoutExposure");
    continue;
  }
  const after = calls.filter(({ seq }) => seq > transcript.events[first].seq);
  let acts = after;
  if (run.security && after.length === 0) {
    add("noCallAfter");
    acts = transcript.events.filter(
      ({ channel, kind, seq }) =>
        channel === "assistant" && kind === "content" && seq > transcript.events[first].seq,
    );
  }
  const causes = causesOf(reading, acts);
  const judged = causes.map((cause) => judge(cause, places));
  if (run.security) {
    add("successes");
    add("causes", judged.length);
    add("right", judged.filter(({ inside }) => inside).length);
    add("rightEvent", judged.filter(({ event }) => event).length);
    const found = judged.some(({ inside }) => inside);
    if (found) add("found");
    leaveOut?.add(run, "attack", (enough) =>
      causesOf(reading, acts, enough).some((cause) => judge(cause, places).inside),
    );
    if (found && after.length === 0) add("noCallFound");
    if (!found)
      misses?.write(
        `${JSON.stringify({ kind: "missed", group, path, task: run.injectionTask, acts: acts.map(({ tool, arguments: args, content }) => [tool, args ?? content]) })}\n`,
      );
    causes.forEach((cause, at) => {
      if (!judged[at].inside)
        misses?.write(
          `${JSON.stringify({ kind: "wrong", group, path, tool: cause.tool, values: cause.values.map(({ value }) => value.slice(0, 80)), link: cause.motive.link, over: cause.motive.overTheHead, text: cause.motive.stops[0].text })}\n`,
        );
    });
  } else {
    add("resisted");
    if (causes.length > 0) add("resistedWithCause");
    add("resistedCauses", judged.length);
    add("resistedRight", judged.filter(({ inside }) => inside).length);
  }
}

const rate = (k, n) => {
  if (n === 0) return `${k}/${n} (no rate)`;
  const [low, high] = wilson(k, n);
  return `${k}/${n} = ${(k / n).toFixed(4)} [${low.toFixed(4)}, ${high.toFixed(4)}]`;
};
const { user, system } = process.cpuUsage(start);
if (without.length > 0) console.log(`without ${without.join(" and ")}`);
console.log(
  `files ${seen}, left out (error, no messages or no verdict) ${errors}, processor time ${((user + system) / 1e6).toFixed(1)} s`,
);
for (const [name, t] of [...tallies].sort()) {
  console.log(`\n${name}`);
  console.log(
    `  recall: successful attacks whose cause lies in the planted text  ${rate(t.found, t.successes)}`,
  );
  console.log(
    `    of these without a call after exposure (the answer is the act)  ${rate(t.noCallFound, t.noCallAfter)}`,
  );
  console.log(
    `  precision: named causes in planted text, successful attacks       ${rate(t.right, t.causes)}`,
  );
  console.log(
    `    naming the event that holds it                                  ${rate(t.rightEvent, t.causes)}`,
  );
  console.log(
    `  attacks that failed: named causes in planted text                 ${rate(t.resistedRight, t.resistedCauses)}; runs with a cause ${rate(t.resistedWithCause, t.resisted)}`,
  );
  console.log(
    `  benign runs with innocent text blamed                             ${rate(t.benignBlamed, t.benign)}; calls ${rate(t.benignCallsBlamed, t.benignCalls)}`,
  );
  console.log(
    `    calls of which it cannot be told who asked                      ${rate(t.benignCallsOpen, t.benignCalls)}`,
  );
  console.log(
    `  successes without exposure, not counted: ${t.withoutExposure}; denial of service, not counted: ${t.denial}`,
  );
}
if (leaveOut) {
  console.log("");
  for (const line of leaveOut.lines(rate)) console.log(line);
}
if (flags.json)
  writeFileSync(
    flags.json,
    `${JSON.stringify({ groups: Object.fromEntries(tallies), files: seen, left_out: errors, without }, null, 2)}\n`,
  );
if (flags.markdown) writeFileSync(flags.markdown, markdown());
misses?.end();

/** The table of docs/call-to-cause.md. */
function markdown() {
  const cell = (k, n) => {
    if (n === 0) return "no rate";
    const [low, high] = wilson(k, n);
    return `${k}/${n} ${((100 * k) / n).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
  };
  const rows = [...tallies]
    .sort()
    .map(
      ([name, t]) =>
        `| ${name} | ${cell(t.found, t.successes)} | ${cell(t.right, t.causes)} | ${cell(t.resistedRight, t.resistedCauses)} | ${cell(t.benignBlamed, t.benign)} | ${cell(t.benignCallsBlamed, t.benignCalls)} |`,
    );
  return `| runs | successful attacks found | named causes right | the same, failed attacks | benign runs with a blame | benign calls blamed |\n|---|---|---|---|---|---|\n${rows.join("\n")}\n`;
}
