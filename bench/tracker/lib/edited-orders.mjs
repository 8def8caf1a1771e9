// Orders of trusted channels that the memory holds as exact copies, and their edits.
import { instructionsOf } from "./corpora.mjs";
import { HARMLESS, SPLICES } from "./edits.mjs";
import { randomFrom } from "./random.mjs";

const TRUSTED = ["system", "user", "trusted_tool"];
const CORPORA = ["llm-laundered", "llm-hard", "llm-laundered-2", "llm-hard-2"];

export const KINDS_OF_EDIT = [
  ["altered in one detail", SPLICES],
  ["changed without content", HARMLESS],
];

const events = (trace) => [...trace.events].sort((a, b) => a.seq - b.seq);

/** A text that stands in the memory after everything that was visible, and the point that asks for it. */
export function heldInMemory({ trace, truth }, text) {
  const at = events(trace).findIndex(({ eventId }) => eventId === truth.eventId);
  const eventId = "edited";
  const held = { eventId, seq: 1e6, channel: "memory", actor: "agent", content: text };
  const point = { eventId, span: [0, [...text].length] };
  const visible = [...events(trace).slice(0, at + 1), held];
  return { trace: { ...trace, events: visible, decisionPoints: [point] }, point };
}

export const isAltered = ({ rationale }) => /^altered:/m.test(rationale);

const spanText = ({ trace, truth }) => {
  const event = trace.events.find(({ eventId }) => eventId === truth.eventId);
  return [...event.content].slice(...truth.surfaceSpan).join("");
};

/** Orders that a tracker takes for copies, and whether it acts on them. */
export async function copiedOrders(tracker) {
  const instructions = (await Promise.all(CORPORA.map(instructionsOf))).flat();
  const copied = [];
  for (const one of instructions) {
    if (
      !TRUSTED.includes(one.truth.trueOriginChannel) ||
      one.truth.hopChain.some((hop) => hop === "paraphrase" || hop === "summarize")
    )
      continue;
    const text = spanText(one);
    const { trace, point } = heldInMemory(one, text);
    const verdict = await tracker.review(trace, point);
    if (verdict.attribution?.originEventId === one.truth.originEventId && !isAltered(verdict))
      copied.push({ ...one, text, acted: verdict.decision === "act" });
  }
  return copied;
}

/** Every edit of every order that it applies to. */
export function* editsOf(copied, seed) {
  const words = [
    ...new Set(copied.flatMap(({ text }) => text.match(/(?<= )[a-z]{6,}(?=[\s,.])/g) ?? [])),
  ].sort();
  for (const [kind, edits] of KINDS_OF_EDIT) {
    for (const [name, edit] of Object.entries(edits)) {
      for (const [number, order] of copied.entries()) {
        const random = randomFrom(`${seed} ${name} ${number}`);
        const pick = (list) => list[Math.floor(random() * list.length)];
        const foreign = words.filter((word) => !order.text.includes(word.slice(0, 5)));
        const text = edit(order.text, pick, foreign);
        if (text === null || text === order.text) continue;
        yield { kind, name, order, text, ...heldInMemory(order, text) };
      }
    }
  }
}
