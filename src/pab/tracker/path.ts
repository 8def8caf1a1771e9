import { isTrusted } from "../model.ts";
import { CARRIER_HOPS } from "./carriers.ts";
import { type Copy, findCopies, LOOSE_COPY_SCORE } from "./copies.ts";
import type { Comparison } from "./differ/compare.ts";
import { type Explanation, explain, reasonsOf } from "./differ/explain.ts";
import { findBases, likeness } from "./differ/find-base.ts";
import type { AskEncoder } from "./encoder.ts";
import type { TrackerParameters } from "./parameters.ts";
import { isQuestion } from "./question-mark.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import type { Nearness } from "./weigh/nearness.ts";
import { type Question, readQuestion } from "./weigh/question.ts";
import { type Source, weigh } from "./weigh/weigh.ts";

/** One step back: a later region and where its text came from. */
export type Step =
  | { readonly kind: "copy"; readonly from: Region; readonly to: Region; readonly copy: Copy }
  | {
      readonly kind: "reworded";
      readonly from: Region;
      readonly to: Region;
      readonly source: Source;
      /** Probability that the text entered at `from` instead. */
      readonly here: number;
      readonly rejected: Source | null;
    }
  | {
      /** A trusted text that was altered: the origin is where the alteration came from. */
      readonly kind: "spliced";
      readonly from: Region;
      readonly to: Region;
      readonly comparison: Comparison;
      readonly explanations: readonly Explanation[];
    };

/** The way back from the surface to where the text entered. */
export interface Path {
  readonly steps: readonly Step[];
  readonly origin: Region;
  /** At an origin on a carrier: what was asked there, and the likeliest source that was not believed. */
  readonly end: PathEnd | null;
}

export interface PathEnd {
  readonly question: Question;
  /** Probability that the text entered here. */
  readonly here: number;
  readonly rejected: Source | null;
}

const LONGEST_PATH = 32;

type Fitted = Pick<TrackerParameters, "gate" | "reasons">;

/** Goes back from a region: along copies as far as they lead, then over rewordings. */
export function walkBack(index: TraceIndex, start: Region, fitted: Fitted): Path {
  const way = walk(index, start, fitted);
  let step = way.next(null);
  while (step.done !== true) step = way.next(null);
  return step.value;
}

/** The same with an encoder that is asked about every rewording. */
export async function walkBackWith(
  index: TraceIndex,
  start: Region,
  fitted: Fitted,
  encoder: AskEncoder,
): Promise<Path> {
  const way = walk(index, start, fitted);
  let step = way.next(null);
  while (step.done !== true) step = way.next(await encoder(index, step.value));
  return step.value;
}

function* walk(
  index: TraceIndex,
  start: Region,
  fitted: Fitted,
): Generator<Question, Path, Nearness | null> {
  const steps: Step[] = [];
  let at = start;
  let least: number | undefined;
  while (steps.length < LONGEST_PATH) {
    const copies = followCopies(index, at, least);
    steps.push(...copies.steps);
    at = copies.end;
    if (copies.altered !== null) {
      const reasons = reasonsOf(index, at, copies.altered);
      const explanations = explain(index, reasons, fitted.reasons);
      const to = explanations[0]?.region ?? at;
      steps.push({ kind: "spliced", from: at, to, comparison: copies.altered, explanations });
      return { steps, origin: to, end: null };
    }
    if (at.to <= at.from || !isCarrier(index, at.event)) break;
    const question = readQuestion(index, at, (event) => isCarrier(index, event));
    const { sources, here } = weigh(index, question, fitted.gate, yield question);
    const [best = null, second = null] = sources;
    if (best === null || best.probability <= here) {
      return { steps, origin: at, end: { question, here, rejected: best } };
    }
    const to = best.unit.region;
    steps.push({ kind: "reworded", from: at, to, source: best, here, rejected: second });
    at = to;
    // From here on the bounds of the text are a guess.
    least = LOOSE_COPY_SCORE;
  }
  return { steps, origin: at, end: null };
}

