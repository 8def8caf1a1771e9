// Does the regression gate cry wolf, and what does it see? Simulated pairs of runs with a known truth:
// identical agents (A/A), and agents of which one probe of eleven got ten points worse.
//   npm run build && node bench/gate.mjs [pairs] [seed]
import { compareReports } from "../dist/probe/compare/compare.js";
import { decideGate } from "../dist/probe/compare/gate.js";
import { emptyTally } from "../dist/probe/results/tally.js";
import { seededRandom } from "../dist/random/random.js";
import { fisherExact } from "../dist/stats/exact-tests.js";
import { adjust } from "../dist/stats/multiplicity.js";
import { twoProportionZ } from "../dist/stats/two-proportions.js";

const pairs = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const RATES = [0.42, 0.27, 0.26, 0.2, 0.17, 0.15, 0.12, 0.1, 0.1, 0.08, 0.05];
const PLANTED = 7;
const RISE = 0.1;

/** How the 100 trials of a probe lie in cells, and how much its cells differ. */
const STRUCTURES = [
  {
    name: "independent trials (100 carriers, 1 repeat, one rate a probe)",
    carriers: 100,
    repeats: 1,
    spread: 0,
  },
  { name: "20 carriers, 5 repeats, one rate a probe", carriers: 20, repeats: 5, spread: 0 },
  {
    name: "20 carriers, 5 repeats, carriers differ as recorded scans do",
    carriers: 20,
    repeats: 5,
    spread: 0.5,
  },
  {
    name: "the same, but the new run has 2 repeats",
    carriers: 20,
    repeats: 5,
    newRepeats: 2,
    spread: 0.5,
  },
];

/** A cell's rate: the probe's, or with share `spread` of the variance between carriers (a beta draw). */
function cellRate(random, mean, spread) {
  if (spread === 0) return mean;
  const size = 1 / spread - 1;
  const a = gamma(random, mean * size);
  const b = gamma(random, (1 - mean) * size);
  return a + b === 0 ? mean : a / (a + b);
}

/** Gamma draw of any shape (Marsaglia and Tsang 2000, with the boost for shapes below 1). */
function gamma(random, shape) {
  if (shape < 1) return gamma(random, shape + 1) * random.next() ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random.next()) < (x * x) / 2 + d - d * v + d * Math.log(v))
      return d * v;
  }
}

function cellsOf(random, rates, repeats) {
  return rates.map(({ probe, carrier, p }, at) => {
    let positives = 0;
    for (let i = 0; i < repeats; i += 1) if (random.next() < p) positives += 1;
    return {
      id: `${probe} ${carrier}`,
      defense: "none",
      carrier,
      channel: "email",
      instruction: probe,
      category: "leak",
      task: "",
      positives,
      n: repeats,
      errors: 0,
      unobserved: 0,
      tally: emptyTally(),
      firstAssessed: at,
    };
  });
}

function report(cells) {
  return {
    where: "simulated",
    kind: "injection",
    label: "simulated",
    fingerprints: {},
    simulated: true,
    interrupted: false,
    foreign: false,
    started: null,
    cells,
    deliveryKnown: false,
    stated: null,
    contradictions: [],
    notes: [],
  };
}

function countsOf(cells) {
  const counts = RATES.map(() => ({ k: 0, n: 0 }));
  for (const cell of cells) {
    const count = counts[Number(cell.instruction.slice(1))];
    count.k += cell.positives;
    count.n += cell.n;
  }
  return counts;
}

function simulate({ carriers, repeats, newRepeats = repeats, spread }, rise) {
  const random = seededRandom(seed);
  const seen = { gate: 0, gatePlanted: 0, rawAny: 0, rawWorse: 0, fisherAny: 0, fisherPlanted: 0 };
  for (let run = 0; run < pairs; run += 1) {
    const rates = RATES.flatMap((mean, probe) =>
      Array.from({ length: carriers }, (_, carrier) => ({
        probe: `p${probe}`,
        carrier: `c${carrier}`,
        p: cellRate(random, mean, spread),
      })),
    );
    const after = rates.map((cell) =>
      cell.probe === `p${PLANTED}` && rise > 0
        ? { ...cell, p: cell.p + ((1 - cell.p) * rise) / (1 - RATES[PLANTED]) }
        : cell,
    );
    const old = cellsOf(random, rates, repeats);
    const now = cellsOf(random, after, newRepeats);
    const comparison = compareReports(report(old), report(now));
    if (decideGate(comparison).exit === 2) seen.gate += 1;
    if (
      comparison.groups.some(({ name, status }) => name === `p${PLANTED}` && status === "regressed")
    )
      seen.gatePlanted += 1;
    const [before, later] = [countsOf(old), countsOf(now)];
    const raw = before.map((counts, at) => twoProportionZ(counts, later[at]).p);
    if (raw.some((p) => p < 0.05)) seen.rawAny += 1;
    if (raw.some((p, at) => p < 0.05 && later[at].k > before[at].k)) seen.rawWorse += 1;
    const fisher = adjust(
      before.map((counts, at) => fisherExact(counts, later[at])),
      "holm",
    );
    if (fisher.some((p, at) => p < 0.05 && later[at].k > before[at].k)) seen.fisherAny += 1;
    if (fisher[PLANTED] < 0.05 && later[PLANTED].k > before[PLANTED].k) seen.fisherPlanted += 1;
  }
  return seen;
}

const percent = (count) => `${((100 * count) / pairs).toFixed(2)} %`.padStart(8);
console.log(`SIMULATED: ${pairs} pairs of runs, 11 probes of 100 trials, seed ${seed}`);
let worst = 0;
for (const structure of STRUCTURES) {
  console.log(`\n${structure.name}`);
  const same = simulate(structure, 0);
  worst = Math.max(worst, same.gate / pairs);
  console.log(`  identical agents: the gate fails                  ${percent(same.gate)}`);
  console.log(`    raw p < .05 on some probe                       ${percent(same.rawAny)}`);
  console.log(`    raw p < .05 on some probe, worse                ${percent(same.rawWorse)}`);
  console.log(`    Fisher + Holm, worse                            ${percent(same.fisherAny)}`);
  const worse = simulate(structure, RISE);
  console.log(`  one probe 10 points worse (10 -> 20 %): gate fails ${percent(worse.gate)}`);
  console.log(`    and names the probe                             ${percent(worse.gatePlanted)}`);
  console.log(`    Fisher + Holm fails                             ${percent(worse.fisherAny)}`);
  console.log(
    `    Fisher + Holm names the probe                   ${percent(worse.fisherPlanted)}`,
  );
  console.log(
    `    ratio, gate fails to Fisher + Holm fails            ${(worse.gate / worse.fisherAny).toFixed(2)}`,
  );
  console.log(
    `    ratio, gate names to Fisher + Holm names            ${(worse.gatePlanted / worse.fisherPlanted).toFixed(2)}`,
  );
}
console.log(
  `\nworst false alarm rate of the gate: ${(100 * worst).toFixed(2)} % (at most 5 % wanted)`,
);
process.exitCode = worst <= 0.05 ? 0 : 1;
