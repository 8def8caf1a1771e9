// What a decision point costs by how a defence runs: in this process, as a walled module, as a
// module without a wall, as a command. Same traces, same rule; both sides in one run.
//   node bench/outside-defense.mjs [points, default 2000]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCorpus } from "../dist/pab/corpus.js";
import { defenses } from "../dist/pab/defenses/builtin.js";
import { loadDefense } from "../dist/pab/defenses/load.js";
import { generate } from "../dist/pab/generate/generate.js";
import { reviewTraces } from "../dist/pab/review.js";

const points = Number(process.argv[2] ?? 2000);
const folder = mkdtempSync(join(tmpdir(), "backtrail-bench-"));
const rule = `(trace, point) => {
  const surface = trace.events.at(-1);
  const span = point.span ?? [0, [...surface.content].length];
  return { decision: "block", confidence: 0.5, attribution: { originChannel: surface.channel, hopChain: [surface.channel], span } };
}`;
writeFileSync(join(folder, "rule.mjs"), `export const defense = ${rule};`);
writeFileSync(
  join(folder, "command.mjs"),
  `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const { id, trace, decision_point: point } = JSON.parse(line);
  const { decision, confidence, attribution: a } = (${rule})(trace, point);
  const attribution = { origin_channel: a.originChannel, hop_chain: a.hopChain, span: a.span };
  process.stdout.write(JSON.stringify({ id, decision, confidence, attribution }) + "\\n");
}`,
);
const corpus = join(folder, "corpus");
await generate(corpus, { n: points, key: "a key for a benchmark, not for a split" });
const { traces } = await loadCorpus(corpus);

const options = {
  registry: defenses,
  timeoutMs: 30_000,
  cwd: folder,
  env: process.env,
  fetch,
  hidden: [corpus],
};
const ways = {
  "in this process": async () => ({
    name: "rule",
    review: (await import(join(folder, "rule.mjs"))).defense,
  }),
  "module, walled": () => loadDefense("./rule.mjs", options),
  "module, open": () => loadDefense("./rule.mjs", { ...options, open: true }),
  command: () => loadDefense("cmd:node ./command.mjs", options),
};

let first = null;
for (const [way, open] of Object.entries(ways)) {
  const started = performance.now();
  const defense = await open();
  const loaded = performance.now();
  const verdicts = [];
  for await (const { verdict, failure } of reviewTraces(traces, defense)) {
    if (failure) throw new Error(`${way}: ${failure.message}`);
    verdicts.push(JSON.stringify(verdict));
  }
  const done = performance.now();
  await defense.close?.();
  first ??= verdicts.join("\n");
  const same = verdicts.join("\n") === first ? "same verdicts" : "OTHER VERDICTS";
  const each = ((done - loaded) / verdicts.length).toFixed(3);
  console.log(
    `${way.padEnd(16)} load ${(loaded - started).toFixed(0).padStart(4)} ms, ${each} ms a point, ${verdicts.length} points, ${same}`,
  );
}
rmSync(folder, { recursive: true });
