// What the margin of an embedder is worth on the public labelled sets, against the starter bank.
//   npm run build
//   node scripts/eval-embedding.mjs --sets FOLDER --embedder hash
//   node scripts/eval-embedding.mjs --sets FOLDER --embedder MODEL-FOLDER --cap 150 --cache FILE --packages DIR
// The threshold for a family is the 99th percentile of the margins of the harmless texts of all
// OTHER families, so no figure rests on texts of its own source. Prints Markdown.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { PromptInjectionDetector } from "../dist/detect/detector.js";
import { cachedEmbedder } from "../dist/detect/embedding/cached-embedder.js";
import { EmbeddingSignal } from "../dist/detect/embedding/embedding-signal.js";
import { loadOnnxEmbedder } from "../dist/detect/embedding/onnx-folder.js";
import { loadExemplars } from "../dist/detect/exemplar-bank.js";
import { hashEmbedder } from "../dist/detect/hash-embedder.js";
import { formatDecimal, formatShare } from "../dist/stats/decimal.js";
import { midRanks } from "../dist/stats/ranks.js";
import { wilson } from "../dist/stats/wilson.js";
import { labelledTexts } from "./labelled-sets.mjs";

const { values: options } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    sets: { type: "string" },
    embedder: { type: "string", default: "hash" },
    bank: { type: "string", default: "data/detect/exemplars.jsonl" },
    cap: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    cache: { type: "string" },
    "model-id": { type: "string" },
    k: { type: "string", default: "5" },
    packages: { type: "string" },
  },
});
if (options.help || !options.sets) {
  const say = options.help ? console.log : console.error;
  say("usage: node scripts/eval-embedding.mjs --sets FOLDER [--embedder hash|FOLDER]");
  process.exit(options.help ? 0 : 3);
}
const FALSE_POSITIVES = 0.01;

const texts = labelledTexts(options.sets, { cap: Number(options.cap), seed: Number(options.seed) });
const bank = await loadExemplars(options.bank);
// Optional peers are not installed in the repository itself, so they may stand in a folder apart.
const importPackage = async (name) => {
  if (!options.packages) return await import(name);
  const found = createRequire(join(resolve(options.packages), "x.js")).resolve(name);
  const module = await import(pathToFileURL(found).href);
  return module.default ?? module;
};
let embedder =
  options.embedder === "hash"
    ? hashEmbedder()
    : await loadOnnxEmbedder(options.embedder, { importPackage });
if (options.cache) {
  const all = [...bank, ...texts].map(({ text }) => text);
  const tell = (done, missing) => process.stderr.write(`\r${done} of ${missing} embedded`);
  const cached = await cachedEmbedder(embedder, all, {
    file: options.cache,
    modelId: options["model-id"] ?? options.embedder,
    onProgress: tell,
  });
  embedder = cached.embedder;
}
const signal = new EmbeddingSignal({ enabled: true, k: Number(options.k) }, bank, { embedder });
const detector = new PromptInjectionDetector();
for (const item of texts) {
  item.margin = (await signal.score(item.text)).margin;
  item.rules = detector.detect(item.text).isInjection;
}

/** Area under the ROC curve: how often an attack's margin lies above a harmless text's. */
function auc(attacks, harmless) {
  if (attacks.length === 0 || harmless.length === 0) return null;
  const ranks = midRanks([...attacks, ...harmless].map(({ margin }) => margin));
  const sum = ranks.slice(0, attacks.length).reduce((left, rank) => left + rank, 0);
  const least = (attacks.length * (attacks.length + 1)) / 2;
  return (sum - least) / (attacks.length * harmless.length);
}

function thresholdFrom(harmless) {
  const margins = harmless.map(({ margin }) => margin).sort((a, b) => b - a);
  const allowed = Math.floor(margins.length * FALSE_POSITIVES);
  return { at: margins[allowed], of: margins.length };
}

const harmless = texts.filter(({ attack }) => !attack);
const families = [...new Set(texts.map(({ family }) => family))].sort();
for (const family of families) {
  const { at } = thresholdFrom(harmless.filter((item) => item.family !== family));
  for (const item of texts) if (item.family === family) item.above = item.margin > at;
}

const shareOf = (items, test) => {
  if (items.length === 0) return "–";
  const k = items.filter(test).length;
  const [low, high] = wilson(k, items.length);
  return `${k}/${items.length} ${formatShare(k / items.length)} (${formatShare(low)}–${formatShare(high)})`;
};
const aucText = (value) => (value === null ? "–" : formatDecimal(value, 3));
const row = (name, items) => {
  const attacks = items.filter(({ attack }) => attack);
  const own = items.filter(({ attack }) => !attack);
  const cells = [
    name,
    aucText(auc(attacks, own)),
    aucText(auc(attacks, harmless)),
    shareOf(attacks, ({ above }) => above),
    shareOf(own, ({ above }) => above),
    shareOf(attacks, ({ rules }) => rules),
    shareOf(attacks, ({ rules, above }) => rules || above),
    shareOf(own, ({ rules, above }) => rules || above),
  ];
  return `| ${cells.join(" | ")} |`;
};

console.log(`${texts.length} texts, ${bank.length} exemplars, embedder ${options.embedder}\n`);
console.log(
  "| set or family | AUC, own harmless | AUC, all harmless | recall | false positives | recall of the rules | recall of either | false positives of either |",
);
console.log("|---|---|---|---|---|---|---|---|");
for (const set of [...new Set(texts.map((item) => item.set))])
  console.log(
    row(
      set,
      texts.filter((item) => item.set === set),
    ),
  );
for (const family of families)
  console.log(
    row(
      `**${family}**`,
      texts.filter((item) => item.family === family),
    ),
  );
console.log(row("**pooled**", texts));
