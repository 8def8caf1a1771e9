import { at } from "../../text/at.ts";
import { OffsetMap, type Span } from "../../text/code-points.ts";

/**
 * Finding a planted text again after an environment has printed it: YAML folds lines, doubles
 * single quotes and writes escapes, JSON escapes quotes, and both may be nested. The matcher
 * ignores white space on both sides and reads an escape as the character it stands for, so the
 * offsets it gives are exact in the printed text.
 */

/** A planted text made ready for searching; build it once for each distinct text. */
export interface Needle {
  /** The text without white space. */
  readonly compact: string;
  /** A run of letters and digits that no folding can split, and where it stands in `compact`. */
  readonly anchor: string;
  readonly anchorAt: number;
}

/** Texts of fewer characters than this (white space aside) could be found anywhere by chance. */
const MIN_NEEDLE = 8;

/** The needle for a text, or null when the text is too short to be told from chance. */
export function needleOf(text: string): Needle | null {
  const compact = text.replace(/\s+/g, "");
  if (compact.length < MIN_NEEDLE) return null;
  // Anchors come from the text before white space is dropped: a run must not span a fold. Only
  // the head is searched, so that the few characters before the anchor are cheap to walk back.
  let best = { anchor: "", anchorAt: 0 };
  let dropped = 0;
  let scanned = 0;
  for (const piece of text.matchAll(/(\s+)|([A-Za-z0-9]+)/g)) {
    if (piece[1] !== undefined) {
      dropped += piece[1].length;
      continue;
    }
    const run = at(piece, 2);
    if (run.length > best.anchor.length) best = { anchor: run, anchorAt: piece.index - dropped };
    scanned += run.length;
    if (best.anchor.length >= 6 || (scanned > 80 && best.anchor !== "")) break;
  }
  // A text without an ASCII letter or digit has no anchor that escapes leave alone.
  return { compact, ...best };
}

/**
 * Every place where the needle stands in `text`, in order and without overlap.
 * @returns half-open spans in UTF-16 units; `locate` gives code points.
 */
export function locateUtf16(text: string, needle: Needle): (readonly [number, number])[] {
  const found = locateByAnchor(text, needle);
  // A line break of a double-quoted scalar, or an escaped letter, may stand inside the anchor.
  return found.length === 0 && needle.anchor !== "" && splitsWords.test(text)
    ? locateByAnchor(text, { compact: needle.compact, anchor: "", anchorAt: 0 })
    : found;
}

/**
 * Comparisons that one search may take. Real texts need a few for each character; a text built from
 * one repeated word could ask for the product of both lengths, and is given up instead.
 */
interface Budget {
  left: number;
}
const BASE_STEPS = 1_000_000;
const STEPS_PER_CHARACTER = 64;

const splitsWords = /\\(?:\n|(?:u00|x)[2-7])/;

function locateByAnchor(text: string, needle: Needle): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const budget = { left: BASE_STEPS + STEPS_PER_CHARACTER * text.length };
  let from = 0;
  while (from <= text.length && budget.left > 0) {
    const hit = nextCandidate(text, needle, from);
    if (hit < 0) break;
    const span = matchAround(text, needle, hit, budget);
    if (span && span[0] >= (found.at(-1)?.[1] ?? 0)) {
      found.push(span);
      from = span[1];
    } else {
      from = hit + 1;
    }
  }
  return found;
}

/** As `locateUtf16`, in code points. */
export function locate(text: string, needle: Needle): Span[] {
  const spans = locateUtf16(text, needle);
  if (spans.length === 0) return [];
  const map = new OffsetMap(text);
  return spans.map(([start, end]) => [map.toCodePoint(start), map.toCodePoint(end)]);
}

function nextCandidate(text: string, needle: Needle, from: number): number {
  if (needle.anchor !== "") return text.indexOf(needle.anchor, from);
  const direct = text.indexOf(at(needle.compact, 0), from);
  const escaped = text.indexOf("\\", from);
  if (direct < 0) return escaped;
  return escaped < 0 ? direct : Math.min(direct, escaped);
}

