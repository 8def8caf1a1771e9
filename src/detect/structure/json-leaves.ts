import { type Leaf, LeafWriter, type PathStep, verbatim } from "./leaf.ts";

/** A key of so many units may carry words. */
const TELLING_KEY = 12;
const DEEPEST = 400;
const BARE = /[-+\w.$]/;
const BARE_WORD = /^(?:true|false|null|none|undefined|nan|[-+]?infinity|[-+]?[\d.][\w.+-]*)$/i;

/**
 * The strings of a JSON value, of values one after the other (JSON lines), and of their near kin:
 * JSON5, and what Python prints for a dictionary. A text that breaks off in the middle is read as
 * far as it goes; what follows the last value is a leaf of its own. Null when the text is none.
 */
export function jsonLeaves(source: string, parent: PathStep | null): Leaf[] | null {
  const reader = new JsonReader(source, parent);
  return reader.read() ? reader.leaves : null;
}

interface Level {
  readonly list: boolean;
  readonly path: PathStep | null;
  index: number;
  key: string;
}

class JsonReader {
  readonly leaves: Leaf[] = [];
  readonly #source: string;
  readonly #parent: PathStep | null;
  readonly #names = new Set<string>();
  #at = 0;
  #values = 0;

  constructor(source: string, parent: PathStep | null) {
    this.#source = source;
    this.#parent = parent;
  }

  read(): boolean {
    for (;;) {
      this.#blanks();
      const opener = this.#source.charAt(this.#at);
      if (opener !== "{" && opener !== "[") break;
      const from = this.#at;
      const kept = this.leaves.length;
      const many = this.#values > 0 ? { parent: this.#parent, step: this.#values } : this.#parent;
      if (!this.#value(many)) {
        // What is no value is text; nothing of it may get lost.
        this.leaves.length = kept;
        this.#at = from;
        break;
      }
      this.#values += 1;
    }
    if (this.#values === 0 || this.leaves.length === 0) return false;
    if (this.#at < this.#source.length) {
      this.leaves.push(verbatim(this.#source, this.#at, this.#source.length, this.#parent));
    }
    return true;
  }

  /** Reads one object or list; false when it is not written as one. */
  #value(path: PathStep | null): boolean {
    const levels: Level[] = [];
    const open = (list: boolean): void => {
      const level = levels.at(-1);
      const own = level ? stepOf(level) : path;
      levels.push({ list, path: own, index: 0, key: "" });
      this.#at += 1;
    };
    open(this.#source.charAt(this.#at) === "[");
    while (levels.length > 0) {
      this.#blanks();
      if (this.#at >= this.#source.length) return true;
      const level = levels.at(-1) as Level;
      const unit = this.#source.charAt(this.#at);
      if (unit === "{" || unit === "[") {
        if (levels.length > DEEPEST) return false;
        open(unit === "[");
      } else if (unit === "}" || unit === "]") {
        if ((unit === "]") !== level.list) return false;
        levels.pop();
        this.#at += 1;
      } else if (unit === ",") {
        level.index += 1;
        level.key = "";
        this.#at += 1;
      } else if (unit === '"' || unit === "'") {
        if (!this.#string(level)) return false;
      } else if (BARE.test(unit)) {
        if (!this.#bare(level)) return false;
      } else return false;
    }
    return true;
  }

  #string(level: Level): boolean {
    const leaf = this.#quoted();
    this.#blanks();
    const next = this.#source.charAt(this.#at);
    const isKey = !level.list && level.key === "" && next === ":";
    if (isKey) {
      this.#at += 1;
      level.key = leaf?.text ?? " ";
      if (!leaf || leaf.text.length < TELLING_KEY || this.#names.has(leaf.text)) return true;
      this.#names.add(leaf.text);
      this.leaves.push({ ...leaf, kind: "name", path: level.path });
      return true;
    }
    if (next !== "" && next !== "," && next !== "}" && next !== "]") return false;
    if (leaf) this.leaves.push({ ...leaf, path: stepOf(level) });
    return true;
  }

  /** The string that begins here, or null when it is blank; ends behind its mark. */
  #quoted(): Leaf | null {
    const source = this.#source;
    const mark = source.charAt(this.#at);
    const from = this.#at + 1;
    let at = from;
    let writer: LeafWriter | null = null;
    let copied = from;
    for (; at < source.length; at += 1) {
      const unit = source.charAt(at);
      if (unit === mark) break;
      if (unit !== "\\") continue;
      writer ??= new LeafWriter(source);
      writer.copy(copied, at);
      const [text, width] = unescaped(source, at);
      writer.put(text, at, at + width);
      at += width - 1;
      copied = at + 1;
    }
    at = Math.min(at, source.length);
    this.#at = at + 1;
    if (!writer) return at > from ? verbatim(source, from, at, null) : null;
    writer.copy(copied, at);
    return writer.leaf(null, "text");
  }

  /** A number, a constant, or a key without quotation marks. */
  #bare(level: Level): boolean {
    const from = this.#at;
    while (this.#at < this.#source.length && BARE.test(this.#source.charAt(this.#at)))
      this.#at += 1;
    const word = this.#source.slice(from, this.#at);
    // Python marks some strings: u'…', b'…'.
    if (/^[ubrf]{1,2}$/i.test(word) && /["']/.test(this.#source.charAt(this.#at))) return true;
    this.#blanks();
    if (!level.list && level.key === "" && this.#source.charAt(this.#at) === ":") {
      this.#at += 1;
      level.key = word;
      return /^[\w$-]{1,60}$/.test(word);
    }
    return BARE_WORD.test(word) || this.#at >= this.#source.length;
  }

  /** Skips blanks and comments; a comment is a leaf. */
  #blanks(): void {
    const source = this.#source;
    for (;;) {
      const unit = source.charCodeAt(this.#at);
      if (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09 || unit === 0xfeff) {
        this.#at += 1;
        continue;
      }
      if (unit !== 0x2f) return;
      const long = source.charAt(this.#at + 1) === "*";
      if (!long && source.charAt(this.#at + 1) !== "/") return;
      const found = source.indexOf(long ? "*/" : "\n", this.#at + 2);
      const end = found < 0 ? source.length : found;
      const path = { parent: this.#parent, step: "comment" };
      this.leaves.push(verbatim(source, this.#at + 2, end, path, "hidden"));
      this.#at = end + (long ? 2 : 1);
    }
  }
}

function stepOf(level: Level): PathStep {
  return { parent: level.path, step: level.list ? level.index : level.key };
}

const SHORT: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: " ", f: "\f" };

/** What an escape stands for and how many units it takes. Surrogate pairs are undone together. */
function unescaped(source: string, at: number): readonly [string, number] {
  const kind = source.charAt(at + 1);
  if (kind === "u" || kind === "x") {
    const digits = kind === "u" ? 4 : 2;
    const code = hex(source, at + 2, digits);
    if (code < 0) return [kind, 2];
    if (code >= 0xd800 && code < 0xe000) {
      const low = source.startsWith("\\u", at + 6) ? hex(source, at + 8, 4) : -1;
      const pair = code < 0xdc00 && low >= 0xdc00 && low < 0xe000;
      return pair ? [String.fromCharCode(code, low), 12] : ["\ufffd", 6];
    }
    return [String.fromCharCode(code), 2 + digits];
  }
  if (kind === "") return ["", 1];
  return [SHORT[kind] ?? kind, 2];
}

function hex(source: string, from: number, digits: number): number {
  const text = source.slice(from, from + digits);
  return text.length === digits && /^[0-9a-fA-F]+$/.test(text) ? Number.parseInt(text, 16) : -1;
}
