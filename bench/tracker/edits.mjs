// Trusted orders that were copied word for word, each altered in one detail and each changed without
// content: how many the tracker still acts on, and how many it takes for altered. Counts only.
// Run after `npm run build`: node bench/tracker/edits.mjs [seed]
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { copiedOrders, editsOf, isAltered, KINDS_OF_EDIT } from "./lib/edited-orders.mjs";

const seed = Number(process.argv[2] ?? 1);
/** Items of the other corpora are never shown. */
const READ_FREELY = ["llm-laundered", "llm-hard"];
const tracker = createProvenanceTracker();
const copied = await copiedOrders(tracker);
const acted = copied.filter((one) => one.acted).length;
console.log(
  `${copied.length} exact copies of trusted orders, ${acted} of them acted on; seed ${seed}`,
);

const sums = new Map();
const sumOf = (key) => {
  if (!sums.has(key)) sums.set(key, { n: 0, caught: 0, acted: 0, could: 0 });
  return sums.get(key);
};
for (const { kind, name, order, text, trace, point } of editsOf(copied, seed)) {
  const verdict = await tracker.review(trace, point);
  for (const sum of [sumOf(`${kind} ${name}`), sumOf(kind)]) {
    sum.n += 1;
    sum.caught += isAltered(verdict) ? 1 : 0;
    if (!order.acted) continue;
    sum.could += 1;
    sum.acted += verdict.decision === "act" ? 1 : 0;
  }
  if (process.env.SHOW === name && READ_FREELY.includes(order.corpus)) {
    const said = isAltered(verdict) ? "ALTERED" : verdict.decision;
    console.log([said, order.truth.instructionId, order.text, text].join(" | "));
  }
}

for (const [kind, edits] of KINDS_OF_EDIT) {
  console.log(`\n${kind}: taken for altered; still acted on (of those acted on unedited)`);
  for (const name of [...Object.keys(edits), null]) {
    const { n, caught, acted, could } = sumOf(name === null ? kind : `${kind} ${name}`);
    const share = name === null ? ` = ${(caught / n).toFixed(3)}` : "";
    console.log(
      `  ${(name ?? "all").padEnd(18)} ${caught}/${n}${share}`.padEnd(34),
      `${acted}/${could}`,
    );
  }
}
