// Fits the provenance tracker and writes data/tracker/params.json. Run after `npm run build`:
//   node scripts/fit-tracker.mjs --encoder FOLDER [--packages FOLDER] [--cache FILE]
// The encoder is one of scripts/fetch-minilm.mjs; without it the numbers that belong to one are kept.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { CORPORA, fittingMaterial, generatedActs } from "../bench/tracker/lib/corpora.mjs";
import { encoderFromFlags } from "../bench/tracker/lib/encoder.mjs";
import { fitTracker } from "../bench/tracker/lib/fit.mjs";
import { encoderOf } from "../dist/pab/tracker/encoder.js";
import { SILENT_FEATURES } from "../dist/pab/tracker/silent-kind.js";
import { NEARNESS_FEATURES } from "../dist/pab/tracker/weigh/nearness.js";
import { HERE_FEATURES, UNIT_FEATURES } from "../dist/pab/tracker/weigh/question.js";

const root = new URL("..", import.meta.url);
const named = await encoderFromFlags();
const encoder = named && encoderOf(named.embedder);
const { written, generated } = await fittingMaterial(encoder);
const all = [...written, ...generated];
const target = new URL("data/tracker/params.json", root);
const before = JSON.parse(readFileSync(target, "utf8"));
const { withEncoder = before.parameters.withEncoder, ...rest } = await fitTracker(all, { encoder });
const parameters = { ...rest, withEncoder };
await named?.save();

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
  features: {
    units: UNIT_FEATURES,
    here: HERE_FEATURES,
    silent: SILENT_FEATURES,
    nearness: NEARNESS_FEATURES,
  },
  encoder: named ? { name: "all-MiniLM-L6-v2", sha256_of_model: named.sha256 } : before.encoder,
  parameters: round(parameters),
};
mkdirSync(new URL("data/tracker/", root), { recursive: true });
writeFileSync(target, `${JSON.stringify(document, null, 1)}\n`);
const { gate, silent, trust, withEncoder: near } = document.parameters;
console.log(
  JSON.stringify({ units: gate.units, here: gate.here, silent, trust, withEncoder: near }, null, 1),
);
