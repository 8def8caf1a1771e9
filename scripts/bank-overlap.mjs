// Holds the starter bank against the public sets: how long a run of words does an exemplar share
// with any text there, and how alike are they (7-grams of characters, Jaccard)?
//   npm run build && node scripts/bank-overlap.mjs FOLDER-WITH-SETS [BANK]
// Exit 2 when an exemplar shares seven words in a row (12 characters in scripts without spaces), or
// is alike to 0.92 and more.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadExemplars } from "../dist/detect/exemplar-bank.js";
import { plainReader } from "../dist/detect/plain-reading.js";

const WORDS = 7;
const UNSPACED_CHARACTERS = 12;
const GRAM = 7;
const ALIKE = 0.92;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const [folder, bank = "data/detect/exemplars.jsonl"] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/bank-overlap.mjs FOLDER-WITH-SETS [BANK]");
  process.exit(3);
}
const plain = plainReader();
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const runsOf = (text, length) => {
  const words = wordsOf(text);
  const runs = [];
  for (let at = 0; at + length <= words.length; at += 1)
    runs.push(words.slice(at, at + length).join(" "));
  return runs;
};
const stretchesOf = (text) => {
  if (!unspaced.test(text)) return [];
  const joined = wordsOf(text).join("");
  const out = [];
  for (let at = 0; at + UNSPACED_CHARACTERS <= joined.length; at += 1)
    out.push(joined.slice(at, at + UNSPACED_CHARACTERS));
  return out;
};
const gramsOf = (text) => {
  const joined = wordsOf(text).join(" ");
  const grams = new Set();
  for (let at = 0; at + GRAM <= joined.length; at += 1) grams.add(joined.slice(at, at + GRAM));
  return grams;
};

const rows = await loadExemplars(bank);
const exemplars = rows.map((row) => ({ text: row.text, grams: gramsOf(row.text) }));
const byRun = new Map();
const byGram = new Map();
const index = (map, key, at) => map.set(key, [...(map.get(key) ?? []), at]);
for (const [at, { text, grams }] of exemplars.entries()) {
  for (let length = 4; length <= WORDS; length += 1)
    for (const run of new Set(runsOf(text, length))) index(byRun, `${length}:${run}`, at);
  for (const stretch of new Set(stretchesOf(text))) index(byRun, `s:${stretch}`, at);
  for (const gram of grams) index(byGram, gram, at);
}

const longest = new Map();
const findings = [];
let mostAlike = { jaccard: 0 };
let texts = 0;
for (const name of readdirSync(folder).filter((file) => file.endsWith(".jsonl"))) {
  for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
    if (line.trim() === "") continue;
    texts += 1;
    const raw = JSON.parse(line).text;
    for (const text of new Set([raw, plain(raw)])) {
      const keys = new Set(stretchesOf(text).map((stretch) => `s:${stretch}`));
      for (let length = 4; length <= WORDS; length += 1)
        for (const run of runsOf(text, length)) keys.add(`${length}:${run}`);
      for (const key of keys) {
        for (const at of byRun.get(key) ?? []) {
          const length = key.startsWith("s:") ? WORDS : Number(key.split(":")[0]);
          if (length > (longest.get(at) ?? 0)) longest.set(at, length);
          if (length === WORDS)
            findings.push(`${basename(name)}: "${key.slice(2)}" stands in exemplar ${at + 1}`);
        }
      }
      const grams = gramsOf(text);
      const common = new Map();
      for (const gram of grams)
        for (const at of byGram.get(gram) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
      for (const [at, both] of common) {
        const jaccard = both / (grams.size + exemplars[at].grams.size - both);
        if (jaccard > mostAlike.jaccard)
          mostAlike = { jaccard, exemplar: exemplars[at].text, set: name };
        if (jaccard >= ALIKE) findings.push(`${name}: exemplar ${at + 1} is alike to ${jaccard}`);
      }
    }
  }
}
console.log(`${rows.length} exemplars against ${texts} texts`);
for (let length = 4; length <= WORDS; length += 1) {
  const count = [...longest.values()].filter((own) => own === length).length;
  console.log(
    `longest run of words shared with any text: ${length}${length === WORDS ? "+" : ""}  ${count} exemplars`,
  );
}
console.log(
  `most alike: ${mostAlike.jaccard.toFixed(3)} (${mostAlike.set}: ${mostAlike.exemplar})`,
);
for (const finding of new Set(findings)) console.log(finding);
process.exit(findings.length > 0 ? 2 : 0);
