// What "suspicious" adds to the rules: flagged by the rules, or the hash embedder's margin above a cut
// that few harmless texts of other families pass. Prints the cut that ships, too.
//   npm run build && node bench/detect/suspicious.mjs [BANK]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadExemplars } from "../../dist/detect/exemplar-bank.js";
import {
  embeddingEvidence,
  hashEmbedder,
  PromptInjectionDetector,
} from "../../dist/detect/index.js";
import { wilson } from "../../dist/stats/index.js";
import { labelledTexts } from "../../scripts/labelled-sets.mjs";

const SHARES = [0.005, 0.01];
const folder = fileURLToPath(new URL("../../../shared/data/detect", import.meta.url));
const bank = process.argv[2] === undefined ? undefined : await loadExemplars(process.argv[2]);
const evidence = await embeddingEvidence(hashEmbedder(), bank);
const detector = new PromptInjectionDetector({ auditCapacity: 1 }, { evidence: [evidence] });
const judged = async (text) => {
  const {
    isInjection,
    evidence: [signal],
  } = await detector.detectWithEvidence(text);
  return { ruled: isInjection, margin: signal?.score ?? Number.NaN };
};
const everydayName = "everyday_benign";
const texts = [];
for (const one of labelledTexts(folder, { cap: Number.POSITIVE_INFINITY, seed: 0 }))
  if (one.set !== everydayName) texts.push({ ...one, ...(await judged(one.text)) });
const everyday = [];
for (const line of readFileSync(`${folder}/${everydayName}.jsonl`, "utf8").split("\n"))
  if (line !== "") everyday.push(await judged(JSON.parse(line).text));

const cutOf = (rows, share) => {
  const margins = rows.filter(({ attack }) => !attack).map(({ margin }) => margin);
  return margins.sort((a, b) => b - a)[Math.floor(share * margins.length)];
};
const rate = (name, rows, test) => {
  const k = rows.filter(test).length;
  const [low, high] = wilson(k, rows.length) ?? [0, 0];
  const percent = (share) => (100 * share).toFixed(2);
  return `  ${name.padEnd(34)} ${k}/${rows.length}  ${percent(k / rows.length)} % (${percent(low)}–${percent(high)})`;
};
const attacks = texts.filter(({ attack }) => attack);
const benign = texts.filter(({ attack }) => !attack);
console.log(rate("rules, recall", attacks, ({ ruled }) => ruled));
console.log(rate("rules, false alarms", benign, ({ ruled }) => ruled));
console.log(rate("rules, ordinary texts", everyday, ({ ruled }) => ruled));
for (const share of SHARES) {
  const cut = cutOf(texts, share);
  console.log(`\nmargin above ${cut.toFixed(4)} (${100 * share} % of the public harmless texts):`);
  const either = ({ ruled, margin }) => ruled || margin > cut;
  console.log(rate("rules or margin, ordinary texts", everyday, either));
  console.log(rate("rules or margin, false alarms", benign, either));
  // For the attacks of a family, the cut comes from harmless texts of the others.
  const cuts = new Map(
    [...new Set(texts.map(({ family }) => family))].map((family) => [
      family,
      cutOf(
        texts.filter((text) => text.family !== family),
        share,
      ),
    ]),
  );
  const apart = ({ ruled, margin, family }) => ruled || margin > cuts.get(family);
  console.log(rate("cut of other families, recall", attacks, apart));
  console.log(rate("cut of other families, alarms", benign, apart));
}
