// Adds to recorded answers of a reader what they were read from, so that they are found by the text
// alone. After `npm run build`: node scripts/record-reader.mjs ANSWERS.jsonl
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadCorpus } from "../dist/pab/corpus.js";
import { visibleKey } from "../dist/pab/reader/visible-key.js";

const [, , file] = process.argv;
if (file === undefined) throw new Error("name the file of answers");
const answers = readFileSync(file, "utf8").split("\n").filter(Boolean).map(JSON.parse);
const traces = new Map();
for (const name of new Set(answers.map(({ corpus }) => corpus))) {
  const folder = new URL(`../corpus/${name}`, import.meta.url);
  const { traces: all } = await loadCorpus(fileURLToPath(folder));
  for (const trace of all) traces.set(`${name}/${trace.traceId}`, trace);
}
const lines = answers.map((answer) => {
  const { events } = traces.get(`${answer.corpus}/${answer.trace_id}`);
  const ordered = [...events].sort((a, b) => a.seq - b.seq);
  const at = (id) => ordered.findIndex(({ eventId }) => eventId === id);
  return JSON.stringify({
    ...answer,
    origin_event: at(answer.origin_event_id),
    visible_sha256: visibleKey({ events: ordered.slice(0, at(answer.event_id) + 1) }),
  });
});
const target = new URL("../data/reader/blind-answers.jsonl", import.meta.url);
writeFileSync(target, `${lines.join("\n")}\n`);
