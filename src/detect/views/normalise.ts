import { Buffer } from "node:buffer";
import { numberAt } from "../../text/at.ts";
import type { Range } from "../score/regions.ts";
import { foldCharacter, tagLetter } from "./fold.ts";
import { isLookAlikeScript, latinLookAlike } from "./homoglyphs.ts";
import type { View, ViewName } from "./view.ts";

const nonAscii = /[^\u0000-\u007f]/;
const BLACK_FLAG = 0x1f3f4;
const CANCEL_TAG = 0xe007f;

/** A normalised view. */
export interface NormalView extends View {
  /**
   * The same with words wholly of another script as they are, where they stand beside Latin ones and were
   * turned Latin too: such a word is a disguise, or one of its own language. Null where there is none.
   */
  readonly own: View | null;
}

/**
 * The normalised form of a view: every character folded (see fold.ts), look-alikes of other
 * scripts turned Latin in words that hold a Latin letter, or stand beside such a word. Plain ASCII is
 * only lower-cased and keeps its offsets.
 */
export function normalise(base: View, name: ViewName): NormalView {
  // Long: one pass over every unit into three arrays that grow together.
  const raw = base.text;
  if (!nonAscii.test(raw)) {
    return { name, text: raw.toLowerCase(), starts: base.starts, ends: base.ends, own: null };
  }
  // Folding yields up to a few units for one; grown when needed.
  let units = new Uint16Array(raw.length + 64);
  let starts = new Int32Array(raw.length + 64);
  let ends = new Int32Array(raw.length + 64);
  let length = 0;
  let lookAlikes = false;
  let smuggling = false;
  const cache = new Map<number, string>();
  for (let at = 0; at < raw.length; ) {
    const code = raw.codePointAt(at) as number;
    const width = code > 0xffff ? 2 : 1;
    if (length + 32 > units.length) {
      const size = units.length * 2 + 64;
      units = grown(units, new Uint16Array(size));
      starts = grown(starts, new Int32Array(size));
      ends = grown(ends, new Int32Array(size));
    }
    if (code < 0x80) {
      units[length] = code >= 0x41 && code <= 0x5a ? code + 32 : code;
      starts[length] = at;
      ends[length] = at + 1;
      length += 1;
      at += 1;
      continue;
    }
    if (code === BLACK_FLAG) {
      // Tag characters after a black flag name a region (Scotland …) and smuggle nothing.
      at = skipFlagTags(raw, at + 2);
      continue;
    }
    if (smuggling !== isTag(code)) {
      // Hidden text is no continuation of the word it hides behind.
      smuggling = !smuggling;
      units[length] = 0x0a;
      units[length + 1] = 0x0a;
      starts.fill(at, length, length + 2);
      ends.fill(at + width, length, length + 2);
      length += 2;
    }
    let folded = cache.get(code);
    if (folded === undefined) {
      folded = foldCharacter(String.fromCodePoint(code));
      cache.set(code, folded);
    }
    for (let unit = 0; unit < folded.length; unit += 1) {
      const value = folded.charCodeAt(unit);
      if (isLookAlikeScript(value)) lookAlikes = true;
      units[length] = value;
      starts[length] = at;
      ends[length] = at + width;
      length += 1;
    }
    at += width;
  }
  const before = lookAlikes ? decodeUnits(units, length) : "";
  const turned = lookAlikes ? latinise(units, length) : [];
  if (base.starts && base.ends) {
    for (let unit = 0; unit < length; unit += 1) {
      ends[unit] = numberAt(base.ends, numberAt(ends, unit) - 1);
      starts[unit] = numberAt(base.starts, numberAt(starts, unit));
    }
  }
  const normal = {
    name,
    text: decodeUnits(units, length),
    starts: starts.subarray(0, length),
    ends: ends.subarray(0, length),
  };
  return { ...normal, own: turned.length > 0 ? withOwn(normal, before, turned) : null };
}

/** A view with stretches as they were before. */
function withOwn(view: View, before: string, stretches: readonly Range[]): View {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of stretches) {
    parts.push(view.text.slice(done, start), before.slice(start, end));
    done = end;
  }
  return { ...view, text: parts.join("") + view.text.slice(done), changed: stretches };
}

function isTag(code: number): boolean {
  return code >= 0xe0020 && code <= 0xe007e;
}

function skipFlagTags(raw: string, from: number): number {
  let at = from;
  // A region name has at most six letters; what is longer is text in hiding.
  for (let count = 0; count < 7 && at < raw.length; count += 1) {
    const code = raw.codePointAt(at) as number;
    if (code === CANCEL_TAG) return at + 2;
    if (tagLetter(code) === null) return at;
    at += 2;
  }
  return from;
}

function grown<T extends Uint16Array | Int32Array>(old: T, fresh: T): T {
  fresh.set(old);
  return fresh;
}

/**
 * Turns look-alikes Latin in words that hold a Latin letter, or stand beside such a word.
 * @returns the words of the second kind
 */
function latinise(units: Uint16Array, length: number): Range[] {
  const turned: [number, number][] = [];
  let beside = false;
  for (let at = 0; at < length; ) {
    if (!isWordUnit(numberAt(units, at))) {
      at += 1;
      continue;
    }
    const start = at;
    let latin = 0;
    let foreign = 0;
    let lookAlike = 0;
    while (at < length && isWordUnit(numberAt(units, at))) {
      const unit = numberAt(units, at);
      if (unit >= 0x61 && unit <= 0x7a) latin += 1;
      else if (isLookAlikeScript(unit)) {
        foreign += 1;
        if (latinLookAlike(unit) !== 0) lookAlike += 1;
      }
      at += 1;
    }
    const mixed = latin > 0 && foreign > 0;
    if (mixed || (foreign > 0 && lookAlike === foreign && beside)) {
      for (let unit = start; unit < at; unit += 1) {
        const value = latinLookAlike(numberAt(units, unit));
        if (value !== 0) units[unit] = value;
      }
      if (!mixed) turned.push([start, at]);
    }
    beside = latin > 0 || (beside && lookAlike === foreign);
  }
  return turned;
}

function isWordUnit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit >= 0x370;
}

function decodeUnits(units: Uint16Array, length: number): string {
  return Buffer.from(units.buffer, units.byteOffset, length * 2).toString("utf16le");
}