/** Where the copies of a region lead, and the trusted text that it turned out to alter, if any. */
export function followCopies(
  index: TraceIndex,
  start: Region,
  least?: number,
): { readonly steps: readonly Step[]; readonly end: Region; readonly altered: Comparison | null } {
  const steps: Step[] = [];
  let at = start;
  while (steps.length < LONGEST_PATH && at.to > at.from && isCarrier(index, at.event)) {
    const nearest = nearestCopy(index, at, least);
    if (nearest === null) break;
    if (!("recall" in nearest)) return { steps, end: at, altered: nearest };
    steps.push({ kind: "copy", from: at, to: nearest.region, copy: nearest });
    at = nearest.region;
  }
  return { steps, end: at, altered: null };
}

/**
 * The nearest copy that says nothing else; where there is none, the trusted text that was altered;
 * where there is none either, the nearest altered copy: of an untrusted text it is no better.
 */
function nearestCopy(
  index: TraceIndex,
  at: Region,
  least: number | undefined,
): Copy | Comparison | null {
  const inWords = findCopies(index, at, least).filter(({ region }) => !isMention(index, region));
  const found = findBases(index, at).filter(({ base }) => !isMention(index, base));
  // Where the bounds are a guess, what stands around the text is no addition to it.
  const bases =
    least === undefined
      ? found
      : found.map((one) => ({
          ...one,
          differences: one.differences.filter(({ kind }) => kind !== "added"),
        }));
  const copies = [
    ...inWords,
    ...found
      .filter(({ base }) => inWords.every(({ region }) => region.event !== base.event))
      .flatMap((one) => copyInOtherForm(one) ?? []),
  ].sort((a, b) => b.region.event - a.region.event);
  const isAltered = ({ region }: Copy): boolean =>
    bases.some(({ base, differences }) => base.event === region.event && differences.length > 0);
  const exact = copies.find((copy) => !isAltered(copy));
  if (exact !== undefined) return exact;
  return alteredTrusted(index, bases) ?? copies[0] ?? null;
}

/** Least share of either side that the other one has in the same order, in any form of the word or number. */
const ALL_IN_ANY_FORM = 0.9;

/** A base that says all of it and nothing else, in other forms: `at 18:00` for `at 6 pm`. */
function copyInOtherForm(comparison: Comparison): Copy | null {
  const { base, ordered, covered, baseCovered, differences } = comparison;
  const least = Math.min(ordered, covered, baseCovered);
  if (differences.length > 0 || least < ALL_IN_ANY_FORM) return null;
  return {
    region: base,
    recall: covered,
    precision: baseCovered,
    score: (2 * covered * baseCovered) / (covered + baseCovered),
    changed: 0,
    dropped: 0,
  };
}

/** The base that is most like the text, when it is, or copies, what a trusted channel said. */
function alteredTrusted(index: TraceIndex, bases: readonly Comparison[]): Comparison | null {
  const altered = bases.filter(({ differences }) => differences.length > 0);
  const trusted = altered.filter(({ base }) => comesFromTrusted(index, base));
  const [best] = trusted.filter(({ base }) => !isCarrier(index, base.event));
  const chosen = best ?? trusted[0];
  if (chosen === undefined) return null;
  const rival = altered.find(
    (one) => !isCarrier(index, one.base.event) && !comesFromTrusted(index, one.base),
  );
  return rival !== undefined && likeness(rival) > likeness(chosen) ? null : chosen;
}

const MOST_COPIES = 4;

function comesFromTrusted(index: TraceIndex, start: Region): boolean {
  let at = start;
  for (let steps = 0; steps < MOST_COPIES && isCarrier(index, at.event); steps += 1) {
    const bases = findBases(index, at);
    const [next] = bases.filter(({ base }) => !isCarrier(index, base.event)).concat(bases);
    if (next === undefined) return false;
    at = next.base;
  }
  const channel = index.events[at.event]?.channel;
  return channel !== undefined && isTrusted(channel);
}

function isCarrier(index: TraceIndex, event: number): boolean {
  const channel = index.events[event]?.channel;
  return channel !== undefined && CARRIER_HOPS.has(channel);
}

/**
 * Somebody who asks about a text mentions it and does not give it: `did we wire 640 to Norrvik?`
 * Carriers are passed through all the same, their words are not theirs.
 */
function isMention(index: TraceIndex, region: Region): boolean {
  return !isCarrier(index, region.event) && isQuestion(index, region);
}
