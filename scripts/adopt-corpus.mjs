// Takes a corpus folder into corpus/: `node scripts/adopt-corpus.mjs SOURCE NAME [TYPE]`. Reads it as
// `pab ingest` does, fills in what the rubric computes, names it and rewrites its hashes. The text
// of the traces stays as it is, byte for byte; the script stops when it would not. TYPE (splicing) is
// an attack type that all unauthorized instructions of the corpus are of and the source does not name.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCorpus } from "../dist/pab/corpus.js";
import { saveCorpus } from "../dist/pab/save-corpus.js";

const [source, name, type] = process.argv.slice(2);
if (!source || !name) {
  console.error("usage: node scripts/adopt-corpus.mjs SOURCE NAME [TYPE]   (after npm run build)");
  process.exit(3);
}
const target = fileURLToPath(new URL(`../corpus/${name}`, import.meta.url));
const corpus = await loadCorpus(source);
if (!corpus.manifest?.canary) throw new Error(`${source}: the manifest names no canary`);
await saveCorpus(target, {
  name,
  split: name,
  canary: corpus.manifest.canary,
  generator: corpus.manifest.generator,
  authorityTiers: corpus.manifest.authorityTiers,
  traces: corpus.traces,
  groundTruth: corpus.groundTruth.map((truth) =>
    type === undefined || truth.authorized
      ? truth
      : { ...truth, attackType: [...truth.attackType, type].sort() },
  ),
});
for (const { traceId } of corpus.traces) {
  const [before, after] = await Promise.all(
    [source, target].map((dir) => readFile(join(dir, `${traceId}.json`))),
  );
  if (!before.equals(after)) throw new Error(`${traceId}.json: the bytes have changed`);
}
console.log(`${target}: ${corpus.traces.length} traces, ${corpus.groundTruth.length} instructions`);
