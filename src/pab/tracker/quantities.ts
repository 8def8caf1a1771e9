import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import type { WordType } from "./vocabulary.ts";

/** A number, time, day, code or address in a passage, with all the ways it may be read. */
export interface Quantity {
  /** Positions of its tokens, half open. */
  readonly from: number;
  readonly to: number;
  readonly readings: ReadonlySet<string>;
  /** Said of a time of day: another half is another time. */
  readonly half?: "am" | "pm";
}

const MAGNITUDES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["tausend", 1000],
  ["mil", 1000],
  ["mille", 1000],
]);
const ordinal = /^\d+(?:st|nd|rd|th)$/;

/** The quantities of a passage in order. Numbers of several words (`two hundred`) are one. */
export function quantitiesOf(index: TraceIndex, { from, to }: Region): Quantity[] {
  const found: Quantity[] = [];
  let at = from;
  while (at < to) {
    const next = readQuantity(index, at, to);
    if (next) found.push(next);
    at = next ? next.to : at + 1;
  }
  return found;
}

function readQuantity(index: TraceIndex, at: number, end: number): Quantity | null {
  const address = readAddress(index, at, end);
  if (address !== null) return address;
  const type = index.typeAt(at);
  const day = chineseDay(index, at, end);
  if (day !== null) return { from: at, to: at + 2, readings: new Set([day]) };
  if (type.value === null || isNoQuantity(index, at, end)) return null;
  const readings = new Set([type.value]);
  const code = codeBefore(index, at);
  if (code !== null) return { from: at, to: at + 1, readings: codeReadings(code, type.value) };
  let to = groupsEnd(index, at, end);
  if (to > at + 1) {
    const digits = Array.from({ length: to - at }, (_, i) => formAt(index, at + i)).join("");
    return { from: at, to, readings: new Set([digits.replace(/^0+(?=\d)/, "")]) };
  }
  if (/^\d+(?:\.\d+)?$/.test(type.value)) {
    const said = readNumber(index, at, end, Number(type.value));
    if (said.to > to) readings.clear();
    to = said.to;
    readings.add(String(said.value));
    addTimes(index, to, end, said.value, readings);
  }
  const half = halfBehind(index, to, end);
  addClock(half, type.value, readings);
  // `7:00` may be said as `seven`, `23:30` and `20:00` only as themselves.
  if (/^(?:\d|1[0-2]):00$/.test(type.value)) readings.add(type.value.slice(0, -3));
  if (ordinal.test(type.form)) readings.add(String(Number.parseInt(type.form, 10)));
  if (/^0?\d\D/.test(type.form)) readings.add(type.form);
  return half === null ? { from: at, to, readings } : { from: at, to, readings, half };
}

/** Where a number in groups of three digits ends: `12 500`. The position behind `at` where it has none. */
function groupsEnd(index: TraceIndex, at: number, end: number): number {
  let to = at + 1;
  if (!/^[1-9]\d{0,2}$/.test(formAt(index, at))) return to;
  const content = index.events[index.eventAt(at)]?.content ?? "";
  while (
    to < end &&
    /^\d{3}$/.test(formAt(index, to)) &&
    /^[ \u00a0\u2009\u202f]$/.test(content.slice(index.ends[to - 1], index.starts[to]))
  ) {
    to += 1;
  }
  return to;
}

/** `one` is an article mostly, unless thousands follow, and `two-person`, `three-month` are words with a number in them. */
function isNoQuantity(index: TraceIndex, at: number, end: number): boolean {
  const { form, hasDigit } = index.typeAt(at);
  if (form === "one") return at + 1 >= end || !MAGNITUDES.has(formAt(index, at + 1));
  if (hasDigit || at + 1 >= end) return false;
  const content = index.events[index.eventAt(at)]?.content ?? "";
  const next = index.typeAt(at + 1);
  return next.value === null && content.slice(index.ends[at], index.starts[at + 1]) === "-";
}

/** A mail address: words joined by dots, dashes and one `@`. */
function readAddress(index: TraceIndex, at: number, end: number): Quantity | null {
  const content = index.events[index.eventAt(at)]?.content ?? "";
  let to = at + 1;
  let isAddress = false;
  for (; to < end; to += 1) {
    const gap = content.slice(index.ends[to - 1], index.starts[to]);
    if (gap === "@") isAddress = true;
    else if (!/^[._+-]$/.test(gap)) break;
  }
  if (!isAddress) return null;
  const text = content.slice(index.starts[at], index.ends[to - 1]).toLowerCase();
  return { from: at, to, readings: new Set([text]) };
}

