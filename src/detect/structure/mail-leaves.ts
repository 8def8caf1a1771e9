import { Buffer } from "node:buffer";
import { type Leaf, LeafWriter, type PathStep, verbatim } from "./leaf.ts";

const FIELD = /^([A-Za-z][A-Za-z0-9-]{1,40}):[ \t]*/;
const KNOWN =
  /^(?:from|to|cc|bcc|subject|date|message-id|mime-version|content-type|content-transfer-encoding|received|reply-to|return-path|in-reply-to|references|x-[\w-]+)$/i;
const LEAST_FIELDS = 3;
const DEEPEST = 6;

/**
 * The header fields and the parts of a mail as it travels (RFC 5322, MIME multipart,
 * quoted-printable); base64 is left to the decoders. Null when the text does not begin with at
 * least three fields that mails have.
 */
export function mailLeaves(source: string, parent: PathStep | null): Leaf[] | null {
  if (!FIELD.test(source)) return null;
  const leaves: Leaf[] = [];
  const known = readPart(source, 0, source.length, parent, leaves, 0);
  return known >= LEAST_FIELDS ? leaves : null;
}

/** Reads one part; returns how many of its fields mails have. */
function readPart(
  source: string,
  from: number,
  to: number,
  parent: PathStep | null,
  leaves: Leaf[],
  depth: number,
): number {
  const fields = new Map<string, string>();
  let at = from;
  let known = 0;
  while (at < to) {
    const end = endOfField(source, at, to);
    const line = source.slice(at, end);
    const field = FIELD.exec(line);
    if (!field) break;
    const name = (field[1] ?? "").toLowerCase();
    if (KNOWN.test(name)) known += 1;
    fields.set(name, line.slice(field[0].length));
    const leaf = headerLeaf(source, at + field[0].length, end, { parent, step: name });
    if (leaf) leaves.push(leaf);
    at = afterLine(source, end, to);
  }
  const boundary = /boundary="?([^";\s]{1,200})/i.exec(fields.get("content-type") ?? "")?.[1];
  if (boundary !== undefined && depth < DEEPEST) {
    readParts(source, at, to, boundary, parent, leaves, depth);
  } else if (/quoted-printable/i.test(fields.get("content-transfer-encoding") ?? "")) {
    const leaf = quotedPrintable(source, at, to, { parent, step: "body" });
    if (leaf) leaves.push(leaf);
  } else if (to > at) {
    leaves.push(verbatim(source, at, to, { parent, step: "body" }));
  }
  return known;
}

function readParts(
  source: string,
  from: number,
  to: number,
  boundary: string,
  parent: PathStep | null,
  leaves: Leaf[],
  depth: number,
): void {
  const mark = `--${boundary}`;
  let start = from;
  for (let part = 0; start < to; part += 1) {
    const found = source.indexOf(mark, start);
    const end = found < 0 || found > to ? to : found;
    const step = { parent, step: part };
    if (part === 0) {
      if (end > start) leaves.push(verbatim(source, start, end, step));
    } else readPart(source, start, end, step, leaves, depth + 1);
    if (end === to) return;
    start = afterLine(source, Math.min(to, end + mark.length), to);
  }
}

/** End of a header field; a line that begins with a blank goes on with it. */
function endOfField(source: string, from: number, to: number): number {
  for (let at = from; ; ) {
    const line = source.indexOf("\n", at);
    if (line < 0 || line >= to) return to;
    const next = source.charAt(line + 1);
    if (next !== " " && next !== "\t") return line;
    at = line + 1;
  }
}

function afterLine(source: string, end: number, to: number): number {
  const line = source.indexOf("\n", end);
  return line < 0 || line >= to ? to : line + 1;
}

/** A header value with its encoded words (RFC 2047) undone. */
function headerLeaf(source: string, from: number, to: number, path: PathStep): Leaf | null {
  const writer = new LeafWriter(source);
  let done = from;
  const value = source.slice(from, to);
  for (const word of value.matchAll(/=\?[\w-]{1,40}\?([bq])\?([^?\s]{1,400})\?=\s{0,3}/gi)) {
    const text = word[2] ?? "";
    const plain =
      (word[1] ?? "").toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : bytesOf(text.replace(/_/g, " "));
    writer.copy(done, from + word.index);
    done = from + word.index + word[0].length;
    writer.put(plain, from + word.index, done);
    // What is no text when decoded may be words as it stands.
    if (plain.includes("\ufffd")) writer.copy(from + word.index, done);
  }
  writer.copy(done, to);
  return writer.leaf(path, "text");
}

/** Soft line breaks and `=3D` undone. */
function quotedPrintable(source: string, from: number, to: number, path: PathStep): Leaf | null {
  const writer = new LeafWriter(source);
  let done = from;
  for (const found of source.slice(from, to).matchAll(/=\r?\n|(?:=[0-9A-Fa-f]{2})+/g)) {
    const start = from + found.index;
    writer.copy(done, start);
    done = start + found[0].length;
    if (!/^=\r?\n/.test(found[0])) writer.put(bytesOf(found[0]), start, done);
  }
  writer.copy(done, to);
  return writer.leaf(path, "text");
}

function bytesOf(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    "latin1",
  ).toString("utf8");
}
