import { at } from "../../text/at.ts";
import { asciiDigits } from "./digits.ts";
import { unescapeText } from "./escapes.ts";

/**
 * Cuts text into tokens: runs of letters, marks and digits, lower-cased, with their UTF-16 offsets.
 * What lies between them (case, punctuation, markup, escapes) is what carriers change, so that two
 * texts that differ only there have equal token sequences.
 */

/** Receives one token: its normal form, where it stands in UTF-16 units, and its shape. */
export type TokenSink = (form: string, start: number, end: number, shape: number) => void;

/** Bits of a token's shape. */
export const SHAPE_UPPER = 1;
export const SHAPE_DIGIT = 2;
export const SHAPE_LETTER = 4;
/** A character of a script that is written without blanks: a token by itself. */
export const SHAPE_IDEOGRAPH = 8;

const SKIP = 0;
const LETTER = 1;
const UPPER = 2;
const DIGIT = 3;
const IDEOGRAPH = 4;
/** Apostrophes and characters that cannot be seen join the letters around them. */
const GLUE = 5;
/** Half of a pair: judged with its partner. */
const SURROGATE = 6;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[\p{L}\p{M}]/u, LETTER],
  [/\p{Lu}/u, UPPER],
  [/\p{Nd}/u, DIGIT],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u, IDEOGRAPH],
  [/['\u2019\u02bc\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u, GLUE],
];
const glue = /['\u2019\u02bc\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const classes = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  unit >= 0xd800 && unit <= 0xdfff ? SURROGATE : kindOf(String.fromCharCode(unit)),
);

function kindOf(character: string): number {
  return KINDS.findLast(([pattern]) => pattern.test(character))?.[1] ?? SKIP;
}

/** Calls `sink` for every token of `text`, in order. Linear in the length of the text. */
export function scanTokens(text: string, sink: TokenSink): void {
  const unescaped = unescapeText(text);
  if (unescaped === null) {
    scanPlain(text, sink);
    return;
  }
  const { offsets } = unescaped;
  scanPlain(unescaped.text, (form, start, end, shape) =>
    sink(form, at(offsets, start), at(offsets, end), shape),
  );
}

function scanPlain(text: string, sink: TokenSink): void {
  let at = 0;
  while (at < text.length) {
    const kind = classAt(text, at);
    if (kind === SKIP || kind === GLUE) {
      at = text.charCodeAt(at) === 0x3c ? skipTag(text, at) : at + 1;
    } else if (kind === IDEOGRAPH) {
      const end = at + unitsAt(text, at);
      sink(text.slice(at, end), at, end, SHAPE_IDEOGRAPH | SHAPE_LETTER);
      at = end;
    } else {
      at = scanWord(text, at, sink);
    }
  }
}

function classAt(text: string, at: number): number {
  const kind = classes[text.charCodeAt(at)] ?? 0;
  if (kind !== SURROGATE) return kind;
  return unitsAt(text, at) === 2 ? kindOf(text.slice(at, at + 2)) : SKIP;
}

function unitsAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function scanWord(text: string, start: number, sink: TokenSink): number {
  let shape = 0;
  let plain = true;
  let at = start;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = unit >= 0xd800 && unit <= 0xdfff ? classAt(text, at) : (classes[unit] ?? 0);
    if (kind === LETTER) shape |= SHAPE_LETTER;
    else if (kind === UPPER) shape |= SHAPE_LETTER | SHAPE_UPPER;
    else if (kind === DIGIT) shape |= SHAPE_DIGIT;
    else if (isInside(text, at, kind)) plain = false;
    else break;
    if (unit > 0x7f) plain = false;
    at += unit >= 0xd800 && unit <= 0xdbff ? 2 : 1;
  }
  const raw = text.slice(start, at);
  sink(plain && !(shape & SHAPE_UPPER) ? raw : normalise(raw, plain), start, at, shape);
  return at;
}

/** An apostrophe between letters, or a separator between digits, belongs to the token. */
function isInside(text: string, at: number, kind: number): boolean {
  const next = classes[text.charCodeAt(at + 1)] ?? 0;
  if (kind === GLUE) return next === LETTER || next === UPPER;
  if (!".,:".includes(text.charAt(at))) return false;
  return next === DIGIT && classes[text.charCodeAt(at - 1)] === DIGIT;
}

function normalise(raw: string, plain: boolean): string {
  if (plain) return raw.toLowerCase();
  const bare = asciiDigits(raw.normalize("NFKC"))
    .toLowerCase()
    .replace(/['\u2019]s$/, "")
    .replace(glue, "");
  return /\d[.,:]\d/.test(bare) ? normalNumber(bare) : bare;
}

/** `4,180.00` and `4180`, `45.000` and `45000` are one amount; `18:00` and `4.12` stay. */
function normalNumber(form: string): string {
  return form.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(/[.,]00$/, "");
}

const tag =
  /^<\/?(?:a|abbr|b|blockquote|br|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul)(?=[\s/>])/i;

/**
 * Past the name of a tag, or past the bracket alone where it opens none. Attributes and comments are
 * read as text: they are a favourite place to hide an instruction.
 */
function skipTag(text: string, at: number): number {
  const found = tag.exec(text.slice(at, at + 16));
  return at + (found ? found[0].length : 1);
}
