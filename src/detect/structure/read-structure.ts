import { at, numberAt } from "../../text/at.ts";
import type { View } from "../views/view.ts";
import { csvLeaves } from "./csv-leaves.ts";
import { frontMatterLeaves } from "./front-matter-leaves.ts";
import { holdsHtml, htmlLeaves } from "./html-leaves.ts";
import { jsonLeaves } from "./json-leaves.ts";
import type { Leaf, LeafKind, PathStep } from "./leaf.ts";
import { mailLeaves } from "./mail-leaves.ts";
import { unreadLeaves } from "./unread.ts";

/** A leaf in its place, both in the view of all leaves and in the raw text; UTF-16 units. */
export interface PlacedLeaf {
  readonly kind: LeafKind;
  readonly path: PathStep | null;
  readonly start: number;
  readonly end: number;
  readonly rawStart: number;
  readonly rawEnd: number;
}

/** A text read by its structure. */
export interface Structure {
  /** The words of all leaves one after the other, with `LEAF_EDGE` between them. */
  readonly view: View;
  /** In the order of the view. */
  readonly leaves: readonly PlacedLeaf[];
}

/** Stands between leaves: the record separator of ASCII, which `tokenise` takes for an edge. */
const LEAF_EDGE = "\u001e";
const BETWEEN = `\n${LEAF_EDGE}\n`;
const DEEPEST = 4;

/**
 * Reads JSON (also lines of it, and JSON or HTML inside its strings), HTML, delimited tables, mails
 * and front matter. Every word of the text stands in a leaf. Null for plain text.
 */
export function readStructure(text: string): Structure | null {
  const leaves = leavesOf(text, null, 0);
  return leaves ? placed(leaves) : null;
}

function leavesOf(text: string, path: PathStep | null, depth: number): Leaf[] | null {
  if (depth >= DEEPEST) return null;
  const found = outerLeaves(text, path, depth);
  if (!found) return null;
  return [...found.flatMap((leaf) => innerLeaves(leaf, depth + 1)), ...unreadLeaves(text, found)];
}

function outerLeaves(text: string, path: PathStep | null, depth: number): Leaf[] | null {
  if (/^[\s\ufeff]*[[{]/.test(text)) {
    const json = jsonLeaves(text, path);
    if (json) return json;
  }
  if (text.startsWith("---")) {
    const matter = frontMatterLeaves(text, path);
    if (matter) return matter;
  }
  const mail = depth < 2 ? mailLeaves(text, path) : null;
  if (mail) return mail;
  // Before HTML: the cells of a table may hold some.
  const table = depth < 2 ? csvLeaves(text, path) : null;
  if (table) return table;
  return holdsHtml(text) ? htmlLeaves(text, path) : null;
}

/** A leaf that is structured itself, taken apart; its offsets lead back to the leaf's own source. */
function innerLeaves(leaf: Leaf, depth: number): Leaf[] {
  if (leaf.kind === "name" || leaf.text.length < 12) return [leaf];
  const inner = leavesOf(leaf.text, leaf.path, depth);
  if (!inner) return [leaf];
  const start = (unit: number): number => (leaf.starts ? at(leaf.starts, unit) : leaf.at + unit);
  const end = (unit: number): number => (leaf.ends ? at(leaf.ends, unit) : leaf.at + unit + 1);
  return inner.map((own) => {
    const { length } = own.text;
    const starts = new Array<number>(length);
    const ends = new Array<number>(length);
    for (let unit = 0; unit < length; unit += 1) {
      starts[unit] = start(own.starts ? at(own.starts, unit) : own.at + unit);
      ends[unit] = end(own.ends ? at(own.ends, unit) - 1 : own.at + unit);
    }
    const kind = leaf.kind === "hidden" ? "hidden" : own.kind;
    return { ...own, kind, starts, ends, at: starts[0] ?? leaf.at };
  });
}

/** Names come last, so that the values stand beside each other. */
function placed(found: readonly Leaf[]): Structure {
  const leaves = [
    ...found.filter(({ kind }) => kind !== "name"),
    ...found.filter(({ kind }) => kind === "name"),
  ];
  const length = leaves.reduce((sum, { text }) => sum + text.length + BETWEEN.length, 0);
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  const parts: string[] = [];
  const places: PlacedLeaf[] = [];
  let at = 0;
  for (const leaf of leaves) {
    const from = at;
    const size = leaf.text.length;
    if (leaf.starts && leaf.ends) {
      starts.set(leaf.starts, at);
      ends.set(leaf.ends, at);
    } else {
      for (let unit = 0; unit < size; unit += 1) {
        starts[at + unit] = leaf.at + unit;
        ends[at + unit] = leaf.at + unit + 1;
      }
    }
    at += size;
    const rawStart = numberAt(starts, from);
    const rawEnd = numberAt(ends, at - 1);
    places.push({ kind: leaf.kind, path: leaf.path, start: from, end: at, rawStart, rawEnd });
    starts.fill(rawEnd - 1, at, at + BETWEEN.length);
    ends.fill(rawEnd, at, at + BETWEEN.length);
    at += BETWEEN.length;
    // One in the text itself must not pass for an edge.
    parts.push(leaf.text.includes(LEAF_EDGE) ? leaf.text.replaceAll(LEAF_EDGE, " ") : leaf.text);
    parts.push(BETWEEN);
  }
  return { view: { name: "raw", text: parts.join(""), starts, ends }, leaves: places };
}
