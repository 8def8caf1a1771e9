import { Parser } from "htmlparser2";
import { type Leaf, LeafWriter, type PathStep, verbatim } from "./leaf.ts";

const INLINE = new Set(
  (
    "a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small " +
    "span strike strong sub sup tt u var wbr"
  ).split(" "),
);
const BLOCK = new Set(
  (
    "address article aside audio base blockquote body br button canvas caption center col colgroup dd " +
    "details dialog div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 " +
    "h5 h6 head header hgroup hr html iframe img input legend li link main map menu meta meter nav " +
    "noscript object ol optgroup option output p param picture pre progress script search section " +
    "select slot source style summary svg table tbody td template textarea tfoot th thead title tr " +
    "track ul video path g"
  ).split(" "),
);
const KNOWN =
  /<(?:!--|!doctype|\/?(?:a|abbr|article|aside|b|blockquote|body|br|center|code|dd|details|div|dl|dt|em|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|kbd|li|link|main|meta|nav|ol|option|p|picture|pre|script|section|small|span|strong|style|sub|summary|sup|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video)(?=[\s>/]))/i;

/** Attributes that hold numbers, styles or names. */
const DUMB = new Set(
  "class style id width height rel target type lang dir d points viewbox".split(" "),
);
const SHORTEST_ATTRIBUTE = 8;
/** Elements inside each other; the parser's time for one grows with them. */
const DEEPEST = 1000;
/** Attributes without quotation marks that make a tag worth reading as prose. */
const LEAST_BARE = 3;
const INVISIBLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])|(?:^|[;\s])color\s*:\s*(?:white|#fff(?:fff)?)\b|(?:left|top|text-indent)\s*:\s*-\d{3,}/i;

/** True when a text holds an element or a comment that HTML knows. */
export function holdsHtml(text: string): boolean {
  return text.includes("<") && KNOWN.test(text);
}

/**
 * The words of HTML, or of a text with pieces of it: a leaf for the running words of each block,
 * with the tags inside of words gone, for each attribute that can hold words, for each comment.
 * Elements that HTML does not know stand in the running words as they came.
 */
export function htmlLeaves(source: string, parent: PathStep | null): Leaf[] {
  return new HtmlReader(source, parent).read();
}

interface Open {
  readonly name: string;
  readonly known: boolean;
  readonly hidden: boolean;
  readonly path: PathStep | null;
}

class HtmlReader {
  readonly #source: string;
  readonly #parent: PathStep | null;
  readonly #leaves: Leaf[] = [];
  readonly #open: Open[] = [];
  #shown: LeafWriter;
  #hidden: LeafWriter;
  #read = 0;
  #conceals = false;
  #bareAttributes = 0;

  constructor(source: string, parent: PathStep | null) {
    this.#source = source;
    this.#parent = parent;
    this.#shown = new LeafWriter(source);
    this.#hidden = new LeafWriter(source);
  }

  read(): Leaf[] {
    const parser: Parser = new Parser(
      {
        onattribute: (name, value, quote) => {
          if (quote === undefined || quote === null) this.#bareAttributes += 1;
          this.#attribute(name, value, parser.startIndex, parser.endIndex + 1);
        },
        onopentag: (name) => {
          this.#opened(name, parser.startIndex, parser.endIndex + 1);
          if (this.#open.length >= DEEPEST) parser.pause();
        },
        onclosetag: (name, implied) => {
          this.#closed(name, implied, parser.startIndex, parser.endIndex + 1);
        },
        ontext: (text) => {
          this.#text(text, parser.startIndex, parser.endIndex + 1);
        },
        oncomment: (text) => {
          const end = parser.endIndex + 1;
          this.#aside(text, parser.startIndex, end, "comment");
          this.#read = end;
        },
        onprocessinginstruction: (_, data) => {
          const end = parser.endIndex + 1;
          if (!/^!doctype/i.test(data)) this.#aside(data, parser.startIndex, end, "declaration");
          this.#read = end;
        },
      },
      { decodeEntities: true },
    );
    parser.write(this.#source);
    if (this.#open.length < DEEPEST) parser.end();
    this.#flushShown();
    this.#flushHidden();
    // A tag that never ends is dropped by a browser, not by a model; what is too deep stays as it is.
    if (this.#read < this.#source.length) {
      this.#leaves.push(verbatim(this.#source, this.#read, this.#source.length, this.#parent));
    }
    return this.#leaves;
  }

  get #path(): PathStep | null {
    return this.#open.at(-1)?.path ?? this.#parent;
  }

  #attribute(name: string, value: string, start: number, end: number): void {
    const lower = name.toLowerCase();
    if (lower === "hidden" || (lower === "aria-hidden" && value === "true")) this.#conceals = true;
    if (lower === "style" && INVISIBLE.test(value)) this.#conceals = true;
    if (value.length < SHORTEST_ATTRIBUTE || DUMB.has(lower)) return;
    const path = { parent: this.#path, step: `@${lower}` };
    const at = this.#find(value, start, end);
    if (at >= 0) {
      this.#leaves.push(verbatim(this.#source, at, at + value.length, path));
      return;
    }
    const writer = new LeafWriter(this.#source);
    writer.put(value, start, end);
    const leaf = writer.leaf(path, "text");
    if (leaf) this.#leaves.push(leaf);
  }

  #opened(name: string, start: number, end: number): void {
    const known = INLINE.has(name) || BLOCK.has(name);
    const above = this.#open.at(-1);
    const hidden = (above?.hidden ?? false) || this.#conceals || name === "template";
    this.#conceals = false;
    // Prose behind a `<` that is no tag (`if a <b and …`) passes for one with many attributes.
    const prose = known && this.#bareAttributes >= LEAST_BARE;
    this.#bareAttributes = 0;
    if (prose) this.#leaves.push(verbatim(this.#source, start, end, this.#path));
    if (!known) this.#words.copy(start, end);
    else if (BLOCK.has(name)) {
      if (name === "br") this.#words.put("\n", start, end);
      else this.#flushShown();
    }
    if (hidden && !above?.hidden) this.#flushHidden();
    this.#open.push({ name, known, hidden, path: { parent: this.#path, step: name } });
    this.#read = Math.max(this.#read, end);
  }

  #closed(name: string, implied: boolean, start: number, end: number): void {
    const top = this.#open.at(-1);
    if (!implied) {
      // Words behind the name of a closing tag are dropped by a browser, not by a model.
      if (top && !top.known) this.#words.copy(start, end);
      else if (end - start > name.length + SHORTEST_ATTRIBUTE)
        this.#leaves.push(verbatim(this.#source, start, end, this.#path, "hidden"));
      this.#read = Math.max(this.#read, end);
    }
    if (BLOCK.has(name) && name !== "br") this.#flushShown();
    if (top?.hidden && !this.#open.at(-2)?.hidden) this.#flushHidden();
    if (top) this.#open.pop();
  }

  get #words(): LeafWriter {
    return this.#open.at(-1)?.hidden ? this.#hidden : this.#shown;
  }

  #text(text: string, start: number, end: number): void {
    if (end - start === text.length) this.#words.copy(start, end);
    else this.#words.put(text, start, end);
    this.#read = Math.max(this.#read, end);
  }

  #aside(text: string, start: number, end: number, step: string): void {
    const at = this.#find(text, start, end);
    if (text.trim() === "" || at < 0) return;
    const path = { parent: this.#path, step };
    this.#leaves.push(verbatim(this.#source, at, at + text.length, path, "hidden"));
  }

  /** Where `text` stands in `[start, end)` of the source, or -1. */
  #find(text: string, start: number, end: number): number {
    const at = this.#source.slice(start, end).indexOf(text);
    return at < 0 ? -1 : start + at;
  }

  #flushShown(): void {
    const leaf = this.#shown.length > 0 ? this.#shown.leaf(this.#path, "text") : null;
    if (leaf) this.#leaves.push(leaf);
    if (this.#shown.length > 0) this.#shown = new LeafWriter(this.#source);
  }

  #flushHidden(): void {
    const leaf = this.#hidden.length > 0 ? this.#hidden.leaf(this.#path, "hidden") : null;
    if (leaf) this.#leaves.push(leaf);
    if (this.#hidden.length > 0) this.#hidden = new LeafWriter(this.#source);
  }
}
