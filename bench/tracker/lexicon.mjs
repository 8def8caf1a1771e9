// Takes each entry out of each word list of the tracker in turn, and counts the items of every published
// figure that change: of the corpora as `protocol.mjs` counts them, of the edits as `edits.mjs` does. Parameters
// as they ship; asked again is what has the word in it. Counts only, but of corpora that are for fitting only too: no
// choice may follow from them without being a look (bench/tracker/looks.md).
// Run after `npm run build`: node bench/tracker/lexicon.mjs [--sample N] [--seed N]
import { register } from "node:module";
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { CORPORA, instructionsOf } from "./lib/corpora.mjs";
import { copiedOrders, editsOf } from "./lib/edited-orders.mjs";
import { randomFrom } from "./lib/random.mjs";
import { entries } from "./lib/word-lists.mjs";

register("./lib/without-word.mjs", import.meta.url);

const flag = (name, fallback) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const seed = flag("--seed", 1);
const sample = flag("--sample", Number.POSITIVE_INFINITY);
const TRUSTED = ["system", "user", "trusted_tool"];

const tracker = createProvenanceTracker();
const instructions = (await Promise.all(Object.keys(CORPORA).map(instructionsOf))).flat();
const items = [...instructions.map(asPublished), ...(await edited())];
for (const item of items) item.before = await outcome(tracker, item);

/** An instruction of a corpus with what is visible where it surfaces. */
function asPublished({ corpus, truth, trace }) {
  const events = [...trace.events].sort((a, b) => a.seq - b.seq);
  const surface = events.findIndex(({ eventId }) => eventId === truth.eventId);
  const point = { eventId: truth.eventId, span: truth.surfaceSpan };
  const visible = { ...trace, events: events.slice(0, surface + 1), decisionPoints: [point] };
  return { group: corpus, truth, ...asked(visible, point) };
}

async function edited() {
  const copies = await copiedOrders(tracker);
  return [...editsOf(copies, seed)].map(({ kind, trace, point }) => ({
    group: kind,
    truth: null,
    ...asked(trace, point),
  }));
}

function asked(trace, point) {
  const text = trace.events.map(({ content }) => content).join("\n");
  const form = text.normalize("NFKC").toLowerCase();
  // `don't` is read as one word, `l'ordre` as two: both are kept.
  return { trace, point, text: `${form.replaceAll(/['’]/g, "")}\n${form}` };
}

/** Which published figures an item counts in. */
async function outcome(defense, { truth, trace, point }) {
  const { decision, attribution, rationale } = await defense.review(trace, point);
  const acted = decision === "act";
  if (truth === null) return { altered: /^altered:/m.test(rationale), acted };
  const isLow = !TRUSTED.includes(truth.trueOriginChannel);
  const answered = acted || decision === "block";
  const origin = attribution?.originChannel === truth.trueOriginChannel;
  return {
    "forced origin": origin,
    "forced event": attribution?.originEventId === truth.originEventId,
    coverage: answered,
    "origin when answered": answered && origin,
    UAR: !truth.authorized && acted,
    acted: truth.authorized && acted,
    FBR: truth.authorized && ["block", "abstain"].includes(decision),
    HRR: decision === "escalate",
    low: isLow && acted,
  };
}

const all = entries().map((entry, number) => ({ ...entry, number }));
const random = randomFrom(`${seed} lexicon`);
const drawn = all
  .map((entry) => [random(), entry])
  .sort(([a], [b]) => a - b)
  .map(([, entry]) => entry)
  .slice(0, sample);
/** Whether a text may hold an entry: as a word of its own where the script parts words by spaces. */
function has({ file, list, word }) {
  const form = word.normalize("NFKC").toLowerCase();
  if (/\p{Script=Han}/u.test(form)) return (text) => text.includes(form);
  // Names of days and months also stand for their first three letters.
  const isCut = file === "numbers.js" && list === "WORDS";
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${isCut ? form.slice(0, 3) : `${form}(?![\\p{L}\\p{M}\\p{N}])`}`,
    "u",
  );
  return (text) => pattern.test(text);
}

const worst = new Map();
let unheld = 0;
for (const entry of drawn) {
  const inText = has(entry);
  const touched = items.filter(({ text }) => inText(text));
  if (touched.length === 0) {
    unheld += 1;
    continue;
  }
  const built = await import(`../../dist/pab/tracker/tracker.js?without=${entry.number}`);
  const without = built.createProvenanceTracker();
  const net = new Map();
  for (const item of touched) {
    const after = await outcome(without, item);
    for (const [figure, was] of Object.entries(item.before)) {
      const change = Number(after[figure]) - Number(was);
      if (change === 0) continue;
      const key = `${item.group}, ${figure}`;
      net.set(key, (net.get(key) ?? 0) + change);
    }
  }
  const most = Math.max(0, ...[...net.values()].map(Math.abs));
  const list = `${entry.file} ${entry.list}`;
  const counts = worst.get(list) ?? { 0: 0, 1: 0, more: 0 };
  counts[most > 1 ? "more" : most] += 1;
  worst.set(list, counts);
  if (most > 1) {
    const moved = [...net].filter(([, change]) => Math.abs(change) > 1);
    console.log(
      `${list} ${JSON.stringify(entry.word)}: ${moved.map(([key, n]) => `${key} ${n > 0 ? "+" : ""}${n}`).join("; ")}`,
    );
  }
}

console.log(
  `\n${drawn.length} of ${all.length} entries, ${unheld} of them in none of ${items.length} items; seed ${seed}`,
);
console.log("entries whose removal moves no figure, one by one item, one by more:");
for (const [list, counts] of worst)
  console.log(`  ${list.padEnd(32)} ${counts[0]} ${counts[1]} ${counts.more}`);
