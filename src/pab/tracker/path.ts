import type { Channel } from "../model.ts";
import { CARRIER_HOPS } from "./carriers.ts";
import { type Copy, findCopies, LOOSE_COPY_SCORE } from "./copies.ts";
import type { Comparison } from "./differ/compare.ts";
import { type Explanation, explain } from "./differ/explain.ts";
import { findBases, likeness } from "./differ/find-base.ts";
import { dot, linkFeatures } from "./link-score.ts";
import { findLinks, type Link, type Query, readQuery } from "./links.ts";
import { moodOf } from "./moods.ts";
import type { TrackerParameters } from "./parameters.ts";
import { readPassage } from "./passage.ts";
import type { Region } from "./region.ts";
import { sameText } from "./same-text.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";

/** One step back: a later region and where its text came from. */
export type Step =
  | { readonly kind: "copy"; readonly from: Region; readonly to: Region; readonly copy: Copy }
  | {
      readonly kind: "reworded";
      readonly from: Region;
      readonly to: Region;
      readonly query: Query;
      readonly scored: ScoredLink;
      /** Set where the source was found by meaning: the cosine. */
      readonly cosine?: number;
      readonly rejected: ScoredLink | null;
    }
  | {
      /** A trusted text that was altered: the origin is where the alteration came from. */
      readonly kind: "spliced";
      readonly from: Region;
      readonly to: Region;
      readonly comparison: Comparison;
      readonly explanations: readonly Explanation[];
    };

export interface ScoredLink {
  readonly link: Link;
  /** Log odds that it is the source. */
  readonly logOdds: number;
}

/** The way back from the surface to where the text entered. */
export interface Path {
  readonly steps: readonly Step[];
  readonly origin: Region;
  /** At an origin on a carrier: the best source that was not believed, with what was asked of it. */
  readonly end: PathEnd | null;
}

export interface PathEnd {
  readonly query: Query;
  readonly rejected: ScoredLink | null;
  /** Numbers and names that no earlier event has: they entered here. */
  readonly newQuantities: number;
  readonly newNames: number;
}

const LONGEST_PATH = 32;
/** Channels whose orders are carried out: altering what they said is worth something. */
const TRUSTED: ReadonlySet<Channel> = new Set(["system", "user", "trusted_tool"]);

/** Goes back from a region: along copies as far as they lead, then over rewordings. */
export function walkBack(index: TraceIndex, start: Region, parameters: TrackerParameters): Path {
  const steps: Step[] = [];
  let at = start;
  let least: number | undefined;
  while (steps.length < LONGEST_PATH && at.to > at.from && isCarrier(index, at)) {
    const nearest = nearestCopy(index, at, least);
    if (nearest !== null && "recall" in nearest) {
      steps.push({ kind: "copy", from: at, to: nearest.region, copy: nearest });
      at = nearest.region;
      continue;
    }
    if (nearest !== null) {
      const explanations = explain(index, at, nearest);
      const to = explanations[0]?.region ?? at;
      steps.push({ kind: "spliced", from: at, to, comparison: nearest, explanations });
      return { steps, origin: to, end: null };
    }
    const query = readQuery(index, at);
    const { links, newQuantities, newNames } = findLinks(index, query);
    const scored = scoreLinks(index, query, links, parameters);
    const [nearestInWords = null] = scored;
    if (nearestInWords === null || nearestInWords.logOdds <= 0) {
      const rejected = nearestInWords;
      return { steps, origin: at, end: { query, rejected, newQuantities, newNames } };
    }
    const best = stopover(index, scored, nearestInWords, parameters) ?? nearestInWords;
    const second = scored.find((one) => one !== best) ?? null;
    const to = best.link.core;
    steps.push({ kind: "reworded", from: at, to, query, scored: best, rejected: second });
    at = to;
    // From here on the bounds of the text are a guess.
    least = LOOSE_COPY_SCORE;
  }
  return { steps, origin: at, end: null };
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
  const copies = findCopies(index, at, least).filter(({ region }) => !isMention(index, region));
  const bases = findBases(index, at).filter(({ base }) => !isMention(index, base));
  const isAltered = ({ region }: Copy): boolean =>
    bases.some(({ base, differences }) => base.event === region.event && differences.length > 0);
  const exact = copies.find((copy) => !isAltered(copy));
  if (exact !== undefined) return exact;
  return alteredTrusted(index, bases) ?? copies[0] ?? null;
}

