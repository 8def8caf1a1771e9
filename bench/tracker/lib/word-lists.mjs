// The entries of every word list in the built tracker, found in its syntax tree: where each stands, and
// what replaces it so that it matches nothing.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

const built = new URL("../../../dist/pab/tracker/", import.meta.url);

/** File and names of the constants that are lists of words. */
const LISTS = {
  "function-words.js": ["BY_LANGUAGE"],
  "differ/logic-words.js": ["ROWS", "DENYING"],
  "differ/small-words.js": ["ROWS", "ARTICLES", "AND", "OR"],
  "differ/terms.js": ["POLITE"],
  "names.js": ["CURRENCIES"],
  "numbers.js": ["AMBIGUOUS", "WORDS", "NO_NUMBERS"],
  "quantities.js": ["MAGNITUDES", "WEEKDAYS"],
  "stem.js": ["IRREGULAR"],
};

/** A letter for private use: no tokenizer joins it to a word of a text. */
const NEVER = "\u{E000}";

/** All entries, in the order of the files. */
export function entries() {
  return Object.entries(LISTS).flatMap(([file, names]) => {
    const path = fileURLToPath(new URL(file, built));
    const source = readFileSync(path, "utf8");
    const declared = parseSync(path, source).program.body.flatMap((one) => one.declarations ?? []);
    return names.flatMap((list) => {
      const found = declared.find(({ id }) => id.name === list);
      if (!found) throw new Error(`${file} has no list named ${list}`);
      return wordsIn(found.init, source).map((one) => ({ file, list, path, ...one }));
    });
  });
}

/** The words of a list: of its strings, the keys of its tables, the first of its pairs. */
function wordsIn(node, source) {
  if (node === null || typeof node !== "object") return [];
  if (Array.isArray(node)) return node.flatMap((one) => wordsIn(one, source));
  if (node.type === "Property") {
    const { key, value } = node;
    // A table from form to base, or one of lists by language.
    if (value.type !== "Literal" || /\s/.test(value.value)) return wordsIn(value, source);
    const word = source.slice(key.start, key.end);
    return [{ word, from: key.start, to: key.end, replacement: `"${NEVER}${word}"` }];
  }
  if (node.type === "ArrayExpression" && isPair(node)) return wordsIn(node.elements[0], source);
  const isText = node.type === "TemplateLiteral" || typeof node.value === "string";
  if (isText && node.type !== "TemplateElement") return wordsOf(node, source);
  return Object.values(node).flatMap((one) => wordsIn(one, source));
}

function wordsOf({ start, end }, source) {
  const text = source.slice(start + 1, end - 1).replaceAll("\\n", "  ");
  return [...text.matchAll(/\S+/gu)]
    .filter(([word]) => /\p{L}/u.test(word))
    .map((match) => {
      const from = start + 1 + match.index;
      return { word: match[0], from, to: from + match[0].length, replacement: NEVER + match[0] };
    });
}

/** `["noon", "12:00"]`: a word and what it says. */
function isPair({ elements: [first, second, ...more] }) {
  if (more.length > 0 || typeof first?.value !== "string") return false;
  return typeof second?.value === "number" || /^\d|^\p{L}+$/u.test(second?.value ?? "");
}
