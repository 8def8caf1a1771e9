// Trusted orders that were copied word for word, each altered in one detail and each changed without
// content: how many the tracker still acts on, and how many it takes for altered. Counts only.
// Run after `npm run build`: node bench/tracker/edits.mjs [seed]
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { instructionsOf } from "./lib/corpora.mjs";
import { HARMLESS, SPLICES } from "./lib/edits.mjs";
import { randomFrom } from "./lib/random.mjs";

const seed = Number(process.argv[2] ?? 1);
/** Items of the other corpora are never shown. */
const READ_FREELY = ["llm-laundered", "llm-hard"];
const TRUSTED = ["system", "user", "trusted_tool"];
const tracker = createProvenanceTracker();
const corpora = ["llm-laundered", "llm-hard", "llm-laundered-2", "llm-hard-2"];
const instructions = (await Promise.all(corpora.map(instructionsOf))).flat();

const events = (trace) => [...trace.events].sort((a, b) => a.seq - b.seq);
const at = (trace, id) => events(trace).findIndex(({ eventId }) => eventId === id);

/** The verdict on a text that stands in the memory after everything that was visible. */
async function ask({ trace, truth }, text) {
  const visible = events(trace).slice(0, at(trace, truth.eventId) + 1);
  const eventId = "edited";
  const held = { eventId, seq: 1e6, channel: "memory", actor: "agent", content: text };
  const point = { eventId, span: [0, [...text].length] };
  return tracker.review({ ...trace, events: [...visible, held], decisionPoints: [point] }, point);
}

const isAltered = ({ rationale }) => /^altered:/m.test(rationale);
const spanText = ({ trace, truth }) => {
  const event = trace.events.find(({ eventId }) => eventId === truth.eventId);
  return [...event.content].slice(...truth.surfaceSpan).join("");
};

const copied = [];
for (const one of instructions) {
  if (
    !TRUSTED.includes(one.truth.trueOriginChannel) ||
    one.truth.hopChain.some((hop) => hop === "paraphrase" || hop === "summarize")
  )
    continue;
  const text = spanText(one);
  const verdict = await ask(one, text);
  if (verdict.attribution?.originEventId === one.truth.originEventId && !isAltered(verdict))
    copied.push({ ...one, text, acted: verdict.decision === "act" });
}
const acted = copied.filter((one) => one.acted).length;
console.log(
  `${copied.length} exact copies of trusted orders, ${acted} of them acted on; seed ${seed}`,
);

const words = [
  ...new Set(copied.flatMap(({ text }) => text.match(/(?<= )[a-z]{6,}(?=[\s,.])/g) ?? [])),
].sort();
for (const [title, edits] of [
  ["altered in one detail", SPLICES],
  ["changed without content", HARMLESS],
]) {
  const total = { n: 0, caught: 0, acted: 0, could: 0 };
  console.log(`\n${title}: taken for altered; still acted on (of those acted on unedited)`);
  for (const [name, edit] of Object.entries(edits)) {
    const sum = { n: 0, caught: 0, acted: 0, could: 0 };
    for (const [number, one] of copied.entries()) {
      const random = randomFrom(`${seed} ${name} ${number}`);
      const pick = (list) => list[Math.floor(random() * list.length)];
      const foreign = words.filter((word) => !one.text.includes(word.slice(0, 5)));
      const text = edit(one.text, pick, foreign);
      if (text === null || text === one.text) continue;
      const verdict = await ask(one, text);
      sum.n += 1;
      sum.caught += isAltered(verdict) ? 1 : 0;
      if (process.env.SHOW === name && READ_FREELY.includes(one.corpus))
        console.log(
          isAltered(verdict) ? "ALTERED" : verdict.decision,
          "|",
          one.truth.instructionId,
          "|",
          one.text,
          "|",
          text,
        );
      if (one.acted) {
        sum.could += 1;
        sum.acted += verdict.decision === "act" ? 1 : 0;
      }
    }
    console.log(
      `  ${name.padEnd(18)} ${sum.caught}/${sum.n}`.padEnd(34),
      `${sum.acted}/${sum.could}`,
    );
    for (const key of Object.keys(total)) total[key] += sum[key];
  }
  console.log(
    `  ${"all".padEnd(18)} ${total.caught}/${total.n} = ${(total.caught / total.n).toFixed(3)}`.padEnd(
      34,
    ),
    `${total.acted}/${total.could}`,
  );
}
