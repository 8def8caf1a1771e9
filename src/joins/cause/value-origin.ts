import type { ArgumentValue } from "./act.ts";
import { likenessOf } from "./likeness.ts";
import type { Prior } from "./prior.ts";
import { asNumber, dateOf, numeralsOf, placeOfDate } from "./quantity.ts";
import { isTelling, TOO_SHORT } from "./telling.ts";
import { indexText, placesOf, spanOfWords } from "./text-index.ts";
import { isPrincipal, trustOf } from "./trust.ts";

export type OriginKind = "copied" | "partly copied" | "reworded" | "computed";

/** Where a value came from. Ranges are UTF-16 units of the prior's text. */
export interface ValueOrigin {
  readonly prior: Prior;
  readonly kind: OriginKind;
  /** Share of the value that this accounts for, 0 to 1. */
  readonly share: number;
  readonly range: readonly [number, number];
}

const KINDS: readonly OriginKind[] = ["copied", "partly copied", "reworded", "computed"];
/** Share of a text's telling words from which on it is taken for a rewording. */
const REWORDED = 0.6;
/** Share of a text's words in runs from which on they are taken for copied. */
const PARTLY_COPIED = 0.5;

/**
 * The texts that a value can have come from, the best explanation first: a copy before a rewording,
 * then the user's own words, then the least trusted text, then the earliest. A text that only gives
 * back what the agent had asked with is no origin.
 */
export function originsOf(value: ArgumentValue, priors: readonly Prior[]): ValueOrigin[] {
  const found: ValueOrigin[] = [];
  for (const prior of priors) {
    const origin = originIn(value, prior);
    if (origin && !givesBack(value, prior)) found.push(origin);
  }
  if (found.length === 0) found.push(...computedFrom(value, priors));
  if (found.length === 0) found.push(...joinedFrom(value, priors));
  return found.sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      b.share - a.share ||
      Number(isPrincipal(b.prior.event.channel)) - Number(isPrincipal(a.prior.event.channel)) ||
      trustOf(a.prior.event.channel) - trustOf(b.prior.event.channel) ||
      a.prior.event.seq - b.prior.event.seq,
  );
}

function givesBack({ index }: ArgumentValue, { asked }: Prior): boolean {
  return asked !== null && placesOf(index, asked, 1).length > 0;
}

/** Whether, and how, one text holds a value. */
export function originIn(value: ArgumentValue, prior: Prior): ValueOrigin | null {
  const place = placesOf(value.index, prior.index, 1)[0];
  if (place) return { prior, kind: "copied", share: 1, range: spanOfWords(prior.index, ...place) };
  const number = asNumber(value.text);
  if (number !== null) {
    const same = numeralsOf(prior.text).find((one) => one.value === number);
    return same ? { prior, kind: "copied", share: 1, range: [same.start, same.end] } : null;
  }
  const date = dateOf(value.text);
  if (date) {
    const day = placeOfDate(date, prior.index);
    return day
      ? { prior, kind: "reworded", share: 1, range: spanOfWords(prior.index, ...day) }
      : null;
  }
  return likeIn(value, prior);
}

function likeIn(value: ArgumentValue, prior: Prior): ValueOrigin | null {
  if (value.index.words.filter(({ form }) => isTelling(form)).length < TOO_SHORT) return null;
  const like = likenessOf(value.index, prior.index);
  if (!like || like.shared < TOO_SHORT) return null;
  const range = spanOfWords(prior.index, ...like.range);
  if (like.verbatim >= PARTLY_COPIED)
    return { prior, kind: "partly copied", share: like.verbatim, range };
  return like.share >= REWORDED ? { prior, kind: "reworded", share: like.share, range } : null;
}

/** Numbers looked at in one text when a sum is sought; more make any sum come out by chance. */
const MOST_NUMBERS = 40;
/** Numbers below this come out of any sum. */
const LEAST_COMPUTED = 10;

/** Pairs of one text that may make a number; with more it comes out by chance. */
const MOST_PAIRS = 2;

/** A number that is the sum, difference, product or percentage of two numbers of one text. */
function computedFrom(value: ArgumentValue, priors: readonly Prior[]): ValueOrigin[] {
  const wanted = asNumber(value.text);
  if (wanted === null || Math.abs(wanted) < LEAST_COMPUTED) return [];
  for (const prior of priors) {
    const numbers = numeralsOf(prior.text).slice(0, MOST_NUMBERS);
    const pairs = numbers.flatMap((a, at) =>
      numbers.slice(at + 1).flatMap((b) => (makes(wanted, a.value, b.value) ? [[a, b]] : [])),
    );
    const [a, b] = pairs[0] ?? [];
    if (a && b && pairs.length <= MOST_PAIRS)
      return [{ prior, kind: "computed", share: 1, range: [a.start, b.end] }];
  }
  return [];
}

function makes(wanted: number, a: number, b: number): boolean {
  const same = (made: number): boolean => Math.abs(made - wanted) < 0.005;
  return (
    same(a + b) ||
    same(Math.abs(a - b)) ||
    (a > 1 && b > 1 && same(a * b)) ||
    same((a * b) / 100) ||
    same(a * (1 + b / 100))
  );
}

/** Shorter parts stand in any text. */
const LEAST_PART = 4;

/** A value put together of two texts' words, as a name and a host are: the less trusted part tells. */
function joinedFrom({ index }: ArgumentValue, priors: readonly Prior[]): ValueOrigin[] {
  const find = (text: string): ValueOrigin | null => {
    const part = indexText(text);
    if (part.joined.length < LEAST_PART) return null;
    for (const prior of priors) {
      const place = placesOf(part, prior.index, 1)[0];
      const range = place && spanOfWords(prior.index, ...place);
      if (range) return { prior, kind: "computed", share: 1, range };
    }
    return null;
  };
  for (const { start } of index.words.slice(1)) {
    const parts = [index.text.slice(0, start), index.text.slice(start)].map(find);
    const [a, b] = parts;
    if (a && b) return [trustOf(a.prior.event.channel) <= trustOf(b.prior.event.channel) ? a : b];
  }
  return [];
}
