// Fits the provenance tracker and writes data/tracker/params.json. Run after `npm run build`.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { CORPORA, fittingMaterial, generatedActs } from "../bench/tracker/lib/corpora.mjs";
import { fitTracker } from "../bench/tracker/lib/fit.mjs";
import { SILENT_FEATURES } from "../dist/pab/tracker/silent-kind.js";
import { HERE_FEATURES, UNIT_FEATURES } from "../dist/pab/tracker/weigh/question.js";

const root = new URL("..", import.meta.url);
const { written, generated } = await fittingMaterial();
const all = [...written, ...generated];
const parameters = fitTracker(all);

const round = (value) =>
  Array.isArray(value)
    ? value.map(round)
    : typeof value === "number"
      ? Number(value.toPrecision(6))
      : typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, round(inner)]))
        : value;
const sha256 = (path) =>
  createHash("sha256")
    .update(readFileSync(new URL(path, root)))
    .digest("hex");

const document = {
  written_by: "scripts/fit-tracker.mjs",
  fitted_on: Object.fromEntries(
    Object.entries(CORPORA).map(([name, role]) => [
      `corpus/${name}`,
      {
        role,
        instructions: all.filter(({ corpus }) => corpus === name).length,
        sha256_of_ground_truth: sha256(`corpus/${name}/ground_truth.jsonl`),
      },
    ]),
  ),
  and: {
    "pab generate, vocabulary a, a public key": { use: "gate", instructions: generated.length },
    "acts of both vocabularies of pab generate": { use: "tier", wordings: generatedActs().length },
  },
  features: { units: UNIT_FEATURES, here: HERE_FEATURES, silent: SILENT_FEATURES },
  parameters: round(parameters),
};
mkdirSync(new URL("data/tracker/", root), { recursive: true });
writeFileSync(new URL("data/tracker/params.json", root), `${JSON.stringify(document, null, 1)}\n`);
const { gate, silent, trust } = document.parameters;
console.log(JSON.stringify({ units: gate.units, here: gate.here, silent, trust }, null, 1));
