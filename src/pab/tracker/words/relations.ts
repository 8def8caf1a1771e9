import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { irregularBase } from "../stem.ts";

/**
 * How two words are related: forms of one word or words of one sense (`same`), one a kind of the
 * other or derived from something beside it (`near`), `opposite`, or not at all.
 */
export type Relation = "same" | "near" | "opposite" | "none";

/** Everything the table knows of one word. */
interface Senses {
  /** The base forms it may be a form of. */
  readonly bases: readonly string[];
  readonly own: ReadonlySet<number>;
  /** Derived from or similar to its own. */
  readonly beside: ReadonlySet<number>;
  /** Kinds that its senses belong to. */
  readonly above: ReadonlySet<number>;
}

interface Table {
  /** Numbers of the senses of a word, in base 36, as the file has them. */
  readonly words: ReadonlyMap<string, string>;
  readonly senses: readonly string[];
  readonly opposites: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<number> = new Set();
const known = new Map<string, Senses>();
const MOST_REMEMBERED = 20_000;
let table: Table | null = null;

/**
 * The table that `scripts/build-relations.mjs` derives from WordNet (data/tracker/relations.LICENSE).
 * Read when the first word is asked about.
 */
function relations(): Table {
  if (table !== null) return table;
  const file = new URL("../../../../data/tracker/relations.txt.gz", import.meta.url);
  const [words = "", senses = "", opposites = ""] = gunzipSync(readFileSync(file))
    .toString("utf8")
    .split("\n\f\n");
  table = {
    words: new Map(
      words.split("\n").map((line) => {
        const blank = line.indexOf(" ");
        return [line.slice(0, blank), line.slice(blank + 1)];
      }),
    ),
    senses: senses.split("\n"),
    opposites: new Set(opposites.split("\n")),
  };
  return table;
}

const ENDINGS: readonly (readonly [string, string])[] = [
  ["ies", "y"],
  ["es", ""],
  ["s", ""],
  ["ing", ""],
  ["ing", "e"],
  ["ied", "y"],
  ["ed", ""],
  ["ed", "e"],
  ["er", ""],
  ["er", "e"],
  ["est", ""],
  ["ly", ""],
];
const doubled = /([bdfgklmnprstz])\1$/;

/** The words of the table that a lower-case form may be a form of; the form itself first. */
function basesOf(form: string): string[] {
  const { words } = relations();
  const bases = [form];
  const irregular = irregularBase(form);
  if (irregular !== undefined) bases.push(irregular);
  for (const [ending, instead] of ENDINGS) {
    const rest = form.slice(0, form.length - ending.length);
    if (!form.endsWith(ending) || rest.length < 3) continue;
    bases.push(rest + instead);
    if (instead === "" && doubled.test(rest)) bases.push(rest.slice(0, -1));
  }
  return bases.filter((base) => words.has(base));
}

function sensesOf(form: string): Senses {
  const remembered = known.get(form);
  if (remembered !== undefined) return remembered;
  const { words, senses } = relations();
  const bases = basesOf(form);
  const own = new Set<number>();
  const beside = new Set<number>();
  const above = new Set<number>();
  for (const base of bases) {
    for (const id of (words.get(base) ?? "").split(" ")) own.add(Number.parseInt(id, 36));
  }
  for (const sense of own) {
    for (const id of (senses[sense] ?? "").split(" ").filter(Boolean)) {
      if (id.startsWith("=")) beside.add(Number.parseInt(id.slice(1), 36));
      else above.add(Number.parseInt(id, 36));
    }
  }
  const found =
    bases.length === 0 ? { bases, own: NOTHING, beside, above } : { bases, own, beside, above };
  // Untrusted text must not be able to fill the memory with made-up words.
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(form, found);
  return found;
}

/** How two lower-case words are related. Words that the table has not are related to nothing. */
export function relationOf(a: string, b: string): Relation {
  if (a === b) return "same";
  const left = sensesOf(a);
  const right = sensesOf(b);
  if (left.bases.length === 0 || right.bases.length === 0) return "none";
  const { opposites } = relations();
  for (const x of left.bases) {
    for (const y of right.bases) {
      if (opposites.has(x < y ? `${x} ${y}` : `${y} ${x}`)) return "opposite";
    }
  }
  if (left.bases.some((base) => right.bases.includes(base))) return "same";
  if (meet(left.own, right.own) || meet(left.beside, right.own) || meet(left.own, right.beside)) {
    return "same";
  }
  return meet(left.above, right.own) || meet(left.own, right.above) ? "near" : "none";
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const one of few) if (many.has(one)) return true;
  return false;
}

/** Numbers of the senses a lower-case word may have and of those beside and above them. */
export function meaningsOf(form: string): Iterable<number> {
  const { own, beside, above } = sensesOf(form);
  return new Set([...own, ...beside, ...above]);
}
