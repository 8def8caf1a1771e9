import { languageOf } from "../language.ts";
import { hasName, isNew, namesOf } from "../names.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "../quantities.ts";
import { isQuestion } from "../question-mark.ts";
import { type Region, SHORT_EVENT } from "../region.ts";
import type { TraceIndex } from "../trace-index.ts";
import type { WordType } from "../vocabulary.ts";
import { Comparer, isTelling, type Likeness } from "./likeness.ts";
import { unitsBefore } from "./units.ts";

/** What speaks for a sentence as the source of a rewording, besides how much it is an order. */
export const UNIT_FEATURES = [
  "plain",
  "plainLead",
  "recall",
  "precision",
  "lead",
  "anchorsMissing",
  "anchorsFound",
  "foreign",
  "onCarrier",
  "force",
] as const;

/** What speaks for the rival: that the text entered where it stands. */
export const HERE_FEATURES = [
  "one",
  "newNumbers",
  "newNames",
  "anchors",
  "bestPlain",
  "bestRecall",
  "logLength",
] as const;

/** A sentence that may be the source of the query. */
export interface Unit {
  readonly region: Region;
  /** By UNIT_FEATURES, without the last: that one needs a fitted judge. */
  readonly x: readonly number[];
  readonly likeness: Likeness;
  /** Numbers, by their first position, and names of the query that its surroundings have not. */
  readonly lacks: ReadonlySet<number>;
  readonly anchorsMissing: number;
  readonly isForeign: boolean;
}

/** Whether a text rewords something earlier, as far as it is read off without fitted numbers. */
export interface Question {
  readonly region: Region;
  readonly units: readonly Unit[];
  /** By HERE_FEATURES. */
  readonly here: readonly number[];
  /** First positions of its numbers, positions of its names. */
  readonly numbers: readonly number[];
  readonly names: readonly number[];
  readonly newQuantities: number;
  readonly newNames: number;
}

/** Tokens to either side of a sentence in which its numbers and names are looked for. */
const AROUND = 200;

export function readQuestion(
  index: TraceIndex,
  region: Region,
  isCarrier: (event: number) => boolean,
): Question {
  // Long: what is known of a question, read in an order in which each part needs the last.
  const quantities = quantitiesOf(index, region);
  const names = namesOf(index, region);
  // Who asks about a text mentions it and does not give it; carriers hand on words that are not theirs.
  const regions = unitsBefore(index, region).filter(
    (unit) => isCarrier(unit.event) || !isQuestion(index, unit),
  );
  const words = regions.map((unit) => tellingWords(index, unit));
  const comparer = comparerOf(tellingWords(index, region), words);
  const language = languageOf(index, region);
  const likenesses = words.map((list) => comparer.compare(list));
  const anchors = regions.map((unit) => anchorsOf(index, region, quantities, names, unit));
  const plain = likenesses.map((one) => one.plain);
  const both = likenesses.map((one) => one.recall + one.precision);
  const plainLeads = leads(regions, plain);
  const bothLeads = leads(regions, both);
  const units = regions.map((unit, at): Unit => {
    const likeness = likenesses[at] ?? NO_LIKENESS;
    const { missing, found, lacks } = anchors[at] ?? NO_ANCHORS;
    const isForeign = language === "en" && languageOf(index, unit) !== "en";
    return {
      region: unit,
      likeness,
      lacks,
      anchorsMissing: missing,
      isForeign,
      x: [
        likeness.plain,
        plainLeads[at] ?? 0,
        likeness.recall,
        likeness.precision,
        bothLeads[at] ?? 0,
        Math.log1p(missing),
        Math.log1p(found),
        isForeign ? 1 : 0,
        isCarrier(unit.event) ? 1 : 0,
      ],
    };
  });
  const [start] = index.tokensOf(region.event);
  const newQuantities = quantities.filter(
    (quantity) =>
      anchors.every(({ lacks }) => lacks.has(quantity.from)) &&
      ![...quantity.readings].some((reading) => index.occursBefore(reading, start)),
  ).length;
  const newNames = names.filter((at) => isNew(index, region, at)).length;
  return {
    region,
    units,
    numbers: quantities.map(({ from }) => from),
    names,
    newQuantities,
    newNames,
    here: [
      1,
      Math.log1p(newQuantities),
      Math.log1p(newNames),
      Math.log1p(quantities.length + names.length),
      Math.max(0, ...plain),
      Math.max(0, ...likenesses.map((one) => one.recall)),
      Math.log1p(region.to - region.from),
    ],
  };
}

const NO_LIKENESS: Likeness = { plain: 0, recall: 0, precision: 0, matches: [] };
interface Anchors {
  readonly missing: number;
  readonly found: number;
  readonly lacks: ReadonlySet<number>;
}
const NO_ANCHORS: Anchors = { missing: 0, found: 0, lacks: new Set() };

function tellingWords(index: TraceIndex, { from, to }: Region): WordType[] {
  const seen = new Set<number>();
  const words: WordType[] = [];
  for (let at = from; at < to; at += 1) {
    const word = index.vocabulary.type(index.forms[at] ?? 0);
    if (!isTelling(word) || seen.has(word.family)) continue;
    seen.add(word.family);
    words.push(word);
  }
  return words;
}

/** A word that many sentences have says little. */
function comparerOf(query: readonly WordType[], units: readonly (readonly WordType[])[]): Comparer {
  const counts = new Map<number, number>();
  for (const words of units) {
    for (const { family } of words) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return new Comparer(
    query,
    query.map(({ family }) => 0.3 + (1 + (counts.get(family) ?? 0)) ** -0.5),
  );
}

/** How far each value is ahead of the best one of any other event. */
function leads(regions: readonly Region[], values: readonly number[]): number[] {
  let [first, second] = [0, 0];
  let holder = -1;
  for (const [at, { event }] of regions.entries()) {
    const value = values[at] ?? 0;
    if (event === holder) first = Math.max(first, value);
    else if (value > first) {
      second = first;
      first = value;
      holder = event;
    } else second = Math.max(second, value);
  }
  return regions.map(({ event }, at) => (values[at] ?? 0) - (event === holder ? second : first));
}

/** Numbers and names of the query that the surroundings of a sentence have, in any form. */
function anchorsOf(
  index: TraceIndex,
  query: Region,
  quantities: readonly Quantity[],
  names: readonly number[],
  unit: Region,
): Anchors {
  const [first, last] = index.tokensOf(unit.event);
  const isShort = last - first <= SHORT_EVENT;
  const around: Region = {
    event: unit.event,
    from: isShort ? first : Math.max(first, unit.from - AROUND),
    to: isShort ? last : Math.min(last, unit.to + AROUND),
  };
  const known = quantities.length === 0 ? [] : quantitiesOf(index, around);
  const unsaid = quantities.filter((one) => !known.some((other) => sameQuantity(one, other)));
  const unnamed = names.filter((at) => !hasName(index, at, around));
  const missing = unsaid.length + unnamed.filter((at) => isNew(index, query, at)).length;
  return {
    missing,
    found: quantities.length - unsaid.length + names.length - unnamed.length,
    lacks: new Set([...unsaid.map(({ from }) => from), ...unnamed]),
  };
}