/** The match whose anchor stands at `hit`, if there is one. */
function matchAround(
  text: string,
  needle: Needle,
  hit: number,
  budget: Budget,
): readonly [number, number] | null {
  if (needle.anchorAt === 0) {
    const end = matchFrom(text, hit, needle.compact, budget);
    return end < 0 ? null : [hit, end];
  }
  // Each character before the anchor takes at most ten (`\U0001F600`), folds some more.
  const furthest = Math.max(0, hit - needle.anchorAt * 10 - 40);
  for (let start = hit - 1; start >= furthest; start -= 1) {
    if (isBlank(text.charCodeAt(start))) continue;
    const end = matchFrom(text, start, needle.compact, budget);
    if (end >= 0) return [start, end];
  }
  return null;
}

/**
 * Matches the whole of `compact` against the text at `at`.
 * @returns the offset just after the last matched character, or -1.
 */
function matchFrom(text: string, at: number, compact: string, budget: Budget): number {
  let end = at;
  let i = 0;
  while (i < compact.length) {
    budget.left -= 1;
    if (budget.left <= 0) return -1;
    at = skipBlank(text, at);
    if (at >= text.length) return -1;
    const want = compact.charCodeAt(i);
    const have = text.charCodeAt(at);
    if (have === BACKSLASH) {
      const step = matchEscape(text, at, compact, i);
      // A match starts with a character of the text, not with white space before it.
      if (!step || step.i === 0) return -1;
      at = step.at;
      i = step.i;
    } else if (have === want && want === QUOTE) {
      const step = matchQuotes(text, at, compact, i);
      if (!step) return -1;
      at = step.at;
      i = step.i;
    } else if (have === want) {
      at += 1;
      i += 1;
    } else {
      return -1;
    }
    end = at;
  }
  return end;
}

interface Step {
  readonly at: number;
  readonly i: number;
}

/** A run of single quotes: as it is, or each written twice inside a single-quoted scalar. */
function matchQuotes(text: string, at: number, compact: string, i: number): Step | null {
  const have = runLength(text, at, QUOTE);
  const wanted = runLength(compact, i, QUOTE);
  // At the end of the needle the scalar's own closing quote may follow.
  const last = i + wanted === compact.length;
  const taken = have === wanted || have === wanted * 2 ? have : last ? wanted * 2 : 0;
  if (taken > 0 && taken <= have) return { at: at + taken, i: i + wanted };
  return last && have > wanted ? { at: at + wanted, i: i + wanted } : null;
}

function runLength(text: string, at: number, unit: number): number {
  let end = at;
  while (text.charCodeAt(end) === unit) end += 1;
  return end - at;
}

function matchEscape(text: string, at: number, compact: string, i: number): Step | null {
  const slashes = runLength(text, at, BACKSLASH);
  const after = at + slashes;
  const wanted = runLength(compact, i, BACKSLASH);
  if (wanted > 0) {
    // Backslashes of the text itself: as they are, doubled once, or doubled twice.
    if (slashes === wanted || slashes === wanted * 2 || slashes === wanted * 4) {
      return { at: after, i: i + wanted };
    }
    return null;
  }
  const next = text[after];
  if (next === undefined) return null;
  if (next === "\n" || next === "\r" || next === " " || next === "\t") return { at: after, i };
  const want = compact[i];
  if ((next === '"' || next === "'" || next === "/") && next === want)
    return { at: after + 1, i: i + 1 };
  const coded = codedCharacter(text, after);
  if (coded) {
    if (/\s/.test(coded.character)) return { at: coded.end, i };
    return compact.startsWith(coded.character, i)
      ? { at: coded.end, i: i + coded.character.length }
      : null;
  }
  // `\n`, `\t` and their like stand for white space, which neither side counts.
  return "nrtfv_NLP".includes(next) ? { at: after + 1, i } : null;
}

/** Hexadecimal digits behind the letter of an escape. */
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function codedCharacter(text: string, at: number): { character: string; end: number } | null {
  const width = DIGITS[text.charAt(at)];
  if (width === undefined) return null;
  const digits = text.slice(at + 1, at + 1 + width);
  if (digits.length !== width || !/^[0-9a-fA-F]+$/.test(digits)) return null;
  const code = Number.parseInt(digits, 16);
  if (code > 0x10ffff) return null;
  return { character: String.fromCodePoint(code), end: at + 1 + width };
}

const BACKSLASH = 0x5c;
const QUOTE = 0x27;

function isBlank(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 0x09 && unit <= 0x0d) ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

function skipBlank(text: string, at: number): number {
  while (at < text.length && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}
