import { Buffer } from "node:buffer";
import { hasMark, type TokenStats } from "../match/tokens.ts";

/** A stretch of text and what it decodes to. */
export interface DecodedPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Finds encoded stretches; `applies` is a cheap test without which there can be none. */
export interface Decoder {
  readonly name: string;
  applies(text: string, stats: TokenStats): boolean;
  find(text: string): DecodedPiece[];
}

const SHORTEST_BASE64 = 16;

const base64: Decoder = {
  name: "base64",
  applies: (_, stats) => stats.longest >= 13,
  find: (text) => {
    const found: DecodedPiece[] = [];
    for (const [start, end] of base64Runs(text)) {
      const body = text.slice(start, end).replace(/[\r\n=]/g, "");
      if (body.length < SHORTEST_BASE64 || body.length % 4 === 1) continue;
      // A run without capitals, or of capitals only, is a word or a path, not base64 of a sentence.
      if (!/[a-z]/.test(body) || !/[A-Z0-9]/.test(body)) continue;
      const decoded = sentence(Buffer.from(body.replace(/-/g, "+").replace(/_/g, "/"), "base64"));
      if (decoded !== null) found.push({ start, end, text: decoded });
    }
    return found;
  },
};

const BASE64_UNITS = new Uint8Array(128).map((_, unit) =>
  /[A-Za-z0-9+/_-]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/**
 * Runs of base64 units, lines of one run joined. A run covers a unit at every distance of its least
 * length, so that one unit in sixteen is looked at until a run is met.
 */
function* base64Runs(text: string): Generator<readonly [start: number, end: number]> {
  let done = 0;
  for (let probe = SHORTEST_BASE64 - 1; probe < text.length; probe += SHORTEST_BASE64) {
    if (!isBase64(text, probe)) continue;
    let start = probe;
    while (start > done && isBase64(text, start - 1)) start -= 1;
    let at = probe + 1;
    while (isBase64(text, at)) at += 1;
    done = at;
    if (at - start >= SHORTEST_BASE64) {
      // A wrapped run goes on at the next line.
      for (let next = afterBreak(text, at); next > at && isBase64(text, next); ) {
        at = next;
        while (isBase64(text, at)) at += 1;
        next = afterBreak(text, at);
      }
      while (text.charAt(at) === "=") at += 1;
      done = at;
      yield [start, at];
    }
    // The next run begins behind this one.
    probe = done - 1;
  }
}

function isBase64(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 128 && BASE64_UNITS[unit] === 1;
}

function afterBreak(text: string, at: number): number {
  if (text.charAt(at) === "\n") return at + 1;
  return text.startsWith("\r\n", at) ? at + 2 : at;
}

const hex: Decoder = {
  name: "hex",
  applies: (_, stats) => stats.longest >= 16 || stats.equalRun >= 6,
  find: (text) => (text.length < LEAST_HEX ? [] : hexPieces(text)),
};

const LEAST_HEX = 16;
const HEX_RUN =
  /(?<![0-9A-Za-z])(?:(?:0x|\\x)?[0-9A-Fa-f]{2}[\s:,]{0,2}){7,}(?:0x|\\x)?[0-9A-Fa-f]{2}(?![0-9A-Za-z])/g;
/** Words of hex letters only (`be`, `face`, `decade`) that may stand before and behind a run. */
const MOST_STRAY_WORDS = 3;

function hexPieces(text: string): DecodedPiece[] {
  const found: DecodedPiece[] = [];
  for (const match of text.matchAll(HEX_RUN)) {
    const words = [...match[0].matchAll(/[^\s:,]+/g)];
    const most = Math.min(MOST_STRAY_WORDS, words.length - 1);
    const long = words.filter((word) => words.length > 1 && word[0].length >= LEAST_HEX);
    if (long.length > 0) {
      for (const word of long) {
        const digits = word[0].replace(/0x|\\x/g, "");
        const decoded = digits.length % 2 === 0 ? sentence(Buffer.from(digits, "hex")) : null;
        const start = match.index + word.index;
        if (decoded !== null) found.push({ start, end: start + word[0].length, text: decoded });
      }
      continue;
    }
    let best: DecodedPiece | null = null;
    for (let stray = 0; stray <= most * 2 && !best; stray += 1) {
      for (
        let front = Math.min(stray, most);
        front >= 0 && stray - front <= most && !best;
        front -= 1
      ) {
        const kept = words.slice(front, words.length - (stray - front));
        const first = kept[0];
        const last = kept.at(-1);
        if (!first || !last) continue;
        const start = match.index + first.index;
        const end = match.index + last.index + last[0].length;
        const digits = text.slice(start, end).replace(/0x|\\x|[\s:,]/g, "");
        if (digits.length < LEAST_HEX || digits.length % 2 === 1) continue;
        const decoded = sentence(Buffer.from(digits, "hex"));
        if (decoded !== null) best = { start, end, text: decoded };
      }
    }
    if (best) found.push(best);
  }
  return found;
}

/** Codes of ASCII characters in decimal, with blanks or commas between them. */
const decimal: Decoder = {
  name: "decimal",
  applies: (_, stats) => stats.numberRun >= 8,
  find: (text) =>
    pieces(text, /(?<!\d)(?:\d{2,3}[\s,;]{1,2}){7,}\d{2,3}(?!\d)/g, (found) => {
      const codes = found.split(/[\s,;]+/).map(Number);
      if (codes.some((code) => code > 126 || (code < 32 && code !== 10 && code !== 13)))
        return null;
      return sentence(Buffer.from(codes));
    }),
};

const binary: Decoder = {
  name: "binary",
  applies: (_, stats) => stats.longest >= 48 || stats.equalRun >= 5,
  find: (text) =>
    pieces(text, /(?:[01]{8}[\s,]{0,2}){6,}/g, (found) => {
      const digits = found.replace(/[\s,]/g, "");
      const bytes = Buffer.alloc(digits.length / 8);
      for (let at = 0; at < bytes.length; at += 1)
        bytes[at] = Number.parseInt(digits.slice(at * 8, at * 8 + 8), 2);
      return sentence(bytes);
    }),
};

const url: Decoder = {
  name: "url",
  applies: (_, stats) => hasMark(stats, 0x25),
  find: (text) =>
    pieces(text, /(?:%[0-9A-Fa-f]{2})+/g, (found) =>
      strict(Buffer.from(found.replace(/%/g, ""), "hex")),
    ),
};

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  colon: ":",
  excl: "!",
  num: "#",
  lpar: "(",
  rpar: ")",
  lbrack: "[",
  rbrack: "]",
  sol: "/",
  newline: "\n",
  period: ".",
  comma: ",",
};

