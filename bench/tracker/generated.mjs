// The tracker and its control on a generated split, by depth, and whether its bound on selective risk
// holds. Run after `npm run build`: node bench/tracker/generated.mjs [n] [key]

import { createContainmentTracker } from "../../dist/pab/tracker/containment-tracker.js";
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { deriveSeed, seededRandom } from "../../dist/random/random.js";
import { upperBound } from "./lib/binomial-bound.mjs";
import { generatedInstructions } from "./lib/corpora.mjs";
import { judge, printTable } from "./lib/judge.mjs";

const [count = "2000", key = "measuring the provenance tracker"] = process.argv.slice(2);
const tracker = createProvenanceTracker();
const all = await judge(generatedInstructions(Number(count), "all", key), tracker);
const control = await judge(
  generatedInstructions(Number(count), "all", key),
  createContainmentTracker(),
);
console.log("hops     n   tracker: origin  event   hops    F1      control: origin  hops");
for (let hops = 0; hops <= 6; hops += 1) {
  const at = ({ truth }) => truth.hopCount === hops;
  const share = (of, field) =>
    (of.filter((one) => one[field]).length / of.length).toFixed(3).padStart(8);
  const [ours, theirs] = [all.filter(at), control.filter(at)];
  const f1 = (ours.reduce((sum, one) => sum + one.f1, 0) / ours.length).toFixed(3).padStart(8);
  console.log(
    `${hops}   ${String(ours.length).padStart(6)}         ${share(ours, "origin")}${share(ours, "event")}${share(ours, "hops")}${f1}          ${share(theirs, "origin")}${share(theirs, "hops")}`,
  );
}
printTable([
  ["provenance-tracker, generated, all depths", all],
  [
    "provenance-tracker, generated, depth 4 at most",
    all.filter(({ truth }) => truth.hopCount <= 4),
  ],
  [
    "containment-tracker, generated, depth 3 and 4",
    control.filter(({ truth }) => truth.hopCount === 3 || truth.hopCount === 4),
  ],
]);

// Selective risk: the widest coverage whose risk is bounded on the calibration half. Coverages are
// tried in a fixed order, the narrowest that can be certified at all first, and the first failure ends
// it, so that the level is spent once (Learn then Test, Angelopoulos et al. 2021, exact binomial bounds).
const ALPHA = 0.05;
const LEVEL = 0.05;
const COVERAGES = [0.8, 0.85, 0.9, 0.95, 1];

function calibrate(calibration) {
  const sorted = calibration.map(({ verdict }) => verdict.confidence).sort((a, b) => b - a);
  let chosen = null;
  for (const coverage of COVERAGES) {
    const wanted = Math.ceil(coverage * sorted.length);
    if (upperBound(0, wanted, LEVEL) > ALPHA) continue;
    const threshold = sorted[wanted - 1];
    const kept = calibration.filter(({ verdict }) => verdict.confidence >= threshold);
    const wrong = kept.filter(({ origin }) => !origin).length;
    if (upperBound(wrong, kept.length, LEVEL) > ALPHA) break;
    chosen = threshold;
  }
  return chosen;
}

function selectiveRisk(name, judged, splits, half) {
  const random = seededRandom(deriveSeed(7, name));
  let held = 0;
  let decided = 0;
  let coverage = 0;
  for (let split = 0; split < splits; split += 1) {
    const shuffled = random.shuffle(judged);
    const threshold = calibrate(shuffled.slice(0, half));
    const test = shuffled.slice(half, 2 * half);
    const kept = test.filter(
      ({ verdict }) => threshold !== null && verdict.confidence >= threshold,
    );
    const wrong = kept.filter(({ origin }) => !origin).length;
    if (threshold !== null) decided += 1;
    if (kept.length === 0 || wrong / kept.length <= ALPHA) held += 1;
    coverage += kept.length / test.length;
  }
  console.log(
    `${name}: risk at most ${ALPHA} held in ${held} of ${splits} splits of ${half} and ${half}, mean coverage ${(coverage / splits).toFixed(3)}, a threshold was found in ${decided}`,
  );
}

console.log("\nSELECTIVE RISK");
selectiveRisk("generated", all, 200, Math.floor(all.length / 2));