/** The letters that make a number a code: `MT` of `MT-3`. */
function codeBefore(index: TraceIndex, at: number): string | null {
  if (at === 0 || index.eventAt(at) !== index.eventAt(at - 1)) return null;
  const { form } = index.typeAt(at - 1);
  if (form.length > 4 || !/^\p{L}+$/u.test(form)) return null;
  const content = index.events[index.eventAt(at)]?.content ?? "";
  return content.slice(index.ends[at - 1], index.starts[at]) === "-" ? form : null;
}

/** A code with a long number may also be cited by the number alone. */
function codeReadings(letters: string, value: string): Set<string> {
  return new Set(value.length >= 3 ? [letters + value, value] : [letters + value]);
}

/** The words of one number from its first on: `two thousand one hundred and eighty-five`. */
function readNumber(
  index: TraceIndex,
  at: number,
  end: number,
  first: number,
): { readonly to: number; readonly value: number } {
  let [thousands, open] = [0, first];
  let to = at + 1;
  for (; to < end && isJoined(index, to); to += 1) {
    const isAnd = open > 0 && open % 100 === 0 && formAt(index, to) === "and" && to + 1 < end;
    const next = index.vocabulary.type(index.forms[isAnd ? to + 1 : to] ?? 0);
    const magnitude = isAnd ? undefined : MAGNITUDES.get(next.form);
    if (magnitude === 100) open *= 100;
    else if (magnitude !== undefined) {
      thousands += open * magnitude;
      open = 0;
    } else if (isNextPart(thousands, open, next)) {
      if (isAnd) to += 1;
      open += Number(next.value);
    } else break;
  }
  return { to, value: thousands + open };
}

/** Whether nothing but white space or a hyphen stands before a token, after the one before it. */
function isJoined(index: TraceIndex, at: number): boolean {
  const content = index.events[index.eventAt(at)]?.content ?? "";
  return /^[\s-]+$/.test(content.slice(index.ends[at - 1], index.starts[at]));
}

const formAt = (index: TraceIndex, at: number): string =>
  index.vocabulary.type(index.forms[at] ?? 0).form;

/** Units after tens, what is below a hundred after hundreds, hundreds after thousands; in words. */
function isNextPart(thousands: number, open: number, { value, hasDigit }: WordType): boolean {
  if (hasDigit || value === null || !/^\d{1,2}$/.test(value)) return false;
  const part = Number(value);
  if (open === 0) return thousands > 0;
  if (open % 100 === 0) return part > 0;
  return open % 100 >= 20 && open % 10 === 0 && part > 0 && part < 10;
}

/** `6 pm` is 18:00. */
function addTimes(
  index: TraceIndex,
  to: number,
  end: number,
  hour: number,
  out: Set<string>,
): void {
  if (hour > 12 || to >= end) return;
  const { form } = index.typeAt(to);
  if (form === "pm" || form === "am") out.add(`${(hour % 12) + (form === "pm" ? 12 : 0)}:00`);
}

function halfBehind(index: TraceIndex, to: number, end: number): "am" | "pm" | null {
  const form = to < end ? formAt(index, to) : "";
  return form === "am" || form === "pm" ? form : null;
}

/** `2:30 pm` and `2.30 pm` are 14:30. */
function addClock(half: "am" | "pm" | null, clock: string, out: Set<string>): void {
  const [, hours, minutes] = /^0?(\d|1[0-2])[:.](\d\d)$/.exec(clock) ?? [];
  if (hours === undefined || half === null) return;
  out.add(`${(Number(hours) % 12) + (half === "pm" ? 12 : 0)}:${minutes}`);
}

const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

/** `周四`, `星期四` (from its second character on), `礼拜四`. */
function chineseDay(index: TraceIndex, at: number, end: number): string | null {
  if (at + 1 >= end || !"周期拜".includes(index.typeAt(at).form)) {
    return null;
  }
  const { form } = index.typeAt(at + 1);
  return WEEKDAYS["一二三四五六日".indexOf(form)] ?? (form === "天" ? "sunday" : null);
}

/** How far an amount may be rounded in retelling: `about 18k` for 18,400. */
const ROUNDING = 0.03;

/** Whether two quantities can be the same, in some reading, large round amounts loosely. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  for (const reading of a.readings) if (b.readings.has(reading)) return true;
  const x = roundAmount(a);
  const y = roundAmount(b);
  if (x === null && y === null) return false;
  const [p, q] = [amount(a), amount(b)];
  return p !== null && q !== null && Math.abs(p - q) <= ROUNDING * Math.max(p, q);
}

function amount({ readings }: Quantity): number | null {
  for (const reading of readings) if (/^\d+(?:\.\d+)?$/.test(reading)) return Number(reading);
  return null;
}

function roundAmount(quantity: Quantity): number | null {
  const value = amount(quantity);
  return value !== null && value >= 1000 && value % 500 === 0 ? value : null;
}