const entities: Decoder = {
  name: "html",
  applies: (_, stats) => hasMark(stats, 0x26),
  find: (text) =>
    pieces(text, /&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});/g, (found) => {
      const name = found.slice(1, -1);
      if (!name.startsWith("#")) return NAMED_ENTITIES[name.toLowerCase()] ?? null;
      const code = /^#x/i.test(name)
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
    }),
};

const escapes: Decoder = {
  name: "escape",
  applies: (_, stats) => hasMark(stats, 0x5c),
  find: (text) =>
    pieces(text, /\\u\{[0-9A-Fa-f]{1,6}\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}/g, (found) => {
      const code = Number.parseInt(found.replace(/[^0-9A-Fa-f]/g, ""), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
    }),
};

/** In the order in which they claim a stretch of text. */
export const DECODERS: readonly Decoder[] = [escapes, url, entities, binary, decimal, hex, base64];

function pieces(
  text: string,
  pattern: RegExp,
  decode: (found: string) => string | null,
): DecodedPiece[] {
  const found: DecodedPiece[] = [];
  for (const match of text.matchAll(pattern)) {
    const decoded = decode(match[0]);
    if (decoded === null) continue;
    const { index } = match;
    found.push({ start: index, end: index + match[0].length, text: decoded });
  }
  return found;
}

/** Bytes as text when they are valid UTF-8. */
function strict(bytes: Buffer): string | null {
  const text = bytes.toString("utf8");
  return text.includes("\ufffd") ? null : text;
}

/** Bytes as text when they read like one: valid UTF-8, hardly any control characters, letters. */
function sentence(bytes: Buffer): string | null {
  const text = strict(bytes);
  if (text === null || text.length < 6) return null;
  let good = 0;
  let control = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) control += 1;
    else if (unit === 0x20 || (unit | 0x20) >= 0x61) good += 1;
  }
  if (control > 0 || good < text.length * 0.55) return null;
  // A sentence stands apart from its neighbours.
  return ` ${text} `;
}
