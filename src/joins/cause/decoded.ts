import type { Range } from "./sentences.ts";

/** A stretch of a text that says something else once it is decoded. */
export interface Decoded {
  /** In UTF-16 units of the text. */
  readonly range: Range;
  readonly text: string;
}

/** Stretches decoded of one text, and characters of one stretch. */
const MOST = 50;
const LONGEST = 20_000;

const CODES: readonly (readonly [RegExp, (run: string) => string | null])[] = [
  [/(?<![\w+/=-])(?:[A-Za-z0-9+/]{16,}|[A-Za-z0-9_-]{16,})={0,2}(?![\w+/=-])/g, fromBase64],
  [/(?<![0-9A-Za-z])(?:[0-9A-Fa-f]{2}){8,}(?![0-9A-Za-z])/g, fromHex],
  [/[^\s"'<>]*%[0-9A-Fa-f]{2}[^\s"'<>]*/g, fromPercent],
  [
    /[^\s"'<>]*&(?:#\d{1,6}|#[xX][0-9A-Fa-f]{1,6}|amp|lt|gt|quot|apos|commat|period);[^"'<>\n]*/g,
    fromEntities,
  ],
];

/** What a text holds in Base64, hexadecimal, percent or character-entity form, where that is words. */
export function decodedIn(text: string): Decoded[] {
  const found: Decoded[] = [];
  for (const [pattern, decode] of CODES)
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MOST) return found;
      const said = match[0].length > LONGEST ? null : decode(match[0]);
      if (said === null || said === match[0] || !/\p{L}{2}/u.test(said)) continue;
      found.push({ range: [match.index, match.index + match[0].length], text: said });
    }
  return found;
}

/** A text with what it holds in such forms decoded. */
export interface DecodedText {
  readonly text: string;
  /** The stretch of the text as it was that a stretch of the decoded one stands for. */
  readonly original: (range: Range) => Range;
}

/** A text with every such stretch decoded; null where it has none. */
export function decodedText(text: string): DecodedText | null {
  const pieces: { readonly at: number; readonly size: number; readonly from: Range }[] = [];
  let out = "";
  let end = 0;
  const add = (said: string, from: Range): void => {
    pieces.push({ at: out.length, size: said.length, from });
    out += said;
    end = from[1];
  };
  for (const { range, text: said } of decodedIn(text).sort((a, b) => a.range[0] - b.range[0])) {
    if (range[0] < end) continue;
    if (range[0] > end) add(text.slice(end, range[0]), [end, range[0]]);
    add(said, range);
  }
  if (pieces.length === 0) return null;
  if (end < text.length) add(text.slice(end), [end, text.length]);
  const place = (offset: number, isEnd: boolean): number => {
    const piece =
      pieces.find(({ at, size }) => (isEnd ? offset <= at + size : offset < at + size)) ??
      pieces.at(-1);
    if (!piece) return 0;
    const isPlain = piece.size === piece.from[1] - piece.from[0];
    return isPlain ? piece.from[0] + offset - piece.at : piece.from[isEnd ? 1 : 0];
  };
  return { text: out, original: ([from, to]) => [place(from, false), place(to, true)] };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Bytes as text; null where they are none, as those of keys, hashes and images. */
function textOfBytes(bytes: Buffer): string | null {
  try {
    const text = utf8.decode(bytes);
    return /[\u0000-\u0008\u000e-\u001f\u007f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

function fromBase64(run: string): string | null {
  return textOfBytes(Buffer.from(run, "base64"));
}

function fromHex(run: string): string | null {
  return textOfBytes(Buffer.from(run, "hex"));
}

function fromPercent(run: string): string | null {
  try {
    return decodeURIComponent(run.replace(/\+/g, " "));
  } catch {
    return null;
  }
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  commat: "@",
  period: ".",
};

function fromEntities(run: string): string {
  return run.replace(/&(?:#(\d+)|#[xX]([0-9A-Fa-f]+)|(\w+));/g, (all, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
