// Fits the provenance tracker and writes data/tracker/params.json. Run after `npm run build`.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fittingMaterial } from "../bench/tracker/lib/cross-validate.mjs";
import { fitTracker } from "../bench/tracker/lib/fit.mjs";
import { LINK_FEATURES } from "../dist/pab/tracker/link-score.js";
import { SILENT_FEATURES } from "../dist/pab/tracker/silent-kind.js";
import { TIER_FEATURES } from "../dist/pab/tracker/tier-features.js";
import { TRUST_END_FEATURES, TRUST_LINK_FEATURES } from "../dist/pab/tracker/trust.js";

const root = new URL("..", import.meta.url);
const { laundered, even, generated } = await fittingMaterial();
const parameters = fitTracker(laundered, even, generated);

const round = (value) =>
  Array.isArray(value)
    ? value.map(round)
    : typeof value === "number"
      ? Number(value.toFixed(4))
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, round(inner)]));
const sha256 = (path) =>
  createHash("sha256")
    .update(readFileSync(new URL(path, root)))
    .digest("hex");

const document = {
  written_by: "scripts/fit-tracker.mjs",
  fitted_on: {
    "corpus/llm-laundered": {
      instructions: laundered.length,
      use: "links, silent hops, tiers, trust",
    },
    "pab generate, vocabulary a, a public key": {
      instructions: generated.length,
      weight: generated[0].weight,
      use: "links",
    },
    "corpus/llm-hard, even trace numbers": { instructions: even.length, use: "trust" },
  },
  sha256: Object.fromEntries(
    ["corpus/llm-laundered/ground_truth.jsonl", "corpus/llm-hard/ground_truth.jsonl"].map(
      (path) => [path, sha256(path)],
    ),
  ),
  features: {
    link: LINK_FEATURES,
    silent: SILENT_FEATURES,
    trustLink: TRUST_LINK_FEATURES,
    trustEnd: TRUST_END_FEATURES,
    tier: TIER_FEATURES,
  },
  parameters: round(parameters),
};
mkdirSync(new URL("data/tracker/", root), { recursive: true });
writeFileSync(new URL("data/tracker/params.json", root), `${JSON.stringify(document, null, 2)}\n`);
console.log(JSON.stringify(document.parameters, null, 2));
