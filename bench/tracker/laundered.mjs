// The tracker on rewrites by a language model, every answer from parameters that never saw its
// domain, beside the containment control. Run after `npm run build`.
import { createContainmentTracker } from "../../dist/pab/tracker/containment-tracker.js";
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { instructionsOf } from "./lib/corpora.mjs";
import { crossValidate } from "./lib/cross-validate.mjs";
import { judge, printTable } from "./lib/judge.mjs";

const folds = Number(process.argv[2] ?? 8);
const laundered = await instructionsOf("llm-laundered");
const hard = await instructionsOf("llm-hard");
const even = hard.filter(({ number }) => number % 2 === 0);
const odd = hard.filter(({ number }) => number % 2 === 1);
const crossValidated = await crossValidate(folds);
const shipped = createProvenanceTracker();
const control = createContainmentTracker();
printTable([
  [`provenance-tracker, llm-laundered, ${folds}-fold by domain`, crossValidated],
  ["provenance-tracker, llm-laundered, as shipped (fitted on it)", await judge(laundered, shipped)],
  ["provenance-tracker, llm-hard, even half (looked at)", await judge(even, shipped)],
  ["provenance-tracker, llm-hard, odd half (check)", await judge(odd, shipped)],
  ["containment-tracker, llm-laundered", await judge(laundered, control)],
  ["containment-tracker, llm-hard", await judge(hard, control)],
]);
const both = [...crossValidated, ...(await judge(odd, shipped)), ...(await judge(even, shipped))];
printTable([["both corpora (laundered cross-validated)", both]]);