/** The base that is most like the text, when it is, or copies, what a trusted channel said. */
function alteredTrusted(index: TraceIndex, bases: readonly Comparison[]): Comparison | null {
  const altered = bases.filter(({ differences }) => differences.length > 0);
  const trusted = altered.filter(({ base }) => comesFromTrusted(index, base));
  const [best] = trusted.filter(({ base }) => !isCarrier(index, base));
  const chosen = best ?? trusted[0];
  if (chosen === undefined) return null;
  const rival = altered.find(
    (one) => !isCarrier(index, one.base) && !comesFromTrusted(index, one.base),
  );
  return rival !== undefined && likeness(rival) > likeness(chosen) ? null : chosen;
}

const MOST_COPIES = 4;

function comesFromTrusted(index: TraceIndex, start: Region): boolean {
  let at = start;
  for (let steps = 0; steps < MOST_COPIES && isCarrier(index, at); steps += 1) {
    const bases = findBases(index, at);
    const [next] = bases.filter(({ base }) => !isCarrier(index, base)).concat(bases);
    if (next === undefined) return false;
    at = next.base;
  }
  const channel = index.events[at.event]?.channel;
  return channel !== undefined && TRUSTED.has(channel);
}

/**
 * A rewording of a rewording may be more like the first text than like the one in between. A later
 * carrier that passes for the source, and whose own source the best link is, stands in between.
 */
function stopover(
  index: TraceIndex,
  scored: readonly ScoredLink[],
  best: ScoredLink,
  parameters: TrackerParameters,
): ScoredLink | null {
  const between = scored
    .filter(
      ({ link, logOdds }) =>
        logOdds > 0 &&
        link.mood.directs &&
        link.core.event > best.link.core.event &&
        isCarrier(index, link.core),
    )
    .sort((a, b) => b.link.core.event - a.link.core.event);
  const leadsToBest = ({ link }: ScoredLink): boolean => {
    const query = readQuery(index, link.core);
    return scoreLinks(index, query, findLinks(index, query).links, parameters).some(
      (one) => one.logOdds > 0 && sameText(index, one.link.core, best.link.core),
    );
  };
  return between.find(leadsToBest) ?? null;
}

function isCarrier(index: TraceIndex, region: Region): boolean {
  const event = index.events[region.event];
  return event !== undefined && CARRIER_HOPS.has(event.channel);
}

/**
 * Somebody who asks about a text mentions it and does not give it: `did we wire 640 to Norrvik?`
 * Carriers are passed through all the same, their words are not theirs.
 */
function isMention(index: TraceIndex, region: Region): boolean {
  if (isCarrier(index, region)) return false;
  const first = sentenceAt(index, region.event, region.from);
  const last = sentenceAt(index, region.event, region.to - 1);
  return moodOf(index, readPassage(index, { ...first, to: last.to })).asks;
}

/** All links with their log odds, best first, one for each text: the nearest event that has it. */
function scoreLinks(
  index: TraceIndex,
  query: Query,
  links: readonly Link[],
  parameters: TrackerParameters,
): ScoredLink[] {
  const scored = links
    .filter(({ mood }) => !mood.asks)
    .map((link) => ({ link, logOdds: dot(parameters.link, linkFeatures(query, link)) }))
    .sort((a, b) => b.logOdds - a.logOdds);
  const texts: ScoredLink[] = [];
  for (const { link, logOdds } of scored) {
    // A list of an order's values in the same sequence is no copy of the order.
    const same = texts.findIndex(
      (one) =>
        one.link.mood.directs === link.mood.directs && sameText(index, one.link.core, link.core),
    );
    const known = texts[same];
    if (known === undefined) texts.push({ link, logOdds });
    // A copy of a copy is nearer in time, not weaker in content.
    else if (link.core.event > known.link.core.event) texts[same] = { ...known, link };
  }
  return texts;
}
