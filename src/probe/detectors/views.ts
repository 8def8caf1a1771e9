import { isUtf8 } from "node:buffer";
import { decodeNumbers } from "./decode-numbers.ts";
import { plain } from "./plain.ts";
import { piecesOf, spelledOut } from "./spelled.ts";

/** A text read in one way. `how` is empty for the text itself. */
export interface View {
  readonly text: string;
  readonly how: string;
}

const MAX_DEPTH = 3;
const MAX_VIEWS = 48;
const MAX_LENGTH = 200_000;

/**
 * The text and what it turns into when decoded: Base64, Base32, hex, character codes, URL and HTML
 * escapes (up to three layers), spaced letters, ROT13, and backwards. The first view is the plain
 * text. Work is bounded whatever the input: each step is linear and the number of views capped.
 */
export function viewsOf(text: string): View[] {
  const start = plain(text.slice(0, MAX_LENGTH));
  const views: View[] = [{ text: start, how: "" }];
  const seen = new Set([start]);
  const add = (found: string, how: string): void => {
    if (found.length < 3 || seen.has(found) || views.length >= MAX_VIEWS) return;
    seen.add(found);
    views.push({ text: found, how });
  };
  add(joinSpaced(start), "spaced letters");
  add(spelledOut(start), "spelled out");
  add(piecesOf(start), "in pieces");
  add(refanged(start), "defanged");
  add(rot13(start), "rot13");
  const backwards = [...start].reverse().join("");
  add(backwards, "backwards");
  add(rot13(backwards), "rot13, backwards");
  for (let at = 0, depth = 0, end = views.length; depth < MAX_DEPTH; depth += 1) {
    for (; at < end; at += 1) {
      const view = views[at];
      if (view) for (const [how, found] of decodings(view.text)) add(plain(found), how);
    }
    end = views.length;
  }
  return views;
}

function* decodings(text: string): Generator<readonly [how: string, found: string]> {
  yield ["escapes", unescapeAll(text)];
  const joined = text.replace(/([A-Za-z0-9+/=])\r?\n(?=[A-Za-z0-9+/=])/g, "$1");
  for (const source of joined === text ? [text] : [text, joined]) {
    for (const [run] of source.matchAll(/[A-Za-z0-9+/_-]{10,}/g)) yield* readable("base64", run);
    for (const [run] of source.matchAll(/[A-Za-z0-9]{10,}/g)) yield* readable("base64", run);
    for (const [run] of source.matchAll(/[A-Z2-7]{14,}/g)) {
      const found = asText(fromBase32(run));
      if (found !== null) yield ["base32", found];
    }
  }
  yield* decodeNumbers(text);
}

function* readable(how: string, run: string): Generator<readonly [string, string]> {
  const found = asText(Buffer.from(run.replaceAll("-", "+").replaceAll("_", "/"), "base64"));
  if (found !== null) yield [how, found];
}

/** The bytes as text when they are one: valid UTF-8 with next to no control characters. */
function asText(bytes: Uint8Array): string | null {
  // A run that was cut at the wrong place leaves a stray byte at the end.
  for (const cut of [0, 1, 2]) {
    const part = cut === 0 ? bytes : bytes.subarray(0, -cut);
    if (part.length < 5) return null;
    if (!isUtf8(part)) continue;
    const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString("utf8");
    if (!/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text)) return text;
  }
  return null;
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(run: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const sign of run) {
    value = ((value << 5) | BASE32.indexOf(sign)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  hyphen: "-",
  dash: "-",
  lowbar: "_",
};

/** URL escapes, HTML character references and backslash escapes of the text, replaced in place. */
function unescapeAll(text: string): string {
  return text
    .replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => {
      const bytes = Buffer.from(run.replaceAll("%", ""), "hex");
      return asLenientText(bytes);
    })
    .replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,6}));/g, (all, dec, hex, name) =>
      name === undefined
        ? codePoint(Number.parseInt(dec ?? hex, dec ? 10 : 16), all)
        : (NAMED[name] ?? all),
    )
    .replace(
      /\\(?:u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{2})|([0-7]{3}))/g,
      (all, u, braced, x, octal) =>
        codePoint(Number.parseInt(u ?? braced ?? x ?? octal, octal ? 8 : 16), all),
    );
}

function codePoint(value: number, otherwise: string): string {
  return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : otherwise;
}

function asLenientText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8").decode(bytes);
}

/** `C O N F I G` and `C-O-N-F-I-G` read as words. */
function joinSpaced(text: string): string {
  const dashed = text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[-.*·|][\p{L}\p{N}_]){2,}(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/[-.*·|]/g, ""),
  );
  return dashed.replace(/(?<!\S)\S(?: \S){3,}(?!\S)/gu, (run) => run.replaceAll(" ", ""));
}

/** Addresses that were written so that nobody can click on them: `hxxp://a[.]b`. */
function refanged(text: string): string {
  return text
    .replace(/\bhxxp(s?)\b/gi, "http$1")
    .replace(/[[({](?:\.|dot|:)[\])}]/gi, (mark) => (mark.includes(":") ? ":" : "."));
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
